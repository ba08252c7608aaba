import type { Filter } from '../../kernel/filter.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';

type StatsParameters = RpcParameters['analytics.getTimeseriesStats'];

/** Which figures of which points, as callers name them. */
export interface StatsCriteria {
  readonly entityType: string;
  readonly aspect: string;
  readonly metrics: StatsParameters['metrics'];
  readonly buckets: NonNullable<StatsParameters['buckets']>;
  readonly filter: Filter;
}

/** Cells are texts; `NULL` stands for no value. */
export interface StatsTable {
  readonly columnNames: readonly string[];
  readonly columnTypes: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Figures of the points of a time series, in groups, rows in order of their keys.
 * Fails with entityTypeUnknown, aspectUnknown, parameterInvalid, urnInvalid.
 */
export class TimeseriesStatsQuery extends CatalogQuery<StatsTable> {
  constructor(
    readonly criteria: StatsCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
