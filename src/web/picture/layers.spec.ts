import { layOutInLayers } from './layers.js';

const SIZE = { width: 200, height: 50 };

function laidOut(lines: readonly string[], height = SIZE.height) {
  const edges = lines.map((line) => {
    const [source = '', target = ''] = line.split('>');
    return { source, target };
  });
  const ids = [...new Set(edges.flatMap(({ source, target }) => [source, target]))];
  return layOutInLayers({ boxes: ids.map((id) => ({ id, ...SIZE, height })), edges, gap: 100 });
}

describe('a picture in layers', () => {
  it('flows to the right, with what joins two boxes halfway between them', () => {
    const places = laidOut(['a>b', 'a>c', 'b>d', 'c>d']);
    expect(Object.fromEntries(places)).toEqual({
      a: { x: 0, y: -25 },
      b: { x: 300, y: -59 },
      c: { x: 300, y: 9 },
      d: { x: 600, y: -25 },
    });
  });

  it('keeps a chain straight beside another one', () => {
    const places = laidOut(['a>b', 'b>c', 'c>d', 'p>q', 'q>r', 'r>s']);
    const heights = ['a', 'b', 'c', 'd'].map((id) => places.get(id)?.y);
    expect(new Set(heights).size).toBe(1);
    expect(places.get('p')?.y).not.toBe(heights[0]);
  });

  it('puts what nothing leads to just before what it leads to', () => {
    const places = laidOut(['a>b', 'b>c', 'c>d', 'late>d']);
    expect(places.get('late')?.x).toBe(places.get('c')?.x);
  });

  it('untangles lines that cross in the order of the task', () => {
    const places = laidOut(['a>x', 'b>y', 'c>z', 'root>c', 'root>b', 'root>a']);
    const orderOf = (ids: readonly string[]) =>
      ids.toSorted((one, other) => (places.get(one)?.y ?? 0) - (places.get(other)?.y ?? 0));
    const pairs: Record<string, string> = { a: 'x', b: 'y', c: 'z' };
    expect(orderOf(['x', 'y', 'z'])).toEqual(orderOf(['a', 'b', 'c']).map((id) => pairs[id]));
  });

  it('ends with cycles, and with a box that leads to itself', () => {
    const places = laidOut(['a>b', 'b>c', 'c>a', 'c>c', 'c>d']);
    const lefts = ['a', 'b', 'c', 'd'].map((id) => places.get(id)?.x ?? NaN);
    expect(new Set(lefts).size).toBe(4);
    expect(lefts[3]).toBeGreaterThan(lefts[2] ?? NaN);
  });

  it('lets no box touch another one of its layer', () => {
    const lines = Array.from({ length: 400 }, (_, at) => `s${String(at % 7)}>t${String((at * 13) % 101)}`);
    const places = [...laidOut(lines, 40).values()].toSorted((one, other) => one.x - other.x || one.y - other.y);
    const gaps = places.flatMap(({ x, y }, at) => (places[at - 1]?.x === x ? [y - (places[at - 1]?.y ?? 0)] : []));
    expect(gaps.length).toBeGreaterThan(90);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(58 - 1e-6);
  });
});
