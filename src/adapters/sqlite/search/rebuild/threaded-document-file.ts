import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../../../kernel/failures.js';
import type { Position } from '../../../../change-log/position.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { removeSqliteFile } from '../../sqlite-file.js';
import type { ThreadAnswer, ThreadSettings, ThreadWork } from './document-thread.js';

/** Begins a thread with the code of `document-thread.ts`. */
export type BeginThread = (beginning: ThreadSettings) => Worker;

interface PendingReply {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

export function beginThread(beginning: ThreadSettings): Worker {
  return new Worker(new URL('./document-thread.js', import.meta.url), { workerData: beginning });
}

/**
 * A file of documents in the making that a thread of its own goes on with. What it is asked is done in order; several
 * requests may be under way. When the thread ends before its time, all of them reject with StoreUnavailable.
 */
export class ThreadedDocumentFile {
  /** `broken`: it ended without being asked to. */
  state: 'broken' | 'sound' = 'sound';
  private readonly waiting = new Map<number, PendingReply>();
  private asked = 0;
  private fault: unknown;
  private readonly ended: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly thread: Worker,
  ) {
    thread.on('message', (answer: ThreadAnswer) => {
      this.settle(answer);
    });
    thread.on('error', (error) => {
      this.fault = error;
    });
    this.ended = new Promise((resolve) => {
      thread.once('exit', (code) => {
        if (code !== 0 || this.waiting.size > 0) this.state = 'broken';
        for (const { reject } of this.waiting.values()) reject(endedThread(this.fault));
        this.waiting.clear();
        resolve();
      });
    });
  }

  add(patches: readonly DocumentPatch[]): Promise<void> {
    return this.ask({ kind: 'add', patches });
  }

  /** Make it durable with the position, and close it. */
  finish(position: Position): Promise<void> {
    return this.ask({ kind: 'finish', position });
  }

  async destroy(): Promise<void> {
    // A thread that is gone has nothing to say against it.
    await this.ask({ kind: 'abandon' }).catch(() => undefined);
    await this.ended;
    removeSqliteFile(this.path);
  }

  private ask(work: ThreadWork): Promise<void> {
    return new Promise((resolve, reject) => {
      // It has no number any more when it has ended.
      if (this.thread.threadId === -1) {
        reject(endedThread(this.fault));
        return;
      }
      const number = ++this.asked;
      this.waiting.set(number, { resolve, reject });
      this.thread.postMessage({ ...work, number });
    });
  }

  private settle(answer: ThreadAnswer): void {
    const waiting = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (answer.kind === 'done') waiting?.resolve();
    else waiting?.reject(answer.kind === 'refused' ? answer.error : new StoreUnavailable(answer.message));
  }
}

function endedThread(cause: unknown): StoreUnavailable {
  return new StoreUnavailable('The thread that makes the search index has ended before its time.', { cause });
}
