import { Work } from '../../src/kernel/work.js';
import type { EdgeGraph, NeighboursRequest, WalkRequest } from '../../src/lineage/edge-graph.port.js';
import type { Position } from '../../src/change-log/position.js';
import type { Edge, EdgeChange, EdgeSet, EdgeStore } from '../../src/lineage/edge-store.port.js';
import { edge, edgeSet, positionAt, setOf, urn } from './edge.builder.js';
import { nodesOf, RestingWork, type WalkedNode } from './walk.builder.js';

/** A graph that a suite closes, with the edges that it answers from. */
export interface OpenEdgeGraph {
  readonly graph: EdgeGraph;
  readonly store: EdgeStore;
  readonly close: () => Promise<void>;
}

/** How a suite gets a graph, empty. */
export interface EdgeGraphAdapter {
  readonly name: string;
  readonly open: () => Promise<OpenEdgeGraph>;
}

/** What every adapter of the EdgeGraph and EdgeStore ports does, beside what every derived store does. */
export function describeEdgeGraph({ name, open }: EdgeGraphAdapter): void {
  describe(`EdgeGraph: ${name}`, () => {
    let opened: OpenEdgeGraph;
    let graph: EdgeGraph;
    let store: EdgeStore;
    beforeEach(async () => {
      opened = await open();
      ({ graph, store } = opened);
    });
    afterEach(() => opened.close());

    /** Change the graph, so that the next read finds it. */
    const apply = async (changes: readonly EdgeChange[], position: Position): Promise<void> => {
      await store.apply(changes, position);
      if (!store.capabilities.showsChangesAtOnce) await store.flush();
    };
    const put = (...sets: readonly EdgeSet[]): Promise<void> => apply(sets.map(setOf), positionAt(1));
    const others = async (request: Partial<NeighboursRequest>): Promise<readonly string[]> => {
      const { items } = await graph.neighbours(
        {
          urn: urn('a'),
          direction: 'OUTGOING',
          types: [],
          page: { start: 0, count: 100 },
          ...request,
        },
        Work.unlimited,
      );
      return items.map((item) => `${item.type} ${item.urn}`);
    };
    const walk = (request: Partial<WalkRequest>, work = Work.unlimited) =>
      graph.walk(
        {
          root: urn('a'),
          direction: 'DOWNSTREAM',
          maxHops: 100,
          maxNodes: 1000,
          startTime: undefined,
          endTime: undefined,
          ...request,
        },
        work,
      );
    const nodes = async (request: Partial<WalkRequest>): Promise<readonly WalkedNode[]> => nodesOf(await walk(request));
    const reached = async (request: Partial<WalkRequest>): Promise<readonly string[]> =>
      (await nodes(request)).map((node) => `${String(node.urn)} ${String(node.degree)}`);

    describe('neighbours', () => {
      it('finds edges by either end', async () => {
        await put(edgeSet('a', [edge('a', 'b', 'OwnedBy')]));
        expect(await others({ urn: urn('a'), direction: 'OUTGOING' })).toEqual([`OwnedBy ${urn('b')}`]);
        expect(await others({ urn: urn('b'), direction: 'INCOMING' })).toEqual([`OwnedBy ${urn('a')}`]);
        expect(await others({ urn: urn('a'), direction: 'INCOMING' })).toEqual([]);
        expect(await others({ urn: urn('b'), direction: 'UNDIRECTED' })).toEqual([`OwnedBy ${urn('a')}`]);
      });

      it('orders by type, then by the other side, and counts all', async () => {
        await put(edgeSet('a', [edge('a', 'd', 'B'), edge('a', 'c', 'A'), edge('a', 'b', 'B')]));
        expect(await others({})).toEqual([`A ${urn('c')}`, `B ${urn('b')}`, `B ${urn('d')}`]);
        const page = await graph.neighbours(
          {
            urn: urn('a'),
            direction: 'OUTGOING',
            types: [],
            page: { start: 1, count: 1 },
          },
          Work.unlimited,
        );
        expect([page.items.map((item) => item.urn), page.total]).toEqual([[urn('b')], 3]);
      });

      it('counts although the page is empty', async () => {
        await put(edgeSet('a', [edge('a', 'b')]));
        const page = await graph.neighbours(
          {
            urn: urn('a'),
            direction: 'OUTGOING',
            types: [],
            page: { start: 5, count: 0 },
          },
          Work.unlimited,
        );
        expect(page).toEqual({ items: [], total: 1 });
      });

      it('restricts to types, unknown ones included', async () => {
        await put(edgeSet('a', [edge('a', 'b', 'A'), edge('a', 'c', 'B')]));
        expect(await others({ types: ['B', 'Unheard'] })).toEqual([`B ${urn('c')}`]);
        expect(await others({ types: ['Unheard'] })).toEqual([]);
      });

      it('counts an edge that two sets state once', async () => {
        await put(edgeSet('a', [edge('a', 'b', 'A')], 'one'), edgeSet('a', [edge('a', 'b', 'A')], 'two'));
        expect(await others({})).toEqual([`A ${urn('b')}`]);
        await apply([setOf(edgeSet('a', [], 'one'))], positionAt(2));
        expect(await others({})).toEqual([`A ${urn('b')}`]);
      });

      it('answers the whole edge', async () => {
        const whole: Edge = {
          ...edge('a', 'b', 'A'),
          lineage: 'downstream',
          createdOn: 1,
          createdActor: 'urn:li:corpuser:x',
          updatedOn: 2,
          updatedActor: 'urn:li:corpuser:y',
          properties: { source: 'UI' },
        };
        await put(edgeSet('a', [whole]));
        const { items } = await graph.neighbours(
          {
            urn: urn('a'),
            direction: 'OUTGOING',
            types: [],
            page: { start: 0, count: 1 },
          },
          Work.unlimited,
        );
        expect(items).toEqual([{ type: 'A', urn: urn('b'), edge: whole }]);
      });

      describe('of a node with many', () => {
        const MANY = 1300;
        const name = (at: number): string => `n${String(at).padStart(5, '0')}`;
        /** Both directions, two types, the same edges stated by two sets; in no order. */
        const many = Array.from({ length: MANY }, (_, at) => (at * 7) % MANY).flatMap((at) => [
          at % 3 === 0 ? edge(name(at), 'a', 'In') : edge('a', name(at), at % 3 === 1 ? 'B' : 'A'),
        ]);
        const ofType = (type: string): readonly string[] =>
          many
            .filter((each) => each.type === type)
            .map(({ source, destination }) => `${type} ${source === urn('a') ? destination : source}`)
            .sort();
        beforeEach(() => put(edgeSet('a', many, 'one'), edgeSet('a', many.slice(0, 900), 'two')));

        it('orders, counts and restricts as of one with few', async () => {
          const all = { start: 0, count: 5000 };
          expect(await others({ page: all })).toEqual([...ofType('A'), ...ofType('B')]);
          expect(await others({ page: all, direction: 'INCOMING' })).toEqual(ofType('In'));
          const undirected = [...ofType('A'), ...ofType('B'), ...ofType('In')];
          expect(await others({ page: all, direction: 'UNDIRECTED' })).toEqual(undirected);
          expect(await others({ page: all, types: ['B', 'Unheard'] })).toEqual(ofType('B'));
          const page = { start: ofType('A').length - 3, count: 7 };
          expect(await others({ page })).toEqual([...ofType('A').slice(-3), ...ofType('B').slice(0, 4)]);
          const request = {
            urn: urn('a'),
            direction: 'UNDIRECTED',
            types: [],
            page: { start: 9000, count: 9 },
          } as const;
          expect(await graph.neighbours(request, Work.unlimited)).toEqual({ items: [], total: MANY });
        });

        it('is refused to who may not do so much', async () => {
          const request = { urn: urn('a'), direction: 'OUTGOING', types: [], page: { start: 0, count: 9 } } as const;
          const work = new Work({ units: 1000, seconds: 60 });
          await expect(graph.neighbours(request, work)).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
        });
      });

      it('answers for many at once, each with its own page and total', async () => {
        await put(edgeSet('a', [edge('a', 'b'), edge('a', 'c')]), edgeSet('b', [edge('b', 'c')]));
        const found = await graph.neighboursOf(
          [urn('a'), urn('b'), urn('nobody')],
          {
            direction: 'OUTGOING',
            types: [],
            page: { start: 0, count: 1 },
          },
          Work.unlimited,
        );
        const pages = [...found].map(([of, { items, total }]) => [of, items.map((item) => item.urn), total]);
        expect(pages).toEqual([
          [urn('a'), [urn('b')], 2],
          [urn('b'), [urn('c')], 1],
          [urn('nobody'), [], 0],
        ]);
      });
    });

    describe('sets', () => {
      it('replaces what a set stated before and leaves other sets alone', async () => {
        await put(edgeSet('a', [edge('a', 'b'), edge('a', 'c')], 'one'), edgeSet('a', [edge('a', 'd')], 'two'));
        await apply([setOf(edgeSet('a', [edge('a', 'c'), edge('a', 'e')], 'one'))], positionAt(2));
        expect(await others({})).toEqual([urn('c'), urn('d'), urn('e')].map((other) => `T ${other}`));
      });

      const stated: Edge = {
        ...edge('a', 'b'),
        lineage: 'upstream',
        createdOn: 1,
        createdActor: 'urn:li:corpuser:x',
        updatedOn: 2,
        properties: { one: '1' },
      };
      it.each<[string, Edge]>([
        ['nothing', stated],
        ['its source', { ...stated, source: urn('c') }],
        ['its other side', { ...stated, destination: urn('c') }],
        ['its type', { ...stated, type: 'U' }],
        ['its side in lineage', { ...stated, lineage: 'downstream' }],
        ['being no lineage', { ...stated, lineage: 'none' }],
        ['its creation', { ...stated, createdOn: 3 }],
        ['its update', { ...stated, updatedOn: undefined }],
        ['its creator', { ...stated, createdActor: undefined }],
        ['its properties', { ...stated, properties: { one: '2' } }],
      ])('tells an edge from another by %s', async (_difference, other) => {
        await put(edgeSet('a', [stated, edge('a', 'd')]));
        await put(edgeSet('a', [other, edge('a', 'd')]));
        const [set, ...more] = await store.edgeSets(undefined, 10);
        expect([new Set(set?.edges), more]).toEqual([new Set([other, edge('a', 'd')]), []]);
      });

      it('drops the sets of an entity that is gone and keeps what others state of it', async () => {
        await put(edgeSet('a', [edge('a', 'b')]), edgeSet('b', [edge('b', 'a')]));
        await apply([{ kind: 'drop', owner: urn('a') }], positionAt(2));
        expect(await store.edgeSets(undefined, 10)).toEqual([edgeSet('b', [edge('b', 'a')])]);
      });

      it('begins an entity again that is dropped and set in one list', async () => {
        await put(edgeSet('a', [edge('a', 'b')], 'one'), edgeSet('a', [edge('a', 'c')], 'two'));
        const again = edgeSet('a', [edge('a', 'd')], 'one');
        await apply([{ kind: 'drop', owner: urn('a') }, setOf(again)], positionAt(2));
        expect(await store.edgeSets(undefined, 10)).toEqual([again]);
        const generation = await store.newGeneration();
        await generation.add([setOf(edgeSet('a', [edge('a', 'b')], 'two'))]);
        await generation.add([{ kind: 'drop', owner: urn('a') }, setOf(again)]);
        await generation.finish(positionAt(3));
        expect(await store.edgeSets(undefined, 10)).toEqual([again]);
      });

      it('lists sets by owner and aspect after a key', async () => {
        const sets = [
          edgeSet('a', [edge('a', 'b')], 'one'),
          edgeSet('a', [edge('a', 'c')], 'two'),
          edgeSet('b', [edge('b', 'c')]),
        ];
        await put(...sets.toReversed());
        expect(await store.edgeSets(undefined, 2)).toEqual(sets.slice(0, 2));
        expect(await store.edgeSets({ owner: urn('a'), aspect: 'two' }, 2)).toEqual(sets.slice(2));
      });
    });

    describe('walk', () => {
      const upstream = (from: string, to: string): Edge => ({ ...edge(from, to), lineage: 'upstream' });
      const downstream = (from: string, to: string): Edge => ({ ...edge(from, to), lineage: 'downstream' });

      it('follows lineage whichever side states it, and nothing else', async () => {
        await put(
          edgeSet('b', [upstream('b', 'a')]),
          edgeSet('b', [downstream('b', 'c')], 'two'),
          edgeSet('a', [edge('a', 'x')]),
        );
        expect(await reached({})).toEqual([`${urn('b')} 1`, `${urn('c')} 2`]);
        expect(await reached({ root: urn('c'), direction: 'UPSTREAM' })).toEqual([`${urn('b')} 1`, `${urn('a')} 2`]);
      });

      it('reaches each node once, at its least degree, through cycles', async () => {
        await put(
          edgeSet('b', [upstream('b', 'a'), upstream('b', 'c')]),
          edgeSet('c', [upstream('c', 'b'), upstream('c', 'a')]),
          edgeSet('a', [upstream('a', 'c'), upstream('a', 'a')]),
        );
        expect(await reached({})).toEqual([`${urn('b')} 1`, `${urn('c')} 1`]);
      });

      it('says from which node each was reached first', async () => {
        await put(
          edgeSet('b', [upstream('b', 'a')]),
          edgeSet('c', [upstream('c', 'b')]),
          edgeSet('d', [upstream('d', 'c')]),
        );
        expect(await nodes({})).toEqual([
          { urn: urn('b'), degree: 1, parent: -1 },
          { urn: urn('c'), degree: 2, parent: 0 },
          { urn: urn('d'), degree: 3, parent: 1 },
        ]);
      });

      it('ends at the number of hops', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]), edgeSet('c', [upstream('c', 'b')]));
        const ended = await walk({ maxHops: 1 });
        expect(nodesOf(ended)).toEqual([{ urn: urn('b'), degree: 1, parent: -1 }]);
        expect(ended).toMatchObject({ levelEnds: [1], completeness: 'complete' });
        expect(await reached({ maxHops: 0 })).toEqual([]);
      });

      it('says that it was cut short', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]), edgeSet('c', [upstream('c', 'a')]));
        expect([await walk({ maxNodes: 1 }), await walk({ maxNodes: 2 })].map((one) => one.completeness)).toEqual([
          'truncated',
          'complete',
        ]);
      });

      it('reaches nothing from a node that it does not know', async () => {
        const nowhere = await walk({ root: urn('nobody') });
        expect(nowhere).toMatchObject({ levelEnds: [], completeness: 'complete' });
        expect(nodesOf(nowhere)).toEqual([]);
      });

      it('keeps to edges of a time window and to those without stamps', async () => {
        await put(
          edgeSet('b', [{ ...upstream('b', 'a'), createdOn: 100 }]),
          edgeSet('c', [{ ...upstream('c', 'a'), createdOn: 50, updatedOn: 150 }]),
          edgeSet('d', [upstream('d', 'a')]),
        );
        expect(await reached({ startTime: 120, endTime: 150 })).toEqual([`${urn('c')} 1`, `${urn('d')} 1`]);
        expect(await reached({ endTime: 100 })).toEqual([`${urn('b')} 1`, `${urn('c')} 1`, `${urn('d')} 1`]);
      });

      it('follows thousands of edges of one node, again and again, and sees them change', async () => {
        const many = Array.from({ length: 5000 }, (_, at) =>
          edgeSet(`d${String(at)}`, [upstream(`d${String(at)}`, 'a')]),
        );
        await put(...many);
        const first = await walk({ maxNodes: 10_000 });
        expect([first.nodes.length, first.levelEnds]).toEqual([5000, [5000]]);
        expect(await walk({ maxNodes: 10_000 })).toEqual(first);
        await put(edgeSet('d1', []), edgeSet('e', [upstream('e', 'd2')]));
        const changed = await walk({ maxNodes: 10_000 });
        expect([changed.nodes.length, changed.levelEnds]).toEqual([5000, [4999, 5000]]);
      });

      it('ends when the request may do no more', async () => {
        await put(
          ...Array.from({ length: 30 }, (_, at) => edgeSet(`d${String(at)}`, [upstream(`d${String(at)}`, 'a')])),
        );
        const little = new Work({ units: 10, seconds: 10 });
        await expect(walk({}, little)).rejects.toThrow('Lineage reaches many entities from here');
      });

      it('gives no number twice', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]));
        const { numbers, nodes } = await walk({});
        await apply([{ kind: 'drop', owner: urn('b') }], positionAt(2));
        await store.purge('at-once');
        expect(numbers.urnOf(nodes[0] ?? 0)).toBeUndefined();
        await apply([setOf(edgeSet('c', [upstream('c', 'a')]))], positionAt(3));
        expect([numbers.urnOf(nodes[0] ?? 0), await reached({})]).toEqual([undefined, [`${urn('c')} 1`]]);
      });

      it('says when another generation has other numbers', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]));
        const { numbers, nodes } = await walk({});
        const generation = await store.newGeneration();
        await generation.add([setOf(edgeSet('c', [upstream('c', 'a')]))]);
        await generation.finish(positionAt(2));
        expect([numbers.state, numbers.urnOf(nodes[0] ?? 0)]).toEqual(['replaced', undefined]);
        expect(await reached({})).toEqual([`${urn('c')} 1`]);
      });

      it('continues in the generation that serves when it is its turn again', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]), edgeSet('c', [upstream('c', 'b')]));
        const generation = await store.newGeneration();
        await generation.add([setOf(edgeSet('d', [upstream('d', 'a')]))]);
        const resting = new RestingWork(() => generation.finish(positionAt(2)));
        const { numbers, nodes } = await walk({}, resting);
        expect([numbers.state, Array.from(nodes, (node) => numbers.urnOf(node))]).toEqual(['current', [urn('d')]]);
      });

      it('sees every change at once', async () => {
        await put(edgeSet('b', [upstream('b', 'a')]));
        expect(await reached({})).toEqual([`${urn('b')} 1`]);
        await apply([setOf(edgeSet('c', [upstream('c', 'b')]))], positionAt(2));
        expect(await reached({})).toEqual([`${urn('b')} 1`, `${urn('c')} 2`]);
        await apply([setOf(edgeSet('b', []))], positionAt(3));
        expect(await reached({})).toEqual([]);
      });
    });
  });
}
