import { type RecordText, RecordTexts } from './record-texts.js';

/** What is cut out of a text that comes in pieces. */
function cut(pieces: readonly string[], longest = 1000): readonly RecordText[] {
  const texts = new RecordTexts(longest);
  return [...pieces.flatMap((piece) => [...texts.add(piece)]), ...texts.end()];
}

const textsOf = (text: string): readonly (string | undefined)[] => cut([text]).map((one) => one.text);

describe('RecordTexts', () => {
  it.each([
    ['a list', '[{"a": 1}, {"b": [2, {}]} ]', ['{"a": 1}', '{"b": [2, {}]}']],
    ['a list of all kinds of values', '[1,"x, y]", null ,[[]],true]', ['1', '"x, y]"', 'null', '[[]]', 'true']],
    ['an empty list', ' [ ] ', []],
    ['values one after another', '{"a":1}{"b":2}\r\n3 "x y" null', ['{"a":1}', '{"b":2}', '3', '"x y"', 'null']],
    ['brackets and quotation marks in texts', '[{"a": "]}\\"{["}]', ['{"a": "]}\\"{["}']],
    ['a list behind another value', '{} [1]', ['{}', '[1]']],
  ])('cuts %s', (_what, text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  it.each([
    ['nothing', '', ['']],
    ['a list that is not closed', '[1', ['1', '']],
    ['a value that is not closed', '{"a": 1', ['{"a": 1']],
    ['a comma too many', '[1,]', ['1', '']],
    ['a comma before all', '[,1]', ['', '1']],
    ['two commas', '[1,,2]', ['1', '', '2']],
    ['no comma', '[{}{}]', ['{}', '', '{}']],
    ['something behind the list', '[1] 2', ['1', '', '2', '']],
    ['a second end', '[]]', ['']],
    ['a comma behind the list', '[],', ['', '']],
    ['a character that is no blank', '\0\0', ['\0\0']],
    ['a bracket of the other kind', '[{]', ['{]', '']],
  ])('has a text that is no JSON where there is %s', (_what, text, expected) => {
    expect(textsOf(text)).toEqual(expected);
    const isWrong = (one: string): boolean => {
      try {
        JSON.parse(one);
        return false;
      } catch {
        return true;
      }
    };
    expect(expected.some(isWrong)).toBe(true);
  });

  it('knows the line in which each begins', () => {
    expect(cut(['\n[1,\n\n{\n"a": 1},\n', '2', '\n]']).map(({ line }) => line)).toEqual([2, 4, 6]);
  });

  it('gives up a record that is too long before it has ended', () => {
    const texts = new RecordTexts(10);
    expect([...texts.add('[1, {"a": "2345')]).toEqual([
      { text: '1', line: 1 },
      { text: undefined, line: 1 },
    ]);
    expect(cut(['[1, {"a": "234', '"}]'], 10).at(-1)?.text).toBe('{"a": "234"}');
  });

  it('cuts the same wherever the pieces of the text end', () => {
    const text = '[{"a": "]}\\"{[\\\\"}, 12.5e3,\n "x", [1, [2]], {"b": null}]';
    const whole = cut([text]);
    expect(whole).toHaveLength(5);
    for (let at = 0; at <= text.length; at++) {
      for (let end = at; end <= text.length; end++) {
        expect(cut([text.slice(0, at), text.slice(at, end), text.slice(end)])).toEqual(whole);
      }
    }
  });
});
