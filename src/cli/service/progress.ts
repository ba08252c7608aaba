import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from '../terminal.js';

/** Shows the progress of a task. */
export interface ProgressDisplay {
  advance(): void;
  stop(): void;
}

/** Milliseconds between lines when a program reads the output. */
const LINE_EVERY = 2000;

/** A progress bar on a terminal, plain lines otherwise. */
export function startProgress(title: string, total: number, terminal: Terminal): ProgressDisplay {
  return terminal.audience === 'person' ? bar(title, total) : lines(title, total, terminal);
}

function bar(title: string, total: number): ProgressDisplay {
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

function lines(title: string, total: number, terminal: Terminal): ProgressDisplay {
  let done = 0;
  let lastReport = performance.now();
  return {
    advance: () => {
      done++;
      if (performance.now() - lastReport < LINE_EVERY) return;
      lastReport = performance.now();
      terminal.say(`${title}: ${String(done)}/${String(total)}`);
    },
    stop: () => undefined,
  };
}
