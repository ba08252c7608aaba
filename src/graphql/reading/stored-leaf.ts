import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  type GraphQLLeafType,
  type GraphQLOutputType,
  GraphQLString,
  isEnumType,
  isLeafType,
  isListType,
} from 'graphql';
import { ownerOf, type FieldResolver, type Node } from './field-resolver.js';
import { unfitValue } from './unfit-value.js';

/** What of a value is not of its type. */
interface Misfit {
  readonly value: unknown;
  readonly kind: string;
}

type MisfitFinder = (value: unknown) => Misfit | undefined;

/**
 * A field of plain values or symbols. Values that were stored under other models may be none of its type, such as a
 * symbol that the models no longer have: the field is null then, with an error that names record, field and value.
 */
export function leafField(name: string, type: GraphQLOutputType, resolve: FieldResolver): FieldResolver {
  if (!isLeafType(getNamedType(type))) return resolve;
  const findMisfit = misfitFinder(type);
  const check = (value: unknown, node: Node): unknown => {
    const misfit = findMisfit(value);
    if (misfit === undefined) return value;
    throw unfitValue(ownerOf(node).urn, { record: node.typename, field: name, ...misfit });
  };
  return (node, args: unknown, scope, info) => {
    const value: unknown = resolve(node, args, scope, info);
    return value instanceof Promise ? value.then((later: unknown) => check(later, node)) : check(value, node);
  };
}

/** Absent values fit: whether they may be absent is not decided here. */
function misfitFinder(type: GraphQLOutputType): MisfitFinder {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return listMisfitFinder(misfitFinder(nullable.ofType));
  if (!isLeafType(nullable)) return () => undefined;
  const fits = fitting(nullable);
  return (value) => (value === undefined || value === null || fits(value) ? undefined : { value, kind: nullable.name });
}

function listMisfitFinder(findInItem: MisfitFinder): MisfitFinder {
  return (value) => {
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) return { value, kind: 'array' };
    for (const item of value) {
      const misfit = findInItem(item);
      if (misfit !== undefined) return misfit;
    }
    return undefined;
  };
}

/** Whether GraphQL can write a value of the type; the usual kinds are seen without asking it. */
function fitting(leaf: GraphQLLeafType): (value: unknown) => boolean {
  if (leaf === GraphQLString) return (value) => typeof value === 'string' || canWrite(leaf, value);
  if (leaf === GraphQLBoolean) return (value) => typeof value === 'boolean' || canWrite(leaf, value);
  if (!isEnumType(leaf)) return (value) => canWrite(leaf, value);
  const symbols = new Set<unknown>(leaf.getValues().map(({ value }): unknown => value));
  return (value) => symbols.has(value);
}

function canWrite(leaf: GraphQLLeafType, value: unknown): boolean {
  try {
    leaf.serialize(value);
    return true;
  } catch {
    return false;
  }
}
