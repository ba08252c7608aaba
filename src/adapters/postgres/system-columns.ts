import type { SystemMetadata } from '../../kernel/audit-stamp.js';

/** System metadata as columns. `extras`: all members but these, as JSON. */
export interface MetadataColumns {
  readonly observed: number;
  readonly run: string;
  readonly lastRun: string;
  readonly extras: string | null;
}

/** Columns for system metadata of a new value; its last run is the run that writes it. */
export function systemColumns(system: SystemMetadata): MetadataColumns {
  const { lastObserved: observed, runId, lastRunId: _lastRun, ...more } = system;
  const [run, extras] = [storable(runId), JSON.stringify(more)];
  return { observed, run, lastRun: run, extras: extras === '{}' ? null : extras };
}

export function systemOf({ observed, run, lastRun, extras }: MetadataColumns): SystemMetadata {
  const system = { lastObserved: observed, runId: run, lastRunId: lastRun };
  if (extras === null) return system;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the text was written by systemColumns
  const more: Omit<SystemMetadata, 'lastObserved' | 'lastRunId' | 'runId'> = JSON.parse(extras);
  return { ...system, ...more };
}

/** A text as the engine can store it, which has no character U+0000. */
export function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}
