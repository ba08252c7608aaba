import type { DefaultShape, RecordSkeleton } from '../../../generated/service/registry/model.js';
import { UNKNOWN_ACTOR } from '../../kernel/actors.js';
import { applyOperations } from './patch-application.js';
import { PatchContext } from './patch-context.js';
import { patchDocument } from './patch-document.js';
import { toJson, toNode } from './patch-node.js';

/** Records whose new objects begin with something. */
const SKELETONS: Readonly<Record<string, RecordSkeleton>> = {
  Aspect: {
    initialValues: {},
    nested: {
      fields: { kind: 'items', of: { kind: 'record', record: 'Field' } },
      note: { kind: 'record', record: 'Stamped' },
      either: { kind: 'union', members: { Stamped: { kind: 'record', record: 'Stamped' } } },
    },
  },
  Field: {
    initialValues: { tags: 'list', names: 'map', note: 'record' },
    nested: { note: { kind: 'record', record: 'Stamped' } },
  },
  Stamped: { initialValues: { stamp: 'stamp' }, nested: {} },
};
const ARRAYS = [
  { path: ['tags'], keys: ['tag'] },
  { path: ['owners'], keys: ['owner', 'type'] },
  { path: ['fields'], keys: ['path'] },
  { path: ['fields', '*', 'tags'], keys: ['tag'] },
  { path: ['names'], keys: [] },
];
const STAMP = { time: 7, actor: UNKNOWN_ACTOR };

function patched(value: unknown, ...operations: readonly object[]): unknown {
  const shape: DefaultShape = { kind: 'record', record: 'Aspect' };
  const context = new PatchContext(ARRAYS, shape, { find: (name) => SKELETONS[name], stamp: STAMP });
  const document = patchDocument('info', operations);
  return toJson(applyOperations(toNode(value, context), document.operations, { aspect: 'info', context }));
}

const add = (path: string, value: unknown) => ({ op: 'add', path, value });
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const remove = (path: string) => ({ op: 'remove', path });
const test = (path: string, value: unknown) => ({ op: 'test', path, value });
const copy = (from: string, path: string) => ({ op: 'copy', from, path });
const move = (from: string, path: string) => ({ op: 'move', from, path });

describe('a patch of an array whose items have a key', () => {
  const value = { tags: [{ tag: 'a', context: '1' }, { tag: 'b' }] };

  it('adds an item at the end, and creates the array', () => {
    expect(patched(value, add('/tags/c', { tag: 'c' }))).toEqual({ tags: [...value.tags, { tag: 'c' }] });
    expect(patched({}, add('/tags/c', { tag: 'c' }))).toEqual({ tags: [{ tag: 'c' }] });
  });

  it('takes the key from the path where the item has none, and the own key of an item that has another', () => {
    expect(patched({}, add('/tags/c', {}))).toEqual({ tags: [{ tag: 'c' }] });
    expect(patched(value, add('/tags/x', { tag: 'c' }))).toEqual({ tags: [...value.tags, { tag: 'c' }] });
  });

  it.each([add, replace])('puts an item with another key in the place of the one at the path', (operation) => {
    expect(patched(value, operation('/tags/a', { tag: 'c' }))).toEqual({ tags: [{ tag: 'b' }, { tag: 'c' }] });
    expect(patched(value, operation('/tags/a', { tag: 'b', context: '2' }))).toEqual({
      tags: [{ tag: 'b', context: '2' }],
    });
    const owners = [
      { owner: 'm', type: 'A' },
      { owner: 'm', type: 'B' },
    ];
    expect(patched({ owners }, operation('/owners/m/A', { owner: 'm', type: 'C' }))).toEqual({
      owners: [owners[1], { owner: 'm', type: 'C' }],
    });
    expect(patched({ owners }, operation('/owners/m', { owner: 'm', type: 'C' }))).toEqual({
      owners: [...owners, { owner: 'm', type: 'C' }],
    });
  });

  it.each([add, replace])('sets an item where it is', (operation) => {
    expect(patched(value, operation('/tags/a', { tag: 'a' }))).toEqual({ tags: [{ tag: 'a' }, { tag: 'b' }] });
  });

  it('sets all items, as a list or as an object by key', () => {
    expect(patched(value, add('/tags', [{ tag: 'x' }]))).toEqual({ tags: [{ tag: 'x' }] });
    expect(patched(value, replace('/tags', { x: { context: '2' } }))).toEqual({ tags: [{ context: '2', tag: 'x' }] });
  });

  it('removes an item, and refuses where there is none', () => {
    expect(patched(value, remove('/tags/a'))).toEqual({ tags: [{ tag: 'b' }] });
    expect(() => patched(value, remove('/tags/c'))).toThrow('nothing is at "/tags/c"');
    expect(() => patched(value, remove('/tags/c/context'))).toThrow('there is no "c"');
  });

  it('changes what is in an item', () => {
    expect(patched(value, add('/tags/b/context', '2'), replace('/tags/a/context', '3'))).toEqual({
      tags: [
        { tag: 'a', context: '3' },
        { tag: 'b', context: '2' },
      ],
    });
    expect(patched(value, remove('/tags/a/context'))).toEqual({ tags: [{ tag: 'a' }, { tag: 'b' }] });
  });

  it('tests, copies and moves items', () => {
    expect(patched(value, test('/tags/a', { tag: 'a', context: '1' }), copy('/tags/a', '/first'))).toEqual({
      ...value,
      first: { tag: 'a', context: '1' },
    });
    expect(() => patched(value, test('/tags/a', { tag: 'a' }))).toThrow('another value is there');
    expect(() => patched(value, test('/tags/c', {}))).toThrow('nothing is at "/tags/c"');
    expect(patched(value, move('/tags/a', '/first'))).toEqual({
      tags: [{ tag: 'b' }],
      first: { tag: 'a', context: '1' },
    });
  });

  it('refuses what is neither an item nor an object of them', () => {
    expect(() => patched({}, add('/owners/x', 'text'))).toThrow('items have the keys owner, type here');
  });
});

