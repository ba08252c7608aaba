import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Position } from '../change-log/position.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { DerivedProjection } from './derived-projection.js';
import type { ProjectionSources } from './projection-sources.js';

/**
 * The way out of a dead letter: the entity is derived once more from all its rows, and when that succeeds nothing of it
 * is missing and its dead letters are removed. Applying the entry alone would not do: what came later is newer.
 */
export class DeadLetterRetry {
  /** Entities with dead letters; there are few. */
  private readonly waiting = new Set<Urn>();

  constructor(
    private readonly projection: DerivedProjection<unknown>,
    private readonly sources: Pick<ProjectionSources, 'deadLetters' | 'source'>,
  ) {}

  get urns(): readonly Urn[] {
    return [...this.waiting];
  }

  /** Read the list, at a start. @throws StoreUnavailable */
  async load(): Promise<void> {
    this.waiting.clear();
    for (const urn of await this.sources.deadLetters.urns(this.projection.name)) this.waiting.add(urn);
  }

  readonly added = (urn: Urn): void => {
    this.waiting.add(urn);
  };

  /** Entities of these entries that have dead letters. */
  among(entries: readonly ChangeEntry[]): readonly Urn[] {
    if (this.waiting.size === 0) return [];
    return [...new Set(entries.map(({ urn }) => urn))].filter((urn) => this.waiting.has(urn));
  }

  /**
   * Derive entities once more. Those that fail again keep their dead letters.
   * @param positionNow where the projection stands
   * @returns how many dead letters were removed
   * @throws StoreUnavailable
   */
  async retry(urns: readonly Urn[], positionNow: () => Promise<Position>): Promise<number> {
    let removed = 0;
    for (const urn of urns) {
      // What was applied before must not be lost with one that fails.
      await this.projection.flush();
      try {
        await this.projection.replace([urn], await this.sources.source.of(urn), await positionNow());
        await this.projection.flush();
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        continue;
      }
      removed += await this.drop(urn);
    }
    return removed;
  }

  /** Remove the dead letters of an entity. @returns how many there were */
  async drop(urn: Urn): Promise<number> {
    const removed = await this.sources.deadLetters.remove(this.projection.name, urn);
    this.waiting.delete(urn);
    return removed;
  }

  /** Remove all dead letters. */
  async clear(): Promise<void> {
    await this.sources.deadLetters.clear(this.projection.name);
    this.waiting.clear();
  }
}
