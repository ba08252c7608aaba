/** Milliseconds before the first and before every late restart. */
const FIRST = 100;
const LONGEST = 30_000;

/**
 * Milliseconds to wait before a worker is started again: twice as long each time, so that one that cannot live takes
 * little from those that can.
 * @param deaths one after another, without a time in which it served for long; at least 1
 */
export function restartPause(deaths: number): number {
  return Math.min(LONGEST, FIRST * 2 ** (deaths - 1));
}
