import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from '../terminal.js';

/** Shows the progress of a task: how many records are done, and how far the file is read. */
export interface ProgressDisplay {
  show(records: number, position: number): void;
  stop(): void;
}

/**
 * A progress bar on a terminal, without the bar where the end is not known; nothing elsewhere.
 * @param size the position at the end
 */
export function startProgress(title: string, size: number | undefined, terminal: Terminal): ProgressDisplay {
  if (terminal.audience === 'program') return { show: () => undefined, stop: () => undefined };
  const format = size === undefined ? '{records} records' : '{bar} {percentage} % {records} records {eta_formatted}';
  const shown = new SingleBar({ format: `${title} ${format}`, clearOnComplete: true }, Presets.shades_classic);
  shown.start(size ?? Infinity, 0, { records: 0 });
  return {
    show: (records, position) => {
      shown.update(position, { records });
    },
    stop: () => {
      shown.stop();
    },
  };
}
