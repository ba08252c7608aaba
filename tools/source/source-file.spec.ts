import { SourceFile } from './source-file.js';
import { joinSpans, placeOf } from './span.js';

const positions: readonly (readonly [text: string, offset: number, line: number, column: number])[] = [
  ['', 0, 1, 1],
  ['ab', 1, 1, 2],
  ['ab', 9, 1, 3],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\r\nb', 3, 2, 1],
  ['a\rb', 2, 2, 1],
  ['a\n\n\nb', 4, 4, 1],
  ['a\n', 2, 2, 1],
  ['\tb', 1, 1, 2],
];

describe('SourceFile', () => {
  it.each(positions)('in %j has offset %i at %i:%i', (text, offset, line, column) => {
    expect(new SourceFile('a.pdl', text).positionAt(offset)).toEqual({ line, column });
  });

  it('gives lines without their breaks', () => {
    const file = new SourceFile('a.pdl', 'one\r\ntwo\n\nfour');
    expect([0, 1, 2, 3, 4, 5].map((line) => file.lineText(line))).toEqual(['', 'one', 'two', '', 'four', '']);
  });
});

describe('spans', () => {
  it('join to the smallest that holds both, and print as a place', () => {
    const file = new SourceFile('x/a.pdl', 'one\ntwo\nthree');
    const joined = joinSpans({ file, start: 8, end: 13 }, { file, start: 5, end: 7 });
    expect(joined).toEqual({ file, start: 5, end: 13 });
    expect(placeOf(joined)).toBe('x/a.pdl:2:2');
  });
});
