import { aspectSpec, entitySpec, generatedModels, keyField } from '../../src/registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../src/registry/generated-registry.js';
import type { Registry } from '../../src/registry/registry.js';
import { searchableSpec } from '../../src/registry/searchable-spec.builder.js';

/**
 * Models with a field of every kind: tables (`dataset`) with names, descriptions, tags, counts, dates, flags and browse
 * paths, and people (`corpuser`).
 */
export function searchModels(): Registry {
  const aspects = [
    aspectSpec('datasetKey', {
      searchable: [
        searchableSpec('platform', { type: 'URN', value: 'urn', autocomplete: true }),
        searchableSpec('id', { path: ['name'], type: 'WORD_GRAM', autocomplete: true, boost: 10 }),
        searchableSpec('origin', { type: 'TEXT_PARTIAL', value: 'enum', queryByDefault: false, facet: 'Environment' }),
      ],
    }),
    aspectSpec('datasetProperties', {
      searchable: [
        searchableSpec('name', { type: 'WORD_GRAM', autocomplete: true, boost: 10, aliases: ['_entityName'] }),
        searchableSpec('description', { hasValues: { name: 'hasDescription', facet: undefined } }),
        searchableSpec('customProperties', { type: 'KEYWORD', value: 'map', queryByDefault: true }),
        searchableSpec('createdAt', { path: ['created', 'time'], type: 'DATETIME', value: 'number' }),
        searchableSpec('rowCount', { type: 'COUNT', value: 'number' }),
      ],
    }),
    aspectSpec('editableDatasetProperties', {
      searchable: [
        searchableSpec('editedDescription', { path: ['description'] }),
        searchableSpec('constructor', { type: 'KEYWORD', weights: { fine: 2 } }),
        searchableSpec('__proto__', { type: 'KEYWORD' }),
      ],
    }),
    aspectSpec('schemaMetadata', {
      searchable: [
        searchableSpec('fieldPaths', { path: ['fields', '*', 'fieldPath'], boost: 5 }),
        searchableSpec('fieldTags', { path: ['fields', '*', 'tag'], type: 'URN', value: 'urn', boost: 0.5 }),
      ],
    }),
    aspectSpec('globalTags', {
      searchable: [
        searchableSpec('tags', {
          path: ['tags', '*', 'tag'],
          type: 'URN',
          value: 'urn',
          boost: 0.5,
          facet: 'Tag',
          hasValues: { name: 'hasTags', facet: undefined },
          numValues: 'numTags',
        }),
      ],
    }),
    aspectSpec('ownership', {
      searchable: [
        searchableSpec('owners', {
          path: ['owners', '*', 'owner'],
          type: 'URN',
          value: 'urn',
          queryByDefault: false,
          facet: 'Owned By',
        }),
      ],
    }),
    aspectSpec('status', { searchable: [searchableSpec('removed', { type: 'BOOLEAN', value: 'boolean' })] }),
    aspectSpec('deprecation', {
      searchable: [searchableSpec('deprecated', { type: 'BOOLEAN', value: 'boolean', weights: { true: 0.5 } })],
    }),
    aspectSpec('browsePaths', {
      searchable: [searchableSpec('browsePaths', { path: ['paths', '*'], type: 'BROWSE_PATH' })],
    }),
    aspectSpec('browsePathsV2', {
      searchable: [searchableSpec('browsePathV2', { path: ['path', '*', 'id'], type: 'BROWSE_PATH_V2' })],
    }),
    aspectSpec('corpuserKey', {
      searchable: [searchableSpec('ldap', { path: ['username'], type: 'WORD_GRAM', autocomplete: true, boost: 2 })],
    }),
    aspectSpec('corpUserInfo', {
      searchable: [
        searchableSpec('displayName', { type: 'WORD_GRAM', autocomplete: true, boost: 10, aliases: ['_entityName'] }),
        searchableSpec('title', { type: 'KEYWORD', queryByDefault: true }),
      ],
    }),
  ];
  const names = (from: number, to?: number): string[] => aspects.slice(from, to).map(({ name }) => name);
  return new GeneratedRegistry(
    generatedModels({
      rules: { defaults: {}, expansions: {}, softDelete: 'removed' },
      aspects: [...aspects, aspectSpec('dataPlatformKey'), aspectSpec('dataJobKey')],
      entities: [
        entitySpec('dataset', {
          keyFields: [keyField('platform', { value: 'urn' }), keyField('name'), keyField('origin')],
          aspects: names(0, -2),
        }),
        entitySpec('corpuser', { keyFields: [keyField('username')], aspects: [...names(-2), 'status'] }),
        entitySpec('dataPlatform', { keyFields: [keyField('platformName')] }),
        entitySpec('dataJob', { keyFields: [keyField('jobId')], aspects: ['dataJobKey', 'status'] }),
      ],
    }),
  );
}
