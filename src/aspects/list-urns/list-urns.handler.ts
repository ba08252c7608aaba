import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';
import { ListUrnsQuery } from './list-urns.query.js';

@QueryHandler(ListUrnsQuery)
export class ListUrnsHandler implements IQueryHandler<ListUrnsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  execute({ entityType, page }: ListUrnsQuery): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    return this.store.listUrns(this.registry.requireEntity(entityType).keyAspect, page);
  }
}
