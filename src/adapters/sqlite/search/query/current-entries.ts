import { AskedBefore } from '../../../../kernel/asked-before.js';
import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import type { RecentChanges } from './recent-changes.js';

/** Keys that are remembered of what was asked. */
const MOST_KEYS = 4096;

/**
 * What was made of documents as they are now, by what was asked: the first change drops all of it, which the number of
 * changes says. Its memory is that of the index, where it is evicted as anything else. What is asked but once costs a
 * key.
 */
export class CurrentEntries<E extends Evictable> {
  private readonly asked = new AskedBefore(MOST_KEYS);
  private readonly entries = new Map<string, E>();
  /** Number of changes that all of them reflect. */
  private at = 0;

  constructor(
    private readonly memory: IndexMemory,
    private readonly changes: Pick<RecentChanges, 'now'>,
  ) {}

  /** Whether something was asked before, so that it is worth keeping; from now on it was. */
  isAgain(key: string): boolean {
    return this.asked.isAgain(key);
  }

  find(key: string): E | undefined {
    this.dropOutdated();
    const entry = this.entries.get(key);
    if (entry !== undefined) this.memory.touch(entry);
    return entry;
  }

  /** Keep something that was made now, so far as there is room. It calls `remove` when it is evicted. */
  keep(key: string, entry: E, bytes: number): void {
    this.dropOutdated();
    const before = this.entries.get(key);
    if (before !== undefined) this.drop(before);
    if (this.memory.count(entry, bytes) === 'counted') this.entries.set(key, entry);
    else entry.evict();
  }

  remove(key: string): void {
    this.entries.delete(key);
  }

  private dropOutdated(): void {
    const { now } = this.changes;
    if (this.at === now) return;
    this.at = now;
    for (const entry of [...this.entries.values()]) this.drop(entry);
  }

  private drop(entry: E): void {
    this.memory.forget(entry);
    entry.evict();
  }
}
