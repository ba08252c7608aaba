const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE],
  ['h', HOUR],
  ['d', DAY],
]);

/** Durations that the service knows by name. */
const DURATIONS: ReadonlyMap<number, string> = new Map([
  [HOUR, 'ONE_HOUR'],
  [DAY, 'ONE_DAY'],
  [7 * DAY, 'ONE_WEEK'],
  [30 * DAY, 'ONE_MONTH'],
  [90 * DAY, 'THREE_MONTHS'],
  [180 * DAY, 'SIX_MONTHS'],
  [365 * DAY, 'ONE_YEAR'],
  [Infinity, 'NO_EXPIRY'],
]);

/** Milliseconds in a text such as `30d`; infinite for `never`, `undefined` for any other text. */
export function lifetimeOf(text: string): number | undefined {
  if (text === 'never') return Infinity;
  const [, amount, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount) * (UNITS.get(unit) ?? 0);
}

/** What GraphQL calls a lifetime; `undefined` when it has no name for it. */
export function durationOf(lifetime: number): string | undefined {
  return DURATIONS.get(lifetime);
}
