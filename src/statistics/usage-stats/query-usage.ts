import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { TimeRange } from '../../change-log/change-log.port.js';
import { invariant } from '../../kernel/assert-never.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { NO_FILTER } from '../../kernel/filter.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { TimeseriesStore } from '../../timeseries/timeseries-store.port.js';
import { CalendarWindows } from '../figure-table/calendar-windows.js';
import { FigureTable } from '../figure-table/figure-table.js';
import { readTables } from '../figure-table/read-tables.js';
import { type StatisticsField, statisticsFields } from '../figure-table/statistics-field.js';
import { reachBack, type UsageReach } from './usage-reach.js';
import { FIGURES, OF_FIELDS, OF_USERS, USAGE_ASPECT } from './usage-stats.js';

/**
 * What is asked about the usage of a resource. `period`: of the points; a word reaches back from now.
 * `most`: latest windows to list; absent for all.
 */
export interface UsageCriteria {
  readonly resource: string;
  readonly duration: RpcParameters['usageStats.query']['duration'];
  readonly period: TimeRange | UsageReach;
  readonly most: number | undefined;
}

/** `bucket`: beginning of the window, epoch milliseconds. Figures that no point has are absent. */
export interface UsageWindow {
  readonly bucket: number;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** The greatest int. */
const MOST = 2 ** 31 - 1;

/** `users` and `fields` are in order of their names. Sums are ints. */
export interface Usage {
  readonly windows: readonly UsageWindow[];
  readonly totalSqlQueries: number | undefined;
  readonly users: readonly { readonly user: string; readonly count: number; readonly userEmail?: string }[];
  readonly fields: readonly { readonly fieldName: string; readonly count: number }[];
}

/**
 * How much a resource was used: one window after the other from the first to the last point, and figures of all.
 * Fails with urnInvalid, entityTypeUnknown, keyInvalid, aspectUnknown, parameterInvalid.
 */
export class QueryUsageQuery extends CatalogQuery<Usage> {
  constructor(
    readonly criteria: UsageCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(QueryUsageQuery)
export class QueryUsageHandler implements IQueryHandler<QueryUsageQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  async execute({ criteria, context }: QueryUsageQuery): Promise<Usage> {
    const { resource, duration, period, most } = criteria;
    const { startTime, endTime } = typeof period === 'string' ? reachBack(period, this.clock.now()) : period;
    const { urn, entity } = this.registry.requireUrn(resource);
    const aspect = this.registry.requireAspect(entity, USAGE_ASPECT);
    if (startTime !== undefined && endTime !== undefined && startTime > endTime)
      throw failures.parameterInvalid({ name: 'startTime', reason: 'it is later than endTime' });
    if (most !== undefined && most < 0)
      throw failures.parameterInvalid({ name: 'maxBuckets', reason: 'it must not be negative' });
    const fields = statisticsFields(aspect);
    const field = (name: string): StatisticsField => {
      const found = fields.get(name);
      invariant(found !== undefined, `${USAGE_ASPECT} has ${name}`);
      return found;
    };
    const windows = new CalendarWindows(duration, 1);
    const table = (spec: Omit<ConstructorParameters<typeof FigureTable>[0], 'blame'>): FigureTable =>
      new FigureTable({ ...spec, blame: 'duration' });
    const [whole, users, columns] = [
      table({
        buckets: [{ kind: 'time', windows }],
        metrics: FIGURES.map((name) => ({ kind: 'LATEST', field: field(name) })),
      }),
      table({
        buckets: [{ kind: 'text', field: field(OF_USERS.key) }],
        metrics: [
          { kind: 'SUM', field: field(OF_USERS.count) },
          { kind: 'LATEST', field: field(OF_USERS.email) },
        ],
      }),
      table({
        buckets: [{ kind: 'text', field: field(OF_FIELDS.key) }],
        metrics: [{ kind: 'SUM', field: field(OF_FIELDS.count) }],
      }),
    ] as const;
    const input = { aspect, filter: NO_FILTER, tables: [whole, users, columns], startTime, endTime };
    await readTables(this.store, urn, input, context.work);
    return usageOf({ whole, users, columns }, most);
  }
}

interface UsageTables {
  readonly whole: FigureTable;
  readonly users: FigureTable;
  readonly columns: FigureTable;
}

function usageOf({ whole, users, columns }: UsageTables, most: number | undefined): Usage {
  const windows = whole.rows().map(({ keys: [bucket], values }) => {
    const stated = FIGURES.map((name, at) => [name, values[at]] as const).filter(([, value]) => value !== undefined);
    return { bucket: Number(bucket), figures: Object.fromEntries(stated) };
  });
  const totals = windows.flatMap(({ figures }) => figures['totalSqlQueries'] ?? []).map(Number);
  return {
    windows: most === undefined ? windows : windows.slice(Math.max(windows.length - most, 0)),
    totalSqlQueries: totals.length === 0 ? undefined : intOf(totals.reduce((sum, one) => sum + one, 0)),
    users: users.rows().map(({ keys: [user], values: [count, userEmail] }) => ({
      user: String(user),
      count: intOf(Number(count ?? 0)),
      ...(typeof userEmail === 'string' ? { userEmail } : {}),
    })),
    fields: columns.rows().map(({ keys: [name], values: [count] }) => ({
      fieldName: String(name),
      count: intOf(Number(count ?? 0)),
    })),
  };
}

/** The sum as an int, which the records of the answer have: the greatest one stands for all that are greater. */
function intOf(sum: number): number {
  return Math.max(-MOST - 1, Math.min(MOST, sum));
}
