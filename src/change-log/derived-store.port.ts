import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { ContentTotal } from './content-sum.js';
import type { PurgePace } from './purge-pace.js';
import type { Freshness, Position } from './position.js';

/**
 * What engines behind the port really differ in, as frozen data. A caller that must know asks here, never for the name
 * of an engine; the conformance suite decides by it which cases apply.
 */
export interface DerivedStoreCapabilities {
  /**
   * A call of `apply` that rejects has changed nothing. Where it may have, the same changes come again, in other calls.
   */
  readonly appliesAllOrNothing: boolean;
  /**
   * The position is committed together with the changes that led to it: after a crash the store has exactly the changes
   * up to `position()`. Where it is not, the store may have some that come later, and is given them once more.
   */
  readonly commitsPositionWithChanges: boolean;
  /** A read that begins after `apply` has resolved finds the changes. Where it does not, one after `flush` does. */
  readonly showsChangesAtOnce: boolean;
  /** Changes that were applied and not flushed can be lost: with the process, or with a later write that fails. */
  readonly canLoseUnflushedChanges: boolean;
  /**
   * Several processes read the store, and one of them at a time writes it: the one that called `recover` with the
   * highest fence. To the others `position` says what their reads find, so that they can wait for it.
   */
  readonly isShared: boolean;
}

/**
 * A shared store was last taken under a higher number than that of this process. `fence`: that number.
 */
export class WriterAhead extends StoreUnavailable {
  override readonly name = 'WriterAhead';

  constructor(readonly fence: number) {
    super('Another process writes this index now, under a later lease.');
  }
}

/**
 * Something that is derived from the change log and can be derived again from the primary store: search documents,
 * edges, an index of runs, a topic. The projection that feeds it turns entries of the log into changes; the store takes
 * the changes and remembers how far it has come. What callers read from it is said by other ports.
 *
 * The contract, for whoever writes another engine:
 * - **Order.** Calls of `apply` come one after another, in the order of the log, and the changes of one call are to
 *   take effect in the order of the list.
 * - **Replays.** Any tail of the log may come again, with the positions that it had, also after later entries. As soon
 *   as the log was followed to its end once more, the store has what it had before. So a change says what is, not what
 *   is added to it.
 * - **Atomicity.** All changes of a call take effect, or none, where the engine `appliesAllOrNothing`. Where it does
 *   not, what makes it right is that replays are harmless.
 * - **Absence.** To remove what is not there is no error.
 * - **Errors.** Every method rejects with StoreUnavailable when the engine cannot be reached, which is worth another
 *   attempt. Any other rejection of `apply` or `add` says that one of the changes cannot be taken: the caller finds out
 *   which by halving the list.
 *
 * An adapter is finished when `test/conformance/derived-store.ts` is green over it.
 * @example
 * // Following the log from where the store stands. Without a usable position it is filled by `newGeneration`.
 * await store.recover();
 * const position = await store.position();
 * for (const entry of await log.read(position.seq, 500)) {
 *   await store.apply(changesOf([entry]), { storeId: position.storeId, seq: entry.seq });
 * }
 * await store.flush();
 */
export abstract class DerivedStore<Change> {
  /** What this engine promises beyond the contract; the same frozen object for as long as the store lives. */
  abstract readonly capabilities: DerivedStoreCapabilities;

  /**
   * The last entry of the log that the store has seen, as given to `apply` or `finish`. Entries are seen although
   * nothing is derived from them: then `apply` brings no changes, and a position.
   * @returns `undefined` when nothing usable is stored; after changes were lost, the position without them
   */
  abstract position(): Promise<Position | undefined>;

  /**
   * Accept changes again after some were lost. The caller then follows the log from `position()`; until it is back
   * where it was, reads reject with StoreUnavailable rather than answer from before. Does nothing when none were lost.
   * @example
   * await store.apply(first, at(1)); await store.flush();
   * await store.apply(second, at(2));
   * await store.apply(broken, at(3)); // rejects with StoreUnavailable: `second` was not flushed and is lost with it
   * await store.recover();
   * await store.position();           // at(1)
   * await store.apply(second, at(2)); // reads answer again
   * @param fence number of the lease under which this process writes from now on; given to shared stores alone. From
   * then on, writes under lower numbers reject with StoreUnavailable and change nothing
   * @throws WriterAhead when the store was taken under a higher number
   */
  abstract recover(fence?: number): Promise<void>;

