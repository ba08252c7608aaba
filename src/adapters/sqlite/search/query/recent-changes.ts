import type { DocumentChange } from '../storage/document-writer.js';

/** Changes that are remembered while nobody needs older ones. */
const USUAL = 256;
/** Changes that are remembered at most, whoever needs them. */
const MOST = 20_000;

/** A moment from which on changes are remembered, until it is released. */
export interface PinnedMoment {
  /** Number of changes before it. */
  readonly at: number;
  readonly release: () => void;
}

/**
 * The latest changes of documents, in order: what was read from the index at some moment is brought up to date with
 * those that came since, instead of being read again.
 */
export class RecentChanges {
  private changes: DocumentChange[] = [];
  private forgotten = 0;
  /** The moment up to which something was brought last. */
  private newest = 0;
  private readonly pinned = new Set<PinnedMoment>();

  /** Number of all changes so far. */
  get now(): number {
    return this.forgotten + this.changes.length;
  }

  add(change: DocumentChange): void {
    this.changes.push(change);
    const isWanted = this.newest >= this.forgotten || this.pinned.size > 0;
    if (isWanted && this.changes.length < 2 * USUAL) return;
    // While nobody searches, nothing need be remembered: whatever was read is older.
    const surplus = isWanted ? this.changes.length - USUAL : this.changes.length;
    const least = this.changes.length - MOST;
    const spent = Math.max(least, Math.min(surplus, this.oldestPinned() - this.forgotten));
    if (isWanted && spent < USUAL) return;
    this.forgotten += spent;
    this.changes = this.changes.slice(spent);
  }

  /** Changes from a moment on; `undefined` when some of them are forgotten. */
  since(at: number): readonly DocumentChange[] | undefined {
    if (at < this.forgotten) return undefined;
    this.newest = this.now;
    return at === this.now ? NONE : this.changes.slice(at - this.forgotten);
  }

  /** Remember what comes from now on, up to a limit. */
  pin(): PinnedMoment {
    const moment: PinnedMoment = {
      at: this.now,
      release: () => {
        this.pinned.delete(moment);
      },
    };
    this.pinned.add(moment);
    return moment;
  }

  private oldestPinned(): number {
    let oldest = Infinity;
    for (const { at } of this.pinned) oldest = Math.min(oldest, at);
    return oldest;
  }
}

const NONE: readonly DocumentChange[] = [];

/** Document that a change is of. */
export function changedId(change: DocumentChange): number {
  return change.kind === 'removed' ? change.id : change.facts.id;
}
