import { Openings } from './openings.js';

/** Openings of a store, each with the number of its newest entry then. */
function openedWith(...heads: readonly number[]): readonly Openings[] {
  const all: Openings[] = [];
  for (const head of heads) all.push(Openings.next(all.at(-1)?.text, head));
  return all;
}

describe('the openings of a store', () => {
  it('have an id each', () => {
    const ids = openedWith(0, 5, 5).map(({ current }) => current);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('know with which entry the next one began', () => {
    const [first, second, third] = openedWith(0, 5, 9);
    expect(third?.headAfter(first?.current ?? '')).toBe(5);
    expect(third?.headAfter(second?.current ?? '')).toBe(9);
  });

  it('have no end for the latest, and nothing for one that is unknown', () => {
    const [, second] = openedWith(0, 5);
    expect(second?.headAfter(second.current)).toBe(Number.POSITIVE_INFINITY);
    expect(second?.headAfter('of another store')).toBe(-1);
    expect(second?.headAfter('')).toBe(-1);
  });

  it('are read from what was written', () => {
    const [, , third] = openedWith(0, 5, 9);
    const lines = third?.text.split('\n') ?? [];
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['0', '5', '9']);
    expect(lines.at(-1)).toBe(`${third?.current ?? ''} 9`);
  });

  it('are the last hundred', () => {
    const all = openedWith(...Array.from({ length: 102 }, (_, at) => at));
    const last = all.at(-1);
    expect(last?.text.split('\n')).toHaveLength(100);
    expect(all.map(({ current }) => last?.headAfter(current)).slice(0, 4)).toEqual([-1, -1, 3, 4]);
  });

  it('begin again where nothing was written, or what was written is no opening', () => {
    expect(Openings.next('', 3).text).toMatch(/^\S+ 3$/);
    expect(Openings.next('no-head', 3).text).toMatch(/^\S+ 3$/);
  });
});
