import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  validate,
} from 'graphql';
import { readModels } from '../../tools/disk/model-sources.js';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { GeneratorBug } from '../../tools/invariant.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { compile } from '../../tools/resolve/compile.js';
import { wholeSelection } from '../fidelity/graphql-selection.js';
import { ownModel } from './own-model.js';

const GOLDEN = fileURLToPath(new URL('../golden/models/', import.meta.url));

function schemaOf(model: CatalogModel): GraphQLSchema {
  const file = graphqlEmitter.emit(model).find(({ path }) => path === 'graphql/schema.graphql');
  return buildSchema(file?.text ?? '');
}

function goldenModel(name: string): CatalogModel {
  const { model } = compile(readModels(`${GOLDEN}${name}/models`));
  if (model === undefined) throw new GeneratorBug(`The models of ${name} do not compile.`);
  return model;
}

const MODELS: readonly (readonly [string, () => CatalogModel])[] = [
  ['the project', ownModel],
  ...readdirSync(GOLDEN).map((name) => [name, () => goldenModel(name)] as const),
];

function entitiesOf(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Entity'));
}

describe('a document that asks for everything', () => {
  it.each(MODELS)('needs no alias in the models of %s', (_name, model) => {
    const schema = schemaOf(model());
    for (const { name } of entitiesOf(schema)) {
      const document = `fragment whole on ${name} ${wholeSelection(schema, name)} query all { entity(urn: "") { ...whole } }`;
      expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
    }
  });

  it('asks for every member of every union', () => {
    const schema = schemaOf(goldenModel('unions'));
    const document = entitiesOf(schema)
      .map(({ name }) => wholeSelection(schema, name))
      .join(' ');
    const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
    const members = unions.flatMap((union) => union.getTypes().map(({ name }) => name));
    expect(members.length).toBeGreaterThan(30);
    expect(members.filter((name) => !document.includes(`... on ${name} {`))).toEqual([]);
  });
});

/**
 * Fields at the same place of two entity types that have the same type but for null. Nobody can ask for both without an
 * alias, as a page of search results wants to.
 */
function disagreements(schema: GraphQLSchema): readonly string[] {
  const found = new Set<string>();
  const entities = entitiesOf(schema);
  const compare = (path: string, one: GraphQLObjectType, other: GraphQLObjectType): void => {
    const others = other.getFields();
    for (const field of Object.values(one.getFields())) {
      const counterpart = others[field.name];
      if (counterpart === undefined) continue;
      compareFields(`${path}${field.name}`, field, counterpart);
    }
  };
  const compareFields = (path: string, one: AnyField, other: AnyField): void => {
    const [first, second] = [getNamedType(one.type), getNamedType(other.type)];
    if (!isComparable(one, other)) return;
    if (isNonNullType(one.type) !== isNonNullType(other.type)) found.add(path);
    const isDeep = path.split('.').length > 3 || [first, second].some((type) => entities.some((it) => it === type));
    if (first !== second && !isDeep && isObjectType(first) && isObjectType(second)) compare(`${path}.`, first, second);
  };
  for (const [at, one] of entities.entries()) for (const other of entities.slice(at + 1)) compare('', one, other);
  return [...found].sort();
}

/** Of one scalar or enum, or both of objects; both lists, or none. */
function isComparable(one: AnyField, other: AnyField): boolean {
  const [first, second] = [getNamedType(one.type), getNamedType(other.type)];
  if (isListType(getNullableType(one.type)) !== isListType(getNullableType(other.type))) return false;
  return first === second || (isCompositeType(first) && isCompositeType(second));
}

type AnyField = GraphQLField<unknown, unknown>;

describe('fields of the same name on several entity types', () => {
  it('agree on null, except where they mean different things or have no common value', () => {
    expect(disagreements(schemaOf(ownModel()))).toEqual([
      // Title of a person, or of a chart.
      'info.title',
      // Groups that a group contains, or that a model belongs to.
      'properties.groups',
      // A query may have no name, and its identifier is no name for people.
      'properties.name',
      'properties.sources',
      'properties.title',
      'properties.type',
    ]);
  });
});
