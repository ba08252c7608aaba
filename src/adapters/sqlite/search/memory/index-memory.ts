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
  /** Place in the order of uses, kept up to date by the memory alone; 0 at first. */
  usedAt: number;
  /** Forget it. It is no longer counted then. */
  evict(): void;
}

/** Part of all entries; those that were used after the others. */
const LAST_PART = 0.5;

/**
 * The memory of one search index, with a ceiling in bytes. What was used least recently is evicted when something else
 * needs the room. What cannot be evicted (`fixed`) is counted as well, and leaves less for the rest.
 */
export class IndexMemory {
  /** Bytes of each entry, the one that was used least recently first. */
  private readonly entries = new Map<Evictable, number>();
  private uses = 0;
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
   * Count something, or its new size, and evict others until all fits. Something new counts as used just now.
   * @returns `refused`: it does not fit beside what must stay, and is not counted
   */
  count(entry: Evictable, bytes: number): 'counted' | 'refused' {
    const known = this.entries.get(entry);
    this.total += bytes - (known ?? 0);
    // One that is counted already keeps its place: writes make it larger, too.
    if (known === undefined) entry.usedAt = ++this.uses;
    this.entries.set(entry, bytes);
    if (this.evictUntilFits(entry)) return 'counted';
    this.forget(entry);
    return 'refused';
  }

  /**
   * Call when it is used. One of those that were used last keeps its place, since every request uses many of them: for
   * it nothing is looked up.
   */
  touch(entry: Evictable): void {
    if (this.uses - entry.usedAt < this.entries.size * LAST_PART) return;
    const bytes = this.entries.get(entry);
    if (bytes === undefined) return;
    this.entries.delete(entry);
    entry.usedAt = ++this.uses;
    this.entries.set(entry, bytes);
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
    for (const [entry, own] of this.entries) {
      if (entry === kept || entry.isPinned) continue;
      this.entries.delete(entry);
      this.total -= own;
      entry.evict();
      if (this.bytes <= this.limit) return true;
    }
    return false;
  }
}
