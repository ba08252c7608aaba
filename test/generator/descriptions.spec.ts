import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { fileURLToPath } from 'node:url';
import { readModels } from '../../tools/disk/model-sources.js';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { compile } from '../../tools/resolve/compile.js';
import { ownModel } from './own-model.js';

const GOLDEN = fileURLToPath(new URL('../golden/models/', import.meta.url));
const own = buildSchema(graphqlEmitter.emit(ownModel())[0]?.text ?? '');

function goldenSchema(name: string): GraphQLSchema {
  const { model } = compile(readModels(`${GOLDEN}${name}/models`));
  return buildSchema((model && graphqlEmitter.emit(model)[0]?.text) ?? '');
}

type SchemaMember = GraphQLArgument | GraphQLEnumValue | GraphQLField<unknown, unknown> | GraphQLInputField;

interface Element {
  readonly coordinate: string;
  readonly kind: 'symbol' | 'type' | 'value';
  readonly node: GraphQLNamedType | SchemaMember;
}

/** Types, members, arguments and symbols of a schema, with their coordinates. */
function elementsOf(schema: GraphQLSchema): readonly Element[] {
  const types = Object.values(schema.getTypeMap());
  return types
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [{ coordinate: type.name, kind: 'type' as const, node: type }, ...membersOf(type)]);
}

function membersOf(type: GraphQLNamedType): readonly Element[] {
  if (isEnumType(type)) {
    return type.getValues().map((node) => ({ coordinate: `${type.name}.${node.name}`, kind: 'symbol', node }));
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((node) => ({
      coordinate: `${type.name}.${node.name}`,
      kind: 'value',
      node,
    }));
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((node) => {
    const coordinate = `${type.name}.${node.name}`;
    const args = node.args.map((arg) => ({
      coordinate: `${coordinate}(${arg.name})`,
      kind: 'value' as const,
      node: arg,
    }));
    return [{ coordinate, kind: 'value' as const, node }, ...args];
  });
}

describe('everything in the GraphQL schema', () => {
  it.each([
    ['the project', own],
    ['documented models with unions of every kind', goldenSchema('unions')],
    ['documented models with fields of every kind', goldenSchema('promises')],
  ])('is described: %s', (_name, schema) => {
    const silent = elementsOf(schema).filter(({ node }) => (node.description ?? '').trim() === '');
    expect(elementsOf(schema).length).toBeGreaterThan(100);
    expect(silent.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  const FORMS = { symbol: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, type: /^[A-Z][A-Za-z0-9]*$/, value: /^[a-z][A-Za-z0-9]*$/ };

  it('is called as its kind is', () => {
    const odd = elementsOf(own).filter(({ kind, node }) => !FORMS[kind].test(node.name));
    expect(odd.map(({ coordinate }) => coordinate)).toEqual(ODD_NAMES);
  });

  it('is reached from what can be asked for', () => {
    const reached = new Set<string>();
    const waiting: (GraphQLNamedType | null | undefined)[] = [own.getQueryType(), own.getMutationType()];
    for (let type = waiting.pop(); type !== undefined; type = waiting.pop()) {
      if (type === null || reached.has(type.name)) continue;
      reached.add(type.name);
      for (const { node } of membersOf(type)) if ('type' in node) waiting.push(getNamedType(node.type));
      if (isInterfaceType(type)) waiting.push(...own.getPossibleTypes(type));
      if (isObjectType(type)) waiting.push(...type.getInterfaces());
      if ('getTypes' in type) waiting.push(...type.getTypes());
    }
    const types = elementsOf(own).filter(({ kind }) => kind === 'type');
    expect(types.map(({ coordinate }) => coordinate).filter((name) => !reached.has(name))).toEqual([]);
  });
});

describe('what is deprecated in the GraphQL schema', () => {
  const deprecated = elementsOf(own).flatMap(({ coordinate, node }) => {
    const reason = 'deprecationReason' in node ? node.deprecationReason : undefined;
    return typeof reason === 'string' ? [{ coordinate, reason }] : [];
  });

  it('says what to use, in a sentence', () => {
    expect(deprecated.length).toBeGreaterThan(100);
    expect(deprecated.filter(({ reason }) => !/^[A-Z].*\w.*\.$/.test(reason) || reason === 'No longer used.')).toEqual(
      [],
    );
  });

  it('names no type or aspect of the models, which GraphQL does not know', () => {
    expect(deprecated.filter(({ reason }) => /com\.linkedin|\baspect\b/.test(reason))).toEqual([]);
  });

  it('recommends what is there, where it begins with a name', () => {
    const wrong = deprecated.filter(({ coordinate, reason }) => {
      const [, name] = /^Use (\w+)\b(?! of | or )/.exec(reason) ?? [];
      if (name === undefined || name === 'a') return false;
      const type = own.getType(coordinate.split('.')[0] ?? '');
      return type === undefined || !membersOf(type).some(({ node }) => node.name === name);
    });
    expect(wrong).toEqual([]);
  });
});

/** Names that clients of the established models use; each has its reason in the models. */
const ODD_NAMES: readonly string[] = [
  'AssertionStdAggregation._NATIVE_',
  'AssertionStdOperator._NATIVE_',
  'DatahubIngestionRunSummary.custom_summary',
  'TermRelationshipType.isA',
  'TermRelationshipType.hasA',
];
