import DataLoader from 'dataloader';
import { failures } from '../../kernel/failures.js';
import type { Filter } from '../../kernel/filter.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';
import { QueryTimeseriesQuery, ReadNewestPointsQuery, type TimeseriesPoint } from '../../timeseries/index.js';
import type { GraphqlEntity } from './nodes.js';
import { readPermitted } from './permitted-reads.js';

/** Which points of one time-series aspect. Times: epoch milliseconds, UTC, both ends inclusive. */
export interface PointRequest {
  readonly aspect: string;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly filter: Filter;
  readonly limit: number;
}

/** Reads points of time-series aspects; the newest points of many entities are one query. */
export class PointLoader {
  private readonly newest = new Map<string, DataLoader<GraphqlEntity, TimeseriesPoint | undefined>>();

  constructor(
    private readonly bus: MessageBus,
    private readonly context: RequestContext,
  ) {}

  /** Newest first. */
  async points(node: GraphqlEntity, request: PointRequest): Promise<readonly TimeseriesPoint[]> {
    if (isNewest(request)) {
      const point = await this.newestOf(request.aspect).load(node);
      return point === undefined ? [] : [point];
    }
    const criteria = { ...request, urn: node.urn, entityType: node.entity.name, sort: undefined };
    return this.bus.execute(new QueryTimeseriesQuery(criteria, this.context));
  }

  private newestOf(aspect: string): DataLoader<GraphqlEntity, TimeseriesPoint | undefined> {
    const known = this.newest.get(aspect);
    if (known !== undefined) return known;
    const loader = new DataLoader<GraphqlEntity, TimeseriesPoint | undefined>(async (nodes) => {
      const { bus, context } = this;
      const asked = [...new Set(nodes.map(({ urn }) => urn))];
      const { found, refused } = await readPermitted(asked, { bus, context, what: 'points' }, (permitted) =>
        bus.execute(new ReadNewestPointsQuery(permitted, aspect, context)),
      );
      return nodes.map(({ urn }) => (refused.has(urn) ? failures.forbidden({}) : found?.get(urn)));
    });
    this.newest.set(aspect, loader);
    return loader;
  }
}

function isNewest({ startTime, endTime, filter, limit }: PointRequest): boolean {
  return limit === 1 && startTime === undefined && endTime === undefined && filter.or.length === 0;
}
