/**
 * The statistics that `usageStats` is about: it is defined for one time series and for these fields of it. Older
 * clients send and read them as records of their own, which are translated here.
 */
import type { RpcParameters } from '../../platform/rpc/index.js';

/** The time series. */
export const USAGE_ASPECT = 'datasetUsageStatistics';
/** Fields of it that are figures of the whole. */
export const FIGURES = ['uniqueUserCount', 'totalSqlQueries', 'topSqlQueries'] as const;
/** Lists of it with figures of users and of fields. */
export const OF_USERS = { key: 'userCounts.user', count: 'userCounts.count', email: 'userCounts.userEmail' } as const;
export const OF_FIELDS = { key: 'fieldCounts.fieldPath', count: 'fieldCounts.count' } as const;

export type UsageBucket = RpcParameters['usageStats.batchIngest']['buckets'][number];

/** The value of a point of the time series. */
export function usagePoint({ bucket, duration, metrics }: UsageBucket): object {
  const { users, fields, ...figures } = metrics;
  return {
    timestampMillis: bucket,
    eventGranularity: { unit: duration, multiple: 1 },
    partitionSpec: { type: 'FULL_TABLE', partition: 'FULL_TABLE_SNAPSHOT' },
    ...figures,
    ...(users === undefined ? {} : { userCounts: users }),
    ...(fields === undefined
      ? {}
      : { fieldCounts: fields.map(({ fieldName, count }) => ({ fieldPath: fieldName, count })) }),
  };
}
