import fc from 'fast-check';
import type { Operation } from 'rfc6902';
import { applyPatch } from 'rfc6902';
import { UNKNOWN_ACTOR } from '../../kernel/actors.js';
import { applyOperations } from './patch-application.js';
import { patchDocument } from './patch-document.js';
import { toJson, toNode } from './patch-node.js';
import { PatchContext } from './patch-context.js';

type JsonValue = boolean | number | string | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/** A position about which the models say nothing. */
const CONTEXT = new PatchContext([], undefined, { find: () => undefined, stamp: { time: 0, actor: UNKNOWN_ACTOR } });

function patched(value: unknown, operations: readonly object[]): unknown {
  const document = patchDocument('note', operations);
  return toJson(applyOperations(toNode(value, CONTEXT), document.operations, { aspect: 'note', context: CONTEXT }));
}

describe('applyOperations', () => {
  it('gives the results of a library that implements only the standard', () => {
    fc.assert(
      fc.property(JSON_OBJECTS, fc.array(CHOICES, { maxLength: 8 }), (value, choices) => {
        const expected = copied(value);
        const operations = choices.flatMap((choice) => {
          const [operation, ...steps] = operationOn(copied(expected), choice);
          expect(applyPatch(expected, steps).every((problem) => problem === null)).toBe(true);
          return operation === undefined ? [] : [operation];
        });
        expect(patched(value, operations)).toEqual(expected);
      }),
    );
  });

  it.each<[string, object, readonly object[], object]>([
    ['creates missing parents in add', {}, [{ op: 'add', path: '/a/b/c', value: 1 }], { a: { b: { c: 1 } } }],
    ['creates a list to append to', {}, [{ op: 'add', path: '/a/-', value: 1 }], { a: [1] }],
    ['adds a member that replace does not find', { a: 1 }, [{ op: 'replace', path: '/b', value: 2 }], { a: 1, b: 2 }],
    ['keeps a tilde that escapes nothing', {}, [{ op: 'add', path: '/a~2~01', value: 1 }], { 'a~2~1': 1 }],
    [
      'treats names of inherited members as ordinary keys',
      { constructor: 1 },
      [
        { op: 'copy', from: '/constructor', path: '/prototype' },
        { op: 'add', path: '/toString', value: 2 },
      ],
      { constructor: 1, prototype: 1, toString: 2 },
    ],
    [
      'copies a value instead of sharing it',
      { a: { b: [1] } },
      [
        { op: 'copy', from: '/a', path: '/c' },
        { op: 'add', path: '/c/b/-', value: 2 },
      ],
      { a: { b: [1] }, c: { b: [1, 2] } },
    ],
    [
      'resolves the target of move after its source is removed',
      { a: [0, [1], [2]] },
      [{ op: 'move', from: '/a/0', path: '/a/1/0' }],
      { a: [[1], [0, 2]] },
    ],
  ])('%s', (_what, value, operations, expected) => {
    expect(patched(value, operations)).toEqual(expected);
  });

  it('refuses to double a value again and again', () => {
    const doublings = Array.from({ length: 64 }, () => ({ op: 'copy', from: '', path: '/a/-' }));
    expect(() => patched({ a: ['x'.repeat(1000)] }, doublings)).toThrow('copies, compares and moves too much');
  });

  it('refuses to nest a value again and again', () => {
    const nestings = Array.from({ length: 512 }, () => ({ op: 'move', from: '/a', path: `${'/b'.repeat(100)}/a` }));
    const back = nestings.map((nesting) => [nesting, { op: 'move', from: '/b', path: '/a' }]).flat();
    expect(() => patched({ a: [] }, back)).toThrow('the value is nested too deeply');
  });

  it('compares numbers by value', () => {
    expect(patched({ a: 1e5 }, [{ op: 'test', path: '/a', value: 100_000 }])).toEqual({ a: 1e5 });
  });

  it.each(['/a/01', '/a/3', '/a/x', '/a/-/b'])('refuses to add at %s to a list of two', (path) => {
    expect(() => patched({ a: [1, 2] }, [{ op: 'add', path, value: 3 }])).toThrow('Operation 0 (add');
  });

  it.each(['/a/-', '/a/2', '/a/length'])('refuses to replace %s in a list of two', (path) => {
    expect(() => patched({ a: [1, 2] }, [{ op: 'replace', path, value: 3 }])).toThrow('Operation 0 (replace');
  });
});

/** Names that need escaping, and one that is empty. */
const NAMES = fc.constantFrom('a', 'b', '', 'x/y', '~', '~1');
const { value: JSON_VALUES, object: JSON_OBJECTS } = fc.letrec<{
  value: JsonValue;
  object: { [name: string]: JsonValue };
}>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<JsonValue>(null, true, 0, 7, 'text'),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(NAMES, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

interface PatchChoice {
  readonly op: 'add' | 'copy' | 'move' | 'remove' | 'replace' | 'test';
  /** Index of the target among all locations. */
  readonly at: number;
  readonly from: number;
  readonly name: string;
  readonly value: JsonValue;
}

const CHOICES: fc.Arbitrary<PatchChoice> = fc.record({
  op: fc.constantFrom('add', 'copy', 'move', 'remove', 'replace', 'test'),
  at: fc.nat(),
  from: fc.nat(),
  name: NAMES,
  value: JSON_VALUES,
});

/**
 * An operation that can be applied, then the operations for the library. Empty when the document has no location for
 * it.
 */
function operationOn(document: JsonValue, { op, at, from, name, value }: PatchChoice): readonly Operation[] {
  const locations = [...locationsIn(document)].filter(({ path }) => path !== '');
  const target = (within: JsonValue): string => {
    const containers = [...locationsIn(within)].filter(
      (location) => typeof location.value === 'object' && location.value !== null,
    );
    const { path, value: container } = containers[at % containers.length] ?? { path: '', value: null };
    const length = Array.isArray(container) ? container.length : undefined;
    return `${path}/${length === undefined ? escaped(name) : [...Array(length).keys(), '-'][at % (length + 1)]}`;
  };
  const source = locations[from % Math.max(1, locations.length)];
  if (op === 'add') return twice({ op, path: target(document), value });
  if (source === undefined) return [];
  const { path } = source;
  switch (op) {
    case 'copy':
      return twice({ op, from: path, path: target(document) });
    case 'move': {
      const rest = copied(document);
      applyPatch(rest, [{ op: 'remove', path }]);
      const to = target(rest);
      if (to === path || to.startsWith(`${path}/`)) return [];
      return [
        { op, from: path, path: to },
        { op: 'remove', path },
        { op: 'add', path: to, value: source.value },
      ];
    }
    case 'remove':
      return twice({ op, path });
    case 'replace':
      return twice({ op, path, value });
    case 'test':
      return twice({ op, path, value: source.value });
  }
}

function twice(operation: Operation): readonly Operation[] {
  return [operation, operation];
}

function* locationsIn(value: JsonValue, path = ''): Generator<{ readonly path: string; readonly value: JsonValue }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) yield* locationsIn(member, `${path}/${escaped(name)}`);
}

/** A copy in this realm: the library does not recognise an array of another realm. */
function copied(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copied(member)]));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
