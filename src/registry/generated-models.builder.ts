import type { AspectSpec, EntitySpec, KeyFieldSpec, RelationshipSpec } from '../../generated/service/registry/model.js';
import type { GeneratedModels } from './generated-registry.js';

export function aspectSpec(name: string, change: Partial<AspectSpec> = {}): AspectSpec {
  return {
    name,
    record: `test.${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    kind: 'versioned',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
    ...change,
  };
}

export function relationshipSpec(change: Partial<RelationshipSpec> = {}): RelationshipSpec {
  return {
    path: ['to'],
    name: 'Knows',
    entityTypes: [],
    lineage: false,
    direction: 'upstream',
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
    ...change,
  };
}

export function keyField(name: string, change: Partial<KeyFieldSpec> = {}): KeyFieldSpec {
  return { name, value: 'string', symbols: [], presence: 'required', ...change };
}

/** An entity of the given name with a key aspect `<name>Key` of one text. */
export function entitySpec(name: string, change: Partial<EntitySpec> = {}): EntitySpec {
  return {
    name,
    doc: '',
    category: 'core',
    found: 'always',
    keyAspect: `${name}Key`,
    keyFields: [keyField('id')],
    aspects: [`${name}Key`],
    snapshot: undefined,
    ...change,
  };
}

/** Models whose types accept everything by default. */
export function generatedModels(change: Partial<GeneratedModels> = {}): GeneratedModels {
  const entities = change.entities ?? [entitySpec('note')];
  const names = new Set(entities.flatMap((entity) => entity.aspects));
  return {
    entities,
    aspects: [...names].map((name) => aspectSpec(name)),
    resources: [],
    records: {},
    keyedArrays: {},
    pointMembers: {},
    skeletons: {},
    rules: { defaults: {}, expansions: {} },
    edits: [],
    openLineage: undefined,
    textAnalysis: { stopWords: [], urnWords: [], stems: {}, synonyms: [] },
    validators: {},
    parameterValidators: {},
    ...change,
  };
}
