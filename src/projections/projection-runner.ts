import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { ChangeFollower } from '../change-log/change-follower.port.js';
import type { ChangeEntry, LogWatch } from '../change-log/change-log.port.js';
import { LogReaders } from '../change-log/log-readers.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import type { AuditFindings } from './derived-content.js';
import { Leases } from '../change-log/leases.port.js';
import { invariant } from '../kernel/assert-never.js';
import { settleAll } from '../kernel/settle-all.js';
import { IndexNotReady } from '../kernel/failures.js';
import type { Freshness } from '../change-log/position.js';
import type { Urn } from '../kernel/urn.js';
import type { DeadLetter } from './dead-letters.port.js';
import type { Feed, FollowerState } from './feed.js';
import { ProjectionFeed } from './projection-feed.js';
import { ProjectionSet } from './projection-set.js';
import { ProjectionSources } from './projection-sources.js';
import { RetryPolicy } from './retry-policy.js';
import { SharedProjectionFeed } from './shared-projection-feed.js';
import type { WorkProgress } from './work-progress.js';

/**
 * `position`: number of the last entry seen, `undefined` while there is nothing usable. `lag`: entries still to come.
 * `freshness`: whether what answers was made for the models that are served.
 */
export interface ProjectionStatus {
  readonly name: string;
  readonly state: FollowerState;
  readonly freshness: Freshness;
  readonly position: number | undefined;
  readonly lag: number;
  readonly deadLetters: number;
}

/** `total`: of all, also those that are not listed. */
export interface ListedDeadLetters {
  readonly total: number;
  readonly deadLetters: readonly DeadLetter[];
}

/** What is said of a projection that cannot answer yet. */
const WAITING: Readonly<Record<FollowerState, string>> = {
  'catching-up': 'is catching up with the change log',
  following: 'is catching up with the change log',
  rebuilding: 'is being rebuilt',
  stalled: 'cannot be used now and is tried again',
  stopped: 'has not been started',
};

/** Seconds after which a projection is worth another attempt when nobody knows how far it is. */
const RETRY_AFTER = 2;

/**
 * Keeps every projection up with the change log. `start` before the first write and `stop` after the last; the primary
 * store and the derived stores are closed after `stop`.
 */
@Injectable()
export class ProjectionRunner extends ChangeFollower {
  private readonly feeds: readonly { readonly name: string; readonly feed: Feed }[];
  /** Number of the last entry that was committed by this process and handed over. */
  newest = 0;
  private watch: LogWatch | undefined;
  @Optional()
  @Inject(LogReaders)
  private readonly readers: LogReaders = new LogReaders();

  constructor(
    private readonly projections: ProjectionSet,
    private readonly sources: ProjectionSources,
    retry: RetryPolicy,
    leases: Leases,
  ) {
    super();
    const owner = randomUUID();
    sources.rows.mostReaders = projections.all.length;
    this.feeds = projections.all.map((projection) => ({
      name: projection.name,
      feed: projection.capabilities.isShared
        ? new SharedProjectionFeed(projection, sources, retry, { owner, leases })
        : new ProjectionFeed(projection, sources, retry),
    }));
  }

  /** Of the projections, in the order of the set. */
  get names(): readonly string[] {
    return this.feeds.map(({ name }) => name);
  }

  /** Those whose stores this process writes at this moment. */
  get written(): readonly string[] {
    return this.feeds.filter(({ feed }) => feed.isWriter).map(({ name }) => name);
  }

  /**
   * Resolves when every projection has caught up with the log or is rebuilt. One whose engine is unavailable is tried
   * again later; one that was made for other models answers as it is, and is rebuilt in the background.
   */
  async start(): Promise<void> {
    this.watch ??= this.sources.log.watch(() => {
      for (const { feed } of this.feeds) feed.wake();
    });
    // Before a position is looked at, so that others keep what comes after it. Without the store nothing is read.
    await this.sources.log.settle(0).catch(() => undefined);
    await this.forEach((feed) => feed.start());
  }

  /**
   * Start one projection again, whose store has lost all that it had: reads wait until it is rebuilt. Resolves then.
   */
  async restart(name: string): Promise<void> {
    await Promise.all(this.feeds.filter((one) => one.name === name).map(({ feed }) => feed.start()));
  }

  /** Projections that cannot answer yet: what each waits for and how far it is, one sentence each. */
  waiting(): readonly string[] {
    return this.feeds.flatMap(({ name, feed }) => (feed.isUsable ? [] : [waitingText(name, feed)]));
  }

  /** For every read of what is derived. @throws IndexNotReady while this projection cannot answer */
  checkUsable(name: string): void {
    const feed = this.feeds.find((one) => one.name === name)?.feed;
    if (feed === undefined || feed.isUsable) return;
    throw new IndexNotReady(waitingText(name, feed), feed.progress?.secondsLeft ?? RETRY_AFTER);
  }

  override async follow(entries: readonly ChangeEntry[]): Promise<void> {
    this.newest = Math.max(this.newest, entries.at(-1)?.seq ?? 0);
    await this.forEach((feed) => feed.follow(entries));
  }

  override async until(seq: number, milliseconds: number): Promise<'late' | 'reached'> {
    const ends = await Promise.all(this.feeds.map(({ feed }) => feed.until(seq, milliseconds)));
    return ends.includes('late') ? 'late' : 'reached';
  }

  /** The same of stores that several processes read alone: the others have applied an entry before it is answered. */
  async untilShared(seq: number, milliseconds: number): Promise<'late' | 'reached'> {
    const shared = this.feeds.filter(({ feed }) => feed.isShared);
    const ends = await Promise.all(shared.map(({ feed }) => feed.until(seq, milliseconds)));
    return ends.includes('late') ? 'late' : 'reached';
  }

