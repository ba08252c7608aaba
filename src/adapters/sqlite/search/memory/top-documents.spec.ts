import fc from 'fast-check';
import type { Page } from '../../../../kernel/page.js';
import { DocSet } from './doc-set.js';
import { immediately } from '../../../../text-search/stepwise.js';
import { type RankKeys, type Ranking, type TieOrder, topDocuments } from './top-documents.js';

/** Keys by id, as the ranking asks for them. */
function keysBy(keyOf: (id: number) => number): RankKeys {
  return (ids, keys) => {
    ids.forEach((id, at) => {
      keys[at] = keyOf(id);
    });
  };
}

function top(found: DocSet, ranking: Ranking, page: Page, order: TieOrder): Int32Array {
  return immediately(topDocuments(found, ranking, page, order));
}

describe('The top documents', () => {
  const sizes = fc.oneof(fc.nat(40), fc.integer({ min: 300, max: 3000 }));
  const order = { compare: (a: number, b: number) => b - a };

  it('are the window of all documents in order of key, then of the tie order', () => {
    fc.assert(
      fc.property(sizes, fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 50 }), (size, start, count, distinct) => {
        const found = DocSet.of(Array.from({ length: size }, (_, at) => 3 * at));
        const keyOf = (id: number): number => (id * 7919) % distinct;
        const window = top(found, { keys: keysBy(keyOf) }, { start, count }, order);
        const all = [...found.ids].sort((a, b) => keyOf(b) - keyOf(a) || order.compare(a, b));
        expect([...window]).toEqual(all.slice(start, start + count));
      }),
    );
  });

  it('are the same when places in the order are known, of all documents or of some', () => {
    fc.assert(
      fc.property(sizes, fc.nat(30), fc.integer({ min: 1, max: 4 }), fc.nat(9), (size, count, distinct, without) => {
        const found = DocSet.of(Array.from({ length: size }, (_, at) => 3 * at));
        const keys = keysBy((id) => (id * 7919) % distinct);
        const places = Int32Array.from({ length: 3 * size }, (_, id) => (id % 10 < without ? 0 : 3 * size - id));
        const plain = top(found, { keys }, { start: 1, count }, order);
        expect(top(found, { keys }, { start: 1, count }, { ...order, places: () => places })).toEqual(plain);
      }),
    );
  });

  it('are the same when candidates are named, however many of the others come before them', () => {
    const parts = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(sizes, fc.nat(30), parts, fc.integer({ min: 1, max: 50 }), (size, count, part, distinct) => {
        const found = DocSet.of(Array.from({ length: size }, (_, at) => 3 * at));
        const keyOf = (id: number): number => (id * 7919) % distinct;
        const bounds = {
          *candidatesOf(set: DocSet) {
            yield;
            return set.filter((id) => id % part === 0);
          },
          *reaching(set: DocSet, least: number) {
            yield;
            return set.filter((id) => keyOf(id) + (id % 3) >= least);
          },
        };
        const plain = top(found, { keys: keysBy(keyOf) }, { start: 2, count }, order);
        expect(top(found, { keys: keysBy(keyOf), bounds }, { start: 2, count }, order)).toEqual(plain);
      }),
    );
  });

  it('need no keys of documents that cannot come before the candidates', () => {
    const found = DocSet.of(Array.from({ length: 3000 }, (_, id) => id));
    const asked: number[] = [];
    const keys: RankKeys = (ids, written) => {
      for (const id of ids) asked.push(id);
      keysBy((id) => (id < 100 ? 2 : 1))(ids, written);
    };
    const bounds = {
      *candidatesOf(set: DocSet) {
        yield;
        return set.filter((id) => id < 100);
      },
      *reaching(set: DocSet, least: number) {
        yield;
        return least > 1.5 ? DocSet.EMPTY : set;
      },
    };
    expect([...top(found, { keys, bounds }, { start: 0, count: 2 }, order)]).toEqual([99, 98]);
    expect(asked.toSorted((a, b) => a - b).at(-1)).toBe(99);
  });
});
