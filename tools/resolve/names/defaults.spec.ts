import { compile } from '../compile.js';
import { sourcesOf } from '../model.builder.js';

const TYPES = {
  'format.pdl': 'enum Format { PAPER AUDIO }',
  'author.pdl': 'record Author includes Named { born: optional int }',
  'named.pdl': 'record Named { name: string kind: string = "person" }',
  'authorUrn.pdl': 'typeref AuthorUrn = string',
  'digest.pdl': 'fixed Digest 2',
  'value.pdl': 'typeref Value = union[null, int, Author]',
};

function codesFor(type: string, value: string): readonly string[] {
  const { diagnostics } = compile(sourcesOf({ ...TYPES, 'x.pdl': `record X { x: ${type} = ${value} }` }));
  return diagnostics.map((diagnostic) => diagnostic.code);
}

describe('a default', () => {
  it.each([
    ['int', '2147483647'],
    ['long', '3000000000'],
    ['float', '1'],
    ['double', '"-Infinity"'],
    ['boolean', 'false'],
    ['string', '""'],
    ['bytes', '"\\u00ff"'],
    ['null', 'null'],
    ['Digest', '"ab"'],
    ['Format', '"AUDIO"'],
    ['AuthorUrn', '"urn:li:author:(a,b)"'],
    ['array[Format]', '["PAPER", "AUDIO"]'],
    ['map[string, array[int]]', '{ "a": [1], "b": [] }'],
    ['Author', '{ "name": "x" }'],
    ['Value', 'null'],
    ['Value', '{ "int": 5 }'],
    ['Value', '{ "Author": { "name": "x", "born": 1900 } }'],
    ['optional int', '5'],
  ])('of %s may be %s', (type, value) => {
    expect(codesFor(type, value)).toEqual([]);
  });

  it.each([
    ['int', '1.0', 'default-type'],
    ['int', '2147483648', 'default-out-of-range'],
    ['long', '"5"', 'default-type'],
    ['double', '"many"', 'default-type'],
    ['boolean', '1', 'default-type'],
    ['string', 'null', 'default-type'],
    ['bytes', '"\\u0100"', 'default-not-bytes'],
    ['Digest', '"abc"', 'default-fixed-size'],
    ['Format', '"paper"', 'default-enum-symbol'],
    ['Format', '1', 'default-type'],
    ['AuthorUrn', '"author"', 'default-not-urn'],
    ['array[int]', '{}', 'default-type'],
    ['map[string, int]', '[]', 'default-type'],
    ['Author', '{ "name": 1 }', 'default-type'],
    ['Author', '{ "nam": "x", "name": "x" }', 'default-unknown-field'],
    ['Author', '{ "born": 1900 }', 'default-missing-field'],
    ['Value', '{ "null": null }', 'default-union-key'],
    ['Value', '{ "string": "x" }', 'default-union-key'],
    ['Value', '{}', 'default-union-form'],
    ['optional int', 'null', 'default-type'],
  ])('of %s may not be %s', (type, value, code) => {
    expect(codesFor(type, value)).toEqual([code]);
  });

  it('names the path of the invalid value', () => {
    const text = 'record X { x: map[string, array[Author]] = { "a": [{ "name": "x" }, { "name": 2 }] } }';
    const { diagnostics } = compile(sourcesOf({ ...TYPES, 'x.pdl': text }));
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([
      'The default at /a/1/name must be a string, found a whole number.',
    ]);
  });
});
