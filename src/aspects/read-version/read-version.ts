import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import type { AspectRow } from '../aspect-store.port.js';
import { AspectStore } from '../aspect-store.port.js';

/** One version of an aspect and the full name of its record. */
export interface AspectVersion {
  readonly record: string;
  readonly row: AspectRow;
}

/**
 * One version of one aspect: 0 is the latest, 1 the oldest replaced, -1 the newest replaced. Fails with urnInvalid,
 * entityTypeUnknown, keyInvalid, and with aspectMissing for an entity, an aspect or a version that is not stored.
 */
export class ReadVersionQuery extends CatalogQuery<AspectVersion> {
  constructor(
    readonly urn: string,
    readonly aspect: string,
    readonly version: number,
    context: RequestContext,
  ) {
    super(context);
  }
}

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
