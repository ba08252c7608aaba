import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReportRow } from '../bench/report.js';
import type { ServiceProcess } from '../process/service-process.js';
import { LIMITS } from './scale.js';

/** Whom the thread asks. `pid`: of the process that answers; absent when it does not run. */
export interface StandstillTarget {
  readonly port: number;
  readonly pid: number | undefined;
}

/**
 * `milliseconds`: the longest time that an answer took. `processor`: the most milliseconds for which the serving thread
 * was on a processor while one answer was awaited: what is left of a standstill when nothing else wants the processors
 * and the disk; `undefined` where the system does not say.
 */
export interface StandstillReport {
  readonly milliseconds: number;
  readonly processor: number | undefined;
}

/** How long a service answers nobody, as a caller sees it who asks every few milliseconds whether it is alive. */
export class Standstill {
  private constructor(private readonly thread: Worker) {}

  static begin({ port, pid }: StandstillTarget): Standstill {
    const workerData: StandstillTarget = { port, pid };
    return new Standstill(new Worker(new URL('standstill-thread.ts', import.meta.url), { workerData }));
  }

  /** What was measured since the last call. */
  async longest(): Promise<StandstillReport> {
    this.thread.postMessage('longest');
    const answer: readonly StandstillReport[] = await once(this.thread, 'message');
    return answer[0] ?? { milliseconds: 0, processor: undefined };
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}

/** Do something with a service that runs. @returns also rows of how long it answered nobody meanwhile */
export async function watchStandstill<T>(
  service: ServiceProcess,
  when: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly rows: readonly ReportRow[] }> {
  const standstill = Standstill.begin(service);
  try {
    const result = await work();
    return { result, rows: standstillRows(when, await standstill.longest()) };
  } finally {
    await standstill.end();
  }
}

/** A row for each figure that there is. `when`: such as `of the week`. */
export function standstillRows(
  when: string,
  report: Partial<StandstillReport>,
  budget: number = LIMITS.standstill,
): readonly ReportRow[] {
  const row = (name: string, figure: number | undefined): readonly ReportRow[] =>
    figure === undefined ? [] : [{ name: `${name} ${when}`, unit: 'ms', figure, budget }];
  return [
    ...row('longest standstill', report.milliseconds),
    ...row('processor time of one standstill', report.processor),
  ];
}
