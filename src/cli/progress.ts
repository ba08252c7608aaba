import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.js';

/** Shows how far a piece of work has come. */
export interface Progress {
  advance(): void;
  stop(): void;
}

/** Lines that are written for a program that reads along: one for each tenth of the work. */
const LINES = 10;

/** A bar for a person, plain lines for a program. */
export function startProgress(title: string, total: number, terminal: Terminal): Progress {
  return terminal.audience === 'person' ? bar(title, total) : lines(title, total, terminal);
}

function bar(title: string, total: number): Progress {
  const shown = new SingleBar({ format: `${title} {bar} {value}/{total} {eta_formatted}` }, Presets.shades_classic);
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

function lines(title: string, total: number, terminal: Terminal): Progress {
  const step = Math.max(1, Math.ceil(total / LINES));
  let done = 0;
  return {
    advance: () => {
      done++;
      if (done % step === 0 && total > LINES) terminal.say(`${title}: ${String(done)}/${String(total)}`);
    },
    stop: () => undefined,
  };
}
