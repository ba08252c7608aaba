import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { TypeRef } from '../../model/catalog-model.js';
import type { RecordTable, ResolvedField, ResolvedRecord } from './records.js';
import type { TypeTable } from './type-table.js';

/**
 * Report records that no value can be of, because each value would need another one of the record inside: each such
 * circle once, at the field that begins it. Whatever merely requires such a record is not reported.
 */
export function checkEndless(records: RecordTable, table: TypeTable, diagnostics: Diagnostics): void {
  const finder = new EndlessFinder(records, table);
  const reported = new Set<string>();
  for (const fqn of finder.endless) {
    const circle = finder.circleFrom(fqn);
    const [first] = circle;
    if (first === undefined || circle.some(({ record }) => reported.has(record))) continue;
    for (const { record } of circle) reported.add(record);
    const names = [...circle.map(({ record, field }) => `${record}.${field.name}`), first.record];
    diagnostics.report('endless-record', first.field.node.name.span, { names });
  }
}

/** A field that requires a record of which there are no values. */
interface EndlessStep {
  readonly record: string;
  readonly field: ResolvedField;
}

class EndlessFinder {
  /** Full names, in the order of the records. */
  readonly endless: Set<string>;

  constructor(
    private readonly records: RecordTable,
    private readonly table: TypeTable,
  ) {
    this.endless = new Set(records.keys());
    // Those whose required fields can all have values, until no further one is found.
    for (let before = 0; before !== this.endless.size;) {
      before = this.endless.size;
      for (const record of records.values())
        if (this.firstEndless(record) === undefined) this.endless.delete(record.declared.fqn);
    }
  }

  /** The circle to which the endless fields of a record lead; it begins where it is closed. */
  circleFrom(fqn: string): readonly EndlessStep[] {
    const steps: EndlessStep[] = [];
    for (let record = fqn; ;) {
      const start = steps.findIndex((step) => step.record === record);
      if (start >= 0) return steps.slice(start);
      const field = this.firstEndless(this.records.get(record));
      const [next] = field === undefined ? [] : this.endlessIn(field.type);
      if (field === undefined || next === undefined) return [];
      steps.push({ record, field });
      record = next;
    }
  }

  private firstEndless(record: ResolvedRecord | undefined): ResolvedField | undefined {
    return record?.fields.find(
      ({ node, type }) => !node.optional && node.default === undefined && this.endlessIn(type).length > 0,
    );
  }

  /** Records without values that every value of a type needs one of: of a union, where all members need one. */
  private endlessIn(type: TypeRef | undefined): readonly string[] {
    const structure = this.table.dereference(type);
    if (structure?.kind === 'named') return this.endless.has(structure.fqn) ? [structure.fqn] : [];
    if (structure?.kind !== 'union') return [];
    const members = structure.members.map((member) => this.endlessIn(member.type));
    return members.every((one) => one.length > 0) ? members.flat() : [];
  }
}
