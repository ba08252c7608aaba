import { nextTurn } from '../kernel/event-loop-turn.js';
import type { Urn } from '../kernel/urn.js';
import type { AuditFindings } from './derived-content.js';
import type { ComparedEntities, ComparedWindow, EntityDifference, Treatment } from './compare-content.js';

/** Entities of the first comparison, and most of a later one. */
const FIRST = 10;
const MOST = 500;
/** Milliseconds that a comparison is to take: requests are served between two of them. */
const TARGET = 10;

/** Most entities that are listed of an index; all are counted. */
export const MOST_LISTED = 1000;

/**
 * What an audit found of an index. `entities`: of the primary store. `missing`, `surplus`, `different`: how many of
 * them the index should have and has not, has and should not have, or has or looks up in another way. `listed`: the
 * first of these, at most MOST_LISTED. `unowned`: entries in which the index looks entities up, and which belong to
 * none. `remaining`: entities that still differ, and entries that are unowned, after the audit: all where nothing was
 * to be repaired. An audit that repairs looks again afterwards.
 */
export interface AuditedIndex {
  readonly name: string;
  readonly entities: number;
  readonly missing: number;
  readonly surplus: number;
  readonly different: number;
  readonly listed: readonly EntityDifference[];
  readonly unowned: number;
  readonly remaining: number;
  /** `behind`: it was not compared to its end, because it is not up with the change log. */
  readonly state: 'behind' | 'compared';
}

/**
 * How an index is compared. `compare`: some entities, in order of URN, of which those that differ are derived once more
 * for `repair`; `undefined` when the index is not up with the log. `audit`: the index by itself. `report`: gets how far
 * it is.
 */
export interface IndexComparison {
  readonly compare: (window: ComparedEntities, treatment: Treatment) => Promise<ComparedWindow | undefined>;
  readonly audit: () => Promise<AuditFindings>;
  readonly report: (sentence: string) => void;
}

/** The same for an audit that repairs. `rebuild`: makes the index again, where what it looks up in does not fit. */
export interface IndexRepair extends IndexComparison {
  readonly rebuild: () => Promise<void>;
}

/**
 * Compare what an index has of every entity with what it should have, a few entities at a time: as many as take ten
 * milliseconds. Then have the index compared with itself.
 */
export function auditIndex(name: string, comparison: IndexComparison): Promise<AuditedIndex> {
  return auditOnce(name, comparison, 'report');
}

/** The same, and repair what is found. What differs after that remains. */
export async function repairIndex(name: string, { rebuild, ...comparison }: IndexRepair): Promise<AuditedIndex> {
  const found = await auditOnce(name, comparison, 'repair');
  if (found.state === 'behind' || found.remaining === 0) return found;
  const again = await auditOnce(name, comparison, 'report');
  if (again.state === 'compared' && again.remaining === 0) return { ...found, remaining: 0 };
  await rebuild();
  const { remaining, state } = await auditOnce(name, comparison, 'report');
  return { ...found, remaining, state };
}

async function auditOnce(
  name: string,
  { compare, audit, report }: IndexComparison,
  treatment: Treatment,
): Promise<AuditedIndex> {
  const found = new DifferenceList();
  let entities = 0;
  let limit = FIRST;
  let after: Urn | undefined;
  do {
    const window = await compare({ after, limit }, treatment);
    if (window === undefined) return { name, entities, ...found.result(0), state: 'behind' };
    found.add(window.different, window.different.length);
    entities += window.entities;
    after = window.next;
    limit = Math.max(Math.min(Math.round((limit * TARGET) / Math.max(window.milliseconds, 1)), 2 * limit, MOST), 1);
    report(`${name}: ${String(entities)} entities compared`);
    await nextTurn();
  } while (after !== undefined);
  const { differences, different, unowned } = await audit();
  found.add(
    different.map((urn) => ({ urn, kind: 'different' })),
    differences,
  );
  return { name, entities, ...found.result(unowned), state: 'compared' };
}

/** Entities that differ. One that is listed and differs in two ways counts once. */
class DifferenceList {
  private readonly listed = new Map<Urn, EntityDifference>();
  private readonly counts = { different: 0, missing: 0, surplus: 0 };

  /** @param count of all that differ, of which `differences` are the first; the others are `different` */
  add(differences: readonly EntityDifference[], count: number): void {
    this.counts.different += count - differences.length;
    for (const difference of differences) {
      if (this.listed.has(difference.urn)) continue;
      this.counts[difference.kind]++;
      if (this.listed.size < MOST_LISTED) this.listed.set(difference.urn, difference);
    }
  }

  result(unowned: number): Omit<AuditedIndex, 'entities' | 'name' | 'state'> {
    const { different, missing, surplus } = this.counts;
    const remaining = different + missing + surplus + unowned;
    return { missing, surplus, different, listed: [...this.listed.values()], unowned, remaining };
  }
}
