import type { KeyRules } from '../yaml/object-reader.js';

/** The annotations with a meaning for the catalog, with their closed key sets. All others are kept unchanged. */

export const SEARCH_FIELD_TYPES = [
  'BOOLEAN',
  'BROWSE_PATH',
  'BROWSE_PATH_V2',
  'COUNT',
  'DATETIME',
  'KEYWORD',
  'OBJECT',
  'TEXT',
  'TEXT_PARTIAL',
  'URN',
  'URN_PARTIAL',
  'WORD_GRAM',
] as const;

export const ASPECT_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required' },
  type: { kind: 'text', choices: ['timeseries'] },
  autoRender: { kind: 'flag' },
  renderSpec: { kind: 'object' },
  EntityUrns: { kind: 'any' },
  schemaVersion: { kind: 'integer', since: 'later' },
};

export const RENDER_KEYS: KeyRules = {
  displayType: { kind: 'text', choices: ['tabular', 'properties'] },
  displayName: { kind: 'text' },
  key: { kind: 'text' },
};

export const ENTITY_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required' },
  keyAspect: { kind: 'text', presence: 'required' },
  searchGroup: { kind: 'text', since: 'later' },
};

export const EVENT_KEYS: KeyRules = { name: { kind: 'text', presence: 'required' } };

export const SEARCHABLE_KEYS: KeyRules = {
  fieldName: { kind: 'text' },
  fieldType: { kind: 'text' },
  queryByDefault: { kind: 'flag' },
  enableAutocomplete: { kind: 'flag' },
  addToFilters: { kind: 'flag' },
  addHasValuesToFilters: { kind: 'flag' },
  filterNameOverride: { kind: 'text' },
  hasValuesFilterNameOverride: { kind: 'text' },
  boostScore: { kind: 'number' },
  hasValuesFieldName: { kind: 'text' },
  numValuesFieldName: { kind: 'text' },
  weightsPerFieldValue: { kind: 'numbers' },
  fieldNameAliases: { kind: 'texts' },
  includeQueryEmptyAggregation: { kind: 'any', since: 'later' },
  includeSystemModifiedAt: { kind: 'any', since: 'later' },
  systemModifiedAtFieldName: { kind: 'any', since: 'later' },
  searchTier: { kind: 'any', since: 'later' },
  searchLabel: { kind: 'any', since: 'later' },
  searchIndexed: { kind: 'any', since: 'later' },
  entityFieldName: { kind: 'any', since: 'later' },
  eagerGlobalOrdinals: { kind: 'any', since: 'later' },
  sanitizeRichText: { kind: 'any', since: 'later' },
};

export const SEARCH_SCORE_KEYS: KeyRules = {
  fieldName: { kind: 'text' },
  weight: { kind: 'number' },
  defaultValue: { kind: 'number' },
  modifier: { kind: 'text', choices: ['LOG', 'LN', 'SQRT', 'SQUARE', 'RECIPROCAL'] },
};

export const RELATIONSHIP_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required' },
  entityTypes: { kind: 'texts' },
  isUpstream: { kind: 'flag' },
  isLineage: { kind: 'flag' },
  createdOn: { kind: 'text' },
  createdActor: { kind: 'text' },
  updatedOn: { kind: 'text' },
  updatedActor: { kind: 'text' },
  properties: { kind: 'text' },
  via: { kind: 'text', since: 'later' },
};

export const TIMESERIES_FIELD_KEYS: KeyRules = {
  name: { kind: 'text' },
  aggregationType: { kind: 'text', choices: ['LATEST', 'SUM'] },
  fieldType: { kind: 'text', since: 'later' },
};

export const TIMESERIES_COLLECTION_KEYS: KeyRules = {
  name: { kind: 'text' },
  key: { kind: 'text', presence: 'required' },
};

/** Annotations of PDL and its tools without a meaning for the catalog. */
export const CARRIED_ANNOTATIONS: readonly string[] = [
  'aliases',
  'compliance',
  'java',
  'lint',
  'order',
  'pairings',
  'validate',
];

/** Annotations that newer releases know. */
export const LATER_ANNOTATIONS: readonly string[] = ['SearchableRef', 'UrnValidation'];
