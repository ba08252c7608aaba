import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requireLimit } from '../../kernel/page.js';
import { requireTimeOrder } from '../../kernel/time-order.js';
import { Registry } from '../../registry/registry.js';
import { checkedFilter, requireSortMember } from '../require-members.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';
import { TimeseriesStore } from '../timeseries-store.port.js';
import { QueryTimeseriesQuery } from './query-timeseries.query.js';

@QueryHandler(QueryTimeseriesQuery)
export class QueryTimeseriesHandler implements IQueryHandler<QueryTimeseriesQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: TimeseriesStore,
  ) {}

  async execute({ criteria, context }: QueryTimeseriesQuery): Promise<readonly TimeseriesPoint[]> {
    const { urn, entityType, aspect, limit } = criteria;
    const entity = this.registry.requireEntity(entityType);
    const target = this.registry.requireUrn(urn);
    if (target.entity !== entity) throw failures.entityTypeMismatch({ urn, entityType });
    if (this.registry.requireAspect(entity, aspect).kind !== 'timeseries') {
      throw failures.parameterInvalid({ name: 'aspect', reason: `"${aspect}" is not a time-series aspect` });
    }
    requireLimit(limit);
    requireTimeOrder(criteria);
    const members = this.registry.pointMembers(aspect);
    const filter = checkedFilter(members, criteria.filter);
    requireSortMember(members, criteria.sort);
    return this.store.query({ ...criteria, filter, urn: target.urn }, context.work);
  }
}