  /**
   * Whether the current generation was built for the served models. An outdated store keeps applying changes and
   * answers from what its fields were when it was made, until a new generation is finished. Asked only when there is a
   * position.
   */
  abstract freshness(): Promise<Freshness>;

  /**
   * Apply changes in the order of the list and move to `position`. Durable, both together, at the latest after `flush`.
   * When it rejects, `position()` is as it was before the call. The one exception is an engine that
   * `canLoseUnflushedChanges`: when earlier changes are lost with these, it rejects with StoreUnavailable, and so does
   * every call until `recover`.
   * @param changes may be empty: the store has then seen entries that mean nothing to it
   */
  abstract apply(changes: readonly Change[], position: Position): Promise<void>;

  /** Make durable, and visible to reads, all that was applied, with the position. */
  abstract flush(): Promise<void>;

  /**
   * Resolves when nothing that was removed or replaced before the call is left in any file of the store: texts and
   * terms are removed from what serves, not only hidden.
   */
  abstract purge(pace: PurgePace): Promise<void>;

  /**
   * How far the generation is that was being made when its process ended, if it can be continued: it was made for the
   * served models, and has a checkpoint. @returns `undefined` when there is none
   */
  abstract leftGeneration(): Promise<GenerationProgress | undefined>;

  /**
   * Begin a generation beside the one that serves; reads and `apply` stay with the latter until `finish`. At most one
   * is being made: one that was begun before and not finished is abandoned.
   * @param beginning `empty` by default. `left`: continue the one of `leftGeneration`, where there is one; it has all
   * that was added before its last checkpoint, and perhaps some of what was added later
   * @example
   * const generation = await store.newGeneration();
   * try {
   *   for await (const entries of everyRow()) await generation.add(changesOf(entries));
   *   await generation.finish({ storeId, seq: head });
   * } catch (error) {
   *   await generation.abandon();
   *   throw error;
   * }
   */
  abstract newGeneration(beginning?: 'empty' | 'left'): Promise<Generation<Change>>;
}

/**
 * How far a generation in the making is. `began`: where the log stood when its first row was read; what comes later is
 * to be added from the log. `after`: the last entity, in order of URN, of which everything was added. `entities`: how
 * many that were. `total`: what they make, as `add` said.
 */
export interface GenerationProgress {
  readonly began: Position;
  readonly after: Urn;
  readonly entities: number;
  readonly total: ContentTotal;
}

/** A generation that is being made, which no read sees. After `finish`, `leave` or `abandon` it is of no use. */
export interface Generation<Change> {
  /** How far it was when it was left; `undefined` for one that began empty. */
  readonly left: GenerationProgress | undefined;
  /**
   * Take changes. Calls need not wait for each other and are carried out in the order in which they were made. A call
   * that rejects may have taken some of its changes: adding them again does no harm.
   * @returns the sum of what these changes make where there is nothing of their entities; it says nothing of changes of
   * an entity that other calls change, too
   */
  add(changes: readonly Change[]): Promise<ContentTotal>;
  /**
   * Make durable what was added, with how far that is, so that a process that starts after this one has died can
   * continue it. Called while nothing is being added.
   */
  checkpoint(progress: GenerationProgress): Promise<void>;
  /** Sum of all that it has, as it is stored: read back, not remembered. Called while nothing is being added. */
  total(): Promise<ContentTotal>;
  /**
   * What it has of entities after `after`, in order of URN, as changes that make it: all of at most `limit` entities.
   * Called while nothing is being added.
   */
  content(after: Urn | undefined, limit: number): Promise<readonly Change[]>;
  /**
   * Make it durable with its position and let it serve in place of the one that did, which is removed. When it rejects,
   * the old one still serves, and this one is to be abandoned.
   */
  finish(position: Position): Promise<void>;
  /** Stop making it and keep it as of its last checkpoint; without one it is thrown away. */
  leave(): Promise<void>;
  /** Throw it away. Does nothing once it serves, or when it was thrown away before. */
  abandon(): Promise<void>;
}
