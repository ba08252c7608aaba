import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { WriterAhead } from '../change-log/derived-store.port.js';
import type { Freshness, Position } from '../change-log/position.js';
import { messageOf } from '../kernel/caught-error.js';
import { isTurnOver, nextTurn } from '../kernel/event-loop-turn.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import { compareFollowed } from './compare-followed.js';
import { DeadLetterRetry } from './dead-letter-retry.js';
import type { DerivedProjection } from './derived-projection.js';
import { lastSeq } from './entry-counts.js';
import { EntryDelivery } from './entry-delivery.js';
import { GenerationBuild } from './generation-build.js';
import { LogPositions } from './log-positions.js';
import type { ProjectionSources } from './projection-sources.js';
import type { RetryPolicy } from './retry-policy.js';
import type { WorkingLease } from './shared-feed.js';
import { StallLog } from './stall-log.js';
import { LogWaiters } from './log-waiters.js';
import type { Feed, FollowerState } from './feed.js';
import { WorkProgress } from './work-progress.js';

/** Entries that one read of the log takes; requests are served between two reads. */
const PAGE = 500;
/** Entries after whose commit requests are served before they are applied; and of one call that an engine is sent. */
const MANY = 150;
/**
 * Entries of one call to a store of this process, after which it may be the turn of others: a store that is not in
 * memory waits for the disk for milliseconds for each entity (D-518).
 */
const FEW = 20;

/**
 * Keeps one projection up with the change log. Work on the store runs in a queue, one piece after another: entries as
 * they are committed, what is read from the log, and the switch to a new generation. A rebuild fills its generation
 * beside the queue and joins it for the switch alone, so writes and reads continue meanwhile.
 */
export class ProjectionFeed implements Feed {
  readonly isShared = false;
  readonly isWriter = true;
  state: FollowerState = 'stopped';
  freshness: Freshness = 'current';
  isUsable = false;
  private seen: number | undefined;
  private readonly waiters = new LogWaiters();
  private isWoken = false;
  private work: WorkProgress | undefined;
  private queue: Promise<void> = Promise.resolve();
  private starting: Promise<void> | undefined;
  private rebuilding: Promise<void> | undefined;
  /** The entry from which on a rebuild that is under way reads the log. */
  private rebuiltFrom: number | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private life: 'ending' | 'running' = 'running';
  private fence: number | undefined;
  /** Of a lease under which the store was not taken yet. */
  private untried: WorkingLease | undefined;
  private readonly logger = new Logger('Projections');
  private readonly delivery: EntryDelivery;
  private readonly positions: LogPositions;
  private readonly stalls: StallLog;
  readonly deadLetters: DeadLetterRetry;

  constructor(
    private readonly projection: DerivedProjection<unknown>,
    private readonly sources: ProjectionSources,
    private readonly retry: RetryPolicy,
  ) {
    this.deadLetters = new DeadLetterRetry(projection, sources);
    this.delivery = new EntryDelivery(projection.name, sources, retry, this.deadLetters.added);
    this.positions = new LogPositions(sources.log);
    this.stalls = new StallLog(projection.name, this.logger);
  }

  get cursor(): number | undefined {
    return this.seen;
  }

  private set cursor(seq: number | undefined) {
    this.seen = seq;
    if (seq !== undefined) this.waiters.reached(seq);
  }

  get progress(): WorkProgress | undefined {
    return this.isUsable ? undefined : this.work;
  }

  get rebuilt(): WorkProgress | undefined {
    return this.rebuilding === undefined ? undefined : this.work;
  }

  /** @param lease under which a shared store is written; absent for the one of before */
  start(lease?: WorkingLease): Promise<void> {
    this.life = 'running';
    this.fence = lease?.fence ?? this.fence;
    this.untried = lease ?? this.untried;
    this.starting ??= this.guard(async () => {
      await this.deadLetters.load();
      if (await this.hasPosition()) {
        await this.catchUp();
        this.freshness = await this.projection.freshness();
        if (this.freshness === 'outdated')
          void this.renew('was made for other models and is rebuilt in the background');
        else if ((await this.projection.leftGeneration()) !== undefined) void this.renew('was being rebuilt');
      } else await this.rebuild();
    }).finally(() => {
      this.starting = undefined;
    });
    return this.starting;
  }

  follow(entries: readonly ChangeEntry[]): Promise<void> {
    // The switch to a generation may take long, and reads the log to its end afterwards.
    if (this.cursor === undefined) return Promise.resolve();
    return this.enqueue(() => this.guard(() => this.advance(entries)));
  }

  wake(): void {
    if (this.isWoken) return;
    this.isWoken = true;
    void this.enqueue(async () => {
      this.isWoken = false;
      if (this.state === 'following') await this.guard(async () => this.readLog(await this.sources.log.head()));
    });
  }

