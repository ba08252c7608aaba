import fc from 'fast-check';
import { DocSet, intersection, union } from './doc-set.js';

/** Few ids and many: sets are stored in another way from some size on. */
const ids = fc.oneof(
  fc.uniqueArray(fc.nat(3000), { maxLength: 20 }),
  fc.uniqueArray(fc.nat(100_000), { maxLength: 20 }),
  fc.nat(1000).chain((from) => fc.integer({ min: 500, max: 1500 }).map((size) => range(from, size))),
  fc
    .tuple(fc.nat(100), fc.integer({ min: 500, max: 1500 }), fc.uniqueArray(fc.nat(1600), { maxLength: 5 }))
    .map(([from, size, without]) => neighbours(from, size).filter((id) => !without.includes(id))),
);

function range(from: number, size: number): number[] {
  return Array.from({ length: size }, (_, at) => from + 2 * at);
}

function neighbours(from: number, size: number): number[] {
  return Array.from({ length: size }, (_, at) => from + at);
}

function listed(set: DocSet): readonly number[] {
  return [...set.ids];
}

function ascending(list: Iterable<number>): readonly number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

describe('A set of documents', () => {
  it('is cut and joined as plain sets are', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 4 }), (lists) => {
        const sets = lists.map((list) => DocSet.of(list));
        const common = lists.reduce((common, list) => common.filter((id) => list.includes(id)));
        expect(listed(intersection(sets))).toEqual(ascending(common));
        expect(listed(union(sets))).toEqual(ascending(lists.flat()));
      }),
    );
  });

  it.each(['any', 'ascending'] as const)('marks what it has where nothing is marked yet, in order: %s', (order) => {
    fc.assert(
      fc.property(ids, ids, (members, asked) => {
        const sought = order === 'ascending' ? ascending(asked) : asked;
        const marks = Uint8Array.from(sought, (_, at) => (at % 3 === 0 ? 7 : 0));
        const expected = sought.map((id, at) => (at % 3 === 0 ? 7 : members.includes(id) ? 2 : 0));
        const written = DocSet.of(members).mark(Int32Array.from(sought), order, marks, 2);
        expect([...marks]).toEqual(expected);
        expect(written).toBe(expected.filter((mark) => mark === 2).length);
      }),
    );
  });

  it('keeps those whose number passes, and those for which a test holds', () => {
    fc.assert(
      fc.property(ids, (list) => {
        const numbers = Int32Array.from({ length: 100_001 }, (_, id) => id % 3);
        const set = DocSet.of(list);
        const right = ascending(list.filter((id) => id % 3 === 1));
        expect(listed(set.filterByNumber(numbers, Uint8Array.of(0, 1, 0)))).toEqual(right);
        expect(listed(set.filter((id) => id % 3 === 1))).toEqual(right);
        expect(listed(set)).toEqual(ascending(list));
      }),
    );
  });
});
