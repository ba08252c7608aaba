import {
  getNamedType,
  GraphQLEnumType,
  type GraphQLField,
  GraphQLInterfaceType,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLUnionType,
} from 'graphql';

/**
 * Fields that lead to other entities, or that return no stored value; and those that count or add up all points of a
 * series, which is one read for each entity. The points themselves are in the field of their aspect.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['lineage', 'relationships', 'runEvents', 'statsSummary', 'usageStats', '__typename'],
]);
/** Under this name an object says of which type it is where it stands for a member of a union. */
export const MEMBER = 'memberType';
/** Deeper than this, fields of object types are left out, so that the recursion ends. */
const MAX_DEPTH = 14;

/** A selection of all fields of a type; of other entities only their URNs, of time series the newest point. */
export function wholeSelection(schema: GraphQLSchema, typeName: string): string {
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) throw new TypeError(`There is no object type ${typeName}.`);
  return new Selection().fields(type, 0);
}

class Selection {
  fields(type: GraphQLObjectType, depth: number): string {
    const parts = Object.values(type.getFields()).map((field) => this.field(field, depth));
    return `{ __typename ${parts.filter((part) => part !== '').join(' ')} }`;
  }

  private field({ name, type, args }: GraphQLField<unknown, unknown>, depth: number): string {
    if (LEFT_OUT.has(name)) return '';
    const inner = this.inner(getNamedType(type), depth + 1);
    if (inner === undefined) return '';
    const newest = args.some((argument) => argument.name === 'limit') ? '(limit: 1)' : '';
    return `${name}${newest} ${inner}`.trimEnd();
  }

  /** `undefined`: nothing is selected. */
  private inner(type: GraphQLNamedType, depth: number): string | undefined {
    if (type instanceof GraphQLScalarType || type instanceof GraphQLEnumType) return '';
    if (depth > MAX_DEPTH) return undefined;
    if (isEntity(type)) return '{ __typename urn }';
    if (type instanceof GraphQLObjectType) return this.fields(type, depth);
    if (!(type instanceof GraphQLUnionType)) return undefined;
    const members = type.getTypes().map((member) => this.member(member, depth));
    return `{ ${MEMBER}: __typename ${members.join(' ')} }`;
  }

  private member(type: GraphQLObjectType, depth: number): string {
    return `... on ${type.name} ${isEntity(type) ? '{ urn }' : this.fields(type, depth)}`;
  }
}

function isEntity(type: GraphQLNamedType): boolean {
  if (type instanceof GraphQLInterfaceType) return type.getFields()['urn'] !== undefined;
  // An entity type of which the established schema makes no `Entity` still has its edges.
  return type instanceof GraphQLObjectType && type.getFields()['relationships'] !== undefined;
}
