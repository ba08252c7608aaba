const DATE = /^(\d{4}-\d\d(?:-\d\d)?)(?:(?<=-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const MONTH_LENGTH = '2024-01'.length;

/**
 * A number as callers write it: decimal digits, or a date such as `2024-01-31` or `2024-01-31T12:00:00+02:00` as epoch
 * milliseconds; a time without a zone is of UTC. `undefined` for any other text, for a number that a double cannot
 * hold, such as `1e999`, and for a day that its month lacks.
 */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : readDate(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** NaN for what is no date. */
function readDate(text: string): number {
  const match = DATE.exec(text);
  if (match === null) return Number.NaN;
  const [, date = '', zone] = match;
  if (date.length > MONTH_LENGTH && !isDay(date)) return Number.NaN;
  // Without a zone a date is of UTC, but a time would be of the zone in which the service runs.
  return Date.parse(zone === undefined && text.length > date.length ? `${text}Z` : text);
}

/** The platform takes the 30th of February for the first of March. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
