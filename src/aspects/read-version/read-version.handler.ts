import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { Registry } from '../../registry/registry.js';
import { AspectStore } from '../aspect-store.port.js';
import type { AspectVersion } from './read-version.query.js';
import { ReadVersionQuery } from './read-version.query.js';

@QueryHandler(ReadVersionQuery)
export class ReadVersionHandler implements IQueryHandler<ReadVersionQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
  ) {}

  async execute({ urn, aspect, version }: ReadVersionQuery): Promise<AspectVersion> {
    const target = this.registry.requireUrn(urn);
    const spec = target.entity.aspectByName.get(aspect);
    const row = spec === undefined ? undefined : await this.store.version(target.urn, aspect, version);
    if (spec === undefined || row === undefined) throw failures.aspectMissing({ urn, aspect, version });
    return { record: spec.record, row };
  }
}