describe('a patch of an array whose items have two keys', () => {
  const owner = (name: string, type: string) => ({ owner: name, type });
  const value = { owners: [owner('j', 'A'), owner('k', 'A'), owner('j', 'B')] };

  it('finds an item by both', () => {
    expect(patched(value, add('/owners/j/A/source', 'x'))).toEqual({
      owners: [{ ...owner('j', 'A'), source: 'x' }, ...value.owners.slice(1)],
    });
    expect(patched(value, remove('/owners/j/A'))).toEqual({ owners: value.owners.slice(1) });
  });

  it('removes all items of the first one', () => {
    expect(patched(value, remove('/owners/j'))).toEqual({ owners: [owner('k', 'A')] });
    expect(() => patched(value, remove('/owners/l'))).toThrow('nothing is at "/owners/l"');
  });

  it('cannot read several items as one', () => {
    expect(() => patched(value, copy('/owners/j', '/first'))).toThrow('nothing is at "/owners/j"');
  });

  it('adds items as objects by key, one or two levels deep', () => {
    expect(patched({}, add('/owners/j', { A: {}, B: { source: 'x' } }))).toEqual({
      owners: [owner('j', 'A'), { ...owner('j', 'B'), source: 'x' }],
    });
    expect(patched({}, add('/owners', { j: { A: {} }, k: { B: {} } }))).toEqual({
      owners: [owner('j', 'A'), owner('k', 'B')],
    });
  });

  it('adds an item by the first key that has both of its own', () => {
    expect(patched({}, add('/owners/j', owner('j', 'A')))).toEqual({ owners: [owner('j', 'A')] });
  });
});

describe('a patch of an array whose items are their own keys', () => {
  it('adds a text by its path, once', () => {
    expect(patched({ names: ['x'] }, add('/names/y', {}), add('/names/x', 'x'))).toEqual({ names: ['x', 'y'] });
    expect(patched({}, add('/names/a~1b', 'anything'))).toEqual({ names: ['a/b'] });
  });

  it('removes a text', () => {
    expect(patched({ names: ['x', 'a/b'] }, remove('/names/a/b'))).toEqual({ names: ['x'] });
  });
});

