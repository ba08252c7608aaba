import type { TimeRange } from '../../change-log/change-log.port.js';
import type { RpcParameters } from '../../platform/rpc/index.js';

/** How far a question about usage goes back from now. */
export type UsageReach = RpcParameters['usageStats.queryRange']['rangeFromEnd'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How far each range reaches back, in milliseconds. The time of a point is the beginning of its window: there is one
 * more hour or day, and the moment in which it begins, so that a window which ended within the range is in it.
 */
const REACH: Readonly<Record<UsageReach, number>> = {
  HOUR: 2 * HOUR + 1,
  DAY: 2 * DAY + 1,
  WEEK: 8 * DAY + 1,
  MONTH: 31 * DAY + 1,
  QUARTER: 92 * DAY + 1,
  YEAR: 366 * DAY + 1,
  ALL: Infinity,
};

/** Times of points from the beginning of the range up to now, both epoch milliseconds and inclusive. */
export function reachBack(reach: UsageReach, now: number): TimeRange {
  return { startTime: Math.max(now - REACH[reach], 0), endTime: now };
}
