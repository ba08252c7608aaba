import type { QueryEntityExistsArgs } from '../../../generated/service/graphql/arguments.js';
import type { QueryEntityArgs } from '../../../generated/service/graphql/types.js';
import type { EntityNames } from '../../../generated/service/graphql/binding.js';
import type { Operations } from '../schema/executable-schema.js';
import type { RequestScope } from '../reading/request-scope.js';

/** Reads of entities by URN. An entity that is not stored is answered with its key, and `exists: false`. */
export const entityOperations = {
  entity: (_root: unknown, { urn }: QueryEntityArgs, scope: RequestScope) => scope.nodes.require(urn),
  entityExists: (_root: unknown, { urn }: QueryEntityExistsArgs, scope: RequestScope) =>
    scope.entities.exists(scope.nodes.require(urn)),
};

/** One read for every entity type. */
export function readOperations(names: readonly EntityNames[]): NonNullable<Operations[string]> {
  return Object.fromEntries(
    names.map(({ read, entity }) => [
      read,
      (_root: unknown, { urn }: QueryEntityArgs, scope: RequestScope) => scope.nodes.requireOf(urn, entity),
    ]),
  );
}
