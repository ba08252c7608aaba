import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { TimeRange } from '../../change-log/change-log.port.js';
import { passesFilter } from '../../kernel/criterion-match.js';
import type { Filter } from '../../kernel/filter.js';
import { requireLimit } from '../../kernel/page.js';
import { requireTimeOrder } from '../../kernel/time-order.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { readSeries } from '../read-series/read-series.js';
import { checkedFilter } from '../require-members.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';
import { TimeseriesStore } from '../timeseries-store.port.js';

/** Units of work of a point that is parsed and compared, and of a character of it. */
const UNITS = { point: 3, character: 0.01 } as const;
const COST = 'It counts more points than that: ask for a shorter time.';

/**
 * Which points to count. `filter`: those that count at all. `counted`: for each a count of those among them that pass.
 * `limit`: of the points themselves.
 */
export interface PointCountCriteria extends TimeRange {
  readonly urn: Urn;
  readonly aspect: string;
  readonly filter: Filter;
  readonly counted: readonly Filter[];
  readonly limit: number;
}

/** `points`: the newest first, at most as many as the limit. `total`, `counts`: exact, over all of the time. */
export interface CountedPoints {
  readonly points: readonly TimeseriesPoint[];
  readonly total: number;
  /** In the order of `counted`. */
  readonly counts: readonly number[];
}

/**
 * The newest points of a time-series aspect of an entity, and how many there are of which kind; zeros where it has
 * none. Fails with parameterInvalid for a time that ends before it begins, pageInvalid, and requestTooCostly for too
 * many points.
 */
export class CountPointsQuery extends CatalogQuery<CountedPoints> {
  constructor(
    readonly criteria: PointCountCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(CountPointsQuery)
export class CountPointsHandler implements IQueryHandler<CountPointsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: TimeseriesStore,
  ) {}

  async execute({ criteria, context: { work } }: CountPointsQuery): Promise<CountedPoints> {
    const { counted, limit } = criteria;
    requireLimit(limit);
    requireTimeOrder(criteria);
    const filter = checkedFilter(this.registry.pointMembers(criteria.aspect), criteria.filter);
    const points: TimeseriesPoint[] = [];
    const counts = counted.map(() => 0);
    let total = 0;
    for await (const page of readSeries(this.store, criteria, work)) {
      for (const point of page) {
        if (work.turnIsOver) await work.rest();
        work.spend(UNITS.point + point.json.length * UNITS.character, COST);
        const value: unknown = JSON.parse(point.json);
        if (!passesFilter(value, filter)) continue;
        total++;
        if (points.length < limit) points.push(point);
        counted.forEach((one, at) => {
          if (passesFilter(value, one)) counts[at] = (counts[at] ?? 0) + 1;
        });
      }
    }
    return { points, total, counts };
  }
}
