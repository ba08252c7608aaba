import type { QueryBus } from '@nestjs/cqrs';
import DataLoader from 'dataloader';
import type { Filter } from '../../kernel/filter.js';
import { QueryTimeseriesQuery, type TimeseriesPoint, type TimeseriesStore } from '../../timeseries/index.js';
import type { GraphqlEntity } from './nodes.js';

/** Which points of one time-series aspect. Times: epoch milliseconds, UTC, both ends inclusive. */
export interface PointRequest {
  readonly aspect: string;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly filter: Filter;
  readonly limit: number;
}

/** Reads points of time-series aspects; the newest points of many entities are one question to the store. */
export class PointLoader {
  readonly #newest = new Map<string, DataLoader<GraphqlEntity, TimeseriesPoint | undefined>>();

  constructor(
    private readonly queries: QueryBus,
    private readonly store: TimeseriesStore,
  ) {}

  /** Newest first. */
  async points(node: GraphqlEntity, request: PointRequest): Promise<readonly TimeseriesPoint[]> {
    if (isNewest(request)) {
      const point = await this.#newestOf(request.aspect).load(node);
      return point === undefined ? [] : [point];
    }
    return this.queries.execute(
      new QueryTimeseriesQuery({ ...request, urn: node.urn, entityType: node.entity.name, sort: undefined }),
    );
  }

  #newestOf(aspect: string): DataLoader<GraphqlEntity, TimeseriesPoint | undefined> {
    const held = this.#newest.get(aspect);
    if (held !== undefined) return held;
    const loader = new DataLoader<GraphqlEntity, TimeseriesPoint | undefined>(async (nodes) => {
      const points = await this.store.newest(
        nodes.map(({ urn }) => urn),
        aspect,
      );
      return nodes.map(({ urn }) => points.get(urn));
    });
    this.#newest.set(aspect, loader);
    return loader;
  }
}

function isNewest({ startTime, endTime, filter, limit }: PointRequest): boolean {
  return limit === 1 && startTime === undefined && endTime === undefined && filter.or.length === 0;
}
