import { counted } from '../../../kernel/counted.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import type { StoreReport } from '../checkpoints.js';
import { sqliteCode } from '../sqlite-fault.js';

/** Milliseconds after which a store that refused a write is tried. */
export const TRIAL_AFTER = 1000;

/** Another program has the file locked, which is over before anything could be said of it. */
const PASSING: ReadonlySet<string | undefined> = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/**
 * Whether a store can be written: not from a transaction that the engine could not carry out, because the disk is full
 * or fails, until a trial succeeds. A trial is made now and then, because nobody sends writes to a service that is not
 * ready; a transaction that succeeds proves nothing, since it may have had nothing to write.
 */
export class WriteHealth {
  private fault: StoreUnavailable | undefined;
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;
  private life: 'ended' | 'running' = 'running';

  /**
   * @param trial writes as much as a small request does
   * @param trialAfter milliseconds between two trials
   */
  constructor(
    private readonly report: StoreReport,
    private readonly trial: () => Promise<void>,
    private readonly trialAfter: number,
  ) {}

  /** @throws StoreUnavailable with the reason why writes fail */
  check(): void {
    if (this.fault !== undefined) throw this.fault;
  }

  /** A transaction failed; the first one is reported. An error that is no fault of the engine says nothing of it. */
  failed(error: unknown): void {
    if (!(error instanceof StoreUnavailable) || this.life === 'ended') return;
    const code = sqliteCode(error.cause);
    if (code === undefined || PASSING.has(code)) return;
    this.failures++;
    if (this.fault === undefined) this.report.error(`Writes fail. ${error.message}`);
    this.fault = error;
    this.schedule();
  }

  /** No trial is made afterwards. */
  stop(): void {
    this.life = 'ended';
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.life === 'ended') return;
    this.timer ??= setTimeout(() => void this.try(), this.trialAfter).unref();
  }

  private async try(): Promise<void> {
    try {
      await this.trial();
      this.report.log(`Writes succeed again; ${counted(this.failures, 'transaction')} failed.`);
      this.fault = undefined;
      this.failures = 0;
      this.timer = undefined;
    } catch {
      this.timer = undefined;
      this.schedule();
    }
  }
}
