import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { requirePage, type Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';

/** A page of URNs. `total`: exact number of all. */
export interface UrnPage {
  readonly urns: readonly Urn[];
  readonly total: number;
}

/**
 * URNs of one entity type from the primary store, by URN; soft-deleted ones included.
 * Fails with entityTypeUnknown, pageInvalid.
 */
export class ListUrnsQuery extends CatalogQuery<UrnPage> {
  constructor(
    readonly entityType: string,
    readonly page: Page,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ListUrnsQuery)
export class ListUrnsHandler implements IQueryHandler<ListUrnsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  async execute({ entityType, page, context }: ListUrnsQuery): Promise<UrnPage> {
    requirePage(page, { sizeName: 'count', reach: 'all' });
    return this.store.listUrns(this.registry.requireEntity(entityType).name, page, context.work);
  }
}
