import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { messageOf } from '../../../kernel/caught-error.js';
import type { FileCheckAnswer } from './file-check-thread.js';

/** Starts a worker with the code of `file-check-thread.ts`. */
export type BeginCheck = (path: string) => Worker;

/** A database file in use. `check`: whether its pages are still to be checked. */
export interface CheckedFile {
  readonly path: string;
  readonly check: 'done' | 'due';
  checked(): void;
}

function beginCheck(path: string): Worker {
  return new Worker(new URL('./file-check-thread.js', import.meta.url), { workerData: path });
}

/** Checks files in the background, one at a time; a check that is stopped is repeated at the next start. */
export class FileCheck {
  private readonly logger = new Logger('Files');
  private queue: Promise<void> = Promise.resolve();
  private worker: Worker | undefined;
  private state: 'running' | 'stopped' = 'running';

  constructor(private readonly begin: BeginCheck = beginCheck) {}

  /**
   * Check a file for which it is due, and mark it as checked when it is sound. Resolves after that, and never rejects:
   * a check that cannot be made is reported in the log.
   * @param onDamage gets the reason; called at most once
   */
  run(file: CheckedFile, onDamage: (reason: string) => void): Promise<void> {
    this.queue = this.queue.then(() => this.check(file, onDamage));
    return this.queue;
  }

  /** Stop within milliseconds: what was not checked stays due. */
  async close(): Promise<void> {
    this.state = 'stopped';
    await this.worker?.terminate();
    await this.queue;
  }

  private async check(file: CheckedFile, onDamage: (reason: string) => void): Promise<void> {
    const { path } = file;
    if (file.check === 'done' || this.state === 'stopped') return;
    this.logger.log(`${path} was not shut down cleanly; it is checked in the background.`);
    const began = performance.now();
    const answer = await this.answerOf(path);
    switch (answer?.kind) {
      case 'sound': {
        file.checked();
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        this.logger.log(`${path} is sound: ${String(answer.entries)} entries in ${seconds} s.`);
        break;
      }
      case 'damaged':
        this.logger.error(`${path} is damaged: ${answer.reason}.`);
        onDamage(answer.reason);
        break;
      case 'failed':
        this.logger.error(`${path} could not be checked, which is tried again at the next start: ${answer.reason}.`);
        break;
      case undefined:
    }
  }

  /** `undefined` when the check was stopped. */
  private async answerOf(path: string): Promise<FileCheckAnswer | undefined> {
    const worker = this.begin(path);
    this.worker = worker;
    const answer = await new Promise<FileCheckAnswer | undefined>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', (error) => {
        resolve({ kind: 'failed', reason: messageOf(error) });
      });
      worker.once('exit', () => {
        resolve(this.state === 'stopped' ? undefined : { kind: 'failed', reason: 'the worker ended' });
      });
    });
    this.worker = undefined;
    return this.state === 'stopped' ? undefined : answer;
  }
}
