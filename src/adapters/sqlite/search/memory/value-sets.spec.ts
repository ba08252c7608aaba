import fc from 'fast-check';
import { ValueSets } from './value-sets.js';

function counted(documents: readonly (readonly number[])[]): readonly number[] {
  const values = documents.flatMap((numbers) => (numbers.length === 0 ? [0] : numbers));
  return Array.from({ length: 10 }, (_, number) => values.filter((value) => value === number).length);
}

/** A column whose documents have these numbers. */
function setsOf(documents: readonly (readonly number[])[]): ValueSets {
  return new ValueSets((id) => {
    const numbers = documents[id] ?? [];
    return numbers.length > 1 ? Int32Array.from(numbers) : (numbers[0] ?? 0);
  });
}

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 });

it('counts what the documents have, also after changes', () => {
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(29), numbers), { maxLength: 10 }),
      (documents, changes) => {
        const sets = setsOf(documents);
        const all = Int32Array.from(documents.keys());
        for (const [id, changed] of [[0, documents[0] ?? []] as const, ...changes]) {
          documents[id % documents.length] = changed;
          sets.note(id % documents.length);
          const counts = new Int32Array(10);
          expect(sets.count(all, counts, 1)).toBe(true);
          expect([...counts]).toEqual(counted(documents));
          sets.count(all, counts, -1);
          expect(counts.every((count) => count === 0)).toBe(true);
        }
      },
    ),
  );
});

it('counts documents of which it was not asked before', () => {
  const documents = [[1], [2, 3], [3, 2], []];
  const sets = setsOf(documents);
  const few = new Int32Array(10);
  sets.count(Int32Array.of(1), few, 1);
  const all = new Int32Array(10);
  sets.count(Int32Array.of(0, 1, 2, 3), all, 1);
  expect([[...few.subarray(0, 4)], [...all.subarray(0, 4)]]).toEqual([
    [0, 0, 1, 1],
    [1, 1, 2, 2],
  ]);
});

it('counts a few documents of many with sets of their own, and all of them', () => {
  const documents = Array.from({ length: 1000 }, (_, id) => (id % 5 === 0 ? [] : [1 + (id % 9), 10 + id]));
  const sets = setsOf(documents);
  for (const ids of [[...documents.keys()], [3, 5, 12], [...documents.keys()]]) {
    const counts = new Int32Array(1010);
    sets.count(Int32Array.from(ids), counts, 1);
    const values = ids.flatMap((id) => (documents[id]?.length === 0 ? [0] : (documents[id] ?? [])));
    const right = new Int32Array(1010);
    for (const value of values) right[value] = (right[value] ?? 0) + 1;
    expect(counts).toEqual(right);
  }
});

it('is of no use where each document has a set of its own', () => {
  const sets = new ValueSets((id) => id + 1);
  const counts = new Int32Array(20_001);
  expect(
    sets.count(
      Int32Array.from({ length: 20_000 }, (_, id) => id),
      counts,
      1,
    ),
  ).toBe(false);
  expect(counts.every((count) => count === 0)).toBe(true);
});

it('says what memory it takes', () => {
  const sets = setsOf(Array.from({ length: 4096 }, () => [1, 2]));
  sets.count(
    Int32Array.from({ length: 4096 }, (_, id) => id),
    new Int32Array(10),
    1,
  );
  expect(sets.bytes).toBeGreaterThan(2 * 4096);
});
