import type { Field } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { Binding, Raw } from '../../runtime/graphql/binding.js';
import { PathReader, type FieldPathEnd, type PathRoot } from './field-path.js';
import type { Joins } from './joins.js';
import { pascalCase } from './names.js';
import type { FieldOverride } from '../../model/graphql-overrides.js';
import type { SchemaDraft } from './schema-draft.js';
import type { SchemaField } from './schema-shape.js';
import { promised, type TypePosition, TypeWriter, type WrittenType } from './type-writer.js';

type UrnRefusals = Pick<TypePosition, 'isChecked' | 'refusesOthers'>;

/** Writes fields of object types: by the rules from a record's field, or as an override says. */
export class FieldWriter {
  private readonly paths: PathReader;
  private readonly writer: TypeWriter;

  constructor(
    private readonly types: ModelTypeIndex,
    private readonly joins: Joins,
    private readonly draft: SchemaDraft,
  ) {
    this.paths = new PathReader(types);
    this.writer = new TypeWriter(types, draft);
  }

  /** A field of a record as the rules have it. `owner`: the name of the object type. */
  byRule(owner: string, record: string, field: Field): SchemaField {
    const written = this.writer.write(field.type, {
      name: `${owner}${pascalCase(field.name)}`,
      doc: field.doc,
      entities: this.joins.of(record, field.name),
      isChecked: this.joins.isChecked(record, field),
      refusesOthers: this.joins.refusesOthers(record, field),
      type: undefined,
      entry: undefined,
    });
    return {
      name: field.name,
      doc: field.doc,
      args: '',
      type: field.presence === 'required' ? promised(written) : written.type,
      deprecated: field.deprecated === true ? 'No longer used.' : field.deprecated,
      binding: {
        kind: 'value',
        sources: [{ from: 'record', steps: [field.name] }],
        output: written.output,
        fallback: field.presence === 'required' ? field.default : undefined,
      },
    };
  }

  /** A field as an override has it; `undefined` when its subject is not in the models. */
  byOverride(owner: string, name: string, override: FieldOverride, root: PathRoot): SchemaField | undefined {
    if (override.computed !== undefined) return computedField(name, override);
    const paths = override.paths.length === 0 ? [name] : override.paths;
    const ends = paths.flatMap((path) => this.paths.read(path, root) ?? []);
    const [first] = ends;
    if (first === undefined) return undefined;
    const written = this.boxed(this.write(owner, name, override, first), override, this.docOf(first));
    const fallback = override.fallback ?? (ends.length === 1 ? first.default : undefined);
    const isStored = ends.some((end) => !end.canBeAbsent) && !written.canBeAbsent;
    return {
      name,
      doc: this.docOf(first),
      args: '',
      type: `${written.type}${(override.isRequired ?? (isStored || fallback !== undefined)) ? '!' : ''}`,
      deprecated: override.deprecated,
      binding: this.bind(ends, written, fallback),
    };
  }

  private bind(ends: readonly FieldPathEnd[], written: WrittenType, fallback: Raw | undefined): Binding {
    return { kind: 'value', sources: ends.map(({ source }) => source), output: written.output, fallback };
  }

  private write(owner: string, name: string, override: FieldOverride, end: FieldPathEnd): WrittenType {
    const { symbols } = override;
    if (symbols !== undefined) {
      const type = this.draft.symbolType(symbols.enum, this.docOf(end), this.meanings(symbols.of, end));
      return { type, output: { kind: 'symbol', symbols: symbols.of }, canBeAbsent: true };
    }
    return this.writer.write(end.type, {
      name: `${owner}${pascalCase(name)}`,
      doc: this.docOf(end),
      entities:
        override.entities?.filter((entity) => this.joins.isModelled(entity)) ?? this.joins.of(end.record, end.field),
      ...this.refusals(override, end),
      type: override.type,
      entry: override.entry,
      hasNullItems: override.hasNullItems,
    });
  }

  /** Symbol -> what the member of the union is for which it stands. */
  private meanings(symbols: Readonly<Record<string, string>>, end: FieldPathEnd): ReadonlyMap<string, string> {
    const bare = this.types.bare(end.type);
    const members = new Map(bare.kind === 'union' ? bare.members.map((member) => [member.key, member]) : []);
    return new Map(
      Object.entries(symbols).map(([key, symbol]) => {
        const member = members.get(key);
        const declared = member?.type.kind === 'named' ? this.types.named(member.type.fqn).doc : '';
        return [symbol, member?.doc || declared || `Stands for ${key}.`];
      }),
    );
  }

  private boxed(written: WrittenType, { box }: FieldOverride, doc: string): WrittenType {
    if (box === undefined) return written;
    const type = this.draft.associationType(box.type, doc, [
      { name: box.field, doc, type: `${written.type}!`, output: written.output },
    ]);
    return { type, output: { kind: 'box', type, field: box.field }, canBeAbsent: false };
  }

  /** What the paths of an override say of URNs in its field. */
  private refusals(override: FieldOverride, { record, field }: FieldPathEnd): UrnRefusals {
    const type = this.types.named(record);
    const declared = type.kind === 'record' ? type.fields.find(({ name }) => name === field) : undefined;
    if (override.entities !== undefined || declared === undefined) return { isChecked: false, refusesOthers: false };
    const isOnly = override.paths.length <= 1;
    return {
      isChecked: this.joins.isChecked(record, declared),
      refusesOthers: isOnly && this.joins.refusesOthers(record, declared),
    };
  }

  private docOf(end: FieldPathEnd): string {
    const type = this.types.named(end.record);
    if (type.kind !== 'record') return '';
    return end.field === '' ? type.doc : (type.fields.find(({ name }) => name === end.field)?.doc ?? '');
  }
}

function computedField(name: string, { computed, deprecated }: FieldOverride): SchemaField {
  const what = computed ?? 'associatedUrn';
  return { name, ...COMPUTED_FIELDS[what], args: '', deprecated, binding: { kind: 'computed', what } };
}

const COMPUTED_FIELDS = {
  aspectVersion: { type: 'Long!', doc: 'Version of the aspect; 0 is the latest.' },
  associatedUrn: { type: 'String!', doc: 'URN of the entity that holds this.' },
  durationMillis: { type: 'Long!', doc: 'How long it lasts by the calendar of UTC, in milliseconds.' },
} as const;
