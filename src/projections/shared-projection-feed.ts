import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Freshness } from '../change-log/position.js';
import { IndexNotReady, StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import { compareFollowed } from './compare-followed.js';
import type { DeadLetterRetry } from './dead-letter-retry.js';
import type { DerivedProjection } from './derived-projection.js';
import type { Feed, FollowerState } from './feed.js';
import { LogPositions } from './log-positions.js';
import { ProjectionFeed } from './projection-feed.js';
import type { ProjectionSources } from './projection-sources.js';
import type { RetryPolicy } from './retry-policy.js';
import { type WorkingLease, type LeaseHolder, type LeaseTimes, SharedFeed } from './shared-feed.js';
import type { WorkProgress } from './work-progress.js';

/** Milliseconds between two looks at what another process has applied: while somebody waits for it, and otherwise. */
const LOOK_SOON = 20;
const LOOK_LATER = 1000;

/** What another process has applied, as far as this one knows. */
interface SeenElsewhere {
  readonly state: FollowerState;
  readonly cursor: number | undefined;
  readonly freshness: Freshness;
}

/**
 * Keeps a store up with the log that several processes read. The one that has the lease feeds it, under the fence of
 * the lease; the others look from time to time how far it is, and often while somebody waits for it. The owner reads
 * the log, so that what was committed need not be handed from one process to another.
 */
export class SharedProjectionFeed implements Feed {
  readonly isShared = true;
  private readonly own: ProjectionFeed;
  private readonly shared: SharedFeed;
  private elsewhere: SeenElsewhere = { state: 'stopped', cursor: undefined, freshness: 'current' };
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private begun: Promise<void> | undefined;
  private life: 'running' | 'stopped' = 'stopped';
  private readonly positions: LogPositions;
  private readonly logger = new Logger('Projections');

  constructor(
    private readonly projection: DerivedProjection<unknown>,
    private readonly sources: ProjectionSources,
    retry: RetryPolicy,
    { owner, leases, times }: LeaseHolder & { readonly times?: LeaseTimes },
  ) {
    this.own = new ProjectionFeed(projection, sources, retry);
    this.positions = new LogPositions(sources.log);
    const work = {
      begin: (lease: WorkingLease) => (this.begun = this.own.start(lease)),
      end: () => this.own.stop(),
    };
    this.shared = new SharedFeed(projection.name, { leases, owner }, work, times);
  }

  get isWriter(): boolean {
    return this.shared.isOwner;
  }

  get state(): FollowerState {
    return this.now.state;
  }

  get cursor(): number | undefined {
    return this.now.cursor;
  }

  get freshness(): Freshness {
    return this.now.freshness;
  }

  get isUsable(): boolean {
    // Who takes the store over from another process answers from it at once.
    if (this.shared.isOwner && (this.own.isUsable || this.own.state === 'rebuilding')) return this.own.isUsable;
    return this.elsewhere.cursor !== undefined;
  }

  get progress(): WorkProgress | undefined {
    return this.shared.isOwner ? this.own.progress : undefined;
  }

  get rebuilt(): WorkProgress | undefined {
    return this.shared.isOwner ? this.own.rebuilt : undefined;
  }

  get deadLetters(): Pick<DeadLetterRetry, 'clear' | 'drop'> {
    return this.own.deadLetters;
  }

  async start(): Promise<void> {
    this.life = 'running';
    await this.shared.start();
    if (this.shared.isOwner) await this.begun;
    else await this.look();
    this.schedule();
  }

  /** Nobody waits here: whoever wants to find what was committed waits for it with `until`. */
  follow(): Promise<void> {
    this.wake();
    return Promise.resolve();
  }

  wake(): void {
    if (this.shared.isOwner) this.own.wake();
  }

  async until(seq: number, milliseconds: number): Promise<'late' | 'reached'> {
    const end = performance.now() + milliseconds;
    this.wake();
    while ((this.cursor ?? -1) < seq) {
      const left = end - performance.now();
      if (left <= 0 || this.life === 'stopped') return 'late';
      // The lease may change hands meanwhile.
      if (this.shared.isOwner) await this.own.until(seq, Math.min(left, LOOK_LATER));
      else {
        await this.look();
        if ((this.cursor ?? -1) < seq) await sleep(Math.min(LOOK_SOON, left));
      }
    }
    return 'reached';
  }

  async rebuild(): Promise<void> {
    this.requireOwnership();
    await this.own.rebuild();
  }

  async settled(): Promise<number> {
    if (this.shared.isOwner) return this.own.settled();
    await this.look();
    try {
      // What another process makes needs the log from where its rebuild began.
      const making = await this.projection.leftGeneration();
      return Math.min(this.cursor ?? 0, making?.began.seq ?? Number.POSITIVE_INFINITY);
    } catch (error) {
      if (error instanceof StoreUnavailable) return 0;
      throw error;
    }
  }

  async compare(window: ComparedEntities, treatment: Treatment): Promise<ComparedWindow | undefined> {
    if (this.shared.isOwner) return this.own.compare(window, treatment);
    await this.look();
    const { projection, sources, positions, cursor } = this;
    if (treatment === 'repair' || cursor === undefined) return undefined;
    const followed = { projection, sources, positions, cursor, deadLetters: this.own.deadLetters };
    return compareFollowed(followed, window, 'report');
  }

  async retryDeadLetters(urn?: Urn): Promise<number> {
    this.requireOwnership();
    return this.own.retryDeadLetters(urn);
  }

  async stop(): Promise<void> {
    this.life = 'stopped';
    clearTimeout(this.timer);
    await this.looking;
    await this.shared.stop();
    this.elsewhere = { ...this.elsewhere, state: 'stopped' };
  }

  private get now(): SeenElsewhere {
    return this.shared.isOwner ? this.own : this.elsewhere;
  }

  private requireOwnership(): void {
    if (this.shared.isOwner) return;
    const { name } = this.projection;
    throw new IndexNotReady(`The index of ${name} is written by another process of the service: ask that one.`, 1);
  }

  private schedule(): void {
    if (this.life === 'stopped') return;
    this.timer = setTimeout(() => {
      void (this.shared.isOwner ? Promise.resolve() : this.look()).then(() => {
        this.schedule();
      });
    }, LOOK_LATER).unref();
  }

  /** Those who want to know at the same time look once. */
  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      const position = await this.projection.position();
      if (position === undefined || !(await this.sources.log.continues(position))) {
        this.elsewhere = { state: 'rebuilding', cursor: undefined, freshness: 'current' };
        return;
      }
      const freshness = await this.projection.freshness();
      this.elsewhere = { state: 'following', cursor: position.seq, freshness };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.logger.error(error);
      this.elsewhere = { ...this.elsewhere, state: 'stalled' };
    }
  }
}
