import { Query } from '@nestjs/cqrs';
import type { Filter, SortCriterion } from '../../kernel/filter.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';

/** Which points are asked for; times are epoch milliseconds, UTC, both ends inclusive, absent ends open. */
export interface TimeseriesQuestion {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly filter: Filter;
  readonly sort: SortCriterion | undefined;
  readonly limit: number;
}

/** Points of a time-series aspect, newest first unless sorted otherwise; `[]` for an unknown entity. */
export class QueryTimeseriesQuery extends Query<readonly TimeseriesPoint[]> {
  constructor(readonly question: TimeseriesQuestion) {
    super();
  }
}
