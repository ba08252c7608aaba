import { exactNumbers, longNumber, NumberText, printsOtherwise, wideNumbers, writeExactJson } from './exact-json.js';

function rewritten(text: string): string {
  return writeExactJson(exactNumbers(text, JSON.parse(text)));
}

function wide(text: string): unknown {
  return wideNumbers(text, JSON.parse(text));
}

describe('exact JSON', () => {
  it.each([
    '{"a":9007199254740993,"b":[-9223372036854775808,5]}',
    '{"text":"9007199254740993 \\" 9007199254740993","n":9223372036854775807}',
    '{"safe":1234567890123456,"nested":{"list":[[12345678901234567890]]}}',
    '[1.10,1E5,0.1e-7,1e+2,-0,0.0,0.0000001,3.14159265358979323846,1e400,-1.0E-400]',
    '{"a":"\\\\","b":1.10,"c":"\\\\\\"1.10","1.10":2.50}',
    '{"__proto__":{"n":1.10},"":1E5}',
    '{"none":true,"plain":[0,-1,1.5,0.3333333333333333,1e-7,1e+21]}',
    '1.10',
  ])('is the same after reading and writing: %s', (text) => {
    expect(rewritten(text)).toBe(text);
  });

  it('detects every number that a double prints differently', () => {
    const texts = ['9007199254740993', '1.10', '1E5', '1e5', '1e-7', '-0', '-0.0', '10.0', '0.0000001', '0.1e+3'];
    const places = texts.flatMap((text) => [
      text,
      `[${text}]`,
      `{"a":${text}}`,
      `[1, ${text} ,2]`,
      `{"a":\n${text}\n}`,
    ]);
    expect(places.filter((text) => !printsOtherwise(text))).toEqual([]);
  });

  it('ignores numbers inside strings', () => {
    expect(['"1.10"', '{"id":"3e5f-11.0"}', '["urn:li:tag:1E5"]', '[1.5,10,0]'].filter(printsOtherwise)).toEqual([]);
  });

  it('gives whole numbers beyond a double as bigint, and nothing else', () => {
    expect(wide('{"a":[9007199254740993,-9223372036854775809,1234567890123456,1E5,1.10,"9007199254740993"]}')).toEqual({
      a: [9007199254740993n, -9223372036854775809n, 1234567890123456, 1e5, 1.1, '9007199254740993'],
    });
    expect(wide(`[9007199254740993,1${'0'.repeat(30)},9007199254740993.5]`)).toEqual([
      9007199254740993n,
      1e30,
      9007199254740994,
    ]);
  });

  it('indents like JSON.stringify', () => {
    expect(writeExactJson({ a: [new NumberText('1.10')], b: 1 }, 2)).toBe('{\n  "a": [\n    1.10\n  ],\n  "b": 1\n}');
  });

  it.each([
    [1_700_000_000_000, '1700000000000'],
    [2 ** 53, '9007199254740992'],
    [2 ** 63, '9223372036854775807'],
    [-(2 ** 63), '-9223372036854775808'],
  ])('writes the long that was read as %s', (double, text) => {
    expect(writeExactJson(longNumber(double))).toBe(text);
  });

  it('reads and writes texts of any length', () => {
    const million = 1_000_000;
    const texts = [`[${'9'.repeat(million)}]`, `["${'\\n'.repeat(million)}",1.10]`, `[1.${'0'.repeat(million)}]`];
    expect(texts.filter((text) => rewritten(text) !== text).map((text) => text.length)).toEqual([]);
  });

  it('treats a number text as a double in arithmetic', () => {
    const number = new NumberText('9007199254740993');
    expect([JSON.stringify([number]), Number(number), String(number), Object.entries(number)]).toEqual([
      '[9007199254740992]',
      9007199254740992,
      '9007199254740993',
      [],
    ]);
  });
});
