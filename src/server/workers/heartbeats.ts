import type { WorkerOrder, WorkerReport } from './worker-messages.js';

/** Milliseconds between two questions to a worker, and how many of them it may leave unanswered in a row. */
const PAUSE = 1000;
const MOST_UNANSWERED = 15;

/** The workers as they are watched. `replace`: end one at once, and start it again. */
export interface WatchedWorkers {
  readonly serving: () => readonly number[];
  readonly send: (worker: number, order: WorkerOrder) => void;
  readonly replace: (worker: number, why: string) => void;
}

/**
 * Notices a worker that lives and answers nothing: its event loop is blocked, or it is paused. The system gives it its
 * share of the connections, whose callers would wait for as long as it hangs.
 */
export class Heartbeats {
  private readonly unanswered = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  private last = 0;

  constructor(private readonly workers: WatchedWorkers) {}

  start(): void {
    this.last = performance.now();
    this.timer = setInterval(() => {
      this.beat();
    }, PAUSE);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What a worker reports; all but its answers is not for this. */
  take(worker: number, report: WorkerReport): void {
    if (report.kind === 'alive') this.unanswered.delete(worker);
  }

  private beat(): void {
    const now = performance.now();
    // Where this process did not run either, such as on a machine that slept, nobody could answer.
    if (now - this.last > 2 * PAUSE) this.unanswered.clear();
    this.last = now;
    const serving = this.workers.serving();
    for (const worker of this.unanswered.keys()) if (!serving.includes(worker)) this.unanswered.delete(worker);
    for (const worker of serving) {
      const count = this.unanswered.get(worker) ?? 0;
      if (count < MOST_UNANSWERED) {
        this.unanswered.set(worker, count + 1);
        this.workers.send(worker, { kind: 'ask' });
      } else {
        this.unanswered.delete(worker);
        this.workers.replace(worker, `It has answered nothing for ${String((count * PAUSE) / 1000)} s.`);
      }
    }
  }
}
