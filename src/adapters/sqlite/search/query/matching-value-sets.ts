import type { Column } from '../memory/column.js';
import type { ValueSetTest } from './value-match.js';

/** Columns with fewer value sets are tested each time. */
const FEW = 1000;
/** Tests with a longer name are not kept: nobody asks them twice. */
const LONGEST_NAME = 4096;
/** What is kept for each column; the one that was not asked for longest goes. */
const KEPT = 8;

const kept = new WeakMap<Column, Map<string, Uint8Array>>();

/**
 * Which value sets of a column pass a test, by ordinal: 1 or 0. Results of a column with many sets are cached: filters
 * come again, with the next page and the next search.
 * @param nameOf names the test among all tests of this column
 */
export function matchingValueSets(column: Column, test: ValueSetTest, nameOf: () => string): Uint8Array {
  const { valueSets } = column;
  if (valueSets.length < FEW) return Uint8Array.from(valueSets, (valueSet) => (test(valueSet) ? 1 : 0));
  const name = nameOf();
  const results = kept.get(column) ?? new Map<string, Uint8Array>();
  kept.set(column, results);
  const known = results.get(name) ?? new Uint8Array(0);
  // Sets are only ever added, so what is known of the first ones stays true.
  const passes = known.length === valueSets.length ? known : extended(known, column, test);
  results.delete(name);
  if (name.length <= LONGEST_NAME) results.set(name, passes);
  for (const oldest of results.keys()) {
    if (results.size <= KEPT) break;
    results.delete(oldest);
  }
  return passes;
}

function extended(known: Uint8Array, { valueSets }: Column, test: ValueSetTest): Uint8Array {
  const passes = new Uint8Array(valueSets.length);
  passes.set(known);
  for (let number = known.length; number < valueSets.length; number++) {
    const valueSet = valueSets[number];
    if (valueSet !== undefined && test(valueSet)) passes[number] = 1;
  }
  return passes;
}
