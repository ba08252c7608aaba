import { readFileSync } from 'node:fs';
import {
  buildSchema,
  GraphQLEnumType,
  type GraphQLField,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { ownModel } from './own-model.js';

/**
 * What published programs use of the schema. A field stands with its arguments and its type, the symbol of an enum as
 * `symbol`, a type of which they declare variables as `input`.
 */
const coordinates: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('./established-coordinates.json', import.meta.url), 'utf8'),
);

/** Inputs that ask for less than the established ones; whoever sends all of it is understood. */
const WEAKER_INPUTS: Readonly<Record<string, string>> = {
  'UpdateLineageInput.edgesToAdd': '[LineageEdge]',
  'UpdateLineageInput.edgesToRemove': '[LineageEdge]',
};

describe('what published programs use of GraphQL', () => {
  const schema = ownSchema();
  const rows = Object.entries(coordinates);
  const found = new Map(rows.map(([coordinate, type]) => [coordinate, typeAt(schema, coordinate, type)]));

  it('is a list of 705 coordinates', () => {
    expect(rows).toHaveLength(705);
  });

  it('is all there', () => {
    expect(rows.flatMap(([coordinate]) => (found.get(coordinate) === undefined ? [coordinate] : []))).toEqual([]);
  });

  it('has the established types, null where those may be null', () => {
    const wanted = rows.map(([coordinate, type]) => [coordinate, WEAKER_INPUTS[coordinate] ?? type]);
    expect(rows.map(([coordinate]) => [coordinate, found.get(coordinate)])).toEqual(wanted);
  });
});

function ownSchema(): GraphQLSchema {
  const file = graphqlEmitter.emit(ownModel()).find(({ path }) => path === 'graphql/schema.graphql');
  return buildSchema(file?.text ?? '');
}

/** What the schema has there, in the form of the list; `undefined` where it has nothing. */
function typeAt(schema: GraphQLSchema, coordinate: string, wanted: string): string | undefined {
  const [name = '', member] = coordinate.split('.');
  const type = schema.getType(name);
  if (member === undefined) return type !== undefined && isInputType(type) ? 'input' : undefined;
  if (type instanceof GraphQLEnumType) return type.getValue(member) === undefined ? undefined : 'symbol';
  if (isInputObjectType(type)) return type.getFields()[member]?.type.toString();
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const field = type.getFields()[member];
  return field && `${argumentsOf(field, wanted)}${field.type.toString()}`;
}

/** Those arguments that the list names, and those of our own that callers would have to send. */
function argumentsOf({ args }: GraphQLField<unknown, unknown>, wanted: string): string {
  const established = [...wanted.matchAll(/(\w+): /g)].map(([, name = '']) => name);
  const own = args.filter((arg) => !established.includes(arg.name) && arg.type.toString().endsWith('!'));
  const sent = [...established.flatMap((name) => args.find((arg) => arg.name === name) ?? []), ...own];
  if (sent.length === 0) return '';
  return `(${sent.map(({ name, type }) => `${name}: ${type.toString()}`).join(', ')}): `;
}
