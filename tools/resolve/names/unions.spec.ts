import { findingsOf, modelOf, typeOf, type SourceTexts } from '../model.builder.js';

const TYPES: SourceTexts = {
  'urn.pdl': 'typeref BookUrn = string',
  'book.pdl': 'namespace library record Book {}',
};

function keysOf(union: string): readonly string[] {
  const type = typeOf(modelOf({ ...TYPES, 'u.pdl': `typeref U = ${union}` }), 'U');
  return type.kind === 'typeref' && type.ref.kind === 'union' ? type.ref.members.map((member) => member.key) : [];
}

describe('the key of a union member', () => {
  it.each([
    ['union[null, int, long, string]', ['null', 'int', 'long', 'string']],
    ['union[array[int], map[string, int]]', ['array', 'map']],
    ['union[library.Book, enum Format { A }]', ['library.Book', 'Format']],
    ['union[BookUrn]', ['string']],
    ['union[id: int, code: BookUrn, null]', ['id', 'code', 'null']],
    ['union[]', []],
  ])('in %s', (union, keys) => {
    expect(keysOf(union)).toEqual(keys);
  });
});

describe('a union', () => {
  it.each([
    ['union[null, null]', ['duplicate-union-key u.pdl:1:25']],
    ['union[array[int], array[long]]', ['duplicate-union-key u.pdl:1:31']],
    ['union[one: string, two: BookUrn]', []],
    ['union[one: union[int], two: int]', ['union-in-union u.pdl:1:24']],
    ['array[union[int]]', []],
  ])('%s', (union, findings) => {
    expect(findingsOf({ ...TYPES, 'u.pdl': `typeref U = ${union}` })).toEqual(findings);
  });
});
