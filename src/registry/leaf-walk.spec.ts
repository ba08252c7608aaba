import type { ModelPath } from '../../generated/service/registry/model.js';
import { valueBeside, visitLeaves } from './leaf-walk.js';

/** Leaves at a path, each with the keys that lead to it. */
function leaves(root: unknown, ...path: ModelPath): readonly unknown[] {
  const found: unknown[] = [];
  visitLeaves(root, path, (leaf, keys) => found.push([leaf, ...keys]));
  return found;
}

describe('visitLeaves', () => {
  it('follows members to a string', () => {
    expect(leaves({ a: { b: 'x' } }, 'a', 'b')).toEqual([['x']]);
    expect(leaves('x')).toEqual([['x']]);
  });

  it('visits every item of an array and every value of a map, in order, with their keys', () => {
    expect(leaves({ list: [{ to: 'x' }, { to: 'y' }] }, 'list', '*', 'to')).toEqual([
      ['x', 0],
      ['y', 1],
    ]);
    expect(leaves({ map: { k: 'x', l: 'y' } }, 'map', '*')).toEqual([
      ['x', 'k'],
      ['y', 'l'],
    ]);
    expect(leaves([{ k: ['x', 'y'] }, { l: ['z'] }], '*', '*', '*')).toEqual([
      ['x', 0, 'k', 0],
      ['y', 0, 'k', 1],
      ['z', 1, 'l', 0],
    ]);
  });

  it('visits the keys of a map', () => {
    expect(leaves([{ k: 1, l: null }, { m: 'x' }], '*', '$key')).toEqual([
      ['k', 0],
      ['l', 0],
      ['m', 1],
    ]);
  });

  it.each<[string, unknown, ModelPath]>([
    ['a number', { a: 7 }, ['a']],
    ['a record', { a: { b: 'x' } }, ['a']],
    ['nothing', {}, ['a']],
    ['null', { a: null }, ['a', 'b']],
    ['a member of a text', { a: 'x' }, ['a', 'length']],
    ['a member that every object has', { a: {} }, ['a', 'constructor', 'name']],
    ['items of a text', { a: 'xy' }, ['a', '*']],
    ['items of null', { a: null }, ['a', '*']],
    ['keys of a text', { a: 'xy' }, ['a', '$key']],
    ['keys of null', { a: null }, ['a', '$key']],
  ])('visits nothing where there is %s', (_what, root, path) => {
    expect(leaves(root, ...path)).toEqual([]);
  });

  it('gives each leaf keys of its own', () => {
    const kept: unknown[] = [];
    visitLeaves([['x'], ['y']], ['*', '*'], (_leaf, keys) => kept.push(keys));
    visitLeaves([{ k: 1 }], ['*', '$key'], (_leaf, keys) => kept.push(keys));
    expect(kept).toEqual([[0, 0], [1, 0], [0]]);
  });
});

describe('valueBeside', () => {
  const root = { list: [{ made: { time: 5 } }, { made: { time: 6 }, map: { k: ['x', 'y'] } }] };

  it('takes at every star the key of the leaf', () => {
    expect(valueBeside(root, ['list', '*', 'made', 'time'], [1])).toBe(6);
    expect(valueBeside(root, ['list', '*', 'map', '*', '*'], [1, 'k', 0])).toBe('x');
  });

  it('is the value itself at the end of an empty path', () => {
    expect(valueBeside(root, [], [])).toBe(root);
  });

  it.each<[string, ModelPath, readonly (number | string)[]]>([
    ['the member is missing', ['list', '*', 'touched', 'time'], [0]],
    ['the item is missing', ['list', '*', 'made'], [2]],
    ['the leaf has fewer keys', ['list', '*', 'map', '*'], [1]],
    ['every object has the member', ['list', '*', 'toString'], [0]],
    ['the value is a text', ['list', '*', 'map', '*', '*', 'length'], [1, 'k', 0]],
  ])('is undefined where %s', (_what, path, keys) => {
    expect(valueBeside(root, path, keys)).toBeUndefined();
  });
});
