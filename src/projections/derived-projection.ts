import type { ChangeEntry } from '../change-log/change-log.port.js';
import type {
  DerivedStore,
  DerivedStoreCapabilities,
  Generation,
  GenerationProgress,
} from '../change-log/derived-store.port.js';
import type { PurgePace } from '../change-log/purge-pace.js';
import type { Urn } from '../kernel/urn.js';
import type { AuditFindings, DerivedContent, EntityContent } from './derived-content.js';
import type { Freshness, Position } from '../change-log/position.js';

/**
 * Turns entries of the change log, in their order, into changes of a derived store. A pure function: the same entries
 * give the same changes, and the last entry of an aspect decides. Entries that mean nothing to the store give no
 * changes.
 */
export type ChangesOf<Change> = (entries: readonly ChangeEntry[]) => readonly Change[];

/**
 * A generation that is filled with entries: RESTATE of every row, then what the log has brought meanwhile.
 * `storedContent`: what it has of entities after a URN, at most so many. `replace`: what it has of entities is replaced
 * by what the entries of all their rows mean.
 */
export interface ProjectedGeneration extends Omit<Generation<ChangeEntry>, 'content'> {
  readonly storedContent: (after: Urn | undefined, limit: number) => Promise<readonly EntityContent[]>;
  readonly replace: (urns: readonly Urn[], entries: readonly ChangeEntry[]) => Promise<void>;
}

/**
 * A derived store and how it is derived: all that is needed to keep it up with the change log. To the feed it is a
 * store whose changes are entries of the log.
 * @example
 * new DerivedProjection('documents', documentStore, documentChanges(registry));
 */
export class DerivedProjection<Change> {
  /**
   * @param name shown to operators, and the key of its dead letters; `documents`, `edges`
   * @param content how the store is compared with what it should have; without it, it seems to have what it should
   */
  constructor(
    readonly name: string,
    private readonly store: DerivedStore<Change>,
    private readonly changesOf: ChangesOf<Change>,
    private readonly content?: DerivedContent<Change>,
  ) {}

  get capabilities(): DerivedStoreCapabilities {
    return this.store.capabilities;
  }

  /** What is stored of entities after `after`, in order of URN, at most `limit`. */
  async storedContent(after: Urn | undefined, limit: number): Promise<readonly EntityContent[]> {
    return (await this.content?.stored(after, limit)) ?? [];
  }

  /** What an audit of the store by itself finds; see DerivedContent. */
  async audit(limits: { readonly most: number; readonly signal: AbortSignal }): Promise<AuditFindings> {
    return (await this.content?.audit?.(limits)) ?? { differences: 0, different: [], unowned: 0 };
  }

  /** What should be stored of the entities whose rows these entries restate. */
  expectedContent(entries: readonly ChangeEntry[]): readonly EntityContent[] {
    return this.content?.expected(this.changesOf(entries)) ?? [];
  }

  /**
   * Where the log is to be followed from, once the store accepts changes again; `undefined` when it must be rebuilt.
   * @param fence of the lease under which a shared store is written
   */
  async resume(fence?: number): Promise<Position | undefined> {
    await this.store.recover(fence);
    return this.store.position();
  }

  /** The last entry that reads of the store find; `undefined` when there is nothing usable. Changes nothing. */
  position(): Promise<Position | undefined> {
    return this.store.position();
  }

  /** Of what answers now; asked only when there is a position. */
  freshness(): Promise<Freshness> {
    return this.store.freshness();
  }

  /** Apply what entries mean for the store, and move it to `position`. Rejects as the store does. */
  apply(entries: readonly ChangeEntry[], position: Position): Promise<void> {
    return this.store.apply(this.changesOf(entries), position);
  }

  /**
   * Replace what is stored of entities by what the entries of all their rows mean; without knowledge of the content
   * these are added to it.
   */
  replace(urns: readonly Urn[], entries: readonly ChangeEntry[], position: Position): Promise<void> {
    const changes = this.changesOf(entries);
    return this.store.apply(this.content?.replacing(urns, changes) ?? changes, position);
  }

  /** Make durable what was applied. */
  flush(): Promise<void> {
    return this.store.flush();
  }

  /** Remove the traces of what was removed or replaced. */
  purge(pace: PurgePace): Promise<void> {
    return this.store.purge(pace);
  }

  /** How far a generation is that was left in the making, and can be continued. */
  leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.store.leftGeneration();
  }

  /** See DerivedStore. */
  async newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<ProjectedGeneration> {
    const generation = await this.store.newGeneration(beginning);
    const { content } = this;
    return {
      left: generation.left,
      add: (entries) => generation.add(this.changesOf(entries)),
      checkpoint: (progress) => generation.checkpoint(progress),
      total: () => generation.total(),
      storedContent: async (after, limit) => content?.expected(await generation.content(after, limit)) ?? [],
      replace: async (urns, entries) => {
        const changes = this.changesOf(entries);
        await generation.add(content?.replacing(urns, changes) ?? changes);
      },
      finish: (position) => generation.finish(position),
      leave: () => generation.leave(),
      abandon: () => generation.abandon(),
    };
  }
}