  until(seq: number, milliseconds: number): Promise<'late' | 'reached'> {
    if (this.cursor !== undefined && this.cursor >= seq) return Promise.resolve('reached');
    return this.waiters.until(seq, milliseconds);
  }

  rebuild(): Promise<void> {
    this.rebuilding ??= this.replay().finally(() => {
      this.rebuilding = undefined;
      this.rebuiltFrom = undefined;
    });
    return this.rebuilding;
  }

  async settled(): Promise<number> {
    let settled = 0;
    const settle = async (): Promise<void> => {
      if (this.cursor === undefined || this.state !== 'following') return;
      await this.projection.flush();
      settled = Math.min(this.cursor, this.rebuiltFrom ?? this.cursor);
    };
    await this.enqueue(() => this.guard(settle));
    return settled;
  }

  compare(window: ComparedEntities, treatment: Treatment): Promise<ComparedWindow | undefined> {
    return this.enqueue(async () => {
      const { cursor, projection, sources, deadLetters, positions } = this;
      if (cursor === undefined || this.state !== 'following') return undefined;
      return compareFollowed({ projection, sources, deadLetters, positions, cursor }, window, treatment);
    });
  }

  async retryDeadLetters(urn?: Urn): Promise<number> {
    let removed = 0;
    for (const one of urn === undefined ? this.deadLetters.urns : [urn]) {
      removed += await this.enqueue(async () => {
        const { cursor } = this;
        if (cursor === undefined || this.state !== 'following') return 0;
        return this.deadLetters.retry([one], () => this.positions.at(cursor));
      });
    }
    return removed;
  }

  async stop(): Promise<void> {
    this.life = 'ending';
    clearTimeout(this.retryTimer);
    await Promise.allSettled([this.starting, this.rebuilding, this.queue]);
    if (this.cursor !== undefined) await this.guard(() => this.projection.flush());
    this.state = 'stopped';
  }

  /** A rebuild in the background, of a projection that answers meanwhile; one that fails is tried again. */
  private async renew(why: string): Promise<void> {
    try {
      this.logger.log(`Projection "${this.projection.name}" ${why}.`);
      await this.rebuild();
    } catch (error) {
      if (this.life === 'ending') return;
      this.logger.error(`Projection "${this.projection.name}" could not be rebuilt: ${messageOf(error)}`);
      this.scheduleRetry();
    }
  }

  /** Whether the projection has a position in this log from which the log can be followed. */
  private async hasPosition(): Promise<boolean> {
    const { log } = this.sources;
    const position = await this.takeStore();
    this.positions.found = position;
    const usable = position !== undefined && (await log.continues(position));
    if (position !== undefined && !usable)
      this.logger.warn(`Projection "${this.projection.name}" was made from another log, or an older state of it.`);
    if (!usable) this.positions.found = undefined;
    this.cursor = usable ? position.seq : undefined;
    if (!usable) this.isUsable = false;
    return usable;
  }

  /**
   * Once for each lease a store is taken from a writer that was ahead: two stores that share an index by mistake would
   * otherwise take it from each other for ever.
   */
  private async takeStore(): Promise<Position | undefined> {
    try {
      const position = await this.projection.resume(this.fence);
      this.untried = undefined;
      return position;
    } catch (error) {
      if (!(error instanceof WriterAhead) || this.untried === undefined) throw error;
      this.fence = await this.untried.raise(error.fence);
      this.untried = undefined;
      return this.projection.resume(this.fence);
    }
  }

  /** Page by page: what is committed meanwhile waits for one page at most. */
  private async catchUp(): Promise<void> {
    this.state = 'catching-up';
    const began = await this.sources.log.head();
    const work = new WorkProgress('entries', began - (this.cursor ?? began));
    this.work = work;
    let left: 'more' | 'none' = 'more';
    while (left === 'more' && this.life === 'running') {
      left = await this.enqueue(() => this.catchUpPage());
      work.done = work.total - Math.max(began - (this.cursor ?? began), 0);
      await nextTurn();
    }
  }

  /** @returns whether there is more to catch up with */
  private async catchUpPage(): Promise<'more' | 'none'> {
    if (this.cursor === undefined) return 'none';
    const isBehind = this.cursor < (await this.sources.log.head());
    const entries = isBehind ? await this.readPage(this.cursor) : [];
    if (entries.length > 0) await this.apply(entries, 'now');
    // The store remembers its last openings alone, so the position names this one although nothing is new.
    else await this.projection.apply([], await this.positions.at(this.cursor));
    if (entries.length === PAGE) return 'more';
    await this.resume();
    return 'none';
  }

  private async resume(): Promise<void> {
    await this.readLog(await this.sources.log.head());
    if (this.life === 'ending') return;
    this.state = 'following';
    this.isUsable = true;
    this.stalls.follows();
  }

