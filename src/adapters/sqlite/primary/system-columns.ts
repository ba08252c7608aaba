import type { SystemMetadata } from '../../../kernel/audit-stamp.js';
import type { Dictionary } from './dictionary.js';

/**
 * System metadata as columns. `run`, `lastRun`: ids in the dictionary of runs. `extras`: all other members, as JSON.
 */
export interface SystemColumns {
  readonly observed: number;
  readonly run: number;
  readonly lastRun: number;
  readonly extras: string | null;
}

/** Columns for system metadata of a new value; its last run is the run that writes it. */
export function systemColumns(system: SystemMetadata, runs: Dictionary): SystemColumns {
  const run = runs.idOf(system.runId);
  return { observed: system.lastObserved, run, lastRun: run, extras: extrasOf(system) };
}

export function systemOf(columns: SystemColumns, runs: Dictionary): SystemMetadata {
  const { observed, run, lastRun, extras } = columns;
  const system = { lastObserved: observed, runId: runs.textOf(run), lastRunId: runs.textOf(lastRun) };
  if (extras === null) return system;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the text was written by extrasOf
  const more: Omit<SystemMetadata, 'lastObserved' | 'lastRunId' | 'runId'> = JSON.parse(extras);
  return { ...system, ...more };
}

/** Decodes the system metadata of the rows of one result: rows that were written together share one object. */
export class SystemDecoder {
  private last: { readonly columns: SystemColumns; readonly system: SystemMetadata } | undefined;

  constructor(private readonly runs: Dictionary) {}

  read(columns: SystemColumns): SystemMetadata {
    if (this.last !== undefined && sameSystem(this.last.columns, columns)) return this.last.system;
    const system = systemOf(columns, this.runs);
    this.last = { columns, system };
    return system;
  }
}

function sameSystem(a: SystemColumns, b: SystemColumns): boolean {
  return a.observed === b.observed && a.run === b.run && a.lastRun === b.lastRun && a.extras === b.extras;
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
