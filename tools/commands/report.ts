import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { Drift } from '../disk/drift.js';

/** Milliseconds of the stages of a run, in order. */
export type Times = ReadonlyMap<string, number>;

/** One line for a person who waits: how long all of it took, and each stage, which may have run side by side. */
export function timeLine(title: string, total: number, times: Times): string {
  const parts = [...times].map(([name, time]) => `${name} ${duration(time)}`);
  return `${title}: ${duration(total)} (${parts.join(', ')})\n`;
}

/** One line for each file that is not as the models want it. */
export function driftLines(drift: readonly Drift[]): string {
  return drift.map(({ kind, path }) => `${kind.padEnd('missing'.length)}  ${path}\n`).join('');
}

/** How many findings are errors and warnings; notes are no findings. */
export function findingsLine(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']): string =>
    String(diagnostics.filter((diagnostic) => diagnostic.severity === severity).length);
  return `${count('error')} errors, ${count('warning')} warnings.\n`;
}

/** What was changed, in words. */
export function writtenLine(drift: readonly Drift[], files: number): string {
  const removed = drift.filter((entry) => entry.kind === 'orphan').length;
  const written = drift.length - removed;
  if (drift.length === 0) return `All ${String(files)} files are up to date.\n`;
  return `Wrote ${String(written)} and removed ${String(removed)} files; ${String(files)} in all.\n`;
}

/** What an edit changed at once, and how long that took. */
export function answerLine(drift: readonly Drift[], time: number): string {
  const removed = drift.filter((entry) => entry.kind === 'orphan').length;
  return `Wrote ${String(drift.length - removed)} and removed ${String(removed)} files in ${duration(time)}.\n`;
}

function duration(time: number): string {
  return time < 1000 ? `${time.toFixed(0)} ms` : `${(time / 1000).toFixed(1)} s`;
}
