import { env } from 'node:process';

/** How many times what CI does; 0: the sample of a usual run. */
const THOROUGH = Number(env['THOROUGH'] ?? 0);

/** Whether everything is tried, and in the largest sizes. */
export const IS_THOROUGH = THOROUGH > 0;

/**
 * How many lives, kills, losses of power or random cases a test tries. A sample still fails where the code is wrong in
 * an ordinary way; what takes chance to be seen is for the thorough run, which CI does with `THOROUGH=1`.
 * @param usual of `npm test`
 * @param thorough of `THOROUGH=1`; `THOROUGH=5` gives five times as many
 */
export function sampleSize(usual: number, thorough: number): number {
  return THOROUGH === 0 ? usual : Math.ceil(thorough * THOROUGH);
}

/** Of a list that a thorough run tries once and whole: every how many-th item is tried. */
export function samplingStep(usual: number): number {
  return THOROUGH === 0 ? usual : 1;
}
