import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLObjectType,
  isOutputType,
  parse,
  validate,
  validateSchema,
  type GraphQLSchema,
} from 'graphql';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { entityNames } from '../../tools/emit/graphql/names.js';
import { simpleName } from '../../tools/emit/type-index.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { ownModel } from './own-model.js';
import { testModel } from './test-model.builder.js';

const DOCUMENTS = new URL('../../models/graphql/documents/', import.meta.url);

function schemaOf(model: CatalogModel): GraphQLSchema {
  const file = graphqlEmitter.emit(model).find(({ path }) => path === 'graphql/schema.graphql');
  return buildSchema(file?.text ?? '');
}

function fieldsOf(schema: GraphQLSchema, type: string): readonly string[] {
  const found = schema.getType(type);
  return found instanceof GraphQLObjectType ? Object.keys(found.getFields()) : [];
}

describe('the GraphQL schema of the project', () => {
  const model = ownModel();
  const schema = schemaOf(model);

  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  const documents = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  it.each(documents)('serves the documents in %s', (name) => {
    const document = parse(readFileSync(new URL(name, DOCUMENTS), 'utf8'));
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  it('has a read and every aspect of every entity', () => {
    const missing = model.entities.flatMap((entity) => {
      const { fields = new Map<string, unknown>() } = overrides.entities.get(entity.name) ?? {};
      const { type, read } = entityNames(entity, overrides, { types: [], reads: [] });
      const wanted = entity.aspects.filter((aspect) => !fields.has(aspect));
      const missing = wanted.filter((aspect) => !fieldsOf(schema, type).includes(aspect));
      return fieldsOf(schema, 'Query').includes(read) ? missing : [read, ...missing];
    });
    expect(missing).toEqual([]);
  });

  it('has everything that the overrides say of its entities and records', () => {
    const entities = [...overrides.entities].filter(([name]) => model.entities.some((entity) => entity.name === name));
    const types = [
      ...entities.map(([name, override]) => ({ type: override.type ?? pascal(name), override })),
      ...[...overrides.records].map(([fqn, override]) => ({ type: override.type ?? simpleName(fqn), override })),
    ].filter(({ type }) => !ABSTRACT.has(type));
    const missing = types.flatMap(({ type, override }) =>
      [...override.fields]
        .filter(([name, { isHidden }]) => fieldsOf(schema, type).includes(name) === isHidden)
        .map(([name]) => `${type}.${name}`),
    );
    expect(missing).toEqual([]);
  });
});

const overrides = ownModel().graphqlOverrides;
/** Records that stand in the schema only as parts of those that include them. */
const ABSTRACT = new Set(['CustomProperties']);

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Models of somebody else, with one entity that carries every aspect. */
function otherModel(): CatalogModel {
  const model = testModel();
  const aspects = model.aspects.map(({ name }) => name);
  const [keyAspect = ''] = aspects;
  const keyFields = [{ name: 'name', value: 'string', symbols: [], presence: 'required' } as const];
  return {
    ...model,
    entities: [
      { name: 'thing', doc: '', category: 'core', found: 'always', keyAspect, keyFields, aspects, snapshot: undefined },
    ],
  };
}

describe('the GraphQL schema of other models', () => {
  it('is valid for every kind of type', () => {
    expect(validateSchema(schemaOf(otherModel()))).toEqual([]);
  });

  it('has the operations of the project except those about missing types', () => {
    const { graphqlSources, graphqlOverrides } = ownModel();
    const schema = schemaOf({ ...otherModel(), graphqlSources, graphqlOverrides });
    expect(validateSchema(schema)).toEqual([]);
    expect(isOutputType(schema.getType('SearchResults'))).toBe(true);
    expect(fieldsOf(schema, 'Mutation')).toEqual([
      'createPolicy',
      'updatePolicy',
      'deletePolicy',
      'createAccessToken',
      'revokeAccessToken',
      'createInviteToken',
      'acceptRole',
      'createNativeUserResetToken',
      'updateDescription',
      'createIngestionExecutionRequest',
      'createTestConnectionRequest',
      'updateLineage',
      'searchAcrossLineage',
    ]);
  });
});
