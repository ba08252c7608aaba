import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from '../terminal.js';

/** Shows the progress of a task. */
export interface ProgressDisplay {
  advance(): void;
  stop(): void;
}

/** A progress bar on a terminal; nothing elsewhere. */
export function startProgress(title: string, total: number, terminal: Terminal): ProgressDisplay {
  if (terminal.audience === 'program') return { advance: () => undefined, stop: () => undefined };
  const shown = new SingleBar(
    { format: `${title} {bar} {value}/{total} {eta_formatted}`, clearOnComplete: true },
    Presets.shades_classic,
  );
  shown.start(total, 0);
  return {
    advance: () => {
      shown.increment();
    },
    stop: () => {
      shown.stop();
    },
  };
}
