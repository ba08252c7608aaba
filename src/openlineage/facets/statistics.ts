import { z } from 'zod';
import type { Members } from '../../kernel/members.js';
import { parsed } from '../events/event-reader.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetContext, FacetSketches } from './facet-context.js';

/** Producers that do not know a count send a negative one; others may be greater than what a double has room for. */
const COUNT = z
  .custom<bigint | number>((value) => isWhole(value) && value < 2n ** 63n, 'it is no count')
  .transform((count) => (count < 0 ? undefined : count))
  .nullish();
/** One that a double would not give back as it came is a bigint. */
const NUMBER = z.union([z.number(), z.bigint()]);
const BOUND = z.union([NUMBER, z.string()]).nullish();
const COLUMN = z.looseObject({
  nullCount: COUNT,
  distinctCount: COUNT,
  sum: NUMBER.nullish(),
  count: NUMBER.nullish(),
  min: BOUND,
  max: BOUND,
  quantiles: z.record(z.string(), NUMBER).nullish(),
});
const METRICS = z.looseObject({
  rowCount: COUNT,
  bytes: COUNT,
  columnMetrics: z.record(z.string(), COLUMN),
});
const STATISTICS = z.looseObject({ rowCount: COUNT, size: COUNT, fileCount: COUNT });
const CHANGES = ['ALTER', 'CREATE', 'DROP', 'OVERWRITE', 'RENAME', 'TRUNCATE'];
const LIFECYCLE = z.looseObject({
  lifecycleStateChange: z
    .string()
    .transform((change) => change.toUpperCase())
    .pipe(z.enum(CHANGES)),
  previousIdentifier: z.looseObject({ namespace: z.string(), name: z.string() }).nullish(),
});

/** Changes of a dataset by what OpenLineage calls them; all others are custom ones. */
const OPERATIONS: Readonly<Record<string, string>> = { ALTER: 'ALTER', CREATE: 'CREATE', DROP: 'DROP' };

/** What a check of the data found, as a profile of the dataset. */
export const profileSketches: FacetSketches = (context) => {
  const { rowCount, bytes, columnMetrics } = parsed(METRICS, context.value, context.path);
  const columns = Object.entries(columnMetrics);
  const value = {
    ...present({ rowCount, sizeInBytes: bytes }),
    ...(columns.length === 0 ? {} : { fieldProfiles: columns.map(([name, metrics]) => fieldProfile(name, metrics)) }),
  };
  return [pointOf(context, value)];
};

/** What a run has read is a part of the dataset: that which its job asks for. */
export const inputStatisticsSketches: FacetSketches = (context) => {
  const { rowCount, size } = parsed(STATISTICS, context.value, context.path);
  const partition = context.job?.urn ?? 'QUERY';
  const value = { ...present({ rowCount, sizeInBytes: size }), partitionSpec: { type: 'QUERY', partition } };
  return [pointOf(context, value)];
};

/** What a run has written is an operation on the dataset. */
export const outputStatisticsSketches: FacetSketches = (context) => {
  const { rowCount, size, fileCount } = parsed(STATISTICS, context.value, context.path);
  const properties = Object.entries(present({ size, fileCount })).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const value = {
    operationType: 'INSERT',
    ...present({ numAffectedRows: rowCount }),
    ...(properties.length === 0 ? {} : { customProperties: Object.fromEntries(properties) }),
  };
  return [operationOf(context, value)];
};

/** That a dataset was created, altered, dropped or emptied. It is marked as removed by people, not by this (D-296). */
export const lifecycleSketches: FacetSketches = (context) => {
  const { lifecycleStateChange: change, previousIdentifier } = parsed(LIFECYCLE, context.value, context.path);
  const known = OPERATIONS[change];
  const previous = previousIdentifier ?? undefined;
  const value = {
    operationType: known ?? 'CUSTOM',
    ...(known === undefined ? { customOperationType: change } : {}),
    ...(previous === undefined ? {} : { customProperties: { previous: context.urns.dataset(previous).urn } }),
  };
  return [operationOf(context, value)];
};

function operationOf(context: FacetContext, value: Members): AspectSketch {
  const { time: lastUpdatedTimestamp } = context.event;
  return pointOf(context, { ...value, lastUpdatedTimestamp, sourceType: 'DATA_PROCESS' });
}

/** What two runs say of one moment is two points, and so is what two facets say. */
function pointOf({ row, target, event: { time, run } }: FacetContext, value: Members): AspectSketch {
  const messageId = `${run?.id ?? ''}/${row.on}.${row.facet}`;
  return { ...target, aspect: row.aspect, kind: 'point', value: { ...value, timestampMillis: time, messageId } };
}

function fieldProfile(fieldPath: string, column: z.infer<typeof COLUMN>): Members {
  const { nullCount, distinctCount, min, max, sum, count, quantiles } = column;
  const mean = isKnown(sum) && isKnown(count) && count > 0 ? String(Number(sum) / Number(count)) : undefined;
  const all = Object.entries(quantiles ?? {}).map(([quantile, value]) => ({ quantile, value: String(value) }));
  return {
    fieldPath,
    ...present({ nullCount, uniqueCount: distinctCount, min: textOf(min), max: textOf(max), mean }),
    ...(all.length === 0 ? {} : { quantiles: all }),
  };
}

function isWhole(value: unknown): value is bigint | number {
  return typeof value === 'bigint' || Number.isInteger(value);
}

function isKnown<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

function textOf(value: bigint | number | string | null | undefined): string | undefined {
  return isKnown(value) ? String(value) : undefined;
}

function present(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isKnown(value)));
}
