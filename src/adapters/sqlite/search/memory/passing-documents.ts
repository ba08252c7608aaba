import { DocSet } from './doc-set.js';
import { asFunction, type DocTest } from './doc-test.js';
import type { NamedTest } from './matching-values.js';

/** Tests that are remembered for each column; the one that was not asked for longest goes. */
const KEPT = 64;
/** Tests with a longer name are not remembered: nobody asks them twice. */
const LONGEST_NAME = 4096;
/** Changed documents from which on all are tested again. */
const MOST_CHANGED = 4096;
/** Part of all documents up to which it is faster to go from a list of them than to test each. */
const LARGEST_PART = 0.25;

/** `found`: `undefined` until the test is asked for again. `changed`: documents that may pass or not since. */
interface RememberedTest {
  found: DocSet | undefined;
  readonly changed: Set<number>;
}

/**
 * Documents that pass tests of one column. Filters come again, with the next page and the next user: from the second
 * time on a test is a list of documents, and only those are tested again that were written.
 */
export class PassingDocuments {
  private readonly tests = new Map<string, RememberedTest>();

  private total = 0;

  /** Memory that it takes. */
  get bytes(): number {
    return this.total;
  }

  /** Call when a document has other values. */
  note(id: number): void {
    for (const [name, { changed }] of this.tests) {
      changed.add(id);
      if (changed.size > MOST_CHANGED) this.forget(name);
    }
  }

  /**
   * The test as a list, when it was asked for before and is worth one.
   * @param byValues the same test, of each document; one of a number for each document is as fast as a list
   * @param limit one more than the highest id
   */
  test(test: NamedTest, byValues: DocTest, limit: number): DocTest {
    if (byValues.kind !== 'one-by-one') return byValues;
    const name = test.name();
    if (name.length > LONGEST_NAME) return byValues;
    const known = this.tests.get(name);
    const found = known === undefined ? undefined : documentsOf(known, byValues, limit);
    this.forget(name);
    this.tests.set(name, { found, changed: new Set() });
    this.total += found?.bytes ?? 0;
    const [oldest] = this.tests.keys();
    if (this.tests.size > KEPT && oldest !== undefined) this.forget(oldest);
    return found === undefined || found.size > limit * LARGEST_PART ? byValues : { kind: 'listed', documents: found };
  }

  private forget(name: string): void {
    this.total -= this.tests.get(name)?.found?.bytes ?? 0;
    this.tests.delete(name);
  }
}

function documentsOf({ found, changed }: RememberedTest, byValues: DocTest, limit: number): DocSet {
  const passes = asFunction(byValues);
  if (found !== undefined) return found.with(new Map(Array.from(changed, (id) => [id, passes(id)])));
  const ids = new Int32Array(limit);
  let size = 0;
  for (let id = 1; id < limit; id++) {
    ids[size] = id;
    if (passes(id)) size++;
  }
  return new DocSet(ids.slice(0, size));
}
