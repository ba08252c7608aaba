import { columnEdges, columnId, columnOf, columnsByEntity, tracedColumns } from './column-edges.js';
import { foldParallel, unfolded } from './fold-parallel.js';
import { type LineageStep, type LineageView, type Neighbourhoods, openedName, seenGraph } from './lineage-graph.js';
import { lineageSvg } from './lineage-svg.js';
import { pictureOf } from './picture.js';

/** Steps as in `a>b`: data goes from a to b. Each entity knows of all its steps. */
function known(...steps: readonly string[]): Neighbourhoods {
  const edges = steps.map((step): LineageStep => {
    const [ends = '', time] = step.split('@');
    const [source = '', target = ''] = ends.split('>');
    return { source, target, ...(time === undefined ? {} : { createdAt: Number(time) }) };
  });
  const urns = new Set(edges.flatMap(({ source, target }) => [source, target]));
  return new Map(
    [...urns].map((urn) => [
      urn,
      { urn, edges: edges.filter(({ source, target }) => source === urn || target === urn), isCut: false },
    ]),
  );
}

function view(change: Partial<LineageView> = {}): LineageView {
  return { root: 'm', directions: ['upstream', 'downstream'], hops: 1, opened: new Set(), span: {}, ...change };
}

const LINE = known('a>b', 'b>m', 'm>n', 'n>o', 'c>n');

describe('what a view of lineage shows', () => {
  it('goes as many hops as wished, and counts what is hidden beside each entity', () => {
    const { entities, edges, unread } = seenGraph(view(), LINE, 100);
    expect([...entities.values()]).toEqual([
      { urn: 'm', degree: 0, hidden: { upstream: 0, downstream: 0 } },
      { urn: 'b', degree: -1, hidden: { upstream: 1, downstream: 0 } },
      { urn: 'n', degree: 1, hidden: { upstream: 1, downstream: 1 } },
    ]);
    expect(edges).toEqual([
      { source: 'b', target: 'm' },
      { source: 'm', target: 'n' },
    ]);
    expect(unread).toEqual([]);
  });

  it('continues from an entity that was opened, in that direction alone', () => {
    const opened = new Set([openedName('downstream', 'n')]);
    expect([...seenGraph(view({ opened }), LINE, 100).entities.keys()]).toEqual(['m', 'b', 'n', 'o']);
  });

  it('opens sources of what lies downstream', () => {
    const opened = new Set([openedName('upstream', 'n')]);
    expect([...seenGraph(view({ opened }), LINE, 100).entities.keys()]).toEqual(['m', 'b', 'n', 'c']);
  });

  it('asks for what has not been read, and leaves its hidden neighbours open', () => {
    const { entities, unread } = seenGraph(view({ hops: 3 }), new Map([...LINE].filter(([urn]) => urn !== 'n')), 100);
    expect(unread).toEqual(['n']);
    expect(entities.get('n')).toEqual({ urn: 'n', degree: 1, hidden: undefined });
  });

  it('leaves out steps before a time, and keeps those without one', () => {
    const timed = known('m>old@5', 'm>new@20', 'm>unknown');
    expect([...seenGraph(view({ span: { from: 10 } }), timed, 100).entities.keys()]).toEqual(['m', 'new', 'unknown']);
  });

  it('ends at the limit, and in circles', () => {
    const circle = known('m>n', 'n>m', 'n>n');
    expect([...seenGraph(view({ hops: 99 }), circle, 100).entities.keys()]).toEqual(['m', 'n']);
    expect(seenGraph(view({ hops: 99 }), LINE, 2).entities.size).toBe(2);
  });
});

describe('parallel paths', () => {
  const seen = seenGraph(view({ hops: 2 }), known('m>a', 'm>b', 'm>c', 'a>z', 'b>z', 'c>z', 'm>d', 'd>y'), 100);

  it('are folded where sources, targets and kind are the same', () => {
    const { boxes, edges } = foldParallel(seen, 'm', () => 'table');
    expect(boxes.map(({ urns }) => urns)).toEqual([['m'], ['a', 'b', 'c'], ['d'], ['z'], ['y']]);
    expect(edges).toContainEqual({ source: 'm', target: 'fold a' });
    expect(edges).toContainEqual({ source: 'fold a', target: 'z' });
    expect(edges).toHaveLength(4);
  });

  it('stay apart where their kinds differ, or nobody wants it', () => {
    expect(foldParallel(seen, 'm', (urn) => urn).boxes).toHaveLength(7);
    expect(unfolded(seen).boxes).toHaveLength(7);
  });
});

describe('lineage of columns', () => {
  const column = (table: string, path: string): string =>
    `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,${table},PROD),${path})`;
  const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:x,${name},PROD)`;
  const edges = columnEdges([
    { upstreams: [column('a', 'id'), column('a', 'name')], downstreams: [column('b', 'key')] },
    { upstreams: [column('b', 'key')], downstreams: [column('c', 'key')] },
    { upstreams: [table('a')], downstreams: [column('c', 'key')] },
  ]);

  it('is read from the URNs of columns; whole entities are none', () => {
    expect(columnOf(column('a', 'id'))).toEqual({ urn: table('a'), path: 'id' });
    expect(columnOf(table('a'))).toBeUndefined();
    expect(edges).toHaveLength(3);
    expect(columnsByEntity(edges).get(table('a'))).toEqual(['id', 'name']);
  });

  it('is traced both ways, and not through siblings', () => {
    const at = (name: string, path: string): string => columnId({ urn: table(name), path });
    expect([...tracedColumns(edges, at('a', 'id'))].sort()).toEqual(
      [at('a', 'id'), at('b', 'key'), at('c', 'key')].sort(),
    );
  });

  it('stands in the picture that is saved, with texts as they are', () => {
    const seen = unfolded({
      entities: new Map([table('a'), table('b')].map((urn) => [urn, { urn, degree: 0, hidden: undefined }])),
      edges: [{ source: table('a'), target: table('b') }],
      unread: [],
      isCut: false,
    });
    const places = new Map([
      [table('a'), { x: 0, y: 0 }],
      [table('b'), { x: 400, y: 0 }],
    ]);
    const texts = new Map([[table('a'), { name: 'a < & b', kind: 'Table' }]]);
    const svg = lineageSvg(pictureOf(seen, edges), places, texts);
    expect(svg).toContain('a &lt; &amp; b');
    expect(svg.match(/<path /g)).toHaveLength(3);
    expect(svg).not.toMatch(/href|style|script/);
  });
});
