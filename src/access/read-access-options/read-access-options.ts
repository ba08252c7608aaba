import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { Settings } from '../../platform/config/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { grantableFor } from '../policies/grantable-privileges.js';
import { PLATFORM_PRIVILEGES, type Privilege } from '../policies/privileges.js';

/**
 * What policies can allow. `platform`: in the catalog itself. `resources`: with entities, by their types in the order
 * of the registry; types that are kept for privileges of the platform are absent.
 */
export interface AccessOptions {
  readonly authentication: 'off' | 'on';
  readonly platform: readonly Privilege[];
  readonly resources: readonly { readonly entityType: string; readonly privileges: readonly Privilege[] }[];
}

/** How callers prove who they are, and what policies can allow. The same for everybody. Never refused. */
export class ReadAccessOptionsQuery extends CatalogQuery<AccessOptions> {}

@QueryHandler(ReadAccessOptionsQuery)
export class ReadAccessOptionsHandler implements IQueryHandler<ReadAccessOptionsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  execute(): Promise<AccessOptions> {
    const resources = this.registry.entities().flatMap((entity) => {
      const privileges = grantableFor(entity);
      return privileges.length === 0 ? [] : [{ entityType: entity.name, privileges }];
    });
    const authentication = this.settings.auth === 'on' ? 'on' : 'off';
    return Promise.resolve({ authentication, platform: PLATFORM_PRIVILEGES, resources });
  }
}
