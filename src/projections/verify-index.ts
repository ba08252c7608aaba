import { setImmediate } from 'node:timers/promises';
import type { Urn } from '../kernel/urn.js';
import type { AuditFindings } from './derived-content.js';
import type { ComparedEntities, ComparedWindow } from './compare-content.js';

/** Entities of the first comparison, and most of a later one. */
const FIRST = 10;
const MOST = 500;
/** Milliseconds that a comparison is to take: requests are served between two of them. */
const TARGET = 10;

/** Most URNs that are listed of an index; all are counted. */
export const MOST_LISTED = 1000;

/**
 * `entities`: of the primary store. `differences`: those of which the index has something else, or more, or nothing, or
 * looks up something else than it has. `different`: the first of them, at most MOST_LISTED. `unowned`: entries in which
 * the index looks entities up, and which belong to none.
 */
export interface VerifiedIndex {
  readonly name: string;
  readonly entities: number;
  readonly differences: number;
  readonly different: readonly Urn[];
  readonly unowned: number;
  /** `behind`: it was not compared to its end, because it is not up with the change log. */
  readonly state: 'behind' | 'compared';
}

/**
 * How an index is compared. `compare`: some entities, in order of URN; `undefined` when the index is not up with the
 * log. `audit`: the index by itself. `report`: gets how far it is.
 */
export interface IndexComparison {
  readonly compare: (window: ComparedEntities) => Promise<ComparedWindow | undefined>;
  readonly audit: () => Promise<AuditFindings>;
  readonly report: (sentence: string) => void;
}

/**
 * Compare what an index has of every entity with what it should have, a few entities at a time: as many as take ten
 * milliseconds. Then have the index compared with itself.
 */
export async function verifyIndex(name: string, { compare, audit, report }: IndexComparison): Promise<VerifiedIndex> {
  const found = new DifferenceList();
  let entities = 0;
  let limit = FIRST;
  let after: Urn | undefined;
  do {
    const window = await compare({ after, limit });
    if (window === undefined) return { name, entities, ...found.result(), unowned: 0, state: 'behind' };
    found.add(window.different, window.different.length);
    entities += window.entities;
    after = window.next;
    limit = Math.max(Math.min(Math.round((limit * TARGET) / Math.max(window.milliseconds, 1)), 2 * limit, MOST), 1);
    report(`${name}: ${String(entities)} entities compared`);
    await setImmediate();
  } while (after !== undefined);
  const { differences, different, unowned } = await audit();
  found.add(different, differences);
  return { name, entities, ...found.result(), unowned, state: 'compared' };
}

/** Entities that differ. One that is listed and differs in two ways counts once. */
class DifferenceList {
  private readonly urns = new Set<Urn>();
  private count = 0;

  /** @param count of all that differ, of which `urns` are the first */
  add(urns: readonly Urn[], count: number): void {
    this.count += count;
    for (const urn of urns) {
      if (this.urns.has(urn)) this.count--;
      else if (this.urns.size < MOST_LISTED) this.urns.add(urn);
    }
  }

  result(): Pick<VerifiedIndex, 'differences' | 'different'> {
    return { differences: this.count, different: [...this.urns] };
  }
}
