import { runInNewContext } from 'node:vm';
import { literal, type Printable } from './literal.js';

describe('literal', () => {
  it('prints what fits on one line', () => {
    expect(literal({ a: 1, 'b-c': ['x', null], d: undefined, e: 5n })).toBe(
      "{ a: 1, 'b-c': ['x', null], d: undefined, e: 5n }",
    );
  });

  it('prints one entry a line when the line would be too long', () => {
    const long = 'x'.repeat(70);
    expect(literal({ a: [long], b: long })).toBe(`{\n  a: ['${long}'],\n  b: '${long}',\n}`);
  });

  it.each([["it's"], ['a\\b'], ['line\nbreak'], ['\u2028'], ['\ud800'], ['plain'], ['日本'], ['`${x}`']])(
    'gives %j back when read',
    (text) => {
      const read: unknown = runInNewContext(literal(text));
      expect(read).toBe(text);
    },
  );

  it('says how narrow a value is that TypeScript would not look up by its key', () => {
    expect(literal({ constructor: { kind: 'x' }, toString: 1 })).toBe(
      "{ constructor: { kind: 'x' } as const, toString: 1 }",
    );
  });

  it('keeps a key that an object literal would take for its prototype', () => {
    const value: Printable = JSON.parse('{"__proto__":1}');
    expect(literal(value)).toBe('{ ["__proto__"]: 1 }');
  });
});
