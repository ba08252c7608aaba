import type { GraphQLFieldResolver } from 'graphql';
import type { GraphqlEntity, GraphqlRecord } from './nodes.js';
import type { RequestScope } from './request-scope.js';
import type { ValueContext } from './value-reader.js';

/** What the fields of generated types read from. */
export type Node = GraphqlEntity | GraphqlRecord;

/** A resolver of a generated type; its arguments were checked against the schema. */
export type FieldResolver = GraphQLFieldResolver<Node, RequestScope>;

/** The entity itself, or the one that holds the record. */
export function ownerOf(node: Node): GraphqlEntity {
  return node.kind === 'record' ? node.owner : node;
}

export function valueContext(node: Node, scope: RequestScope): ValueContext {
  const { typename } = node;
  return node.kind === 'record'
    ? { owner: node.owner, typename, version: node.version, scope }
    : { owner: node, typename, version: 0, scope };
}
