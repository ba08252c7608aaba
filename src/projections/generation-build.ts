/**
 * Makes a new generation of a projection.
 *
 * The problem: a rebuild takes minutes, while others write and the process may be killed, and a generation that lacks
 * something must not serve. The idea: rows are read in order of URN, so that one URN says how far it is; every few
 * thousand entities the generation makes durable what it has, together with that URN, the place of the log at which the
 * first row was read, and a sum over all that was added. A process that starts after a kill continues there. When all
 * rows are read, the generation is read back: its sum has to be the one of what was added. Then comes what the log has
 * brought since the first row.
 *
 *   rows  a b c |checkpoint| d e f |checkpoint| g .. z   sum of a..z = sum of the generation?   log 812..940   switch
 *               ^ a killed process continues here
 *
 * When the sums differ, entities are compared one by one with the primary store and derived once more; what the log
 * still has for an entity, and entities with dead letters, do not count. If that does not help, nothing is switched.
 * It costs a hash of each document in either direction, a few microseconds, and a commit for each checkpoint.
 */
import { Logger } from '@nestjs/common';
import { nextTurn } from '../kernel/event-loop-turn.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { ContentSum, isSameTotal } from '../change-log/content-sum.js';
import type { GenerationProgress } from '../change-log/derived-store.port.js';
import type { Position } from '../change-log/position.js';
import { invariant } from '../kernel/assert-never.js';
import { StoreFull, StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { compareGeneration } from './compare-generation.js';
import type { DeadLetterRetry } from './dead-letter-retry.js';
import type { DerivedProjection, ProjectedGeneration } from './derived-projection.js';
import { entitiesOf, lastSeq } from './entry-counts.js';
import type { EntryDelivery } from './entry-delivery.js';
import type { LogPositions } from './log-positions.js';
import type { ProjectionSources } from './projection-sources.js';
import { WorkAhead } from './work-ahead.js';
import { WorkProgress } from './work-progress.js';

/** Entries that one read of the log takes; requests are served between two reads. */
const PAGE = 500;
/**
 * Pages that the engine may work on at once. No entity is on two of them, so their order does not matter. An engine
 * that others share is reached over a network, and writes many of them together: 250 entities in each of two requests,
 * while those of the next one gather (D-270).
 */
const PAGES_AHEAD = { own: 6, shared: 32 } as const;
/**
 * Milliseconds for which the reading of rows waits for other projections: on a server, each of them has asked for some
 * things first, and takes another time for it (D-272).
 */
const WAIT_FOR_OTHERS = { own: 0, shared: 250 } as const;
/** Entities after which progress is logged. */
const REPORT_EVERY = 50_000;

/** What a generation is made with. `checkLife`: throws when the feed is about to end. */
export interface BuildContext {
  readonly projection: DerivedProjection<unknown>;
  readonly sources: ProjectionSources;
  readonly delivery: EntryDelivery;
  readonly positions: LogPositions;
  readonly deadLetters: Pick<DeadLetterRetry, 'clear' | 'urns'>;
  readonly checkLife: () => void;
}

export class GenerationBuild {
  /** How far it is. */
  readonly work: WorkProgress;
  private generation: ProjectedGeneration | undefined;
  /** Of what was added up to the last checkpoint, and in the end of all. */
  private readonly sum: ContentSum;
  /** The checkpoint that was begun last. */
  private checkpointing: Promise<void> = Promise.resolve();
  private after: Urn | undefined;
  private seq: number;
  private readonly logger = new Logger('Projections');

  private constructor(
    private readonly context: BuildContext,
    private readonly began: Position,
    private readonly left: GenerationProgress | undefined,
    estimate: number,
  ) {
    this.work = new WorkProgress('entities', estimate, left?.entities ?? 0);
    this.sum = ContentSum.from(left?.total);
    this.after = left?.after;
    this.seq = began.seq;
  }

  /** Decide where it begins: empty, or where an earlier process has left off. Nothing is made yet. */
  static async begin(context: BuildContext): Promise<GenerationBuild> {
    const { projection, positions, sources } = context;
    const found = await projection.leftGeneration();
    const left = found !== undefined && (await sources.log.continues(found.began)) ? found : undefined;
    const began = left?.began ?? (await positions.at(await sources.log.head()));
    return new GenerationBuild(context, began, left, await sources.source.entityEstimate());
  }

  /** The entry after which the log is needed until the switch. */
  get from(): number {
    return this.began.seq;
  }

  /** Read all rows, compare what they made, and add what the log has brought so far. */
  async fill(): Promise<void> {
    const { projection, deadLetters } = this.context;
    this.announce();
    // Where it begins with the service, callers are served by now, and each projection makes files.
    await nextTurn();
    this.generation = await projection.newGeneration(this.left === undefined ? 'empty' : 'left');
    invariant(this.left === undefined || this.generation.left !== undefined, 'a generation was left, and is gone');
    if (this.left === undefined) await deadLetters.clear();
    await this.addRows(this.generation);
    await this.compare(this.generation);
    await this.addLog(this.generation);
  }

  /**
   * Add what the log has brought since, and have the generation serve. Nothing may be applied to the old one meanwhile.
   * @returns the number of the last entry that it has
   */
  async switchOver(): Promise<number> {
    const { generation, context } = this;
    invariant(generation !== undefined, 'a generation is filled before it serves');
    await this.addLog(generation);
    if (!(await context.sources.log.continues(this.began))) {
      throw new StoreUnavailable('The change log was trimmed behind a rebuild, which has to begin again.');
    }
    await generation.finish(await context.positions.at(this.seq));
    this.logger[this.level](`Projection "${context.projection.name}" is rebuilt: ${this.work.doneText}.`);
    return this.seq;
  }

  /**
   * Give it up: for later, when the feed ends or a server is away, or for good.
   * @param feed what becomes of the feed
   */
  async end(error: unknown, feed: 'ends' | 'stays'): Promise<void> {
    await Promise.allSettled([this.checkpointing]);
    const isAway = error instanceof StoreUnavailable && !(error instanceof StoreFull);
    const isKept = feed === 'ends' || (isAway && this.context.projection.capabilities.isShared);
    await (isKept ? this.generation?.leave() : this.generation?.abandon());
  }

  /** An empty store is done at once: not worth a line. */
  private get level(): 'debug' | 'log' {
    return this.began.seq === 0 ? 'debug' : 'log';
  }

  private announce(): void {
    const { name } = this.context.projection;
    const how =
      this.left === undefined
        ? 'is being rebuilt from the primary store'
        : `is rebuilt further, from where an earlier process has stopped: ${this.work.text}`;
    this.logger[this.level](`Projection "${name}" ${how}.`);
  }

  private async addRows(generation: ProjectedGeneration): Promise<void> {
    const { projection, sources, delivery, checkLife } = this.context;
    const engine = projection.capabilities.isShared ? 'shared' : 'own';
    const ahead = new WorkAhead(PAGES_AHEAD[engine]);
    const distance = sources.source.checkpointEvery[engine];
    let saved = this.work.done;
    let sum = new ContentSum();
    for await (const entries of sources.rows.join(this.after, WAIT_FOR_OTHERS[engine])) {
      // The others who read the same rows, and what has read them, have turns of their own.
      await nextTurn();
      checkLife();
      const stretch = sum;
      const added = delivery.deliver(entries, async (part) => {
        stretch.addAll(await generation.add(part));
      });
      await ahead.begin(added);
      this.note(entries);
      if (this.work.done - saved >= distance) {
        await this.checkpointing;
        this.beginCheckpoint(generation, ahead.begun(), stretch);
        if (engine === 'own') await this.checkpointing;
        saved = this.work.done;
        sum = new ContentSum();
      }
    }
    await ahead.done();
    await this.checkpointing;
    this.sum.addAll(sum.total);
  }

  private note(entries: readonly ChangeEntry[]): void {
    const before = this.work.done;
    this.work.done += entitiesOf(entries);
    this.after = entries.findLast(({ kind }) => kind === 'versioned')?.urn ?? this.after;
    if (Math.floor(this.work.done / REPORT_EVERY) > Math.floor(before / REPORT_EVERY))
      this.logger.log(`Projection "${this.context.projection.name}": ${this.work.textWithPace}.`);
  }

  /**
   * @param added when all pages so far are in the generation
   * @param stretch what those since the last checkpoint have added
   */
  private beginCheckpoint(generation: ProjectedGeneration, added: Promise<void>, stretch: ContentSum): void {
    const { after, began } = this;
    const entities = this.work.done;
    this.checkpointing = added.then(async () => {
      this.sum.addAll(stretch.total);
      if (after !== undefined) await generation.checkpoint({ began, after, entities, total: this.sum.total });
    });
    // What comes next waits for it, perhaps when it has failed already.
    this.checkpointing.catch(() => undefined);
  }

  private async compare(generation: ProjectedGeneration): Promise<void> {
    const { total } = this.sum;
    const { name } = this.context.projection;
    const found = await generation.total();
    if (isSameTotal(found, total)) return;
    this.logger.warn(
      `Projection "${name}": what was made has ${String(found.entries)} entries with the sum ${found.digest}, and should have ${String(total.entries)} with ${total.digest}: entities are compared one by one.`,
    );
    await compareGeneration(generation, this.context, this.began.seq);
  }

  /**
   * Add what the log has brought since then, but for what is committed while the last page is added: somebody may write
   * all the time.
   */
  private async addLog(generation: ProjectedGeneration): Promise<void> {
    const { sources, delivery, checkLife } = this.context;
    for (;;) {
      checkLife();
      const entries = await sources.log.read(this.seq, PAGE);
      if (entries.length === 0) return;
      await delivery.deliver(entries, (part) => generation.add(part));
      this.seq = lastSeq(entries);
      if (entries.length < PAGE) return;
      await nextTurn();
    }
  }
}
