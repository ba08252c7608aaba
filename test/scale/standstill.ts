import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long a service answers nobody, as a caller sees it who asks every few milliseconds whether it is alive. */
export class Standstill {
  private constructor(private readonly thread: Worker) {}

  static begin(port: number): Standstill {
    return new Standstill(new Worker(new URL('standstill-thread.ts', import.meta.url), { workerData: port }));
  }

  /** @returns milliseconds: the longest time that an answer took since the last call */
  async longest(): Promise<number> {
    this.thread.postMessage('longest');
    const [milliseconds] = await once(this.thread, 'message');
    return Number(milliseconds);
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
