import type {
  AspectSpec,
  CatalogModel,
  EnumType,
  Field,
  FixedType,
  RecordType,
  RelationshipSpec,
  TypeRef,
  TyperefType,
  UnionMember,
} from '../model/catalog-model.js';
import { NO_EDITS } from '../model/edit-rules.js';
import { NO_OVERVIEWS } from '../model/overviews.js';
import { NO_OVERRIDES } from '../model/graphql-overrides.js';

const BARE = { doc: '', annotations: {}, deprecated: undefined, source: 'a/B.pdl' } as const;

export const STRING: TypeRef = { kind: 'primitive', name: 'string' };

export function named(fqn: string): TypeRef {
  return { kind: 'named', fqn };
}

export function array(items: TypeRef): TypeRef {
  return { kind: 'array', items };
}

export function map(values: TypeRef): TypeRef {
  return { kind: 'map', values };
}

/** A union by the keys of its members. */
export function union(members: Readonly<Record<string, TypeRef>>): TypeRef {
  return { kind: 'union', members: Object.entries(members).map(([key, type]) => member(key, type)) };
}

/** A union whose members have aliases, but for null. */
export function aliasedUnion(members: Readonly<Record<string, TypeRef>>): TypeRef {
  const aliased = Object.entries(members).map(([key, type]) =>
    key === 'null' ? member(key, type) : { ...member(key, type), alias: key },
  );
  return { kind: 'union', members: aliased };
}

function member(key: string, type: TypeRef): UnionMember {
  return { key, alias: undefined, type, doc: '', annotations: {} };
}

/** A required text field without default. */
export function field(name: string, change: Partial<Field> = {}): Field {
  return {
    name,
    doc: '',
    type: STRING,
    presence: 'required',
    default: undefined,
    annotations: {},
    deprecated: undefined,
    declaredIn: '',
    audience: 'everybody',
    ...change,
  };
}

export function record(fqn: string, fields: readonly Field[], change: Partial<RecordType> = {}): RecordType {
  return { kind: 'record', fqn, ...BARE, includes: [], fields, ...change };
}

export function enumeration(fqn: string, symbols: readonly string[]): EnumType {
  const bare = { doc: '', deprecated: undefined, annotations: {} };
  return { kind: 'enum', fqn, ...BARE, symbols: symbols.map((name) => ({ name, ...bare })) };
}

export function fixed(fqn: string, size: number): FixedType {
  return { kind: 'fixed', fqn, ...BARE, size };
}

export function typeref(fqn: string, ref: TypeRef): TyperefType {
  return { kind: 'typeref', fqn, ...BARE, ref };
}

export function aspect(name: string, recordName: string, change: Partial<AspectSpec> = {}): AspectSpec {
  return {
    name,
    record: recordName,
    kind: 'versioned',
    searchable: [],
    relationships: [],
    timeseriesFields: [],
    timeseriesCollections: [],
    ...change,
  };
}

export function relationship(path: readonly string[], entityTypes: readonly string[]): RelationshipSpec {
  return {
    path,
    name: 'Knows',
    entityTypes,
    lineage: false,
    direction: 'upstream',
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
  };
}

export function catalogModel(change: Partial<CatalogModel> = {}): CatalogModel {
  return {
    types: [],
    aspects: [],
    entities: [],
    resources: [],
    patches: { stamp: undefined, aspects: [] },
    rules: { defaults: {}, expansions: {} },
    textAnalysis: { stopWords: [], urnWords: [], stems: {}, synonyms: [] },
    openLineage: undefined,
    edits: NO_EDITS,
    lists: [],
    overviews: NO_OVERVIEWS,
    graphqlSources: [],
    graphqlOverrides: NO_OVERRIDES,
    ...change,
  };
}
