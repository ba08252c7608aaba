import type { AuditedIndex } from '../../projections/index.js';
import type { MaintenanceReport } from './maintenance-tasks.js';
import type { PostedTask, TaskPart } from './task-board.js';

/**
 * A task as one process sees it. `age`: milliseconds since it was first seen there. `silent`: ids of processes that
 * have not been heard for long. `names`: of all indexes.
 */
export interface SeenTask {
  readonly posted: PostedTask;
  readonly age: number;
  readonly silent: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** Milliseconds in which processes take their parts, and in which one has to be found for each index. */
const JOIN_TIME = 3000;
const PATIENCE = 15_000;

/**
 * The report of a task that several processes carry out. It runs until all have ended that took part, and fails with
 * the first that failed, fell silent, or was not there.
 */
export function joinedReport({ posted, age, silent, names }: SeenTask): MaintenanceReport {
  const { task, kind } = posted;
  const parts = Object.entries(posted.parts)
    .map(([id, part]) => (silent.has(id) ? givenUp(part) : part))
    .sort((a, b) => (a.process < b.process ? -1 : 1));
  const missing = names.filter((name) => !parts.some((part) => part.names.includes(name)));
  const outcomes = parts.flatMap(({ report }) => report.outcome ?? []);
  return {
    ...{ task, kind },
    ...endOf(parts, missing, age),
    progress: parts.flatMap(({ process, report }) =>
      report.progress.map((sentence) => (parts.length === 1 ? sentence : `${process}: ${sentence}`)),
    ),
    ...(kind === 'audit' || kind === 'repair' ? { indexes: parts.flatMap((part) => indexesOf(part, parts)) } : {}),
    ...(outcomes.length === 0 ? {} : { outcome: outcomes.includes('partly') ? 'partly' : 'done' }),
  };
}

function endOf(
  parts: readonly TaskPart[],
  missing: readonly string[],
  age: number,
): Pick<MaintenanceReport, 'reason' | 'state'> {
  const reports = parts.map(({ report }) => report);
  if (age < (missing.length > 0 ? PATIENCE : JOIN_TIME)) return { state: 'running' };
  if (reports.some(({ state }) => state === 'running')) return { state: 'running' };
  const reason = nobodyFor(missing) ?? reports.find(({ state }) => state === 'failed')?.reason;
  return reason === undefined ? { state: 'done' } : { state: 'failed', reason };
}

function givenUp(part: TaskPart): TaskPart {
  if (part.report.state !== 'running') return part;
  const reason = `The process ${part.process} does not say any more how far it is.`;
  return { ...part, report: { ...part.report, state: 'failed', reason } };
}

function nobodyFor(missing: readonly string[]): string | undefined {
  return missing.length === 0 ? undefined : `No process writes the index of ${missing.join(' and ')} now: repeat this.`;
}

/** Where each process has an index of its own, its name says whose it is. */
function indexesOf({ process, report }: TaskPart, parts: readonly TaskPart[]): readonly AuditedIndex[] {
  return (report.indexes ?? []).map((index) => {
    const isOfOne = parts.filter(({ names }) => names.includes(index.name)).length === 1;
    return isOfOne ? index : { ...index, name: `${index.name} of ${process}` };
  });
}
