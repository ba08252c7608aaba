/** What is stored with a version of an aspect, in the order in which statements read it: a list is cheaper than an object. */
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

/** The columns of a row of `latest` (l) with its entry of `change` (c). */
export const LATEST_VALUES = 'l.seq, c.json, c.time, c.actor, l.observed, c.run, l.last_run, c.extras';
