import { compactJsonText } from './json-file.js';

describe('compactJsonText', () => {
  it('puts on one line what fits there', () => {
    const long = 'x'.repeat(120);
    expect(compactJsonText({ a: [], b: {}, c: [1, { d: null }], e: undefined, f: { g: long, h: ['i'] } })).toBe(
      `{\n  "a": [],\n  "b": {},\n  "c": [1, { "d": null }],\n  "f": {\n    "g": "${long}",\n    "h": ["i"]\n  }\n}\n`,
    );
  });

  it('leaves room for the comma behind a line', () => {
    const fits = { key: 'x'.repeat(104) };
    const tooLong = { key: 'x'.repeat(105) };
    expect(
      compactJsonText([fits, tooLong])
        .split('\n')
        .map(({ length }) => length),
    ).toEqual([1, 120, 3, 118, 3, 1, 0]);
  });

  it('says what JSON.stringify says', () => {
    const value = { 'a"b': ['\u2028', -0, 1e21, true], nested: { list: [[], [{}]], text: 'y'.repeat(130) } };
    expect(JSON.parse(compactJsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });
});
