import type { GraphQLFieldResolver } from 'graphql';
import type { EntityNames } from '../../../generated/service/graphql/binding.js';
import type { QueryEntityArgs } from '../../../generated/service/graphql/arguments.js';
import type { RequestScope } from './request-scope.js';

/**
 * The read by URN that every entity type has, by its name. What is read is decided by the fields that are asked for.
 */
export function readOperations(
  names: readonly EntityNames[],
): Readonly<Record<string, GraphQLFieldResolver<unknown, RequestScope>>> {
  return Object.fromEntries(
    names.map(({ read, entity }) => [
      read,
      (_root: unknown, { urn }: QueryEntityArgs, scope: RequestScope) => scope.nodes.requireOf(urn, entity),
    ]),
  );
}
