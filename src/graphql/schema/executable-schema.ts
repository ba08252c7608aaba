import {
  buildASTSchema,
  getNamedType,
  getNullableType,
  GraphQLFloat,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { EditSpec } from '../../../generated/service/registry/edit-model.js';
import { bindings, entityNames, lists } from '../../../generated/service/graphql/bindings.js';
import { readInstalledNow } from '../../assets/index.js';
import { invariant } from '../../kernel/assert-never.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { toDoubles } from '../../kernel/exact-json.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { Metrics } from '../../platform/observe/index.js';
import { editOperations } from '../operations/edit-operations.js';
import { listOperations } from '../operations/list-operations.js';
import type { FieldResolver } from '../reading/field-resolver.js';
import { fieldResolver, memberField } from '../reading/field-resolvers.js';
import { pacedList } from '../reading/paced-list.js';
import { promisedField } from '../reading/promised-field.js';
import { leafField } from '../reading/stored-leaf.js';
import { readOperations } from '../reading/read-operations.js';
import { defineLong } from './long-scalar.js';
import { measuredOperations } from './measured-operations.js';
import { namedArguments } from './named-arguments.js';
import type { Operations } from './operations.js';
import type { RequestScope } from '../reading/request-scope.js';

/** The schema that clients read is the one that is served. */
const SCHEMA = 'generated/contract/graphql/schema.graphql';

/** The generated schema without anything that answers it; each of two turns takes some 25 ms. */
export async function bareSchema(): Promise<GraphQLSchema> {
  const definitions = readInstalledNow(SCHEMA);
  invariant(definitions !== undefined, 'The generated GraphQL schema is not installed.');
  const document = parse(definitions, { noLocation: true });
  await nextTurn();
  // The generator's tests have validated it; doing so again would only delay the first answer.
  const schema = buildASTSchema(document, { assumeValid: true });
  await nextTurn();
  return schema;
}

/**
 * The schema with everything that answers it: fields of generated types by their bindings, reads of one
 * entity by its name, mutations by the tables of edits, lists by theirs, the other roots by `operations`. Types of
 * hand-written results answer with the members of what their operation returned.
 * @param schema is changed
 * @param metrics gets how long each root takes
 */
export function makeExecutable(
  schema: GraphQLSchema,
  operations: Operations,
  edits: readonly EditSpec[],
  metrics: Metrics,
): GraphQLSchema {
  const all = {
    ...operations,
    Query: { ...readOperations(entityNames), ...listOperations(lists), ...operations['Query'] },
    Mutation: { ...editOperations(edits), ...operations['Mutation'] },
  };
  const roots = measuredOperations(namedArguments(all), metrics);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && type.name === 'Long') defineLong(type);
    else if (isAbstractType(type)) type.resolveType = typenameOf;
    else if (isObjectType(type)) attach(type, roots);
  }
  const queries = schema.getQueryType()?.getFields() ?? {};
  for (const { name } of lists) readLazily(getNamedType(queries[name]?.type));
  return schema;
}

/** Members of a page that are functions are called when they are selected; compiled requests need a resolver for it. */
function readLazily(page: GraphQLNamedType | undefined): void {
  if (!isObjectType(page)) return;
  for (const field of Object.values(page.getFields())) {
    field.resolve ??= (source: unknown): unknown => {
      const value = memberOf(source, field.name);
      return isCallable(value) ? value() : value;
    };
  }
}

function isCallable(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

function attach(type: GraphQLObjectType, operations: Operations): void {
  const table = ownMember(bindings, type.name);
  const roots = ownMember(operations, type.name);
  for (const field of Object.values(type.getFields())) {
    const root = roots && ownMember(roots, field.name);
    if (root !== undefined) field.resolve = root;
    else if (table !== undefined) {
      const binding = ownMember(table, field.name);
      const stored = binding === undefined ? memberField(field.name) : fieldResolver(binding);
      const read = leafField(
        field.name,
        field.type,
        getNamedType(field.type) === GraphQLFloat ? inDoubles(stored) : stored,
      );
      field.resolve = isNonNullType(field.type) ? promisedField(field.name, read) : read;
    }
    if (isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))) {
      field.resolve = listField(field.resolve ?? ((source: unknown) => memberOf(source, field.name)));
    }
  }
}

/** The field with its items paced; they are whatever the field answers as a list. */
function listField(resolve: GraphQLFieldResolver<unknown, RequestScope>): GraphQLFieldResolver<unknown, RequestScope> {
  return (source, args: unknown, scope, info) => {
    const list: unknown = resolve(source, args, scope, info);
    return list instanceof Promise ? list.then((items: unknown) => pacedList(items, scope)) : pacedList(list, scope);
  };
}

/** What a field without a resolver answers: the member under its name. */
function memberOf(source: unknown, name: string): unknown {
  return isMembers(source) ? ownMember(source, name) : undefined;
}

/** A whole number beyond 2^53 in the place of a double is a double. */
function inDoubles(resolve: FieldResolver): FieldResolver {
  return (...given) => {
    const value: unknown = resolve(...given);
    return value instanceof Promise ? value.then(toDoubles) : toDoubles(value);
  };
}

function typenameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'typename' in value && typeof value.typename === 'string'
    ? value.typename
    : undefined;
}
