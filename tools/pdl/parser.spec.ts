import fc from 'fast-check';
import { sampleSize } from '../../test/sample-size.js';
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { parseDocument } from './parser.js';
import { parsed } from './plain-tree.builder.js';
import { printDocument } from './printer.js';

/** Source -> its canonical form, without diagnostics. */
const parseCache: readonly (readonly [title: string, text: string, canonical: string])[] = [
  ['an empty record', 'record A{}', 'record A {}\n'],
  ['fields on one line without commas', 'record A {a:int b:b.C}', 'record A {\n  a: int\n  b: b.C\n}\n'],
  ['doubled and trailing commas', 'record A {,,a: int,,b: long,}', 'record A {\n  a: int\n  b: long\n}\n'],
  ['CRLF line ends', '/**\r\n * Doc\r\n */\r\nrecord A {}\r\n', '/** Doc */\nrecord A {}\n'],
  ['a byte order mark', '\ufeffrecord A {}', 'record A {}\n'],
  ['blanks around dots', 'namespace a . b record A {}', 'namespace a.b\n\nrecord A {}\n'],
  [
    'comments in every place',
    'record/*1*/A/*2*/{//3\na/*4*/:/* 5 */int}//',
    '/*1*/\nrecord A {\n  /*2*/\n  //3\n  /*4*/\n  /* 5 */\n  a: int\n} //\n',
  ],
  [
    'a line comment between doc and annotation',
    'record A {\n/** Name. */\n// aside\n@key\na: int }',
    'record A {\n  /** Name. */\n  // aside\n  @key\n  a: int\n}\n',
  ],
  ['/**/ without a later */ as a comment', 'record A {} /**/', 'record A {} /* */\n'],
  ['/***/ as an empty doc', '/***/ record A {}', '/** */\nrecord A {}\n'],
  [
    '/**/ before a later */ as the start of a doc',
    '/**/ record A {} */ record B {}',
    '/** / record A {} */\nrecord B {}\n',
  ],
  ['back-ticks around words that need none', 'record `A` { `a`: `b`.C }', 'record A {\n  a: b.C\n}\n'],
  ['back-ticked primitives', 'typeref A = `string`', 'typeref A = string\n'],
  ['inline includes after', 'record A {} includes record B {}', 'record A {} includes record B {}\n'],
  [
    'a field after an inline record that includes',
    'record A { a: record B {} includes C, D\n@x b: int }',
    'record A {\n  a: record B {} includes C, D\n  @x\n  b: int\n}\n',
  ],
  [
    'a doc between includes and the next field',
    'record A { a: record B {} includes C /** Next. */ b: int }',
    'record A {\n  a: record B {} includes C\n  /** Next. */\n  b: int\n}\n',
  ],
  [
    'a scope among the includes',
    'record A includes B { namespace x record C {} } { a: int }',
    'record A includes B, {\n  namespace x\n  record C {}\n} {\n  a: int\n}\n',
  ],
  ['an empty union', 'typeref D = union [ ]', 'typeref D = union[]\n'],
  ['a top-level array', 'array[map[string,bytes]]', 'array[map[string, bytes]]\n'],
  [
    'annotated anonymous types',
    'typeref A = @x array[@y = 1 union[int]]',
    'typeref A =\n  @x\n  array[\n    @y = 1\n    union[int]]\n',
  ],
  [
    'several inline types in one record',
    'record A { a: array[enum B { X }] b: fixed C 2 }',
    'record A {\n  a: array[enum B {\n    X\n  }]\n  b: fixed C 2\n}\n',
  ],
  [
    'annotation keys of every spelling',
    '@a.2b.`com.x.Y` @`/*`=1 @c-d @`record`.optional record A {}',
    '@a.2b.`com.x.Y`\n@`/*` = 1\n@c-d\n@`record`.`optional`\nrecord A {}\n',
  ],
  [
    'values without commas',
    '@A={"x":[1 2,,3,]"y":{"z":null}}record A{}',
    '@A = { "x": [1, 2, 3], "y": { "z": null } }\nrecord A {}\n',
  ],
  [
    'escapes and raw line breaks in strings',
    '@A = "a\\u0041\\/\\n\\"\nb" record A {}',
    '@A = "aA/\\n\\"\\nb"\nrecord A {}\n',
  ],
  ['an annotation that says true', '@A = true record A {}', '@A\nrecord A {}\n'],
];

/** Invalid text -> `code line:column` of every diagnostic: one error must not hide or cause another. */
const faults: readonly (readonly [title: string, text: string, found: readonly string[]])[] = [
  [
    'faults in neighbouring fields',
    'record A {\n  a int\n  b: \n  c: string =\n  d: array[\n  e: ]\n}',
    ['expected-token 2:5', 'missing-type 3:4', 'missing-value 4:13', 'missing-type 5:11'],
  ],
  [
    'a type that is missing before a documented field',
    'record A {\n  a:\n  /** b */\n  @c\n  b: int\n}',
    ['missing-type 2:4'],
  ],
  ['a stray closing bracket', 'record A {\n  a: int ]\n  b: long\n}', ['expected-token 2:10']],
  ['brackets closed by the wrong one', 'record A {\n  a: array[int}\n', ['unclosed-bracket 2:11']],
  ['a name that is missing', 'record {\n  a: int\n}', ['expected-token 1:8']],
  ['a clause without a name', 'namespace\nimport\nrecord A {}', ['expected-token 2:1', 'expected-token 3:1']],
  ['a field named like a keyword', 'record A { map: int }', ['reserved-word 1:12']],
  ['a declaration in the place of a field', 'record A {\n  record B {}\n  a: int\n}', ['expected-token 2:3']],
  ['a surplus type parameter', 'typeref A = array[int, long]', ['expected-token 1:24']],
  ['two declarations in one scope', 'record A { a: { record B {} record C {} } }', ['expected-token 1:36']],
  ['a scope around an anonymous type', 'record A { a: { namespace x array[int] } }', ['expected-token 1:29']],
  ['a doc before the namespace', '/** x */ namespace a record A {}', ['misplaced-doc 1:1']],
  ['two docs', '/** x */ /** y */ record A {}', ['misplaced-doc 1:1']],
  ['a union member without a type', 'typeref A = union[a:]', ['missing-type 1:21']],
  ['text that is no PDL', '<html>', ['expected-token 1:2', 'illegal-character 1:1']],
  ['a fixed size with a sign', 'fixed A -1', ['invalid-fixed-size 1:9']],
  ['a fixed size beyond 32 bits', 'fixed A 2147483648', ['invalid-fixed-size 1:9']],
];

