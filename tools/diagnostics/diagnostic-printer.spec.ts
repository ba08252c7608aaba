import { SourceFile } from '../source/source-file.js';
import { correctionOf } from './correction.js';
import { diagnosticsJson, printDiagnostic, printDiagnostics } from './diagnostic-printer.js';
import { Diagnostics } from './diagnostics.js';

/** Text with the span between « and » -> source line and underlining as printed. */
const excerpts: readonly (readonly [title: string, marked: string, lines: readonly string[]])[] = [
  ['a word', '  a: «Foo»', ['    a: Foo', '       ~~~']],
  ['a place without width', 'record A {«»', ['    record A {', '              ~']],
  ['the first line of a longer span', 'a: «b\nc»', ['    a: b', '       ~']],
  ['tabs before and inside', '\ta:\t«b\tc»', ['    a:  b   c', '        ~~~~~']],
  ['wide characters', '"統計": «表»', ['    "統計": 表', '            ~~']],
  ['combining marks', 'e\u0301: «e\u0301»', ['    e\u0301: e\u0301', '       ~']],
  ['control characters', 'a\u001b[31m «b»', ['    a\ufffd[31m b', '           ~']],
  ['CRLF', 'a: «b»\r\nc', ['    a: b', '       ~']],
  [
    'a long line',
    `${'x'.repeat(300)}«y»${'z'.repeat(300)}`,
    [`    …${'x'.repeat(60)}y${'z'.repeat(99)}…`, `${' '.repeat(65)}~`],
  ],
];

function diagnosticsFor(marked: string, path = 'models/A.pdl'): Diagnostics {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const diagnostics = new Diagnostics();
  const file = new SourceFile(path, marked.replace('«', '').replace('»', ''));
  diagnostics.report('reserved-word', { file, start, end }, { word: 'map' });
  return diagnostics;
}

describe('printDiagnostics', () => {
  it.each(excerpts)('underlines %s', (_title, marked, lines) => {
    const printed = printDiagnostics(diagnosticsFor(marked).sorted(), 'plain').split('\n');
    expect(printed.slice(2, 4)).toEqual(lines);
  });

  it('shows code, message, place, line and fix', () => {
    expect(printDiagnostics(diagnosticsFor('record A {\n  «map»: int\n}').sorted(), 'plain')).toEqual(
      [
        'error reserved-word: "map" is a reserved word and cannot be a name.',
        '  models/A.pdl:2:3',
        '    map: int',
        '    ~~~',
        '  Put it in back-ticks, `map`, or choose another name.',
        '',
      ].join('\n'),
    );
  });

  it('prints nothing without diagnostics', () => {
    expect(printDiagnostics([], 'plain')).toEqual('');
  });

  it('prints the same text in colour', () => {
    const [diagnostic] = diagnosticsFor('«map»').sorted();
    if (diagnostic === undefined) throw new TypeError('nothing was reported');
    const coloured = printDiagnostic(diagnostic, 'coloured');
    expect(coloured).toContain('\u001b[31m');
    // eslint-disable-next-line no-control-regex -- the escape sequences are what is taken away
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toEqual(printDiagnostic(diagnostic, 'plain'));
  });
});

describe('diagnosticsJson', () => {
  it('tells what to write instead, where exactly one text fixes it', () => {
    const diagnostics = new Diagnostics();
    const file = new SourceFile('a.pdl', 'namespace a\n\nimport b.C\nrecord X {}');
    diagnostics.report('unused-import', { file, start: 13, end: 23 }, { name: 'b.C' });
    diagnostics.report('second-declaration', { file, start: 24, end: 30 });
    const [removed, open] = diagnosticsJson(diagnostics.sorted())
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(removed).toMatchObject({
      code: 'unused-import',
      line: 3,
      column: 1,
      correction: { line: 3, column: 1, endLine: 4, endColumn: 1, text: '' },
    });
    expect(open).not.toHaveProperty('correction');
  });

  it('has no correction where the word is spelt otherwise, or stands twice', () => {
    const advice = { sentence: 'Did you mean "b"?', instead: { word: 'a', meant: 'b' } };
    const within = (text: string) =>
      correctionOf(advice, { file: new SourceFile('a.pdl', text), start: 0, end: text.length })?.span.start;
    expect(['/a/c', '/a/a', '"\\u0061"', 'ab', 'x a'].map(within)).toEqual([1, undefined, undefined, undefined, 2]);
  });
});

describe('Diagnostics', () => {
  it('sorts by file, then place, whatever the order of reporting', () => {
    const diagnostics = new Diagnostics();
    const a = new SourceFile('a.pdl', 'some text');
    const b = new SourceFile('b.pdl', 'some text');
    diagnostics.report('misplaced-doc', { file: b, start: 0, end: 1 });
    diagnostics.report('misplaced-doc', { file: a, start: 5, end: 6 });
    diagnostics.report('duplicate-key', { file: a, start: 2, end: 3 }, { key: 'k', first: 'a.pdl:1:1' });
    diagnostics.report('alias-on-null', { file: a, start: 5, end: 6 }, { alias: 'x' });
    const order = diagnostics.sorted().map(({ code, span }) => `${span.file.path} ${String(span.start)} ${code}`);
    expect(order).toEqual([
      'a.pdl 2 duplicate-key',
      'a.pdl 5 alias-on-null',
      'a.pdl 5 misplaced-doc',
      'b.pdl 0 misplaced-doc',
    ]);
    expect(diagnostics.errorCount).toBe(3);
  });

  it('does not compile with the parameters of another code', () => {
    const diagnostics = new Diagnostics();
    const span = { file: new SourceFile('a.pdl', ''), start: 0, end: 0 };
    // @ts-expect-error -- the code wants { word }
    diagnostics.report('reserved-word', span, { name: 'map' });
    // @ts-expect-error -- the code wants nothing
    diagnostics.report('misplaced-doc', span, { name: 'map' });
    expect(diagnostics.errorCount).toBe(2);
  });
});
