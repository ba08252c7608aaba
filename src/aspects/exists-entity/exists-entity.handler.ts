import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';
import { ExistsEntityQuery } from './exists-entity.query.js';

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
