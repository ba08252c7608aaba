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
  /** Forget it. It is no longer counted then. */
  evict(): void;
}

/** Part of all entries; those that were used after the others. */
const LAST_PART = 0.25;

/** `usedAt`: place in the order of uses. */
interface CountedEntry {
  bytes: number;
  usedAt: number;
}

/**
 * The memory of one search index, with a ceiling in bytes. What was used least recently is evicted when something else
 * needs the room. What cannot be evicted (`fixed`) is counted as well, and leaves less for the rest.
 */
export class IndexMemory {
  private readonly entries = new Map<Evictable, CountedEntry>();
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
    this.total += bytes - (known?.bytes ?? 0);
    // One that is counted already keeps its place: writes make it larger, too.
    if (known === undefined) this.entries.set(entry, { bytes, usedAt: ++this.uses });
    else known.bytes = bytes;
    if (this.evictUntilFits(entry)) return 'counted';
    this.forget(entry);
    return 'refused';
  }

  /** Call when it is used. One of those that were used last keeps its place, since every request uses many of them. */
  touch(entry: Evictable): void {
    const known = this.entries.get(entry);
    if (known === undefined || this.uses - known.usedAt < this.entries.size * LAST_PART) return;
    this.entries.delete(entry);
    known.usedAt = ++this.uses;
    this.entries.set(entry, known);
  }

  /** Call when it is gone. */
  forget(entry: Evictable): void {
    this.total -= this.entries.get(entry)?.bytes ?? 0;
    this.entries.delete(entry);
  }

  /** Whether so many bytes would fit if all that may go were evicted. */
  canFit(bytes: number): boolean {
    let pinned = this.fixedBytes;
    for (const [entry, { bytes: own }] of this.entries) if (entry.isPinned) pinned += own;
    return pinned + bytes <= this.limit;
  }

  private evictUntilFits(kept?: Evictable): boolean {
    if (this.bytes <= this.limit) return true;
    for (const [entry, { bytes: own }] of this.entries) {
      if (entry === kept || entry.isPinned) continue;
      this.entries.delete(entry);
      this.total -= own;
      entry.evict();
      if (this.bytes <= this.limit) return true;
    }
    return false;
  }
}
