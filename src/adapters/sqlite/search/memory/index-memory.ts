import { getHeapStatistics } from 'node:v8';

/** Bytes for the index unless something else is set. */
export const DEFAULT_MEMORY = 512 * 1024 * 1024;
/** The index takes at most this part of what the heap may grow to. */
const HEAP_PART = 0.5;

/** So many bytes, or fewer when the heap is small. */
export function boundedMemory(bytes: number, heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(bytes, Math.floor(heapLimit * HEAP_PART));
}

/** Something in memory that can be read from the file again. */
export interface Evictable {
  /** Whether it must stay for now: a request works with it. */
  readonly isPinned: boolean;
  /** Whether it was used since the memory last came by; set by the memory alone, false at first. */
  isUsed: boolean;
  /** Forget it. It is no longer counted then. */
  evict(): void;
}

/** Entries that are spared in one go, in a tenth of a millisecond; what comes after them leaves though it was used. */
const MOST_SPARED = 1024;

/**
 * The memory of one search index, with a ceiling in bytes. What has not been used for long is evicted when something
 * else needs the room. What cannot be evicted (`fixed`) is counted as well, and leaves less for the rest.
 *
 * Every request uses some dozen entries, and few requests need room: so a use only leaves a mark, and whoever needs
 * room goes through the entries, the oldest first. One with a mark loses it and becomes the newest, one without leaves.
 * This is the clock of operating systems, an order of use that is right to a round.
 */
export class IndexMemory {
  /** Bytes of each entry, the oldest first. */
  private readonly entries = new Map<Evictable, number>();
  private total = 0;
  private fixedBytes = 0;

  /** @param limit bytes */
  constructor(readonly limit: number) {}

  /** Bytes in use, the fixed ones among them. */
  get bytes(): number {
    return this.total + this.fixedBytes;
  }

  /** What is always there, such as the facts of each document. */
  setFixed(bytes: number): void {
    this.fixedBytes = bytes;
    this.evictUntilFits();
  }

  /**
   * Count something, or its new size, and evict others until all fits. Something new is the newest of all.
   * @returns `refused`: it does not fit beside what must stay, and is not counted
   */
  count(entry: Evictable, bytes: number): 'counted' | 'refused' {
    const known = this.entries.get(entry);
    this.total += bytes - (known ?? 0);
    // One that is counted already keeps its place: writes make it larger, too.
    this.entries.set(entry, bytes);
    if (this.evictUntilFits(entry)) return 'counted';
    this.forget(entry);
    return 'refused';
  }

  /** Call when it is used. */
  touch(entry: Evictable): void {
    entry.isUsed = true;
  }

  /** Call when it is gone. */
  forget(entry: Evictable): void {
    this.total -= this.entries.get(entry) ?? 0;
    this.entries.delete(entry);
  }

  /** Whether so many bytes would fit if all that may go were evicted. */
  canFit(bytes: number): boolean {
    let pinned = this.fixedBytes;
    for (const [entry, own] of this.entries) if (entry.isPinned) pinned += own;
    return pinned + bytes <= this.limit;
  }

  private evictUntilFits(kept?: Evictable): boolean {
    if (this.bytes <= this.limit) return true;
    let spared = 0;
    for (const [entry, own] of this.entries) {
      if (entry === kept || entry.isPinned) continue;
      this.entries.delete(entry);
      if (entry.isUsed && spared++ < MOST_SPARED) {
        entry.isUsed = false;
        this.entries.set(entry, own);
        continue;
      }
      this.total -= own;
      entry.evict();
      if (this.bytes <= this.limit) return true;
    }
    return false;
  }
}
