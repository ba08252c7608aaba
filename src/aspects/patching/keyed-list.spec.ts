import { NumberText } from '../../kernel/exact-json.js';
import { KeyedList } from './keyed-list.js';
import { KEY_SEPARATOR } from './patch-document.js';

/** A list with these keys and an item, a text, at each of these steps. */
function listOf(keys: readonly string[], ...items: readonly (readonly string[])[]): KeyedList<string> {
  const list = new KeyedList<string>(keys);
  for (const at of items) list.append(at, `item ${at.join('/')}`);
  return list;
}

const URN = 'urn:li:tag:a/b';
const ENCODED = 'urn%3Ali%3Atag%3Aa%2Fb';

describe('KeyedList', () => {
  it('is as deep as it has keys, and one step deep when an item is its own key', () => {
    expect([listOf([]).depth, listOf(['a']).depth, listOf(['a', 'b']).depth]).toEqual([1, 1, 2]);
  });

  it('has its items in their order, several under the same keys side by side', () => {
    const list = listOf(['a'], ['x'], ['y']);
    list.append(['x'], 'another x');
    expect([list.nodes(), list.size]).toEqual([['item x', 'another x', 'item y'], 2]);
  });

  it('replaces all items of the same keys where the first of them was, and appends others', () => {
    const list = listOf(['a'], ['x'], ['x'], ['y']);
    list.put(['x'], 'new x');
    list.put(['z'], 'new z');
    expect(list.nodes()).toEqual(['new x', 'item y', 'new z']);
  });

  describe('finds', () => {
    it('the first item that the most steps of a path name', () => {
      const list = listOf(['a'], ['x'], ['x', 'y'], ['x']);
      expect(list.find(['x', 'y', 'z'])).toEqual({ at: ['x', 'y'], node: 'item x/y', used: 2 });
      expect(list.find(['x', 'z'])).toEqual({ at: ['x'], node: 'item x', used: 1 });
      expect([list.find(['z', 'x']), list.find([])]).toEqual([undefined, undefined]);
    });

    it('a key with slashes that are not escaped', () => {
      const list = listOf(['tag'], [URN]);
      expect(list.find(['urn:li:tag:a', 'b', 'context'])).toEqual({ at: [URN], node: `item ${URN}`, used: 2 });
    });

    it.each([ENCODED, ENCODED.replaceAll('%3A', '%3a')])('a URN that is written as %s', (step) => {
      expect(listOf(['tag'], [URN]).find([step])?.used).toBe(1);
    });

    it.each(['a%3Ab', 'x%', 'urn%3A%', 'xurn%3Ax'])('what is not an encoded URN as it is: %s', (step) => {
      expect(listOf(['tag'], [step]).find([step])?.node).toBe(`item ${step}`);
    });
  });

  describe('says whether steps name one item and nothing in it', () => {
    it('by the keys of the item that is to be written', () => {
      const list = listOf(['a', 'b']);
      expect(list.isNamed(['x', 'y'], { a: 'x', b: 'y' })).toBe(true);
      expect(list.isNamed(['x'], { a: 'x', b: 'y' })).toBe(false);
      expect(list.isNamed(['x', 'y', 'z'], { a: 'x', b: 'y' })).toBe(false);
      expect(list.isNamed(['x', 'y'], undefined)).toBe(false);
      expect(listOf(['tag']).isNamed([ENCODED], { tag: URN })).toBe(true);
    });

    it('always when an item is its own key', () => {
      expect(listOf([]).isNamed(['x', 'y'], undefined)).toBe(true);
    });
  });

  describe('removes', () => {
    const items = [
      ['x', '1'],
      ['x', '2'],
      ['xy', '1'],
      ['x', '1'],
    ] as const;

    it('all items with the keys', () => {
      const list = listOf(['a', 'b'], ...items);
      expect([list.remove(['x', '1']), list.nodes()]).toEqual([true, ['item x/2', 'item xy/1']]);
      expect(list.remove(['x', '1'])).toBe(false);
    });

    it('all whose first keys these are', () => {
      const list = listOf(['a', 'b'], ...items);
      expect([list.hasBelow(['x']), list.hasBelow(['x', '1']), list.hasBelow(['z'])]).toEqual([true, false, false]);
      expect([list.remove(['x']), list.nodes()]).toEqual([true, ['item xy/1']]);
      expect([list.remove(['x']), list.remove(['z'])]).toEqual([false, false]);
    });

    it('nothing by a part of the only key', () => {
      const list = listOf(['tag'], [URN]);
      expect([list.hasBelow(['urn:li:tag:a']), list.remove(['urn:li:tag:a']), list.size]).toEqual([false, false, 1]);
      expect([list.remove([ENCODED]), list.size]).toEqual([true, 0]);
    });
  });

  it('takes as many steps of a path as it is deep for keys, URNs decoded', () => {
    expect(listOf(['a', 'b']).keysAt([ENCODED, 'y', 'z'])).toEqual([URN, 'y']);
    expect(listOf([]).keysAt(['x', 'y'])).toEqual(['x']);
  });

  describe('takes the keys of an item', () => {
    const nested = `a${KEY_SEPARATOR}b`;

    it('from its members, an empty text for one that is missing', () => {
      const list = listOf(['a', 'b']);
      expect(list.keysOf({ a: 'x', b: 'y', c: 'z' })).toEqual(['x', 'y']);
      expect([list.keysOf({ a: 'x' }), list.keysOf({ b: 'y' })]).toEqual([
        ['x', ''],
        ['', 'y'],
      ]);
    });

    it('from members of members', () => {
      expect(listOf([nested]).keysOf({ a: { b: 'x' } })).toEqual(['x']);
      expect([listOf([nested]).keysOf({ a: 'x' }), listOf([nested]).keysOf({ b: 'x' })]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it.each<[unknown, string | undefined]>([
      ['text', 'text'],
      ['', ''],
      [7, '7'],
      [false, 'false'],
      [new NumberText('1e400'), '1e400'],
      [null, undefined],
      [{ b: 1 }, undefined],
      [['x'], undefined],
    ])('where a member is %j', (value, expected) => {
      expect(listOf(['a']).keysOf({ a: value })).toEqual(expected === undefined ? undefined : [expected]);
    });

    it.each<[unknown]>([[{}], ['text'], [null], [undefined], [['x']]])('of which %j has none', (item) => {
      expect(listOf(['constructor']).keysOf(item)).toBeUndefined();
    });

    it('from a text that is its own key', () => {
      expect([listOf([]).keysOf('x'), listOf([]).keysOf({ a: 'x' })]).toEqual([['x'], undefined]);
    });
  });

  it('fills the missing keys of an item from its path, but for nested ones and those without a step', () => {
    const list = listOf(['a', `b${KEY_SEPARATOR}c`, 'd', 'e']);
    expect(list.withKeys({ a: 'own', z: 1 }, ['x', 'y', 'w', ''])).toEqual({ a: 'own', z: 1, d: 'w' });
    expect(list.withKeys({}, ['x'])).toEqual({ a: 'x' });
    const complete = { a: 1, d: 2, e: 3 };
    expect(list.withKeys(complete, ['x', 'y', 'w', 'v'])).toBe(complete);
  });
});
