import { readExactJson, toDouble, writeExactJson } from './exact-json.js';

describe('exact JSON', () => {
  it.each([
    '{"a":9007199254740993,"b":[-9223372036854775808,5]}',
    '{"text":"9007199254740993 \\" 9007199254740993","n":9223372036854775807}',
    '{"safe":1234567890123456,"nested":{"list":[[12345678901234567890]]}}',
    '{"none":true}',
  ])('comes out of reading and writing as it went in: %s', (text) => {
    expect(writeExactJson(readExactJson(text))).toBe(text);
  });

  it('leaves fractions and exponents to be doubles', () => {
    expect(readExactJson('[2000000000000000.5,1500000000000000000e1,0.1234567890123456789]')).toEqual([
      2000000000000000.5, 1.5e19, 0.12345678901234568,
    ]);
  });

  it('gives a long integer as a double where one is wanted', () => {
    const value = readExactJson('[9007199254740993,7,"9007199254740993"]');
    expect(Array.isArray(value) ? value.map(toDouble) : value).toEqual([9007199254740992, 7, '9007199254740993']);
  });
});
