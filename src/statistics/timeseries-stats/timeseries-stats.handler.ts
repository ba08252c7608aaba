import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { AspectStore, entityPages } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import type { Filter } from '../../kernel/filter.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { didYouMean } from '../../registry/nearest-name.js';
import { Registry } from '../../registry/registry.js';
import { checkedFilter } from '../../timeseries/index.js';
import { TimeseriesStore } from '../../timeseries/timeseries-store.port.js';
import { CalendarWindows } from '../figure-table/calendar-windows.js';
import { textOfValue } from '../figure-table/figures.js';
import { FigureTable, type TableBucket, type TableMetric } from '../figure-table/figure-table.js';
import { readTables } from '../figure-table/read-tables.js';
import { type StatisticsField, statisticsFields, TIME_FIELD, URN_FIELD } from '../figure-table/statistics-field.js';
import { type StatsCriteria, type StatsTable, TimeseriesStatsQuery } from './timeseries-stats.query.js';

/** How a cell without a value is written. */
const NOTHING = 'NULL';
const COLUMN_TYPES = { CARDINALITY: 'long', SUM: 'double' } as const;

type FieldsByPath = ReadonlyMap<string, StatisticsField>;

@QueryHandler(TimeseriesStatsQuery)
export class TimeseriesStatsHandler implements IQueryHandler<TimeseriesStatsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectStore,
    private readonly points: TimeseriesStore,
  ) {}

  async execute({ criteria, context }: TimeseriesStatsQuery): Promise<StatsTable> {
    const entity = this.registry.requireEntity(criteria.entityType);
    const aspect = this.registry.requireAspect(entity, criteria.aspect);
    if (aspect.kind !== 'timeseries') {
      throw failures.parameterInvalid({ name: 'aspectName', reason: `"${aspect.name}" is not a time-series aspect` });
    }
    const filter = checkedFilter(this.registry.pointMembers(aspect.name), criteria.filter, [URN_FIELD]);
    const fields = statisticsFields(aspect);
    const metrics = criteria.metrics.map((metric, at) => metricOf(metric, fields, `metrics[${String(at)}].fieldPath`));
    const buckets = criteria.buckets.map((bucket, at) => bucketOf(bucket, fields, `buckets[${String(at)}]`));
    const table = new FigureTable({ metrics, buckets, blame: 'buckets' });
    const input = { aspect, filter, tables: [table], startTime: undefined, endTime: undefined };
    for await (const urns of this.entities(entity.name, filter, context.work)) {
      for (const urn of urns) await readTables(this.points, urn, input, context.work);
    }
    return {
      columnNames: [
        ...criteria.buckets.map(({ key }) => key),
        ...criteria.metrics.map(({ aggregationType, fieldPath }) => `${aggregationType.toLowerCase()}_${fieldPath}`),
      ],
      columnTypes: [...buckets.map(({ kind }) => (kind === 'time' ? 'long' : 'string')), ...metrics.map(columnType)],
      rows: table.rows().map(({ keys, values }) => [...keys.map(String), ...values.map(cellText)]),
    };
  }

  /** Those that the filter names, where it names some in each of its alternatives; otherwise all of the type. */
  private async *entities(entityType: string, filter: Filter, work: Work): AsyncGenerator<readonly Urn[]> {
    const named = namedUrns(filter);
    if (named !== undefined) {
      yield [...new Set(named)].map((urn) => this.registry.requireUrn(urn).urn);
      return;
    }
    yield* entityPages(this.aspects, entityType, work);
  }
}

function namedUrns({ or }: Filter): readonly string[] | undefined {
  const found = or.map(({ and }) =>
    and.find(
      ({ field, condition, negated }) =>
        field === URN_FIELD && !negated && (condition === 'EQUAL' || condition === 'IN'),
    ),
  );
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return found.flatMap((criterion) => criterion?.values ?? []);
}

function fieldOf(path: string, fields: FieldsByPath, name: string): StatisticsField {
  const field = fields.get(path);
  if (field !== undefined) return field;
  const reason = `the aspect has no statistics of "${path}"`;
  const hint = didYouMean(path, fields.keys());
  throw failures.parameterInvalid({ name, reason: hint === '' ? reason : `${reason}.${hint.replace(/\?$/, '')}?` });
}

function metricOf(
  { fieldPath, aggregationType: kind }: StatsCriteria['metrics'][number],
  fields: FieldsByPath,
  name: string,
): TableMetric {
  const field = fieldOf(fieldPath, fields, name);
  if (kind === 'SUM' && field.type === 'string') {
    throw failures.parameterInvalid({ name, reason: `"${fieldPath}" is no number, and has no sum` });
  }
  return { kind, field };
}

function bucketOf(
  { key, type, timeWindowSize }: StatsCriteria['buckets'][number],
  fields: FieldsByPath,
  name: string,
): TableBucket {
  if (type === 'STRING_GROUPING_BUCKET') return { kind: 'text', field: fieldOf(key, fields, `${name}.key`) };
  if (key !== TIME_FIELD) {
    throw failures.parameterInvalid({ name: `${name}.key`, reason: `intervals are of ${TIME_FIELD} alone` });
  }
  if (timeWindowSize === undefined) throw failures.parameterMissing({ name: `${name}.timeWindowSize` });
  const { unit, multiple } = timeWindowSize;
  if (multiple < 1) {
    throw failures.parameterInvalid({ name: `${name}.timeWindowSize.multiple`, reason: 'it must be at least 1' });
  }
  return { kind: 'time', windows: new CalendarWindows(unit, multiple) };
}

function columnType({ kind, field }: TableMetric): string {
  return kind === 'LATEST' ? field.type : COLUMN_TYPES[kind];
}

function cellText(value: unknown): string {
  return value === undefined ? NOTHING : textOfValue(value);
}
