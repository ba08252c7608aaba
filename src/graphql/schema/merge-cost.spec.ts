import fc from 'fast-check';
import { buildSchema, parse, validate, type DocumentNode } from 'graphql';
import { findMergeProblem } from './merge-cost.js';

const SCHEMA = buildSchema('type Query { name(a: Int): String one(text: String): Query other: Query }');

function times(count: number, part: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => part(at)).join(' ');
}

function fragments(count: number, body: (at: number) => string): string {
  return times(count, (at) => `fragment f${String(at)} on Query { ${body(at)} }`);
}

function spreads(from: number, to: number): string {
  return times(to - from, (at) => `...f${String(from + at)}`);
}

/** Documents that grow in all directions that comparisons can. */
const FORMS: Readonly<Record<string, (size: number) => string>> = {
  'a field': (size) => `{ ${times(size, () => 'name')} }`,
  'a field with fields': (size) => `{ ${times(size, () => 'one { other { one { name } } }')} }`,
  'a field with arguments': (size) => `{ ${times(size, () => 'one(text: "a") { name }')} }`,
  'inline fragments': (size) => `{ ${times(size, () => '... on Query { name }')} }`,
  'fragments with the same field': (size) => `{ ${spreads(0, size)} } ${fragments(size, () => 'name')}`,
  'fragments with other fields': (size) => `{ ${spreads(0, size)} } ${fragments(size, (at) => `a${String(at)}: name`)}`,
  'fragments beside fields': (size) =>
    `{ ${spreads(0, size)} ${times(size, (at) => `b${String(at)}: name`)} } ${fragments(size, () => 'name')}`,
  'fragments that spread all the others': (size) =>
    `{ ...f0 } ${fragments(size, (at) => `name ${spreads(at + 1, size)}`)}`,
  'fragments that no operation spreads': (size) => `{ name } ${fragments(1, () => times(size, () => 'one { name }'))}`,
  'the same fragments at many places': (size) =>
    `{ ${times(size, (at) => `a${String(at)}: one { ${spreads(0, size)} }`)} } ${fragments(size, (at) => `a${String(at)}: name`)}`,
};

function isAborted(document: DocumentNode): boolean {
  return validate(SCHEMA, document).some(({ message }) => message === 'Validation aborted.');
}

describe('findMergeProblem', () => {
  it.each(Object.keys(FORMS))('refuses, long before the library gives up, too many of: %s', (form) => {
    const verdicts = [10, 20, 40, 80, 160, 320, 640].map((size) => {
      const document = parse(FORMS[form]!(size));
      return { refused: findMergeProblem(document) !== undefined, aborted: size > 320 || isAborted(document) };
    });
    expect(verdicts[0]).toEqual({ refused: false, aborted: false });
    expect(verdicts.at(-1)?.refused).toBe(true);
    const refusedFrom = verdicts.findIndex(({ refused }) => refused);
    const abortedFrom = verdicts.findIndex(({ aborted }) => aborted);
    expect(refusedFrom).toBeLessThan(abortedFrom);
  });

  it('refuses whatever the library gives up, of documents of any form', () => {
    const part = fc.constantFrom(
      'name',
      'name(a: 1)',
      'one { name }',
      'one(text: "a") { ...f1 name }',
      'other { ...f2 }',
      '...f1',
      '...f2',
      '...f3',
    );
    const body = fc.tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 400 }));
    let refused = 0;
    fc.assert(
      fc.property(fc.tuple(body, body, body, body), (bodies) => {
        const [operation = '', ...rest] = bodies.map(([parts, count], at) => {
          // Only later fragments, so that none spreads itself.
          const later = parts.filter((text) => !/f\d/.test(text) || Number(/f(\d)/.exec(text)?.[1]) > at);
          return times(count, () => ['name', ...later].join(' '));
        });
        const document = parse(
          `{ ${operation} } ${times(3, (at) => `fragment f${String(at + 1)} on Query { ${rest[at] ?? ''} }`)}`,
        );
        if (findMergeProblem(document) === undefined) return !isAborted(document);
        refused++;
        return true;
      }),
      { numRuns: 60 },
    );
    expect(refused).toBeGreaterThan(0);
  });

  it('costs little for aliases of the same fields, and for a fragment at a thousand places', () => {
    const aliases = `{ ${times(500, (at) => `a${String(at)}: one { name other { name } ...f0 }`)} }`;
    expect(
      findMergeProblem(parse(`${aliases} ${fragments(1, () => 'name one { name other { name } }')}`)),
    ).toBeUndefined();
    // Each of fifty fragments has two ways to the next.
    const doubling = fragments(50, (at) => `one { ...f${String(at + 1)} } other { name ...f${String(at + 1)} }`);
    expect(findMergeProblem(parse(`{ ...f0 } ${doubling} fragment f50 on Query { name }`))).toBeUndefined();
  });

  it('names what is repeated most', () => {
    const query = `{ ${times(200, () => 'name')} one { ${times(300, () => 'again: name')} } }`;
    expect(findMergeProblem(parse(query))?.message).toContain("'again' is there 300 times");
  });
});
