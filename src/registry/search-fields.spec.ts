import type { SearchFieldType } from '../../generated/service/registry/model.js';
import { aspectSpec, entitySpec, generatedModels } from './generated-models.builder.js';
import { GeneratedRegistry } from './generated-registry.js';
import { type FieldFamily, SearchFields } from './search-fields.js';
import { searchableSpec } from './searchable-spec.builder.js';

/** How values of each type of the annotation are compared. */
const FAMILIES: Readonly<Record<SearchFieldType, FieldFamily>> = {
  BOOLEAN: 'boolean',
  BROWSE_PATH: 'path',
  BROWSE_PATH_V2: 'path',
  COUNT: 'number',
  DATETIME: 'number',
  KEYWORD: 'keyword',
  OBJECT: 'keyword',
  TEXT: 'text',
  TEXT_PARTIAL: 'text',
  URN: 'urn',
  URN_PARTIAL: 'urn',
  WORD_GRAM: 'text',
};

function fieldsOf(...searchable: Parameters<typeof searchableSpec>[]): SearchFields {
  const aspects = [aspectSpec('noteKey', { searchable: searchable.map((args) => searchableSpec(...args)) })];
  return new SearchFields(new GeneratedRegistry(generatedModels({ entities: [entitySpec('note')], aspects })));
}

describe('SearchFields', () => {
  it.each(Object.entries(FAMILIES))('compares %s as %s, also by another name', (type, family) => {
    const known = Object.keys(FAMILIES).find((name): name is SearchFieldType => name === type);
    const fields = fieldsOf(['x', { ...(known === undefined ? {} : { type: known }), aliases: ['y'] }]);
    expect([fields.field('x')?.family, fields.field('y')?.family]).toEqual([family, family]);
  });

  it('adds fields of every document, and those that count', () => {
    const fields = fieldsOf(['x', { hasValues: { name: 'hasX', facet: 'Has X' }, numValues: 'numX' }]);
    const found = ['urn', '_entityType', 'runId', 'hasX', 'numX'].map((name) => fields.field(name));
    expect(found.map((field) => [field?.family, field?.facet, field?.type])).toEqual([
      ['urn', undefined, undefined],
      ['keyword', 'Type', undefined],
      ['keyword', undefined, undefined],
      ['boolean', 'Has X', undefined],
      ['number', undefined, undefined],
    ]);
    expect(fields.names()).toEqual(['_entityType', 'hasX', 'numX', 'runId', 'urn', 'x']);
  });
});
