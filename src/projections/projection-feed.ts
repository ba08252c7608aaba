import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { EntryDelivery } from './entry-delivery.js';
import type { Freshness } from '../change-log/position.js';
import type { Projection, Rebuild } from './projection.port.js';
import type { ProjectionSources } from './projection-sources.js';
import type { RetryPolicy } from './retry-policy.js';
import { WorkAhead } from './work-ahead.js';

/**
 * `following`: applies what is handed over. `rebuilding`: holds nothing usable until its rebuild ends. `stalled`: its engine
 * is away and is looked for again. `stopped`: not started, or at its end.
 */
export type FollowerState = 'following' | 'rebuilding' | 'stalled' | 'stopped';

/** Entries read from the log in one go; requests are served between two reads. */
const PAGE = 500;
/** Pages of a rebuild that may be on their way to the engine. No entity stands on two, so their order does not matter. */
const PAGES_AHEAD = 3;
/** Entries applied in one go; requests are served in between. */
const PART = 300;

/** Keeps one projection up with the change log. */
export class ProjectionFeed {
  state: FollowerState = 'stopped';
  /** Number of the last entry which the projection has seen; `undefined` while it holds nothing usable. */
  cursor: number | undefined;
  /** Of what answers now; an outdated generation goes on answering until the one that follows it is complete. */
  freshness: Freshness = 'current';
  private queue: Promise<void> = Promise.resolve();
  private starting: Promise<void> | undefined;
  private rebuilding: Promise<void> | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private life: 'ending' | 'running' = 'running';
  private readonly logger = new Logger('Projections');
  private readonly delivery: EntryDelivery;

  constructor(
    private readonly projection: Projection,
    private readonly sources: ProjectionSources,
    private readonly retry: RetryPolicy,
  ) {
    this.delivery = new EntryDelivery(projection.name, sources, retry);
  }

  /** Resolves when the projection is up with the log, or when its engine turned out to be away: then it is looked for again. */
  start(): Promise<void> {
    this.life = 'running';
    this.starting ??= this.guard(async () => {
      if (await this.usable()) {
        await this.enqueue(() => this.resume());
        this.freshness = await this.projection.freshness();
        if (this.freshness === 'outdated') void this.renew();
      } else await this.rebuild();
    }).finally(() => {
      this.starting = undefined;
    });
    return this.starting;
  }

  /** Resolves when the entries are applied; at once while there is nothing to apply them to. */
  follow(entries: readonly ChangeEntry[]): Promise<void> {
    return this.enqueue(() => this.guard(() => this.advance(entries)));
  }

  /** Build a new generation from the truth and switch to it. A rebuild that is under way is joined. */
  rebuild(): Promise<void> {
    this.rebuilding ??= this.replay().finally(() => {
      this.rebuilding = undefined;
    });
    return this.rebuilding;
  }

  /** Ends after what is being applied, and makes it durable; a rebuild is thrown away. */
  async stop(): Promise<void> {
    this.life = 'ending';
    clearTimeout(this.retryTimer);
    await Promise.allSettled([this.starting, this.rebuilding, this.queue]);
    if (this.cursor !== undefined) await this.guard(() => this.projection.settle());
    this.state = 'stopped';
  }

  /** A rebuild that nobody waits for, of a projection that answers meanwhile; one that fails is tried again. */
  private async renew(): Promise<void> {
    try {
      this.logger.log(`Projection "${this.projection.name}" was made for other models and is made again meanwhile.`);
      await this.rebuild();
    } catch (error) {
      if (this.life === 'ending') return;
      this.logger.error(`Projection "${this.projection.name}" could not be made again: ${reasonOf(error)}`);
      this.scheduleRetry();
    }
  }

  /** Whether the projection stands at a place in this log from which the log can be followed. */
  private async usable(): Promise<boolean> {
    const { log } = this.sources;
    const position = await this.projection.position();
    const [storeId, head, tail] = await Promise.all([log.storeId(), log.head(), log.tail()]);
    const usable =
      position !== undefined && position.storeId === storeId && position.seq <= head && position.seq >= tail - 1;
    this.cursor = usable ? position.seq : undefined;
    return usable;
  }

  private async resume(): Promise<void> {
    await this.readLog(await this.sources.log.head());
    this.state = 'following';
  }

  private async advance(entries: readonly ChangeEntry[]): Promise<void> {
    const { cursor } = this;
    if (cursor === undefined || this.state !== 'following') return;
    const fresh = entries.filter((entry) => entry.seq > cursor);
    const last = fresh.at(-1);
    if (last === undefined) return;
    // Without a gap nothing can lie between; with one the log knows whether something does.
    if (fresh.every((entry, at) => entry.seq === cursor + 1 + at)) await this.applyInParts(fresh);
    else await this.readLog(last.seq);
  }

