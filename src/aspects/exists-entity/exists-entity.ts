import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';

/**
 * Whether anything is stored for an entity; a soft-deleted entity exists. Fails with urnInvalid, entityTypeUnknown,
 * keyInvalid.
 */
export class ExistsEntityQuery extends CatalogQuery<boolean> {
  constructor(
    readonly urn: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ExistsEntityQuery)
export class ExistsEntityHandler implements IQueryHandler<ExistsEntityQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  async execute({ urn }: ExistsEntityQuery): Promise<boolean> {
    const target = this.registry.requireUrn(urn);
    return (await this.store.existing([target.urn])).has(target.urn);
  }
}
