import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { Registry } from '../../registry/registry.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';
import { TimeseriesStore } from '../timeseries-store.port.js';
import { QueryTimeseriesQuery } from './query-timeseries.query.js';

/** Most points in one answer: what an answer can hold in memory without harm to others. */
const MAX_POINTS = 10_000;

@QueryHandler(QueryTimeseriesQuery)
export class QueryTimeseriesHandler implements IQueryHandler<QueryTimeseriesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: TimeseriesStore,
  ) {}

  async execute({ criteria }: QueryTimeseriesQuery): Promise<readonly TimeseriesPoint[]> {
    const { urn, entityType, aspect, limit, startTime, endTime } = criteria;
    const entity = this.registry.requireEntity(entityType);
    const target = this.registry.requireUrn(urn);
    if (target.entity !== entity) throw failures.entityTypeMismatch({ urn, entityType });
    if (this.registry.requireAspect(entity, aspect).kind !== 'timeseries') {
      throw failures.parameterInvalid({ name: 'aspect', reason: `"${aspect}" is not a time-series aspect` });
    }
    if (!Number.isInteger(limit) || limit < 0 || limit > MAX_POINTS) {
      throw failures.pageInvalid({ name: 'limit', reason: `it must be between 0 and ${String(MAX_POINTS)}` });
    }
    if (startTime !== undefined && endTime !== undefined && startTime > endTime) {
      throw failures.parameterInvalid({ name: 'startTimeMillis', reason: 'it is later than endTimeMillis' });
    }
    return this.store.query({ ...criteria, urn: target.urn });
  }
}
