/**
 * Finds names that one entity gives two meanings: documents and filters know a search field by its name alone, and
 * lineage an edge. Takes the names that annotations state for the records of aspects, then what entities carry. Says
 * nothing of names that two annotations share on purpose, such as a count that several lists have in common.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { EntitySpec } from '../../model/catalog-model.js';
import { placeOf, type Span } from '../../source/span.js';
import type { ResolvedRecord } from '../names/records.js';

/** How messages call what a search field holds. */
const ROLES = {
  values: 'the name of values',
  alias: 'another name of values',
  presence: 'whether there are values',
  count: 'the number of values',
} as const;

/** A name in one of its meanings. */
export type NameUse =
  | { readonly kind: 'search'; readonly name: string; readonly role: keyof typeof ROLES; readonly span: Span }
  | {
      readonly kind: 'lineage';
      readonly name: string;
      readonly direction: 'upstream' | 'downstream';
      readonly span: Span;
    };

export class NameUses {
  private readonly byRecord = new Map<string, NameUse[]>();
  /** A record is shared by aspects, and an aspect by entities. */
  private readonly reported = new Set<string>();

  constructor(private readonly diagnostics: Diagnostics) {}

  /** @param record of the aspect */
  add(record: ResolvedRecord, use: NameUse): void {
    const { fqn } = record.declared;
    this.byRecord.set(fqn, [...(this.byRecord.get(fqn) ?? []), use]);
  }

  /** @param records of its aspects, in their order */
  checkEntity(entity: Pick<EntitySpec, 'name'>, records: readonly ResolvedRecord[]): void {
    const first = new Map<string, NameUse>();
    for (const use of records.flatMap(({ declared }) => this.byRecord.get(declared.fqn) ?? [])) {
      const key = `${use.kind} ${use.name}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, use);
      else if (meaningOf(known) !== meaningOf(use)) this.report(use, known, entity.name);
    }
  }

  private report(use: NameUse, known: NameUse, entity: string): void {
    const { name, span } = use;
    const id = `${span.file.place}:${String(span.start)} ${use.kind}`;
    if (this.reported.has(id)) return;
    this.reported.add(id);
    const first = placeOf(known.span);
    if (use.kind === 'search' && known.kind === 'search') {
      const [role, otherRole] = [ROLES[use.role], ROLES[known.role]];
      this.diagnostics.report('searchable-role-clash', span, { name, role, entity, otherRole, first });
    }
    if (use.kind === 'lineage' && known.kind === 'lineage') {
      const { direction } = use;
      this.diagnostics.report('relationship-direction-clash', span, {
        name,
        entity,
        direction,
        other: known.direction,
        first,
      });
    }
  }
}

/** Values are found by the name of their field and by its aliases alike. */
function meaningOf(use: NameUse): string {
  if (use.kind === 'lineage') return use.direction;
  return use.role === 'alias' ? 'values' : use.role;
}
