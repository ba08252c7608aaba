import { edge, edgeSet, setOf, urn } from '../../../test/conformance/edge.builder.js';
import type { Edge, EdgeChange, EdgeSet, EdgeStore } from '../../lineage/edge-store.port.js';
import { edgeContent } from './edge-content.js';

/** Edges in memory of which sets are read alone. Counts the pages. */
function storeOf(sets: readonly EdgeSet[]) {
  const limits: number[] = [];
  const edgeSets: EdgeStore['edgeSets'] = (after, limit) => {
    limits.push(limit);
    const isAfter = ({ owner, aspect }: EdgeSet): boolean =>
      after === undefined || owner > after.owner || (owner === after.owner && aspect > after.aspect);
    return Promise.resolve(sets.filter(isAfter).slice(0, limit));
  };
  return { limits, content: edgeContent({ edgeSets }) };
}

const { content: EMPTY } = storeOf([]);

/** The digest of a note that these sets are all of. */
function digestOf(...sets: readonly EdgeSet[]): string {
  const [expected, ...others] = EMPTY.expected(sets.map(setOf));
  expect(others).toEqual([]);
  return expected?.digest ?? '';
}

describe('the content of an edge store', () => {
  const A = edgeSet('a', [edge('a', 'x')], 'first');

  describe('as it should be', () => {
    it('is a digest of all sets of an owner', () => {
      const sets = [A, edgeSet('b', [edge('b', 'x')]), edgeSet('a', [edge('a', 'y')], 'second')];
      const expected = EMPTY.expected(sets.map(setOf));
      expect(expected.map((one) => one.urn)).toEqual([urn('a'), urn('b')]);
      expect(new Set([...expected.map(({ digest }) => digest), digestOf(A)]).size).toBe(3);
    });

    it('has nothing of sets without edges, and of owners that are gone', () => {
      const drop: EdgeChange = { kind: 'drop', owner: urn('c') };
      expect(EMPTY.expected([drop, setOf(edgeSet('b', [])), setOf(A)]).map((one) => one.urn)).toEqual([urn('a')]);
    });

    it('does not depend on the order of sets, of edges and of properties', () => {
      const [x, y] = [edge('a', 'x'), edge('a', 'y')];
      expect(digestOf(edgeSet('a', [x, y]))).toBe(digestOf(edgeSet('a', [y, x])));
      const second = edgeSet('a', [y], 'second');
      expect(digestOf(A, second)).toBe(digestOf(second, A));
      const withProperties = (properties: Edge['properties']): string => digestOf(edgeSet('a', [{ ...x, properties }]));
      expect(withProperties({ k: '1', l: '2', m: '3' })).toBe(withProperties({ m: '3', l: '2', k: '1' }));
    });

    it('has an edge once that is stated twice', () => {
      expect(digestOf(edgeSet('a', [edge('a', 'x'), edge('a', 'x')], 'first'))).toBe(digestOf(A));
    });

    it.each<[string, Partial<Edge>]>([
      ['source', { source: urn('other') }],
      ['type', { type: 'Other' }],
      ['destination', { destination: urn('other') }],
      ['lineage', { lineage: 'upstream' }],
      ['time when it was made', { createdOn: 5 }],
      ['actor who made it', { createdActor: 'urn:li:corpuser:x' }],
      ['time of its last change', { updatedOn: 5 }],
      ['actor of its last change', { updatedActor: 'urn:li:corpuser:x' }],
      ['properties', { properties: { k: '1' } }],
    ])('is another one when an edge has another %s', (_what, change) => {
      expect(digestOf(edgeSet('a', [{ ...edge('a', 'x'), ...change }], 'first'))).not.toBe(digestOf(A));
    });

    it('is another one when the edges are of another aspect, or the properties are others', () => {
      expect(digestOf({ ...A, aspect: 'second' })).not.toBe(digestOf(A));
      const withProperties = (properties: Edge['properties']): string =>
        digestOf(edgeSet('a', [{ ...edge('a', 'x'), properties }]));
      expect(withProperties({ k: '1' })).not.toBe(withProperties({ k: '2' }));
      expect(withProperties({ k: '1' })).not.toBe(withProperties({ l: '1' }));
    });
  });

  describe('as it is stored', () => {
    const sets = ['a', 'b', 'c', 'd'].flatMap((owner) =>
      ['first', 'second', 'third'].map((aspect) => edgeSet(owner, [edge(owner, 'x')], aspect)),
    );

    it.each([1, 2, 3, 4, 5, 100])('has the digests that it should have, at most %d at a time', async (limit) => {
      const expected = EMPTY.expected(sets.map(setOf));
      const { limits, content } = storeOf(sets);
      expect(await content.stored(undefined, limit)).toEqual(expected.slice(0, limit));
      expect(await content.stored(urn('b'), limit)).toEqual(expected.slice(2, 2 + limit));
      expect(await content.stored(urn('d'), limit)).toEqual([]);
      expect(new Set(limits)).toEqual(new Set([limit]));
    });

    it('reads no further than it has to', async () => {
      const { limits, content } = storeOf(sets);
      await content.stored(undefined, 2);
      // The fourth page shows that the second owner has no further set.
      expect(limits).toHaveLength(4);
    });

    it('is nothing where nothing is stored', async () => {
      expect(await EMPTY.stored(undefined, 5)).toEqual([]);
    });
  });

  it('is replaced by removing the owners before they get sets', () => {
    const set = setOf(A);
    const { content } = storeOf([]);
    expect(content.replacing([urn('a'), urn('b')], [set])).toEqual([
      { kind: 'drop', owner: urn('a') },
      { kind: 'drop', owner: urn('b') },
      set,
    ]);
  });
});