describe('parseDocument', () => {
  it.each(parseCache)('reads %s', (_title, text, canonical) => {
    const diagnostics = new Diagnostics();
    const document = parseDocument(new SourceFile('Test.pdl', text), diagnostics);
    const errors = diagnostics.sorted().filter(({ severity }) => severity === 'error');
    expect({ text: printDocument(document), errors }).toEqual({ text: canonical, errors: [] });
  });

  it.each(faults)('reports %s', (_title, text, found) => {
    expect([...parsed(text).found].sort()).toEqual([...found].sort());
  });

  it('keeps every part of a record', () => {
    const text = 'namespace a package b import c.D @x /* y */ record E includes D { f: optional int = -0 }';
    expect(parsed(text)).toEqual({
      tree: {
        kind: 'document',
        namespace: { text: 'a' },
        package: { text: 'b' },
        imports: [{ kind: 'import', name: { text: 'c.D' } }],
        declaration: {
          kind: 'record',
          annotations: [{ kind: 'annotation', path: [{ text: 'x' }], value: { kind: 'boolean', value: true } }],
          name: { text: 'E' },
          includes: { position: 'before', types: [{ kind: 'reference', name: { text: 'D' } }] },
          fields: [
            {
              kind: 'field',
              annotations: [],
              name: { text: 'f' },
              optional: true,
              type: { kind: 'primitive', name: 'int' },
              default: { kind: 'int', value: 0 },
            },
          ],
        },
        further: [],
      },
      found: [],
    });
  });

  it('tells int, long and double apart without losing digits', () => {
    const numbers = '[2147483647, 2147483648, -9223372036854775808, 1.0, 1e3]';
    const tree = parsed(`@A = ${numbers} record A {}`).tree;
    expect(tree).toMatchObject({
      declaration: {
        annotations: [
          {
            value: {
              items: [
                { kind: 'int', value: 2147483647 },
                { kind: 'long', value: 2147483648n },
                { kind: 'long', value: -(2n ** 63n) },
                { kind: 'double', value: 1 },
                { kind: 'double', value: 1000 },
              ],
            },
          },
        ],
      },
    });
  });

  it('keeps comments with their places', () => {
    const file = new SourceFile('Test.pdl', '// one\nrecord A { /* two */ }');
    const { comments } = parseDocument(file, new Diagnostics());
    expect(comments).toEqual([
      { kind: 'line', text: '// one', span: { file, start: 0, end: 6 } },
      { kind: 'block', text: '/* two */', span: { file, start: 18, end: 27 } },
    ]);
  });

  it('sets the span of every name, type, key and value to its text', () => {
    const text = '/** d */ @k.`l` = {"m": 1} record A { b: map[string, x.Y] = {} }';
    const file = new SourceFile('Test.pdl', text);
    const { declaration } = parseDocument(file, new Diagnostics());
    const spans: string[] = [];
    JSON.stringify(declaration, (key, value: unknown) => {
      if (key !== 'span') return value;
      const { start, end } = Object.assign({ start: 0, end: 0 }, value);
      spans.push(text.slice(start, end));
      return undefined;
    });
    expect(new Set(spans)).toEqual(
      new Set([
        ...['/** d */', 'k', '`l`', '"m"', '1', '"m": 1', '{"m": 1}', '@k.`l` = {"m": 1}', 'A', 'b', 'x.Y'],
        ...['map[string, x.Y]', '{}', 'b: map[string, x.Y] = {}', text],
      ]),
    );
  });

  it('terminates within the file for any text', () => {
    const pieces = ['record', 'A', '{', '}', '[', ']', ':', '=', '@', '.', '"', '`', '/**', '*/', '//', '\n', ' '];
    const more = [
      'union',
      'array',
      'map',
      'string',
      'includes',
      'optional',
      'namespace',
      'import',
      '1',
      '-',
      'é',
      '\\',
    ];
    const soup = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => {
        const diagnostics = new Diagnostics();
        parseDocument(new SourceFile('Soup.pdl', text), diagnostics);
        for (const { span } of diagnostics.sorted()) {
          expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
        }
      }),
      { numRuns: sampleSize(300, 10_000) },
    );
  });

  it.each(['[', '{', 'union[', '@A = [', 'record A { a: ', 'typeref A = ', 'record A includes ', '}'])(
    'survives 20000 times %j',
    (piece) => {
      const diagnostics = new Diagnostics();
      parseDocument(new SourceFile('Deep.pdl', `typeref A = ${piece.repeat(20_000)}`), diagnostics);
      expect(diagnostics.errorCount).toBeGreaterThan(0);
    },
  );
});
