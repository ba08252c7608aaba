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
  name: {
    kind: 'text',
    presence: 'required',
    doc: 'Short name of the aspect: in the registry, on the wire, in GraphQL.',
  },
  type: {
    kind: 'text',
    choices: ['timeseries'],
    doc: 'A time series keeps every point; without it the newest value counts and older ones are versions.',
  },
  autoRender: { kind: 'flag', doc: 'Whether other user interfaces show the aspect; this one shows all.' },
  renderSpec: { kind: 'object', doc: 'How a user interface shows it.' },
  EntityUrns: { kind: 'any', doc: 'For other readers of the models; here the registry says which entities have it.' },
  schemaVersion: { kind: 'integer', since: 'later' },
};

export const RENDER_KEYS: KeyRules = {
  displayType: {
    kind: 'text',
    choices: ['tabular', 'properties'],
    doc: 'A table, or pairs of names and values; here the shape of the value decides.',
  },
  displayName: { kind: 'text', doc: 'Title of what is shown.' },
  key: { kind: 'text', doc: 'Field of the aspect that is shown alone.' },
};

export const ENTITY_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required', doc: 'Name of the entity in the registry.' },
  keyAspect: { kind: 'text', presence: 'required', doc: 'Aspect whose fields are the parts of its URN.' },
  searchGroup: { kind: 'text', since: 'later' },
};

export const EVENT_KEYS: KeyRules = { name: { kind: 'text', presence: 'required', doc: 'Name of the event.' } };

export const SEARCHABLE_KEYS: KeyRules = {
  fieldName: { kind: 'text', spelling: 'name', doc: 'Name of the search field; the name of the field unless given.' },
  fieldType: { kind: 'text', doc: 'How the value is indexed; chosen by the type unless given.' },
  queryByDefault: { kind: 'flag', doc: 'Whether words of a search are looked for in it.' },
  enableAutocomplete: { kind: 'flag', doc: 'Whether autocomplete offers its values.' },
  addToFilters: { kind: 'flag', doc: 'Whether its values are a facet.' },
  addHasValuesToFilters: { kind: 'flag', doc: 'Whether there is a facet of having a value; needs hasValuesFieldName.' },
  filterNameOverride: { kind: 'text', doc: 'Label of the facet.' },
  hasValuesFilterNameOverride: { kind: 'text', doc: 'Label of the facet of having a value.' },
  boostScore: { kind: 'number', least: 0, doc: 'Weight of a match in it; 1 unless given.' },
  hasValuesFieldName: { kind: 'text', spelling: 'name', doc: 'Search field that says whether there is a value.' },
  numValuesFieldName: { kind: 'text', spelling: 'name', doc: 'Search field that counts the values.' },
  weightsPerFieldValue: { kind: 'numbers', least: 0, doc: 'Factor of the score for each value.' },
  fieldNameAliases: { kind: 'texts', spelling: 'name', doc: 'Further names of the search field.' },
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
  fieldName: { kind: 'text', spelling: 'name', doc: 'Name of the search field.' },
  weight: { kind: 'number', doc: 'Factor of the number in the score.' },
  defaultValue: { kind: 'number', doc: 'The number of what has none.' },
  modifier: {
    kind: 'text',
    choices: ['LOG', 'LN', 'SQRT', 'SQUARE', 'RECIPROCAL'],
    doc: 'What is done with the number first.',
  },
};

export const RELATIONSHIP_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required', spelling: 'name', doc: 'Name of the edge from the entity to the URN.' },
  entityTypes: { kind: 'texts', doc: 'Entities that the URN may be of; others are refused.' },
  isUpstream: { kind: 'flag', doc: 'Whether the URN is upstream of the entity, in lineage.' },
  isLineage: { kind: 'flag', doc: 'Whether the edge is part of lineage.' },
  createdOn: { kind: 'text', doc: 'Path, from the aspect, to the time when the edge was created.' },
  createdActor: { kind: 'text', doc: 'Path to who created it.' },
  updatedOn: { kind: 'text', doc: 'Path to the time of its last change.' },
  updatedActor: { kind: 'text', doc: 'Path to who changed it last.' },
  properties: { kind: 'text', doc: 'Path to a map of properties of the edge.' },
  via: { kind: 'text', since: 'later' },
};

export const TIMESERIES_FIELD_KEYS: KeyRules = {
  name: { kind: 'text', spelling: 'name', doc: 'Name in statistics; the name of the field unless given.' },
  aggregationType: {
    kind: 'text',
    choices: ['LATEST', 'SUM'],
    doc: 'What stands for several points in other catalogs; here a query for statistics says so.',
  },
  fieldType: { kind: 'text', since: 'later' },
};

export const TIMESERIES_COLLECTION_KEYS: KeyRules = {
  name: { kind: 'text', spelling: 'name', doc: 'Name in statistics; the name of the field unless given.' },
  key: { kind: 'text', presence: 'required', doc: 'Field that identifies the items.' },
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

/** What the annotations with a meaning are for, for whoever writes one. */
export const ANNOTATION_DOCS: Readonly<Record<string, string>> = {
  Aspect: 'The record is an aspect, a part of entities that is written and read as a whole.',
  Entity: 'The record is the snapshot of an entity: its URN and all of its aspects.',
  Event: 'The record is an event.',
  Relationship: 'The URN is an edge from the entity to another one. A path says which value inside is meant.',
  SearchScore: 'The number weighs in the order of search results of other catalogs; it has no effect here.',
  Searchable: 'The value is a search field: found, filtered, counted. A path says which value inside is meant.',
  TimeseriesField: 'The value is counted in statistics of the time series.',
  TimeseriesFieldCollection: 'Each item of the array is a row of statistics, identified by a key.',
  deprecated: 'It should not be used any more; a text says what to use instead.',
  secret: 'The value is encrypted where it is stored, and never shown.',
};
