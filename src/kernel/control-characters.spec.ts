import { findControl, linesWithoutControls, withoutControls } from './control-characters.js';

const CONTROLS = ['\0', '\u0007', '\b', '\t', '\n', '\r', '\u001b', '\u007f', '\u0080', '\u009b', '\u009f', '\u061c'];
const MARKS = ['\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];

describe('control characters', () => {
  it.each([...CONTROLS, ...MARKS])('are found and spelt out: %j', (control) => {
    const code = control.charCodeAt(0).toString(16).padStart(4, '0');
    expect(findControl(`a${control}b`)).toBe(`U+${code.toUpperCase()}`);
    expect(withoutControls(`a${control}b${control}`)).toBe(`a\\u${code}b\\u${code}`);
  });

  it.each([
    ' ',
    '~',
    '\u00a0',
    'é',
    '\u061b',
    '\u061d',
    '\u200d',
    '\u2010',
    '\u2027',
    '\u202f',
    '\u2065',
    '\u206a',
    '🎉',
  ])('are no others: %j', (char) => {
    expect([findControl(`a${char}b`), withoutControls(char)]).toEqual([undefined, char]);
  });

  it('are left in lines that have colours and tabs', () => {
    expect(linesWithoutControls('\u001b[1mURN\u001b[22m\tx\n\u001b[2Jy\u0007\u001b[31')).toBe(
      '\u001b[1mURN\u001b[22m\tx\n\\u001b[2Jy\\u0007\\u001b[31',
    );
    expect(linesWithoutControls('plain')).toBe('plain');
  });
});
