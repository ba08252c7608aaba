import type { RelationshipSpec } from '../../model/catalog-model.js';
import { findingsOf, modelOf, type SourceTexts } from '../model.builder.js';

const EDGE = `record Edge {
  @Relationship = {
    "name": "DownstreamOf", "entityTypes": ["book"], "isLineage": true, "isUpstream": false,
    "createdOn": "edges/*/created/time", "createdActor": "edges/*/created/actor",
    "updatedOn": "edges/*/updated/time", "updatedActor": "edges/*/updated/actor",
    "properties": "edges/*/properties"
  }
  target: string
  created: record Stamp { time: long actor: string }
  updated: Stamp
  properties: map[string, string]
}`;

function relationshipsOf(texts: SourceTexts): readonly RelationshipSpec[] {
  return modelOf(texts).aspects.flatMap((aspect) => aspect.relationships);
}

describe('a relationship', () => {
  it('has its defaults filled in', () => {
    const text =
      '@Aspect = { "name": "a" } record A { @Relationship = { "/*": { "name": "Has" } } books: array[string] }';
    expect(relationshipsOf({ 'a.pdl': text })).toEqual([
      {
        path: ['books', '*'],
        name: 'Has',
        entityTypes: [],
        lineage: false,
        direction: 'upstream',
        createdOn: undefined,
        createdActor: undefined,
        updatedOn: undefined,
        updatedActor: undefined,
        properties: undefined,
      },
    ]);
  });

  it('has paths from the root of its aspect', () => {
    const text = '@Aspect = { "name": "a" } record A { edges: array[Edge] }';
    expect(relationshipsOf({ 'a.pdl': text, 'edge.pdl': EDGE })).toEqual([
      {
        path: ['edges', '*', 'target'],
        name: 'DownstreamOf',
        entityTypes: ['book'],
        lineage: true,
        direction: 'downstream',
        createdOn: ['edges', '*', 'created', 'time'],
        createdActor: ['edges', '*', 'created', 'actor'],
        updatedOn: ['edges', '*', 'updated', 'time'],
        updatedActor: ['edges', '*', 'updated', 'actor'],
        properties: ['edges', '*', 'properties'],
      },
    ]);
  });

  it('omits the paths that its aspect does not have, as long as one aspect has them', () => {
    const texts = {
      'a.pdl': '@Aspect = { "name": "a" } record A { edges: array[Edge] }',
      'b.pdl': '@Aspect = { "name": "b" } record B { others: array[Edge] }',
      'edge.pdl': EDGE,
    };
    expect(relationshipsOf(texts).map((spec) => spec.createdOn?.join('/'))).toEqual([
      'edges/*/created/time',
      undefined,
    ]);
  });

  it.each([
    ['the values of a map', '{ "/*": { "name": "Has" } } books: map[string, string]', ['books', '*']],
    ['the keys of a map', '{ "/$key": { "name": "Has" } } books: map[string, int]', ['books', '$key']],
    ['a union member', '{ "/string": { "name": "Has" } } book: union[int, string]', ['book', 'string']],
    [
      'nested records',
      '{ "/a/b": { "name": "Has" } } it: record It { a: record Inner { b: string } }',
      ['it', 'a', 'b'],
    ],
  ])('starts at %s', (_, field, path) => {
    const text = `@Aspect = { "name": "a" } record A { @Relationship = ${field} }`;
    expect(relationshipsOf({ 'a.pdl': text }).map((spec) => spec.path)).toEqual([path]);
  });
});

describe('entity types', () => {
  const KEY = '@Aspect = { "name": "key" } record Key { id: string }';
  const REGISTRY =
    'entities: [{ name: dataset, keyAspect: key, aspects: [] }, { name: tag, keyAspect: key, aspects: [] }]';

  it.each([
    ['dataset', []],
    ['datasets', ['entity-type-misspelt a.pdl:1:87']],
    ['DataSet', ['entity-type-misspelt a.pdl:1:87']],
    ['dataJob', []],
    ['tab', ['entity-type-misspelt a.pdl:1:87']],
    ['test', []],
  ])('such as %s', (name, findings) => {
    const text = `@Aspect = { "name": "a" } record A { @Relationship = { "name": "Has", "entityTypes": ["${name}"] } it: string }`;
    expect(findingsOf({ 'a.pdl': text, 'key.pdl': KEY, 'entity-registry.yml': REGISTRY })).toEqual(findings);
  });
});
