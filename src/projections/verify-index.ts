import { setImmediate } from 'node:timers/promises';
import type { Urn } from '../kernel/urn.js';
import type { ComparedEntities, ComparedWindow } from './compare-content.js';

/** Entities of the first comparison, and most of a later one. */
const FIRST = 10;
const MOST = 500;
/** Milliseconds that a comparison is to take: requests are served between two of them. */
const TARGET = 10;

/** Most URNs that are listed of an index; all are counted. */
export const MOST_LISTED = 1000;

/**
 * `entities`: of the primary store. `differences`: those of which the index has something else, or more, or nothing.
 * `different`: the first of them, at most MOST_LISTED.
 */
export interface VerifiedIndex {
  readonly name: string;
  readonly entities: number;
  readonly differences: number;
  readonly different: readonly Urn[];
  /** `behind`: it was not compared to its end, because it is not up with the change log. */
  readonly state: 'behind' | 'compared';
}

/** Compares some entities, in order of URN; `undefined` when the index is not up with the log. */
type CompareWindow = (window: ComparedEntities) => Promise<ComparedWindow | undefined>;

/**
 * Compare what an index has of every entity with what it should have, a few entities at a time: as many as take ten
 * milliseconds.
 * @param report gets how far it is
 */
export async function verifyIndex(
  name: string,
  compare: CompareWindow,
  report: (sentence: string) => void,
): Promise<VerifiedIndex> {
  const found = new DifferenceList();
  let entities = 0;
  let limit = FIRST;
  let after: Urn | undefined;
  do {
    const window = await compare({ after, limit });
    if (window === undefined) return { name, entities, ...found.result(), state: 'behind' };
    found.add(window.different);
    entities += window.entities;
    after = window.next;
    limit = Math.max(Math.min(Math.round((limit * TARGET) / Math.max(window.milliseconds, 1)), 2 * limit, MOST), 1);
    report(`${name}: ${String(entities)} entities compared`);
    await setImmediate();
  } while (after !== undefined);
  return { name, entities, ...found.result(), state: 'compared' };
}

/** Entities that differ, each once. */
class DifferenceList {
  private readonly urns: Urn[] = [];
  private count = 0;

  add(urns: readonly Urn[]): void {
    this.count += urns.length;
    this.urns.push(...urns.slice(0, MOST_LISTED - this.urns.length));
  }

  result(): Pick<VerifiedIndex, 'differences' | 'different'> {
    return { differences: this.count, different: this.urns };
  }
}
