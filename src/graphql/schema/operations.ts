import type { GraphQLFieldResolver } from 'graphql';
import { isMembers } from '../../kernel/members.js';
import type { RequestScope } from '../reading/request-scope.js';

type Operation = GraphQLFieldResolver<unknown, RequestScope>;

/** Resolvers of the roots by type and field. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** @param resolvers one table of them or a list of such: what Nest found in the classes that are marked as resolvers */
export function operationsIn(resolvers: unknown): Operations {
  const tables = [resolvers].flat().filter(isMembers);
  const types = tables.flatMap((table) => Object.entries(table));
  return Object.fromEntries(
    types.map(([type, fields]) => [
      type,
      Object.fromEntries(isMembers(fields) ? Object.entries(fields).filter(isOperation) : []),
    ]),
  );
}

function isOperation(entry: [string, unknown]): entry is [string, Operation] {
  return typeof entry[1] === 'function';
}
