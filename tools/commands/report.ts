import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { Drift } from '../disk/drift.js';
import { counted } from './command-output.js';

/** Milliseconds of the stages of a run, in order. */
export type Times = ReadonlyMap<string, number>;

/** One line with the total time and the time of each stage; stages may have run in parallel. */
export function timeLine(title: string, total: number, times: Times): string {
  const parts = [...times].map(([name, time]) => `${name} ${duration(time)}`);
  return `${title}: ${duration(total)} (${parts.join(', ')})\n`;
}

/** One line for each file that differs. */
export function driftLines(drift: readonly Drift[]): string {
  return drift.map(({ kind, path }) => `${kind.padEnd('missing'.length)}  ${path}\n`).join('');
}

/** Number of errors and warnings; notes are not counted. */
export function findingsLine(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: 'error' | 'warning'): string =>
    counted(diagnostics.filter((diagnostic) => diagnostic.severity === severity).length, severity);
  return `${count('error')}, ${count('warning')}.\n`;
}

/** The changes as a sentence. */
export function writtenLine(drift: readonly Drift[], files: number): string {
  const removed = drift.filter((entry) => entry.kind === 'orphan').length;
  const written = drift.length - removed;
  if (drift.length === 0)
    return files === 1 ? 'The file is up to date.\n' : `All ${counted(files, 'file')} are up to date.\n`;
  return `Wrote ${String(written)} and removed ${counted(removed, 'file')}; ${String(files)} in all.\n`;
}

/** The immediate changes of an edit, and their time. */
export function answerLine(drift: readonly Drift[], time: number): string {
  const removed = drift.filter((entry) => entry.kind === 'orphan').length;
  return `Wrote ${String(drift.length - removed)} and removed ${counted(removed, 'file')} in ${duration(time)}.\n`;
}

function duration(time: number): string {
  return time < 1000 ? `${time.toFixed(0)} ms` : `${(time / 1000).toFixed(1)} s`;
}
