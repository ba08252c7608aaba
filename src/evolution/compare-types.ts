/**
 * Compares the named types of two models. Takes both, reports what differs for values of records, enums, fixed types
 * and unions. A change of an included field is reported once, where the field is declared.
 */
import type { FieldShape, RecordShape, TypeShape } from '../../generated/service/registry/model-shape.js';
import { FieldComparison, type FieldOwner } from './compare-fields.js';
import type { UseComparison } from './compare-uses.js';
import type { FoundChanges, Where } from './found-changes.js';
import { fieldPart, typePart } from './part-names.js';
import type { ShapeIndex } from './shape-index.js';

type Enum = Extract<TypeShape, { readonly kind: 'enum' }>;

/** `reported`: `<record>.<field>` of fields whose change is reported elsewhere. */
interface TypeFindings {
  readonly uses: UseComparison;
  readonly found: FoundChanges;
  readonly reported: ReadonlySet<string>;
}

export class TypeComparison {
  private readonly uses: UseComparison;
  private readonly found: FoundChanges;
  private readonly reported: ReadonlySet<string>;
  private readonly fields: FieldComparison;
  /** `<record>.<field>` of every field that a model declares. */
  private readonly declared: { readonly old: ReadonlySet<string>; readonly new: ReadonlySet<string> };

  constructor(
    private readonly older: ShapeIndex,
    private readonly newer: ShapeIndex,
    { uses, found, reported }: TypeFindings,
  ) {
    this.uses = uses;
    this.found = found;
    this.reported = reported;
    this.fields = new FieldComparison(uses, found);
    this.declared = { old: declaredFields(older), new: declaredFields(newer) };
  }

  /** All types; renamed types are matched by their new name. */
  compareAll(): void {
    for (const before of this.older.shape.types) {
      const after = this.newer.type(before.name);
      if (after !== undefined) this.compare(before, after);
    }
    const seen = new Set<string>();
    // Comparing a renamed type may lead to further ones.
    for (const { before, after } of this.uses.renamed) {
      const [old, now] = [this.older.type(before), this.newer.type(after)];
      if (old === undefined || now === undefined || seen.has(`${before} ${after}`)) continue;
      seen.add(`${before} ${after}`);
      this.compare(old, now);
    }
    this.reportAddedAndRemoved();
  }

  private compare(before: TypeShape, after: TypeShape): void {
    const where: Where = { tree: 'new', parts: [typePart(after.name)], aspects: this.older.aspectsOf(before.name) };
    if (before.kind === 'record' && after.kind === 'record') this.compareRecords(before, after);
    else if (before.kind === 'enum' && after.kind === 'enum') this.compareEnums(before, after);
    else if (before.kind === 'typeref' && after.kind === 'typeref') {
      this.uses.compare(before.type, after.type, { what: after.name, where });
    } else if (before.kind === 'fixed' && after.kind === 'fixed') {
      if (before.size === after.size) return;
      this.found.note('size-changed', where, { type: after.name, before: before.size, after: after.size });
    } else {
      this.found.note('declaration-changed', where, { type: after.name, before: before.kind, after: after.kind });
    }
  }

  private compareRecords(before: RecordShape, after: RecordShape): void {
    const owner: FieldOwner = {
      noun: 'field',
      aspects: this.older.aspectsOf(before.name),
      nameOf: (field, change) => this.ownerOf(field, change, after.name),
      partsOf: (field) => [
        fieldPart(field.from ?? after.name, field.name),
        fieldPart(after.name, field.name),
        fieldPart(before.name, field.name),
        typePart(after.name),
      ],
    };
    this.fields.compare(this.unreported(before), this.unreported(after), owner);
  }

  private unreported({ name, fields }: RecordShape): readonly FieldShape[] {
    return fields.filter((field) => !this.reported.has(`${name}.${field.name}`));
  }

  /** Adding or removing an include changes the including record, not the included one. */
  private ownerOf(field: FieldShape, change: 'added' | 'kept' | 'removed', record: string): string {
    if (field.from === undefined) return record;
    const elsewhere = change === 'added' ? this.declared.old : this.declared.new;
    return change !== 'kept' && elsewhere.has(`${field.from}.${field.name}`) ? record : field.from;
  }

  private compareEnums(before: Enum, after: Enum): void {
    const [type, aspects] = [after.name, this.older.aspectsOf(before.name)];
    for (const symbol of before.symbols.filter((candidate) => !after.symbols.includes(candidate))) {
      const parts = [fieldPart(before.name, symbol), typePart(before.name)];
      this.found.note('symbol-removed', { tree: 'old', parts, aspects }, { symbol, type });
    }
    for (const symbol of after.symbols.filter((candidate) => !before.symbols.includes(candidate))) {
      const parts = [fieldPart(type, symbol), typePart(type)];
      this.found.note('symbol-added', { tree: 'new', parts, aspects }, { symbol, type });
    }
  }

  private reportAddedAndRemoved(): void {
    const gone = new Set(this.uses.renamed.map(({ before }) => before));
    const renamedTo = new Set(this.uses.renamed.map(({ after }) => after));
    for (const { kind, name } of this.older.shape.types) {
      if (this.newer.type(name) !== undefined || gone.has(name)) continue;
      const where: Where = { tree: 'old', parts: [typePart(name)], aspects: this.older.aspectsOf(name) };
      this.found.note('type-removed', where, { kind, type: name });
    }
    for (const { kind, name } of this.newer.shape.types) {
      if (this.older.type(name) !== undefined || renamedTo.has(name)) continue;
      this.found.note('type-added', { tree: 'new', parts: [typePart(name)], aspects: [] }, { kind, type: name });
    }
  }
}

function declaredFields({ shape }: ShapeIndex): ReadonlySet<string> {
  return new Set(
    shape.types.flatMap((type) =>
      type.kind === 'record' ? type.fields.map((field) => `${field.from ?? type.name}.${field.name}`) : [],
    ),
  );
}
