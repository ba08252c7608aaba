import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadRequest, ReaderThreadSettings } from './row-reader-thread.js';
import type { RowBuffers } from './row-buffers.js';
import type { FileRow, TableRange } from './large-row-reader.js';

/** Starts a worker with the code of `row-reader-thread.ts`. */
export type BeginReaderThread = (settings: ReaderThreadSettings) => Worker;

export function beginReaderThread(settings: ReaderThreadSettings): Worker {
  return new Worker(new URL('./row-reader-thread.js', import.meta.url), { workerData: settings });
}

/** Has a worker read rows. It answers the calls in their order. */
export class ThreadedRowReader {
  /** `ended`: as expected or not. */
  state: 'ended' | 'ready' | 'starting' = 'starting';
  private readonly waiting: ((rows: ReadAnswer | undefined) => void)[] = [];

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.once('online', () => {
      if (this.state === 'starting') this.state = 'ready';
    });
    worker.on('message', (rows: ReadAnswer) => {
      this.answer(rows);
    });
    // It ends with an error; who waits reads without it.
    worker.once('error', () => undefined);
    worker.once('exit', () => {
      this.state = 'ended';
      while (this.isReading) this.answer(undefined);
    });
  }

  /** Whether it may look at the file now. */
  get isReading(): boolean {
    return this.waiting.length > 0;
  }

  /**
   * See LargeRowReader.
   * @param values gives the worker what memory is free
   * @returns `undefined` when it ends meanwhile
   */
  rows(range: TableRange, values: RowBuffers): Promise<readonly FileRow[] | undefined> {
    return new Promise((resolve) => {
      // The process must not end while somebody waits.
      if (!this.isReading) this.worker.ref();
      this.waiting.push(resolve);
      const free = values.takeFree();
      const request: ReadRequest = { ...range, free };
      this.worker.postMessage(request, [...free]);
    });
  }

  async end(): Promise<void> {
    this.state = 'ended';
    await this.worker.terminate();
  }

  private answer(rows: ReadAnswer | undefined): void {
    const resolve = this.waiting.shift();
    if (!this.isReading) this.worker.unref();
    resolve?.(rows);
  }
}
