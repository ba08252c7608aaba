import type { ChangeEntry, EntrySize } from '../change-log/change-log.port.js';
import { ChangeLog } from '../change-log/change-log.port.js';
import type { Position } from '../change-log/position.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { DEFAULT_RUN_ID } from '../kernel/audit-stamp.js';
import { Clock } from '../kernel/clock.js';
import type { Urn } from '../kernel/urn.js';
import { urn } from '../../test/conformance/primary-store.builder.js';
import { type DeadLetter, DeadLetters } from './dead-letters.port.js';
import { ProjectionSources } from './projection-sources.js';
import type { RebuildSource } from './rebuild-source.js';

/** URN of a note, the entity type of these specs. */
export function note(name: string): Urn {
  return urn(`urn:li:note:${name}`);
}

/** An entry that sets the aspect `info` of a note. */
export function noteEntry(seq: number, name: string, change: Partial<ChangeEntry> = {}): ChangeEntry {
  return {
    seq,
    kind: 'versioned',
    urn: note(name),
    entityType: 'note',
    aspect: 'info',
    change: 'UPSERT',
    json: `{"n":${String(seq)}}`,
    previousJson: undefined,
    system: { lastObserved: 0, runId: DEFAULT_RUN_ID },
    previousSystem: undefined,
    actor: SYSTEM_ACTOR,
    time: 0,
    ...change,
  };
}

/** Entries of notes of their own, from the first number to the last. */
export function noteEntries(first: number, last: number): readonly ChangeEntry[] {
  return Array.from({ length: last - first + 1 }, (_, at) => noteEntry(first + at, `n${String(first + at)}`));
}

/** A clock that stands still until it is set. */
export class SetClock extends Clock {
  time = 0;

  override now(): number {
    return this.time;
  }
}

/** A log in memory, which records what is removed from it. */
export class MemoryLog extends ChangeLog {
  override readonly writers = 'one';
  entries: readonly ChangeEntry[] = [];
  /** What happened, in order, as short text. */
  readonly events: string[];
  /** Limits of the calls of `read`, after which number each. */
  readonly reads: (readonly [after: number, limit: number])[] = [];
  isContinued = true;
  openingId = 'opening';
  /** What other processes have said, see `settle`. */
  settledByOthers = Number.POSITIVE_INFINITY;
  purged: number | undefined;

  constructor(entries: readonly ChangeEntry[] = [], events: string[] = []) {
    super();
    this.entries = entries;
    this.events = events;
  }

  override watch(): { close: () => void } {
    return { close: () => undefined };
  }

  override storeId(): Promise<string> {
    return Promise.resolve('store');
  }

  override opening(): Promise<string> {
    return Promise.resolve(this.openingId);
  }

  /** What was read in this opening always is. */
  override continues({ proof }: Position): Promise<boolean> {
    return Promise.resolve(this.isContinued || proof?.opening === this.openingId);
  }

  override head(): Promise<number> {
    return Promise.resolve(this.entries.at(-1)?.seq ?? 0);
  }

  override async tail(): Promise<number> {
    return this.entries[0]?.seq ?? (await this.head()) + 1;
  }

  override read(after: number, limit: number): Promise<readonly ChangeEntry[]> {
    this.reads.push([after, limit]);
    return Promise.resolve(this.entries.filter(({ seq }) => seq > after).slice(0, limit));
  }

  /** Each has the bytes of its JSON. */
  override async sizes(after: number, limit: number): Promise<readonly EntrySize[]> {
    const entries = await this.read(after, limit);
    return entries.map(({ seq, time, json = '' }) => ({ seq, time, bytes: json.length }));
  }

  override settle(upTo: number): Promise<number> {
    return Promise.resolve(Math.min(upTo, this.settledByOthers));
  }

  override trim(upTo: number): Promise<void> {
    this.events.push(`trim ${String(upTo)}`);
    return Promise.resolve();
  }

  override dropRestatements(upTo: number): Promise<void> {
    this.events.push(`drop restatements ${String(upTo)}`);
    return Promise.resolve();
  }

  override purge(pace: string, time: number): Promise<void> {
    this.events.push(`purge log ${pace}`);
    this.purged = time;
    return Promise.resolve();
  }

  override purgedOn(): Promise<number | undefined> {
    return Promise.resolve(this.purged);
  }
}

/** Dead letters in memory. */
export class MemoryDeadLetters extends DeadLetters {
  readonly all: DeadLetter[] = [];

  override setAside(letter: DeadLetter): Promise<void> {
    this.all.push(letter);
    return Promise.resolve();
  }

  override list(projection: string, limit: number): Promise<readonly DeadLetter[]> {
    return Promise.resolve(this.of(projection).slice(0, limit));
  }

  override count(projection: string): Promise<number> {
    return Promise.resolve(this.of(projection).length);
  }

  override urns(projection: string): Promise<readonly Urn[]> {
    return Promise.resolve([...new Set(this.of(projection).flatMap(({ urn: one }) => (one === '' ? [] : [one])))]);
  }

  override remove(projection: string, one: Urn, upTo = Number.POSITIVE_INFINITY): Promise<number> {
    const isGone = (letter: DeadLetter): boolean =>
      letter.projection === projection && letter.urn === one && letter.seq <= upTo;
    return Promise.resolve(this.drop(isGone));
  }

  override clear(projection: string): Promise<void> {
    this.drop((letter) => letter.projection === projection);
    return Promise.resolve();
  }

  private of(projection: string): readonly DeadLetter[] {
    return this.all.filter((letter) => letter.projection === projection);
  }

  private drop(isGone: (letter: DeadLetter) => boolean): number {
    const stays = this.all.filter((letter) => !isGone(letter));
    return this.all.splice(0, this.all.length, ...stays).length - stays.length;
  }
}

/** A source of nothing but these pages, from which single entities can be read. */
export function sourceOf(pages: readonly (readonly ChangeEntry[])[] = [], checkpointEvery = 10_000): RebuildSource {
  const entries = pages.flat();
  return {
    checkpointEvery: { own: checkpointEvery, shared: checkpointEvery },
    pages: async function* (after) {
      for (const page of pages) {
        const later = page.filter(({ urn: one }) => after === undefined || one > after);
        if (later.length > 0 || page.length === 0) yield await Promise.resolve(later);
      }
      return undefined;
    },
    after: (after, limit) => {
      const urns = [...new Set(entries.map(({ urn: one }) => one))].filter((one) => after === undefined || one > after);
      const first = new Set(urns.slice(0, limit));
      return Promise.resolve(entries.filter(({ urn: one }) => first.has(one)));
    },
    of: (one) => Promise.resolve(entries.filter((entry) => entry.urn === one)),
    entityEstimate: () => Promise.resolve(new Set(entries.map(({ urn: one }) => one)).size),
  };
}

/** What projections are fed from, by default from a log alone. */
export function sourcesOver(
  log: ChangeLog,
  {
    source = sourceOf(),
    deadLetters = new MemoryDeadLetters(),
    clock = new SetClock(),
  }: {
    readonly source?: RebuildSource;
    readonly deadLetters?: DeadLetters;
    readonly clock?: Clock;
  } = {},
): ProjectionSources {
  return new ProjectionSources(source, log, deadLetters, clock);
}
