import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadRequest, ReadThreadSettings } from './read-ahead-thread.js';
import type { RowBuffers } from './row-buffers.js';
import type { FileRow, TableRange } from './large-row-reader.js';

/** Starts a worker with the code of `read-ahead-thread.ts`. */
export type BeginReadThread = (settings: ReadThreadSettings) => Worker;

export function beginReadThread(settings: ReadThreadSettings): Worker {
  return new Worker(new URL('./read-ahead-thread.js', import.meta.url), { workerData: settings });
}

/** Has a worker read rows, in the order of the calls. */
export class ReadThread {
  /** `ended`: as expected or not. */
  state: 'ended' | 'ready' | 'starting' = 'starting';
  private readonly waiting = new Map<number, (rows: readonly FileRow[]) => void>();
  private asked = 0;

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.once('online', () => {
      if (this.state === 'starting') this.state = 'ready';
    });
    worker.on('message', ({ number, rows }: ReadAnswer) => {
      this.resolve(number, rows);
    });
    // It ends with an error; who waits reads without it.
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      this.state = 'ended';
      for (const number of this.waiting.keys()) this.resolve(number, []);
    });
  }

  /** Whether it may look at the file now. */
  get isReading(): boolean {
    return this.waiting.size > 0;
  }

  /**
   * See LargeRowReader. None when it ends meanwhile.
   * @param values gives the worker what memory is free
   */
  rows(range: TableRange, values: RowBuffers): Promise<readonly FileRow[]> {
    return new Promise((resolve) => {
      // The process must not end while somebody waits.
      if (this.waiting.size === 0) this.worker.ref();
      const number = ++this.asked;
      this.waiting.set(number, resolve);
      const free = values.takeFree();
      const request: ReadRequest = { ...range, number, free };
      this.worker.postMessage(request, [...free]);
    });
  }

  async end(): Promise<void> {
    this.state = 'ended';
    await this.worker.terminate();
  }

  private resolve(number: number, rows: readonly FileRow[]): void {
    const resolve = this.waiting.get(number);
    this.waiting.delete(number);
    if (this.waiting.size === 0) this.worker.unref();
    resolve?.(rows);
  }
}
