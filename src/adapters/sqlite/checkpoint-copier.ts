import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CheckpointConnection, reasonOf } from './checkpoint-connection.js';
import type { CheckpointAnswer, CheckpointRequest, CheckpointThreadSettings } from './checkpoint-thread.js';
import { messageOf } from '../../kernel/caught-error.js';

/** Starts a worker with the code of `checkpoint-thread.ts`. */
export type BeginCheckpointThread = (settings: CheckpointThreadSettings) => Worker;

export function beginCheckpointThread(settings: CheckpointThreadSettings): Worker {
  return new Worker(new URL('./checkpoint-thread.js', import.meta.url), { workerData: settings });
}

/**
 * Runs the passes of `checkpoints.ts` in a worker, which starts with the first one. When the worker ends unexpectedly,
 * the main thread runs them: another worker would hardly fare better.
 */
export class CheckpointCopier {
  private thread: Worker | 'ended' | undefined;
  private here: CheckpointConnection | undefined;
  private reason = 'it exited';

  /** @param onLoss called once, when the worker has ended unexpectedly */
  constructor(
    private readonly path: string,
    private readonly beginThread: BeginCheckpointThread,
    private readonly onLoss: (reason: string) => void,
  ) {}

  /** One pass at a time. */
  copy(): Promise<CheckpointAnswer> {
    return this.thread === 'ended' ? Promise.resolve(this.copyHere()) : this.copyInThread();
  }

  async end(): Promise<void> {
    this.here?.close();
    const { thread } = this;
    if (thread === undefined || thread === 'ended') return;
    thread.off('exit', this.onExit);
    thread.ref();
    send(thread, 'end');
    await once(thread, 'exit');
  }

  private copyInThread(): Promise<CheckpointAnswer> {
    return new Promise((resolve) => {
      const thread = this.running();
      const ended = (): void => {
        resolve(this.copyHere());
      };
      thread.once('message', (answer: CheckpointAnswer) => {
        thread.off('exit', ended);
        thread.unref();
        resolve(answer);
      });
      thread.once('exit', ended);
      // The process must not end while somebody waits for the answer.
      thread.ref();
      send(thread, 'copy');
    });
  }

  private running(): Worker {
    if (this.thread !== undefined && this.thread !== 'ended') return this.thread;
    const thread = this.beginThread({ path: this.path });
    this.thread = thread;
    thread.once('error', (error) => {
      this.reason = messageOf(error);
    });
    thread.once('exit', this.onExit);
    return thread;
  }

  private readonly onExit = (): void => {
    this.thread = 'ended';
    this.onLoss(this.reason);
  };

  private copyHere(): CheckpointAnswer {
    try {
      this.here ??= new CheckpointConnection(this.path);
      this.here.copy();
      return { kind: 'copied' };
    } catch (error) {
      return { kind: 'failed', ...reasonOf(error) };
    }
  }
}

function send(thread: Worker, request: CheckpointRequest): void {
  thread.postMessage(request);
}