  private async advance(entries: readonly ChangeEntry[]): Promise<void> {
    const { cursor } = this;
    if (cursor === undefined || this.state !== 'following') return;
    const fresh = entries.filter((entry) => entry.seq > cursor);
    const last = fresh.at(-1);
    if (last === undefined) return;
    // Numbers may have gaps. Without one nothing was missed; with one only the log knows.
    if (fresh.every((entry, at) => entry.seq === cursor + 1 + at)) await this.applyInParts(fresh);
    else await this.readLog(last.seq);
  }

  private async applyInParts(entries: readonly ChangeEntry[]): Promise<void> {
    if (entries.length > MANY) await nextTurn();
    const size = this.projection.capabilities.showsChangesAtOnce ? FEW : MANY;
    for (const part of partsOf(entries, size)) {
      if (isTurnOver()) await nextTurn();
      await this.apply(part, 'later');
    }
  }

  private async readLog(upTo: number): Promise<void> {
    while (this.cursor !== undefined && this.cursor < upTo && this.life === 'running') {
      const entries = await this.readPage(this.cursor);
      // What there was up to then has been restated alone, and was removed.
      if (entries.length === 0) this.cursor = upTo;
      else await this.apply(entries, 'now');
      await nextTurn();
    }
  }

  /**
   * Entries after a number. Numbers may have gaps; where entries were trimmed, another process did not wait for this
   * one, of which it had not heard for long: the position is of no use then, and the next start says so.
   */
  private async readPage(after: number): Promise<readonly ChangeEntry[]> {
    const { log } = this.sources;
    const entries = await log.read(after, PAGE);
    if (entries[0]?.seq !== after + 1 && after < (await log.tail()) - 1) {
      throw new StoreUnavailable('entries of the change log were removed before they were read');
    }
    return entries;
  }

  /**
   * @param flushed `now`: an entry that the engine cannot take is found at once, and nothing before it is lost with it;
   *   `later`: when the store sees fit
   */
  private async apply(entries: readonly ChangeEntry[], flushed: 'later' | 'now'): Promise<void> {
    const incomplete = this.deadLetters.among(entries);
    await this.delivery.deliver(entries, async (part) => {
      await this.projection.apply(part, await this.positions.at(lastSeq(part), part.at(-1)));
      if (flushed === 'now' || !this.projection.capabilities.showsChangesAtOnce) await this.projection.flush();
      this.cursor = lastSeq(part);
    });
    const last = lastSeq(entries);
    if (this.cursor !== last) {
      // A dead letter counts as seen, too.
      await this.projection.apply([], await this.positions.at(last, entries.at(-1)));
      this.cursor = last;
    }
    if (incomplete.length > 0) await this.deadLetters.retry(incomplete, () => this.positions.at(last, entries.at(-1)));
  }

  private async replay(): Promise<void> {
    const { projection, sources, delivery, positions, deadLetters } = this;
    // What was done before says nothing of this.
    this.work = undefined;
    if (this.cursor === undefined) this.state = 'rebuilding';
    const checkLife = (): void => {
      this.checkLife();
    };
    const build = await GenerationBuild.begin({ projection, sources, delivery, positions, deadLetters, checkLife });
    this.rebuiltFrom = build.from;
    this.work = build.work;
    try {
      await build.fill();
      await this.enqueue(() => this.switchOver(build));
    } catch (error) {
      if (this.cursor === undefined) this.state = 'stalled';
      await build.end(error, this.life === 'ending' ? 'ends' : 'stays');
      throw error;
    }
  }

  /** Runs in the queue, so that nothing is applied to the old generation between the last entry and the switch. */
  private async switchOver(build: GenerationBuild): Promise<void> {
    this.cursor = await build.switchOver();
    this.freshness = await this.projection.freshness();
    await this.resume();
  }

  private checkLife(): void {
    if (this.life === 'ending')
      throw new StoreUnavailable(`The rebuild of "${this.projection.name}" ended with the service.`);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    // What is queued behind it must not fail with it.
    this.queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  /**
   * An engine that is unavailable, or a bug that setting entries aside cannot get around, must not fail a committed
   * write.
   */
  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.life === 'ending') return;
      this.state = 'stalled';
      this.stalls.stopped(messageOf(error));
      this.scheduleRetry();
    }
  }

  private scheduleRetry(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.start(), this.retry.retryAfter);
    this.retryTimer.unref();
  }
}

/** At least `size` entries each, but for the last: those of one entity stay together, so that it is derived once. */
function* partsOf(entries: readonly ChangeEntry[], size: number): Generator<readonly ChangeEntry[]> {
  for (let from = 0; from < entries.length;) {
    let end = Math.min(from + size, entries.length);
    while (entries[end] !== undefined && entries[end]?.urn === entries[end - 1]?.urn) end++;
    yield entries.slice(from, end);
    from = end;
  }
}
