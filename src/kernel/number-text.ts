const DATE = /^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?$/;

/**
 * A number as callers write it: decimal digits, or a date such as `2024-01-31` or `2024-01-31T12:00:00Z` as epoch
 * milliseconds, UTC. `undefined` for any other text.
 */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)
    ? Number(trimmed)
    : DATE.test(trimmed)
      ? Date.parse(trimmed)
      : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}
