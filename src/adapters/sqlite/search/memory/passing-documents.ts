import type { Column } from './column.js';
import { DocSet, union } from './doc-set.js';
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
/** Values up to which a test is remembered by each of those that pass. */
const FEW_VALUES = 8;

/** `found`: `undefined` until the test is asked for again. `changed`: documents that may pass or not since. */
interface RememberedTest {
  found: DocSet | undefined;
  readonly changed: Set<number>;
}

/**
 * Documents that pass tests of one column. Filters come again, with the next page and the next user: from the second
 * time on a test is a list of documents, and only those are tested again that were written. Mostly few values pass, and
 * what is remembered are the documents of each of them: who adds a tag to a filter, or takes one away, finds the lists
 * of the others (D-086).
 */
export class PassingDocuments {
  /** By number of a value, or by name of a test that many pass. */
  private readonly tests = new Map<number | string, RememberedTest>();

  private total = 0;

  constructor(private readonly column: Column) {}

  /** Memory that it takes. */
  get bytes(): number {
    return this.total;
  }

  /** Call when a document has other values. */
  note(id: number): void {
    for (const [key, { changed }] of this.tests) {
      changed.add(id);
      if (changed.size > MOST_CHANGED) this.forget(key);
    }
  }

  /**
   * The test of documents: as a list, when it was asked for before and is worth one. One of a number for each document
   * is as fast as a list.
   * @param limit one more than the highest id
   */
  test(test: NamedTest, limit: number): DocTest {
    const { column } = this;
    const values = column.matching.get(test);
    const byValues = column.docTest({ values, none: false }, limit);
    if (byValues.kind !== 'one-by-one') return byValues;
    const few = fewNumbers(values);
    const lists =
      few?.map((number) => this.remembered(number, (id) => column.hasNumber(id, number), limit)) ??
      this.named(test, byValues, limit);
    const known = lists.filter((list) => list !== undefined);
    const size = known.reduce((sum, list) => sum + list.size, 0);
    if (known.length < lists.length || size > limit * LARGEST_PART) return byValues;
    return { kind: 'listed', documents: union(known) };
  }

  private named(test: NamedTest, byValues: DocTest, limit: number): readonly (DocSet | undefined)[] {
    const name = test.name();
    return [name.length > LONGEST_NAME ? undefined : this.remembered(name, asFunction(byValues), limit)];
  }

  /** `undefined` when it is asked for the first time. */
  private remembered(key: number | string, passes: (id: number) => boolean, limit: number): DocSet | undefined {
    const known = this.tests.get(key);
    const found = known === undefined ? undefined : documentsOf(known, passes, limit);
    this.forget(key);
    this.tests.set(key, { found, changed: new Set() });
    this.total += found?.bytes ?? 0;
    const [oldest] = this.tests.keys();
    if (this.tests.size > KEPT && oldest !== undefined) this.forget(oldest);
    return found;
  }

  private forget(key: number | string): void {
    this.total -= this.tests.get(key)?.found?.bytes ?? 0;
    this.tests.delete(key);
  }
}

/** Numbers of the values that pass; `undefined` when they are many. */
function fewNumbers(values: Uint8Array): readonly number[] | undefined {
  const numbers: number[] = [];
  for (let number = values.indexOf(1); number >= 0; number = values.indexOf(1, number + 1)) {
    if (numbers.length === FEW_VALUES) return undefined;
    numbers.push(number);
  }
  return numbers;
}

function documentsOf({ found, changed }: RememberedTest, passes: (id: number) => boolean, limit: number): DocSet {
  if (found !== undefined) return found.with(new Map(Array.from(changed, (id) => [id, passes(id)])));
  const ids = new Int32Array(limit);
  let size = 0;
  for (let id = 1; id < limit; id++) {
    ids[size] = id;
    if (passes(id)) size++;
  }
  return new DocSet(ids.slice(0, size));
}