  private async applyInParts(entries: readonly ChangeEntry[]): Promise<void> {
    for (let from = 0; from < entries.length;) {
      if (from > 0) await setImmediate();
      let end = Math.min(from + PART, entries.length);
      // What an entity has goes together, so that what is made of it is made once.
      while (entries[end] !== undefined && entries[end]?.urn === entries[end - 1]?.urn) end++;
      await this.apply(entries.slice(from, end), 'later');
      from = end;
    }
  }

  private async readLog(upTo: number): Promise<void> {
    while (this.cursor !== undefined && this.cursor < upTo && this.life === 'running') {
      const entries = await this.sources.log.read(this.cursor, PAGE);
      if (entries.length === 0) return;
      await this.apply(entries, 'now');
      await setImmediate();
    }
  }

  /**
   * @param settle `now`: so that an entry which the engine cannot take is found, since nothing before it is lost with it;
   *   `later`: as the projection sees fit
   */
  private async apply(entries: readonly ChangeEntry[], settle: 'later' | 'now'): Promise<void> {
    const storeId = await this.sources.log.storeId();
    await this.delivery.deliver(entries, async (part) => {
      await this.projection.apply(part, { storeId, seq: lastSeq(part) });
      if (settle === 'now') await this.projection.settle();
      this.cursor = lastSeq(part);
    });
    const last = lastSeq(entries);
    if (this.cursor === last) return;
    // The projection goes past an entry that was parked, too.
    await this.projection.apply([], { storeId, seq: last });
    this.cursor = last;
  }

  private async replay(): Promise<void> {
    const { log, deadLetters, rows: pass } = this.sources;
    const { name } = this.projection;
    if (this.cursor === undefined) this.state = 'rebuilding';
    const head = await log.head();
    // An empty store has nothing to wait for, and nobody needs to know.
    const told = head === 0 ? 'debug' : 'log';
    this.logger[told](`Projection "${name}" is rebuilt from the truth.`);
    const generation = await this.projection.rebuild();
    try {
      await deadLetters.clear(name);
      let rows = 0;
      const ahead = new WorkAhead(PAGES_AHEAD);
      for await (const entries of pass.join()) {
        if (this.life === 'ending') throw new StoreUnavailable(`The rebuild of "${name}" ended with the service.`);
        await ahead.begin(this.delivery.deliver(entries, (part) => generation.add(part)));
        rows += entries.length;
        if (rows % REPORT_EVERY < entries.length) this.logger.log(`Projection "${name}": ${String(rows)} rows done.`);
        await setImmediate();
      }
      await ahead.done();
      const seq = await this.addLog(generation, head);
      await this.enqueue(() => this.switchOver(generation, seq));
      this.logger[told](`Projection "${name}" is rebuilt: ${String(rows)} rows.`);
    } catch (error) {
      if (this.cursor === undefined) this.state = 'stalled';
      await generation.abandon();
      throw error;
    }
  }

  /** Add what the log has brought since; answers the number of the last entry. */
  private async addLog(generation: Rebuild, after: number): Promise<number> {
    let seq = after;
    for (;;) {
      const entries = await this.sources.log.read(seq, PAGE);
      if (entries.length === 0) return seq;
      await this.delivery.deliver(entries, (part) => generation.add(part));
      seq = lastSeq(entries);
      await setImmediate();
    }
  }

  /** In the queue, so that nothing is applied to the old generation between the last entry and the switch. */
  private async switchOver(generation: Rebuild, after: number): Promise<void> {
    const seq = await this.addLog(generation, after);
    await generation.finish({ storeId: await this.sources.log.storeId(), seq });
    this.cursor = seq;
    this.freshness = await this.projection.freshness();
    await this.resume();
  }

  private enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    // What waits behind it must not fail with it.
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** An engine that is away, or a bug that parking cannot step around, must not fail what is committed already. */
  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.life === 'ending') return;
      this.state = 'stalled';
      this.logger.error(`Projection "${this.projection.name}" has stopped and is tried again: ${reasonOf(error)}`);
      this.scheduleRetry();
    }
  }

  private scheduleRetry(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.start(), this.retry.retryAfter);
    this.retryTimer.unref();
  }
}

const REPORT_EVERY = 50_000;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lastSeq(entries: readonly ChangeEntry[]): number {
  return entries.at(-1)?.seq ?? 0;
}
