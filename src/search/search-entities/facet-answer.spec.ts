import { searchedFields } from '../recorded-search-index.builder.js';
import type { FacetResult } from '../search-index.port.js';
import { facetAnswer, type WantedValue } from './facet-answer.js';

const NESTED = '\u241e';

/** Counts of one field, by value. */
function counted(field: string, counts: Readonly<Record<string, number>>): FacetResult {
  return { field, counts: Object.entries(counts).map(([value, count]) => ({ value, count })) };
}

/** Facets as lines: field, label, and values with their counts; `!` marks those of the filter. */
function lines(
  facets: readonly FacetResult[],
  wanted: readonly WantedValue[] = [],
  entityTypes: readonly string[] = [],
): readonly string[] {
  return facetAnswer(facets, wanted, { entityTypes, fields: searchedFields }).map(({ field, label, values }) =>
    [
      `${field} (${label}):`,
      ...values.map(({ value, count, isFiltered }) => `${value}=${String(count)}${isFiltered === true ? '!' : ''}`),
    ].join(' '),
  );
}

describe('facetAnswer', () => {
  it('gives counted facets their labels, and keeps the order', () => {
    expect(lines([counted('tags', { a: 2, b: 1 }), counted('colour', { red: 1 })])).toEqual([
      'tags (Tags): a=2 b=1',
      'colour (Colour): red=1',
    ]);
  });

  it('names a field by itself that is no facet, and a nested facet by all its fields', () => {
    const nested = counted(`tags${NESTED}name`, { [`a${NESTED}x`]: 1 });
    expect(lines([counted('name', { x: 1 }), nested])).toEqual([
      'name (name): x=1',
      `tags${NESTED}name (Tags${NESTED}name): a${NESTED}x=1`,
    ]);
  });

  it('leaves facets without values out', () => {
    expect(lines([counted('tags', {}), counted('colour', { red: 1 })])).toEqual(['colour (Colour): red=1']);
  });

  it('marks the values of the filter, each with the field that it is of, and adds those that none has', () => {
    const wanted = [
      { field: 'tags', value: 'b' },
      { field: 'tags', value: 'c' },
      { field: 'tags', value: 'c' },
      { field: 'colour', value: 'a' },
    ];
    expect(lines([counted('tags', { a: 2, b: 1 }), counted('colour', {})], wanted)).toEqual([
      'tags (Tags): a=2 b=1! c=0!',
      'colour (Colour): a=0!',
    ]);
  });

  it('takes a value of the filter for the one that it finds, however it is written', () => {
    const wanted = [
      { field: '_entityType', value: 'GLOSSARY_TERM' },
      { field: 'colour', value: 'RED' },
      { field: 'tags', value: 'urn:li:tag:A' },
    ];
    const counted3 = [
      counted('_entityType', { glossaryTerm: 2 }),
      counted('colour', { Red: 1 }),
      counted('tags', { 'urn:li:tag:a': 1 }),
    ];
    expect(lines(counted3, wanted, ['glossaryTerm'])).toEqual([
      '_entityType (Type): glossaryTerm=2!',
      'colour (Colour): Red=1!',
      'tags (Tags): urn:li:tag:a=1 urn:li:tag:A=0!',
      'entity (Type): glossaryTerm=2!',
    ]);
  });

  it('adds a facet for each field of the filter that was not counted, but not for URNs', () => {
    const wanted = [
      { field: 'name', value: 'x' },
      { field: 'urn', value: 'urn:li:note:a' },
      { field: 'name', value: 'y' },
    ];
    expect(lines([counted('tags', { a: 1 })], wanted)).toEqual(['tags (Tags): a=1', 'name (name): x=0! y=0!']);
  });

  it('has nothing when no facet was asked for', () => {
    expect(lines([], [{ field: 'tags', value: 'a' }], ['note'])).toEqual([]);
  });

  it('has the entity types that were searched, also without hits, and them again under the older name at the end', () => {
    const facets = [counted('_entityType', { note: 2 }), counted('tags', { a: 1 })];
    const wanted = [{ field: '_entityType', value: 'note' }];
    expect(lines(facets, wanted, ['note', 'card'])).toEqual([
      '_entityType (Type): note=2! card=0',
      'tags (Tags): a=1',
      'entity (Type): note=2! card=0',
    ]);
  });
});
