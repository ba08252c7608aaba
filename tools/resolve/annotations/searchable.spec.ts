import type { SearchableSpec } from '../../model/catalog-model.js';
import { findingsOf, modelOf, type SourceTexts } from '../model.builder.js';

const TYPES: SourceTexts = {
  'urn.pdl': 'typeref BookUrn = string',
  'time.pdl': 'typeref Time = long',
  'stamp.pdl': 'record Stamp { time: Time @Searchable = { "fieldName": "own" } actor: BookUrn }',
  'format.pdl': 'enum Format { PAPER }',
};

function searchableOf(fields: string, texts: SourceTexts = TYPES): readonly SearchableSpec[] {
  const model = modelOf({ ...texts, 'a.pdl': `@Aspect = { "name": "a" } record A { ${fields} }` });
  return model.aspects[0]?.searchable ?? [];
}

describe('an annotation without keys', () => {
  it.each([
    ['string', 'TEXT', 'string', true],
    ['BookUrn', 'TEXT', 'urn', true],
    ['Format', 'TEXT', 'enum', true],
    ['boolean', 'TEXT', 'boolean', true],
    ['long', 'TEXT', 'number', true],
    ['double', 'TEXT', 'number', true],
    ['int', 'COUNT', 'number', false],
    ['float', 'COUNT', 'number', false],
    ['map[string, string]', 'KEYWORD', 'map', false],
  ])('on %s has the field type %s', (type, fieldType, value, queryByDefault) => {
    expect(searchableOf(`@Searchable = {} field: ${type}`)).toEqual([
      {
        path: ['field'],
        name: 'field',
        type: fieldType,
        value,
        queryByDefault,
        autocomplete: false,
        boost: 1,
        facet: undefined,
        hasValues: undefined,
        numValues: undefined,
        aliases: [],
        weights: {},
      },
    ]);
  });
});

describe('the keys of an annotation', () => {
  it('all arrive', () => {
    const annotation = `{
      "fieldName": "n", "fieldType": "URN_PARTIAL", "queryByDefault": false, "enableAutocomplete": true,
      "addToFilters": true, "addHasValuesToFilters": true, "filterNameOverride": "N", "boostScore": 5,
      "hasValuesFilterNameOverride": "With N", "hasValuesFieldName": "hasN", "numValuesFieldName": "numN",
      "weightsPerFieldValue": { "b": 2, "a": 0.5 }, "fieldNameAliases": ["m"]
    }`;
    expect(searchableOf(`@Searchable = { "/*": ${annotation} } list: array[BookUrn]`)).toEqual([
      {
        path: ['list', '*'],
        name: 'n',
        type: 'URN_PARTIAL',
        value: 'urn',
        queryByDefault: false,
        autocomplete: true,
        boost: 5,
        facet: 'N',
        hasValues: { name: 'hasN', facet: 'With N' },
        numValues: 'numN',
        aliases: ['m'],
        weights: { a: 0.5, b: 2 },
      },
    ]);
  });

  it('derive labels of facets from the name', () => {
    const annotation = '{ "addToFilters": true, "hasValuesFieldName": "has", "addHasValuesToFilters": true }';
    expect(searchableOf(`@Searchable = ${annotation} glossaryTerms_old: string`)).toMatchObject([
      { facet: 'Glossary Terms Old', hasValues: { name: 'has', facet: 'Has Glossary Terms Old' } },
    ]);
  });
});

describe('the annotation of a leaf', () => {
  function namesAndPaths(fields: string): readonly string[] {
    return searchableOf(fields).map((spec) => `${spec.name} ${spec.path.join('/')}`);
  }

  it.each([
    ['its own, in records of other aspects too', 'stamp: Stamp', ['own stamp/actor']],
    [
      'the outer path before its own',
      '@Searchable = { "/actor": { "fieldName": "outer" } } stamp: Stamp',
      ['outer stamp/actor'],
    ],
    [
      'named after the innermost field',
      '@Searchable = { "/*/time": {} } stamps: array[Stamp]',
      ['time stamps/*/time', 'own stamps/*/actor'],
    ],
    [
      'the outermost of several paths',
      '@Searchable = { "/inner/actor": { "fieldName": "outermost" } } x: record X { @Searchable = { "/actor": { "fieldName": "middle" } } inner: Stamp }',
      ['outermost x/inner/actor'],
    ],
    [
      'reached through union members',
      '@Searchable = { "/string": { "fieldName": "u" } } u: union[string, int]',
      ['u u/string'],
    ],
    [
      'of a map, whatever its path says',
      '@Searchable = { "/$key": { "fieldName": "m" } } pairs: map[string, Stamp]',
      ['m pairs'],
    ],
    ['absent below a map', 'pairs: map[string, Stamp]', []],
    [
      'renamed by its path when the name is taken',
      'stamp: Stamp list: array[Stamp]',
      ['own stamp/actor', 'list__actor list/*/actor'],
    ],
  ])('is %s', (_, fields, expected) => {
    expect(namesAndPaths(fields)).toEqual(expected);
  });

  it('may come through the record that includes its field', () => {
    const model = modelOf({
      ...TYPES,
      'named.pdl': 'record Named { @Searchable = { "fieldName": "inner" } name: string }',
      'a.pdl':
        '@Aspect = { "name": "a" } @Searchable = { "/name": { "fieldName": "outer" } } record A includes Named {}',
    });
    expect(model.aspects[0]?.searchable.map((spec) => spec.name)).toEqual(['outer']);
  });

  it('may come from a typeref', () => {
    const texts = { ...TYPES, 'label.pdl': '@Searchable = { "fieldType": "KEYWORD" } typeref Label = string' };
    expect(searchableOf('label: Label', texts)).toMatchObject([{ name: 'label', type: 'KEYWORD' }]);
  });

  it('is found once in a record that contains itself', () => {
    const tree = { ...TYPES, 'tree.pdl': 'record Tree { @Searchable = {} label: string children: array[Tree] }' };
    expect(searchableOf('tree: Tree', tree).map((spec) => spec.path)).toEqual([['tree', 'label']]);
  });
});

describe('a fault in a shared record', () => {
  it('is reported once for all aspects that reach it', () => {
    const texts = {
      'shared.pdl': 'record Shared { @Searchable = { "fieldType": "BOOLEAN" } name: string }',
      'a.pdl': '@Aspect = { "name": "a" } record A { it: Shared }',
      'b.pdl': '@Aspect = { "name": "b" } record B { it: Shared }',
    };
    expect(findingsOf(texts)).toEqual(['searchable-type shared.pdl:1:46']);
  });
});
