import type { SystemMetadata } from '../../../kernel/audit-stamp.js';
import type { Dictionary } from './dictionary.js';

/** System metadata as columns. `run`, `lastRun`: numbers in the dictionary of runs. `extras`: all other members, as JSON. */
export interface SystemColumns {
  readonly observed: number;
  readonly run: number;
  readonly lastRun: number;
  readonly extras: string | null;
}

/** Columns for system metadata; the last run that saw a value it writes is the writing one. */
export function systemColumns(system: SystemMetadata, runs: Dictionary): SystemColumns {
  const run = runs.idOf(system.runId);
  return { observed: system.lastObserved, run, lastRun: run, extras: extrasOf(system) };
}

export function systemOf(columns: SystemColumns, runs: Dictionary): SystemMetadata {
  const { observed, run, lastRun, extras } = columns;
  const system = { lastObserved: observed, runId: runs.textOf(run), lastRunId: runs.textOf(lastRun) };
  if (extras === null) return system;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the text is our own, made by extrasOf
  const more: Omit<SystemMetadata, 'lastObserved' | 'lastRunId' | 'runId'> = JSON.parse(extras);
  return { ...system, ...more };
}

function extrasOf({
  lastObserved: _observed,
  runId: _run,
  lastRunId: _lastRun,
  ...extras
}: SystemMetadata): string | null {
  const json = JSON.stringify(extras);
  return json === '{}' ? null : json;
}
