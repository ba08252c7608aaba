import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Authorization } from '../policies/authorization.js';
import { PLATFORM_PRIVILEGES } from '../policies/privileges.js';

/**
 * Which privileges of the platform the caller has, by their types; all of them while authentication is off. Never
 * refused.
 */
export class ReadPrivilegesQuery extends CatalogQuery<ReadonlySet<string>> {}

@QueryHandler(ReadPrivilegesQuery)
export class ReadPrivilegesHandler implements IQueryHandler<ReadPrivilegesQuery> {
  constructor(private readonly authorization: Authorization) {}

  async execute({ context: { actor } }: ReadPrivilegesQuery): Promise<ReadonlySet<string>> {
    const granted = await Promise.all(
      PLATFORM_PRIVILEGES.map(async ({ type }) =>
        (await this.authorization.hasEverywhere(actor, [type])) ? [type] : [],
      ),
    );
    return new Set(granted.flat());
  }
}
