import fc from 'fast-check';
import { DocSet } from './doc-set.js';
import { topDocuments } from './top-documents.js';

describe('The top documents', () => {
  it('are the window of all documents in order of key, then of the tie order', () => {
    const sizes = fc.oneof(fc.nat(40), fc.integer({ min: 1000, max: 3000 }));
    fc.assert(
      fc.property(sizes, fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 50 }), (size, start, count, distinct) => {
        const found = DocSet.of(Array.from({ length: size }, (_, at) => 3 * at));
        const keyOf = (id: number): number => (id * 7919) % distinct;
        const order = { compare: (a: number, b: number) => b - a };
        const top = topDocuments(
          found,
          (ids, keys) => {
            ids.forEach((id, at) => {
              keys[at] = keyOf(id);
            });
          },
          { start, count },
          order,
        );
        const all = [...found.ids].sort((a, b) => keyOf(b) - keyOf(a) || order.compare(a, b));
        expect([...top]).toEqual(all.slice(start, start + count));
      }),
    );
  });
});
