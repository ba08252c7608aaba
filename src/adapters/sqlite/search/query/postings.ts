import type { Work } from '../../../../kernel/work.js';
import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import { DocSet } from '../memory/doc-set.js';
import { printExpression } from './printed-expression.js';
import { type ListReadingSources, readList } from './list-reading.js';
import type { RecentChanges } from './recent-changes.js';
import { keyOf, membership, type WantedList } from './wanted-list.js';

/** Memory of an entry beside its ids. */
const ENTRY_BYTES = 400;
/** Milliseconds of pending rows that are written in a turn. */
const FLUSH_SLICE = 5;

/** A list, and how many changes it reflects. */
export interface TimedList {
  readonly set: DocSet;
  readonly at: number;
}

type CachedList = Evictable & TimedList;

export interface PostingSources extends ListReadingSources {
  readonly memory: IndexMemory;
  readonly changes: RecentChanges;
  /** Writes pending rows, before the full-text table is read, for so many milliseconds. */
  readonly flushPending: (milliseconds: number) => 'done' | 'more';
}

/**
 * Posting lists: the documents that match a text or a wildcard. They are cached, since users search for the same words;
 * a list is brought up to date with the documents that have changed since it was read.
 */
export class Postings {
  private readonly entries = new Map<string, CachedList>();
  /** Lists that are being read. */
  private readonly running = new Map<string, Promise<TimedList>>();

  constructor(private readonly sources: PostingSources) {}

  /** Number of all changes so far. */
  get now(): number {
    return this.sources.changes.now;
  }

  /** A list that is cached under its key, as of now. */
  cached(key: string, wanted: WantedList): TimedList | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    const list = this.revised(wanted, entry);
    if (list === entry) this.sources.memory.touch(entry);
    else if (list !== undefined) this.keep(key, list);
    return list;
  }

  /** The same list as of now; `undefined` when it is too old. */
  revised(wanted: WantedList, list: TimedList): TimedList | undefined {
    const { changes } = this.sources;
    if (list.at === changes.now) return list;
    const since = changes.since(list.at);
    return since && { set: list.set.with(membership(wanted, since)), at: changes.now };
  }

  /** Which documents of a few are in a list that was read a moment ago. */
  among(few: DocSet, wanted: WantedList, list: TimedList): DocSet | undefined {
    const since = this.sources.changes.since(list.at);
    if (since === undefined) return undefined;
    const now = membership(wanted, since);
    return few.filter((id) => now.get(id) ?? list.set.hasAmongFew(id));
  }

  /** Read the list of a text in this turn. */
  readNow(wanted: WantedList & { readonly kind: 'text' }): TimedList {
    const { changes, file, flushPending } = this.sources;
    flushPending(Number.POSITIVE_INFINITY);
    const printed = printExpression(wanted.expression);
    const ids = Int32Array.from(file.words.matching(printed));
    let count = 0;
    // A document of which both rows match is there twice.
    for (const id of ids) if (count === 0 || ids[count - 1] !== id) ids[count++] = id;
    const list = { set: new DocSet(count === ids.length ? ids : ids.slice(0, count)), at: changes.now };
    this.keep(printed, list);
    return list;
  }

  /**
   * A list, which is read unless it is cached, in steps; one that another request reads is waited for.
   * @throws as `Work.spend`, and what the driver throws
   */
  async obtain(wanted: WantedList, work: Work): Promise<TimedList> {
    const key = keyOf(wanted);
    for (;;) {
      const known = this.cached(key, wanted);
      if (known !== undefined) return known;
      const running = this.running.get(key);
      if (running === undefined) break;
      // What ends the other request need not end this one.
      await running.catch(() => undefined);
      await work.rest();
    }
    const reading = this.read(wanted, work).finally(() => this.running.delete(key));
    this.running.set(key, reading);
    return reading;
  }

  private async read(wanted: WantedList, work: Work): Promise<TimedList> {
    for (;;) {
      if (wanted.kind === 'text') await this.flush(work);
      const moment = this.sources.changes.pin();
      try {
        const set = await readList(wanted, this.sources, work);
        const list = this.revised(wanted, { set, at: moment.at });
        if (list === undefined) continue;
        this.keep(keyOf(wanted), list);
        return list;
      } finally {
        moment.release();
      }
    }
  }

  private async flush(work: Work): Promise<void> {
    while (this.sources.flushPending(FLUSH_SLICE) === 'more') await work.rest();
  }

  private keep(key: string, { set, at }: TimedList): void {
    const { memory } = this.sources;
    const before = this.entries.get(key);
    if (before !== undefined) memory.forget(before);
    const entry: CachedList = {
      set,
      at,
      isPinned: false,
      isUsed: false,
      evict: () => {
        this.entries.delete(key);
      },
    };
    this.entries.set(key, entry);
    if (memory.count(entry, ENTRY_BYTES + set.bytes) === 'refused') this.entries.delete(key);
  }
}
