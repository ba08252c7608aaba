import type { WorkerOrder, WorkerReport } from './worker-messages.js';

/** Called in this order; `ended` once and last. `code`: absent for a process that a signal has ended. */
export interface WorkerEvents {
  readonly report: (report: WorkerReport) => void;
  readonly ended: (code: number | undefined, signal: string | undefined) => void;
}

/** A process that answers requests. */
export interface WorkerProcess {
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Without effect when it has ended. */
  readonly send: (order: WorkerOrder) => void;
}

/** Starts workers; as the supervisor sees processes and time. */
export interface WorkerHost {
  /** @param number of the worker, which keeps it when it is started again */
  readonly start: (number: number, events: WorkerEvents) => WorkerProcess;
  /** Call once after so many milliseconds. @returns what takes it back */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Milliseconds of a clock that only moves forward. */
  readonly now: () => number;
}