  /** Rebuild projections from the primary store while the present generations serve. @throws StoreUnavailable */
  async rebuild(names?: readonly string[]): Promise<void> {
    await Promise.all(
      this.feeds.filter(({ name }) => names === undefined || names.includes(name)).map(({ feed }) => feed.rebuild()),
    );
  }

  /** How far rebuilds are that are under way, one sentence each. */
  rebuilding(): readonly string[] {
    return this.feeds.flatMap(({ name, feed }) =>
      feed.rebuilt === undefined ? [] : [`${name}: ${feed.rebuilt.textWithPace}`],
    );
  }

  /** How far they are by numbers; without projections of which no rebuild is under way. */
  rebuilds(): readonly { readonly name: string; readonly progress: WorkProgress }[] {
    return this.feeds.flatMap(({ name, feed: { rebuilt: progress } }) =>
      progress === undefined ? [] : [{ name, progress }],
    );
  }

  /**
   * Compare what is derived of some entities, in order of URN, with what should be.
   * @param treatment `repair`: what differs is derived once more
   * @returns `undefined` while the projection is not up with the log
   */
  async compare(name: string, window: ComparedEntities, treatment: Treatment): Promise<ComparedWindow | undefined> {
    return this.feeds.find((one) => one.name === name)?.feed.compare(window, treatment);
  }

  /** What an audit of a projection's store by itself finds; see DerivedContent. @throws StoreUnavailable */
  audit(name: string, limits: { readonly most: number; readonly signal: AbortSignal }): Promise<AuditFindings> {
    const projection = this.projections.all.find((one) => one.name === name);
    invariant(projection !== undefined, `there is no projection "${name}"`);
    return projection.audit(limits);
  }

  /**
   * Make durable what was applied.
   * @returns the last entry of the log that no projection, and no other reader, will read again, of any process that
   *   has the store open
   */
  async settled(): Promise<number> {
    const settled = await Promise.all(
      [this.readers, ...this.feeds.map(({ feed }) => feed)].map((one) => one.settled()),
    );
    return this.sources.log.settle(settled.reduce((least, one) => Math.min(least, one)));
  }

  /** Dead letters of all projections and other readers, the first `limit` of each. @throws StoreUnavailable */
  async deadLetters(limit: number): Promise<ListedDeadLetters> {
    const { deadLetters } = this.sources;
    const names = [...this.names, ...this.readers.names];
    const totals = await Promise.all(names.map((name) => deadLetters.count(name)));
    const listed = await Promise.all(names.map((name) => deadLetters.list(name, limit)));
    return { total: totals.reduce((sum, one) => sum + one, 0), deadLetters: listed.flat() };
  }

  /**
   * Derive entities with dead letters once more, all of them when no `urn` is given.
   * @returns how many dead letters were removed
   * @throws StoreUnavailable; IndexNotReady where another process writes one of the stores. The others were tried then
   */
  async retryDeadLetters(urn?: Urn): Promise<number> {
    const removed = await settleAll(this.feeds.map(({ feed }) => feed.retryDeadLetters(urn)));
    return removed.reduce((sum, one) => sum + one, 0);
  }

  /** Remove dead letters, all of them when no `urn` is given: what they are of stays incomplete. */
  async dropDeadLetters(urn?: Urn): Promise<void> {
    await Promise.all(
      this.feeds.map(({ feed }) => (urn === undefined ? feed.deadLetters.clear() : feed.deadLetters.drop(urn))),
    );
    const { deadLetters } = this.sources;
    for (const name of this.readers.names) {
      await (urn === undefined ? deadLetters.clear(name) : deadLetters.remove(name, urn));
    }
  }

  /**
   * Restate entities of which readers that are no projections have dead letters, all of them when no `urn` is given: a
   * reader takes what is restated as any other entry. The dead letters of an entity are removed once it is restated;
   * those that come of that stay.
   * @throws StoreUnavailable; what `restate` throws
   */
  async restateDeadLetters(urn: Urn | undefined, restate: (urn: Urn) => Promise<unknown>): Promise<void> {
    const { deadLetters, log } = this.sources;
    const names = this.readers.names;
    const all = new Set((await Promise.all(names.map((name) => deadLetters.urns(name)))).flat());
    for (const one of urn === undefined ? all : [urn].filter((each) => all.has(each))) {
      const head = await log.head();
      await restate(one);
      for (const name of names) await deadLetters.remove(name, one, head);
    }
  }

  /** Finishes what is being applied. What was not applied is, at the next start. */
  async stop(): Promise<void> {
    this.watch?.close();
    this.watch = undefined;
    await this.forEach((feed) => feed.stop());
  }

  /** In the order of the set. @throws StoreUnavailable */
  async status(): Promise<readonly ProjectionStatus[]> {
    const head = await this.sources.log.head();
    return Promise.all(
      this.feeds.map(async ({ name, feed }) => ({
        name,
        state: feed.state,
        freshness: feed.freshness,
        position: feed.cursor,
        lag: head - (feed.cursor ?? 0),
        deadLetters: await this.sources.deadLetters.count(name),
      })),
    );
  }

  private async forEach(action: (feed: Feed) => Promise<void>): Promise<void> {
    await Promise.all(this.feeds.map(({ feed }) => action(feed)));
  }
}

function waitingText(name: string, { state, progress }: Feed): string {
  const far = progress === undefined || state === 'stalled' ? '' : `: ${progress.text}`;
  return `The index of ${name} ${WAITING[state]}${far}.`;
}
