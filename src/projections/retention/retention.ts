import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import type { ChangeLog } from '../../change-log/change-log.port.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import type { Clock } from '../../kernel/clock.js';
import { DEFAULT_CHANGE_LOG_BYTES, DEFAULT_CHANGE_LOG_HOURS, Settings } from '../../platform/config/index.js';
import { ProjectionRunner } from '../projection-runner.js';
import { ProjectionSet } from '../projection-set.js';
import { ProjectionSources } from '../projection-sources.js';
import { LogStretches } from './log-stretches.js';

/** Milliseconds between two rounds. */
const ROUND = 60_000;
/** Entries that one read of the log takes, a millisecond or two. */
const PAGE = 500;
/** How many times as long as a read requests have the thread for themselves before the next one (D-321). */
const RESTS = 39;
const HOUR = 3_600_000;
/** How often a purge looks whether other processes have followed the log, for longer than a round; milliseconds. */
const WAIT = 250;
const WAITS = (ROUND + 10_000) / WAIT;

/**
 * Forgets what was deleted or replaced (D-018). Every minute the change log is trimmed by age and size, behind the
 * slowest projection, and restatements that all projections have seen are removed. Once in the age of the log, the
 * traces of what is no longer stored are removed from all files. So a value that was deleted is in no file any more
 * after twice that time.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log: ChangeLog;
  private readonly clock: Clock;
  private readonly age: number;
  private readonly stretches: LogStretches;
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly stop = new AbortController();

  constructor(
    { log, clock }: ProjectionSources,
    private readonly runner: ProjectionRunner,
    private readonly projections: ProjectionSet,
    settings: Settings,
  ) {
    this.log = log;
    this.clock = clock;
    this.age = (settings.changeLogHours ?? DEFAULT_CHANGE_LOG_HOURS) * HOUR;
    this.stretches = new LogStretches({ age: this.age, bytes: settings.changeLogBytes ?? DEFAULT_CHANGE_LOG_BYTES });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round().catch((error: unknown) => {
        if (!this.stop.signal.aborted)
          this.logger.warn(`The change log could not be trimmed, which is tried again: ${String(error)}`);
      });
    }, ROUND).unref();
  }

  /** Resolves when the round that is under way is done. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    await this.running.catch(() => undefined);
  }

  /** What is due now; after the round that is under way. @throws StoreUnavailable */
  round(): Promise<void> {
    return this.enqueue(async () => {
      const settled = await this.runner.settled();
      await this.log.dropRestatements(settled);
      await this.measure();
      await this.log.trim(this.stretches.drop(settled, this.clock.now()));
      const now = this.clock.now();
      if (now - ((await this.log.purgedOn()) ?? 0) >= this.age) await this.purge(now);
    });
  }

  /**
   * Forget now all that was deleted or replaced. `at-once`: and make the files as small as they can be; for a process
   * that serves nobody.
   * @param say called with a sentence after each step
   * @returns `partly` when an index could not follow the log to its end, which keeps the entries that it still needs
   * @throws StoreUnavailable
   */
  async compact(pace: PurgePace, say: (step: string) => void): Promise<'done' | 'partly'> {
    const done = pace === 'at-once' ? 'is compact' : 'is purged of what was deleted';
    let outcome: 'done' | 'partly' = 'partly';
    await this.enqueue(async () => {
      if (pace === 'at-once') await this.runner.start();
      const head = await this.log.head();
      // By then whoever committed these entries has handed them to the projections.
      await nextTurn();
      const settled = await this.settledUpTo(head);
      await this.log.trim(settled);
      if (settled >= head) outcome = 'done';
      say(`The change log is trimmed: ${String(settled)} of ${String(Math.max(head, settled))} entries.`);
      for (const projection of this.projections.all) {
        await projection.purge(pace);
        say(`The index of ${projection.name} ${done}.`);
      }
      await this.log.purge(pace, this.clock.now());
      say(`The primary store ${done}.`);
    });
    return outcome;
  }

  /** Where several processes write the log, each says in its round how far it is. */
  private async settledUpTo(head: number): Promise<number> {
    for (let waits = this.log.writers === 'several' ? WAITS : 0; ; waits--) {
      const settled = await this.runner.settled();
      if (settled >= head || waits === 0) return settled;
      await setTimeout(WAIT, undefined, { signal: this.stop.signal });
    }
  }

  /** The log last: what it had may be in an index until then. */
  private async purge(now: number): Promise<void> {
    for (const projection of this.projections.all) await projection.purge('in-slices');
    await this.log.purge('in-slices', now);
  }

  /**
   * Read what the log has grown by since the last round: after a start all of it, which takes minutes where it has
   * millions of entries, since nobody waits for it and requests do.
   * @throws AbortError when the service is stopped meanwhile
   */
  private async measure(): Promise<void> {
    for (;;) {
      const began = performance.now();
      const entries = await this.log.sizes(this.stretches.last, PAGE);
      for (const entry of entries) this.stretches.add(entry);
      if (entries.length < PAGE) return;
      await setTimeout(RESTS * (performance.now() - began), undefined, { signal: this.stop.signal });
    }
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.running.catch(() => undefined).then(work);
    this.running = done;
    return done;
  }
}
