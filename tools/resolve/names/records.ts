import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { TypeRef } from '../../model/catalog-model.js';
import { mergeAnnotations } from '../../pdl/annotations.js';
import type { FieldNode, Includes, ObjectEntry, RecordNode, TypeNode } from '../../pdl/syntax.js';
import { placeOf, type Span } from '../../source/span.js';
import type { Declared, DeclarationIndex } from './type-index.js';
import { typeText } from '../../model/type-text.js';
import type { TypeTable } from './type-table.js';

/** A field at its place in a record. `type` is `undefined` when it could not be resolved, which has been reported. */
export interface ResolvedField {
  readonly name: string;
  readonly node: FieldNode;
  readonly type: TypeRef | undefined;
  /** Merged, in order of first appearance. */
  readonly annotations: readonly ObjectEntry[];
  /** Full name of the record that declares the field. */
  readonly declaredIn: string;
}

export interface ResolvedRecord {
  readonly declared: Declared;
  /** Full names of the records that its clause names, typerefs followed. */
  readonly includes: readonly string[];
  /** All fields, included ones before or after the own ones as the clause stands. */
  readonly fields: readonly ResolvedField[];
  readonly annotations: readonly ObjectEntry[];
}

export type RecordTable = ReadonlyMap<string, ResolvedRecord>;

/**
 * Copy included fields into the records that include them. Reports cycles, conflicts and invalid includes, which are
 * omitted. Does not look at the meaning of fields.
 */
export function resolveRecords(index: DeclarationIndex, table: TypeTable, diagnostics: Diagnostics): RecordTable {
  const merger = new RecordMerger(table, diagnostics);
  for (const declared of index.byFqn.values()) {
    if (declared.node.kind === 'record') merger.merge(declared, declared.node, []);
  }
  return merger.records;
}

interface Included {
  readonly node: TypeNode;
  readonly record: ResolvedRecord;
}

class RecordMerger {
  readonly records = new Map<string, ResolvedRecord>();
  private readonly table: TypeTable;
  private readonly diagnostics: Diagnostics;

  constructor(table: TypeTable, diagnostics: Diagnostics) {
    this.table = table;
    this.diagnostics = diagnostics;
  }

  /** `path` holds the full names of the records whose includes led here. */
  merge(declared: Declared, node: RecordNode, path: readonly string[]): ResolvedRecord {
    const known = this.records.get(declared.fqn);
    if (known !== undefined) return known;
    const included = this.includedBy(node.includes, [...path, declared.fqn]);
    const own = node.fields.map((field) => this.ownField(field, declared.fqn));
    const copied = included.flatMap((include) => include.record.fields);
    this.reportClashes(included, own);
    const record: ResolvedRecord = {
      declared,
      includes: included.map((include) => include.record.declared.fqn),
      fields: firstOfEachName(node.includes?.position === 'after' ? [...own, ...copied] : [...copied, ...own]),
      annotations: mergeAnnotations(node.annotations).entries,
    };
    this.records.set(declared.fqn, record);
    return record;
  }

  private includedBy(clause: Includes | undefined, path: readonly string[]): readonly Included[] {
    const included = new Map<string, Included>();
    for (const node of clause?.types ?? []) {
      const record = this.includedRecord(node, path);
      if (record === undefined) continue;
      const name = record.declared.fqn;
      const existing = included.get(name);
      if (existing === undefined) included.set(name, { node, record });
      else this.diagnostics.report('duplicate-include', node.span, { name, first: placeOf(existing.node.span) });
    }
    return [...included.values()];
  }

  private includedRecord(node: TypeNode, path: readonly string[]): ResolvedRecord | undefined {
    const type = this.table.dereference(this.table.typeOf(node));
    if (type === undefined) return undefined;
    const target = type.kind === 'named' ? this.table.declared(type.fqn) : undefined;
    if (target?.node.kind !== 'record') {
      const found = target === undefined ? typeText(type) : `the ${target.node.kind} "${target.fqn}"`;
      this.diagnostics.report('include-not-record', node.span, { found });
      return undefined;
    }
    const start = path.indexOf(target.fqn);
    if (start < 0) return this.merge(target, target.node, path);
    this.diagnostics.report('include-cycle', node.span, { names: [...path.slice(start), target.fqn] });
    return undefined;
  }

  private ownField(node: FieldNode, declaredIn: string): ResolvedField {
    const { entries } = mergeAnnotations(node.annotations);
    return { name: node.name.text, node, type: this.table.typeOf(node.type), annotations: entries, declaredIn };
  }

  /** Two own fields of one name have been reported by the parser; here at least one of a pair is included. */
  private reportClashes(included: readonly Included[], own: readonly ResolvedField[]): void {
    const seen = new Map<string, ResolvedField>();
    const meet = (field: ResolvedField, span: Span): void => {
      const first = seen.get(field.name);
      if (first === undefined) {
        seen.set(field.name, field);
        return;
      }
      this.diagnostics.report('included-field-clash', span, {
        field: field.name,
        first: first.declaredIn,
        firstPlace: placeOf(first.node.name.span),
        second: field.declaredIn,
        secondPlace: placeOf(field.node.name.span),
      });
    };
    for (const include of included) for (const field of include.record.fields) meet(field, include.node.span);
    const copied = new Set(seen.keys());
    for (const field of own) if (copied.has(field.name)) meet(field, field.node.name.span);
  }
}

function firstOfEachName(fields: readonly ResolvedField[]): readonly ResolvedField[] {
  const seen = new Set<string>();
  return fields.filter((field) => {
    const isFirst = !seen.has(field.name);
    seen.add(field.name);
    return isFirst;
  });
}
