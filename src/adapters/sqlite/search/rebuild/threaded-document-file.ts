/**
 * A generation of search documents that a worker thread makes, seen from the main thread.
 *
 * The problem: a rebuild analyses and indexes every document, 10,000 of them in about a second, while requests are
 * served by the same event loop; in slices on the main thread it would take half of every second from them. The idea:
 * SQLite allows several connections to a file, but only one thread at a time needs this one, since it serves nobody
 * until it is finished. So the main thread makes the empty file, closes it, and starts a worker that opens it by its
 * path. What crosses the border is plain data: lists of documents, a position, and one numbered answer for each
 * request. A document crosses as the two texts that it is stored as: texts are copied as they are, while of a patch the
 * runtime would make every map, list and name once more in the worker, which then would write the same texts of them.
 *
 *   main:    add(1) add(2) ............ finish(3) ....... opens the file, and it serves
 *   worker:         1 done   2 refused            3 done, file closed, thread ends
 *
 * Requests are carried out in order and answered in order, so the caller may have several open and keeps the worker
 * busy. A refused list leaves the worker alive: the caller halves it to find the change to blame.
 * The cost: the start of a worker (tens of milliseconds and as many megabytes, hence not for small generations),
 * copying of patches, and a second instance of the text analysis. It does not share memory, does not spread over
 * several workers, and does not survive the end of its worker: then the generation is abandoned, and the next one is
 * made on the main thread, slower.
 */
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../../../kernel/failures.js';
import type { ContentTotal } from '../../../../change-log/content-sum.js';
import type { GenerationProgress } from '../../../../change-log/derived-store.port.js';
import type { Position } from '../../../../change-log/position.js';
import { InvariantError } from '../../../../kernel/assert-never.js';
import { removeSqliteFile } from '../../sqlite-file.js';
import type { StoredDocument } from '../storage/stored-form.js';
import type { ThreadAnswer, ThreadResult, ThreadSettings, ThreadWork } from './document-thread.js';
import type { NewDocument } from './new-document-file.js';

/** Starts a worker with the code of `document-thread.ts`. */
export type BeginThread = (beginning: ThreadSettings) => Worker;

interface PendingReply {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (reason: unknown) => void;
}

export function beginThread(beginning: ThreadSettings): Worker {
  return new Worker(new URL('./document-thread.js', import.meta.url), { workerData: beginning });
}

/**
 * A file of documents in the making that a worker continues. Requests are carried out in order, and need not wait for
 * each other. When the worker ends unexpectedly, all open requests reject with StoreUnavailable.
 */
export class ThreadedDocumentFile {
  /** `broken`: it ended unexpectedly. */
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
      this.resolve(answer);
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

  async add(documents: readonly NewDocument[]): Promise<void> {
    await this.ask({ kind: 'add', documents });
  }

  /** See NewDocumentFile; so are the next three. */
  async checkpoint(progress: GenerationProgress): Promise<void> {
    await this.ask({ kind: 'checkpoint', progress });
  }

  async total(): Promise<ContentTotal> {
    const result = await this.ask({ kind: 'total' });
    if (result !== undefined && 'digest' in result) return result;
    throw new InvariantError('a thread has answered no sum');
  }

  async content(after: string | undefined, limit: number): Promise<readonly StoredDocument[]> {
    const result = await this.ask({ kind: 'content', after, limit });
    if (result !== undefined && 'length' in result) return result;
    throw new InvariantError('a thread has answered no documents');
  }

  async keep(): Promise<void> {
    // What a worker leaves that has ended unexpectedly is as good as its last checkpoint.
    await this.ask({ kind: 'keep' }).catch(() => undefined);
    await this.ended;
  }

  /** Make it durable with the position, and close it. */
  async finish(position: Position): Promise<void> {
    await this.ask({ kind: 'finish', position });
  }

  async destroy(): Promise<void> {
    // A worker that has ended cannot be asked, and need not be.
    await this.ask({ kind: 'abandon' }).catch(() => undefined);
    await this.ended;
    removeSqliteFile(this.path);
  }

  private ask(work: ThreadWork): Promise<ThreadResult> {
    return new Promise((resolve, reject) => {
      // The id of a worker that has ended.
      if (this.thread.threadId === -1) {
        reject(endedThread(this.fault));
        return;
      }
      const number = ++this.asked;
      this.waiting.set(number, { resolve, reject });
      this.thread.postMessage({ ...work, number });
    });
  }

  private resolve(answer: ThreadAnswer): void {
    const waiting = this.waiting.get(answer.number);
    this.waiting.delete(answer.number);
    if (answer.kind === 'done') waiting?.resolve(answer.result);
    else waiting?.reject(answer.kind === 'refused' ? answer.error : new StoreUnavailable(answer.message));
  }
}

function endedThread(cause: unknown): StoreUnavailable {
  return new StoreUnavailable('The worker that makes the search index has ended unexpectedly.', { cause });
}
