/**
 * Columns of one version of an aspect, in the order in which statements read them: a tuple is cheaper than an object.
 */
export type ValueColumns = readonly [
  seq: number,
  json: string,
  time: number,
  actor: number,
  observed: number,
  run: number,
  lastRun: number,
  extras: string | null,
];

/** SQL for these columns, of a row of `latest` (l) and its entry of `change` (c). */
export const LATEST_VALUES = 'l.seq, c.json, c.time, c.actor, l.observed, c.run, l.last_run, c.extras';
