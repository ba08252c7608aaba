import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';
import { TimeseriesStore } from '../timeseries-store.port.js';

/**
 * The newest point of a time-series aspect for each of many entities; URNs without points are absent. Never refused.
 */
export class ReadNewestPointsQuery extends CatalogQuery<ReadonlyMap<Urn, TimeseriesPoint>> {
  constructor(
    readonly urns: readonly Urn[],
    readonly aspect: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ReadNewestPointsQuery)
export class ReadNewestPointsHandler implements IQueryHandler<ReadNewestPointsQuery> {
  constructor(private readonly store: TimeseriesStore) {}

  execute({ urns, aspect }: ReadNewestPointsQuery): Promise<ReadonlyMap<Urn, TimeseriesPoint>> {
    return this.store.newest(urns, aspect);
  }
}
