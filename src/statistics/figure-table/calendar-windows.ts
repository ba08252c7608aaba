import { DateTime, type DurationLikeObject } from 'luxon';

/** Lengths of intervals, as the models name them. */
export type CalendarUnit = 'DAY' | 'HOUR' | 'MINUTE' | 'MONTH' | 'QUARTER' | 'SECOND' | 'WEEK' | 'YEAR';

type LuxonUnit = 'day' | 'hour' | 'minute' | 'month' | 'quarter' | 'second' | 'week' | 'year';

const UNITS: Readonly<Record<CalendarUnit, LuxonUnit>> = {
  DAY: 'day',
  HOUR: 'hour',
  MINUTE: 'minute',
  MONTH: 'month',
  QUARTER: 'quarter',
  SECOND: 'second',
  WEEK: 'week',
  YEAR: 'year',
};

const UNIT_NAMES = ['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;

/** The unit that a text names; `undefined` for any other. */
export function calendarUnit(text: unknown): CalendarUnit | undefined {
  return UNIT_NAMES.find((name) => name === text);
}

/**
 * Divides time into intervals of UTC: days from midnight, weeks from Monday, months from their first day. Several units
 * to an interval are counted from the beginning of 1970, weeks from its first Monday. Times are epoch milliseconds.
 */
export class CalendarWindows {
  private readonly unit: LuxonUnit;
  private readonly origin: DateTime;
  /** The interval of the time that was asked for last: points come in order. */
  private last = { start: 0, end: 0 };

  /** @param multiple units to an interval, at least 1 */
  constructor(
    unit: CalendarUnit,
    private readonly multiple: number,
  ) {
    this.unit = UNITS[unit];
    const first = atUtc(0);
    this.origin = this.unit === 'week' ? first.plus({ weeks: 1 }).startOf('week') : first;
  }

  /** When the interval begins that a time is in; `undefined` for a time that no calendar has. */
  startOf(time: number): number | undefined {
    if (time >= this.last.start && time < this.last.end) return this.last.start;
    const at = atUtc(time);
    if (!at.isValid) return undefined;
    const start = at.startOf(this.unit);
    const units = Math.round(start.diff(this.origin, this.unit).as(this.unit));
    const start0 = start.minus(this.units(((units % this.multiple) + this.multiple) % this.multiple)).toMillis();
    this.last = { start: start0, end: this.after(start0) };
    return start0;
  }

  /** When the interval begins that comes after the one with this beginning. */
  after(start: number): number {
    return atUtc(start).plus(this.units(this.multiple)).toMillis();
  }

  private units(count: number): DurationLikeObject {
    return { [this.unit]: count };
  }
}

function atUtc(time: number): DateTime {
  return DateTime.fromMillis(time, { zone: 'utc' });
}
