import type { WorkerOrder, WorkerReport } from './worker-messages.js';

/** Milliseconds that a scrape waits for workers which do not answer, such as one that is paused. */
const PATIENCE = 2000;

/** The workers as a round sees them. */
export interface MeasuredWorkers {
  readonly serving: () => readonly number[];
  readonly send: (worker: number, order: WorkerOrder) => void;
}

interface Round {
  readonly asker: number;
  readonly scrape: number;
  readonly missing: Set<number>;
  readonly texts: string[];
  readonly timer: NodeJS.Timeout;
}

/** Gathers the figures of all workers for the one that is asked for them. */
export class FigureRounds {
  private readonly rounds = new Map<number, Round>();
  private count = 0;

  constructor(private readonly workers: MeasuredWorkers) {}

  /** What a worker reports about figures; all else is not for it. */
  take(worker: number, report: WorkerReport): void {
    if (report.kind === 'scrape') this.begin(worker, report.scrape);
    if (report.kind === 'figures') this.add(worker, report.round, report.text);
  }

  private begin(asker: number, scrape: number): void {
    const round = ++this.count;
    const missing = new Set(this.workers.serving());
    const timer = setTimeout(() => {
      this.end(round);
    }, PATIENCE);
    this.rounds.set(round, { asker, scrape, missing, texts: [], timer });
    for (const worker of missing) this.workers.send(worker, { kind: 'measure', round });
    if (missing.size === 0) this.end(round);
  }

  private add(worker: number, number: number, text: string): void {
    const round = this.rounds.get(number);
    if (round?.missing.delete(worker) !== true) return;
    round.texts[worker - 1] = text;
    if (round.missing.size === 0) this.end(number);
  }

  private end(number: number): void {
    const round = this.rounds.get(number);
    if (round === undefined) return;
    this.rounds.delete(number);
    clearTimeout(round.timer);
    // In the order of their numbers, without those that were not heard.
    const texts = round.texts.filter((text) => text !== '');
    this.workers.send(round.asker, { kind: 'gathered', scrape: round.scrape, texts });
  }
}