describe('what a patch creates', () => {
  const field = { path: 'x', tags: [], names: {}, note: { stamp: STAMP } };

  it('begins with what the models let a record begin with', () => {
    expect(patched({}, add('/fields/x/description', 'd'))).toEqual({ fields: [{ ...field, description: 'd' }] });
    expect(patched({}, add('/note/text', 'd'))).toEqual({ note: { stamp: STAMP, text: 'd' } });
    expect(patched({}, add('/other/text', 'd'))).toEqual({ other: { text: 'd' } });
  });

  it('begins as the member of a union that the path names', () => {
    expect(patched({}, add('/either/Stamped/text', 'd'))).toEqual({ either: { Stamped: { stamp: STAMP, text: 'd' } } });
    expect(patched({}, add('/either/toString/text', 'd'))).toEqual({ either: { toString: { text: 'd' } } });
  });

  it('has keyed arrays inside keyed arrays', () => {
    expect(patched({}, add('/fields/x/tags/a', {}), add('/fields/x/tags/b', {}), remove('/fields/x/tags/a'))).toEqual({
      fields: [{ ...field, tags: [{ tag: 'b' }] }],
    });
  });

  it('is there instead of null', () => {
    expect(patched({ note: null }, add('/note/text', 'd'))).toEqual({ note: { stamp: STAMP, text: 'd' } });
    expect(() => patched({ note: null }, replace('/note/text', 'd'))).toThrow('there is no "note"');
  });

  it('is nothing that is only looked for', () => {
    expect(() => patched({}, replace('/fields/x/description', 'd'))).toThrow('there is no "fields"');
    expect(() => patched({ fields: [] }, replace('/fields/x/description', 'd'))).toThrow('there is no "x"');
    expect(() => patched({}, remove('/note/text'))).toThrow('there is no "note"');
  });
});

describe('a patch of other values', () => {
  it('replaces the whole, which cannot be removed', () => {
    expect(patched({ a: 1 }, add('', { b: 2 }), test('', { b: 2 }))).toEqual({ b: 2 });
    expect(() => patched({ a: 1 }, remove(''))).toThrow('the change type DELETE removes a whole aspect');
  });

  it('refuses a path into a single value, and an index that is none', () => {
    expect(() => patched({ a: 'x' }, add('/a/b', 1))).toThrow('"b" would be inside of a single value');
    expect(() => patched({ a: [1] }, add('/a/b', 1))).toThrow('"b" is not an index of the list');
    expect(() => patched({ a: [1] }, add('/a/2', 1))).toThrow('the list has only 1 items');
  });

  it('removes items by index, and refuses where there is none', () => {
    expect(patched({ a: [1, 2, 3] }, remove('/a/1'))).toEqual({ a: [1, 3] });
    expect(() => patched({ a: [1] }, remove('/a/1'))).toThrow('nothing is at "/a/1"');
    expect(() => patched({ a: [1] }, remove('/a/-'))).toThrow('nothing is at "/a/-"');
  });

  it('moves a value to where it is, and not into itself', () => {
    expect(JSON.stringify(patched({ a: { b: 1 }, c: 2 }, move('/a', '/a')))).toBe('{"a":{"b":1},"c":2}');
    expect(() => patched({ a: { b: 1 } }, move('/a', '/a/b'))).toThrow('a value cannot be moved into itself');
    expect(patched({ a: 1 }, move('/a', '/ab'))).toEqual({ ab: 1 });
  });

  it('names the operation that fails', () => {
    expect(() => patched({ a: 1 }, remove('/a'), remove('/a'))).toThrow('Operation 1 (remove "/a")');
  });
});

describe('the work of a patch', () => {
  const COSTLY = 'copies, compares and moves too much';
  const text = 'x'.repeat(999_998);

  it.each<[string, object, unknown]>([
    ['copies', copy('/a', '/b'), { a: text }],
    ['compares', test('/a', text), { a: text }],
    ['moves', move('/a', '/a'), { a: text }],
  ])('has a limit on what it %s', (_what, operation, value) => {
    const times = (count: number): readonly object[] => Array.from({ length: count }, () => operation);
    expect(patched(value, ...times(16))).toMatchObject({ a: text });
    expect(() => patched(value, ...times(17))).toThrow(COSTLY);
  });

  it('has a limit on the items that it shifts', () => {
    const list = { a: Array.from({ length: 8000 }, () => 0) };
    const shift = [add('/a/0', 1), remove('/a/0')];
    const shifts = (count: number): readonly object[] => Array.from({ length: count }, () => shift).flat();
    expect(patched(list, ...shifts(999))).toEqual(list);
    expect(() => patched(list, ...shifts(1001))).toThrow(COSTLY);
    const ends = Array.from({ length: 2000 }, () => [add('/a/-', 1), remove('/a/8000')]).flat();
    expect(patched(list, ...ends)).toEqual(list);
  });

  it('has a limit on the keys that it looks through', () => {
    const owners = Array.from({ length: 8000 }, (_, at) => ({ owner: String(at), type: 'A' }));
    const removals = (count: number): readonly object[] =>
      Array.from({ length: count }, () => [remove('/owners/0/A'), add('/owners/0/A', {})]).flat();
    expect(patched({ owners }, ...removals(1999))).toMatchObject({ owners: expect.any(Array) });
    expect(() => patched({ owners }, ...removals(2001))).toThrow(COSTLY);
  });
});
