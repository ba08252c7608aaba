import type { GraphQLFieldResolver } from 'graphql';
import type { EntityNode, RecordNode } from './nodes.js';
import type { RequestScope } from './request-scope.js';
import type { Surroundings } from './value-reader.js';

/** What the fields of generated types read from. */
export type Node = EntityNode | RecordNode;

/** A resolver of a generated type; its arguments were checked against the schema. */
export type FieldResolver = GraphQLFieldResolver<Node, RequestScope>;

/** The entity itself, or the one that holds the record. */
export function ownerOf(node: Node): EntityNode {
  return node.kind === 'record' ? node.owner : node;
}

export function surroundings(node: Node, scope: RequestScope): Surroundings {
  return node.kind === 'record'
    ? { owner: node.owner, version: node.version, scope }
    : { owner: node, version: 0, scope };
}
