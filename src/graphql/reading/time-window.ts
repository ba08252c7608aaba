import { isMembers, type Members } from '../../kernel/members.js';
import { calendarUnit, CalendarWindows } from '../../statistics/index.js';

/**
 * Milliseconds of a span of time that begins at `startTimeMillis` (epoch milliseconds, UTC) and lasts as many units as
 * `length` says, one unless it says so: months and years are as long as they are from that moment on, by UTC.
 * @returns `undefined` for a unit that the calendar lacks, or a time that is out of its reach
 */
export function durationOf({ startTimeMillis, length }: Members): number | undefined {
  if (!isMembers(length)) return undefined;
  const unit = calendarUnit(length['unit']);
  const start = Number(startTimeMillis);
  const duration = unit && new CalendarWindows(unit, Number(length['multiple'] ?? 1)).after(start) - start;
  return Number.isFinite(duration) ? duration : undefined;
}
