import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  RecordingStore,
  totalOfChanges,
  type ValueChange,
  valueChanges,
} from '../../test/conformance/recording-store.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Generation } from '../change-log/derived-store.port.js';
import type { Position } from '../change-log/position.js';
import type { Urn } from '../kernel/urn.js';
import type { DerivedContent } from './derived-content.js';
import { DerivedProjection } from './derived-projection.js';
import { MemoryDeadLetters, MemoryLog, note, noteEntries, sourceOf, sourcesOver } from './memory-ports.builder.js';
import { ProjectionFeed } from './projection-feed.js';
import { RetryPolicy } from './retry-policy.js';

/** A store whose calls can be made to wait or to fail, and whose generations lose or keep what they should not. */
class GatedStore extends RecordingStore {
  /** Called before each call of the method of that name. */
  before: (method: 'add' | 'apply' | 'checkpoint' | 'finish' | 'flush') => Promise<void> = () => Promise.resolve();
  abandoned = 0;
  /** What of added changes generations take. */
  taken: (changes: readonly ValueChange[]) => readonly ValueChange[] = (changes) => changes;

  /** Be one that other processes read, too. */
  share(): void {
    Object.assign(this, { capabilities: { ...this.capabilities, isShared: true } });
  }

  override async apply(changes: readonly ValueChange[], position: Position): Promise<void> {
    await this.before('apply');
    await super.apply(changes, position);
  }

  override async flush(): Promise<void> {
    await this.before('flush');
    await super.flush();
  }

  override async newGeneration(beginning?: 'empty' | 'left'): Promise<Generation<ValueChange>> {
    const generation = await super.newGeneration(beginning);
    return {
      ...generation,
      add: async (changes) => {
        await this.before('add');
        await generation.add(this.taken(changes));
        return totalOfChanges(changes);
      },
      checkpoint: async (progress) => {
        await this.before('checkpoint');
        await generation.checkpoint(progress);
      },
      finish: async (position) => {
        await this.before('finish');
        await generation.finish(position);
      },
      abandon: async () => {
        this.abandoned++;
        await generation.abandon();
      },
    };
  }
}

/** Something that waits until it is let through. */
export class CallGate {
  isReached = false;
  private release = (): void => undefined;
  private readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });

  readonly pass = (): Promise<void> => {
    this.isReached = true;
    return this.released;
  };

  open(): void {
    this.release();
  }

  async reached(): Promise<void> {
    await until(() => this.isReached);
  }
}

/** How notes of a single row are compared: what is stored of each is its text. */
const CONTENT: Omit<DerivedContent<ValueChange>, 'stored'> = {
  expected: (changes) => changes.map(({ urn, json = '' }) => ({ urn: noteOf(urn), digest: json })),
  replacing: (_urns, changes) => changes,
};

function noteOf(urn: string): Urn {
  return note(urn.slice('urn:li:note:'.length));
}

/** A feed over ports in memory, and what it says in the log. */
export class FeedContext {
  readonly log = new MemoryLog();
  store = new GatedStore();
  readonly deadLetters = new MemoryDeadLetters();
  readonly lines: string[] = [];
  /** What a rebuild reads. */
  pages: readonly (readonly ChangeEntry[])[] = [];
  checkpointEvery = 10_000;
  private made: ProjectionFeed | undefined;

  constructor() {
    const line =
      (level: string) =>
      (text: string): void =>
        void this.lines.push(`${level}: ${text}`);
    Logger.overrideLogger({ log: line('log'), warn: line('warn'), error: line('error'), debug: line('debug') });
  }

  /** The feed that was made last. */
  get feed(): ProjectionFeed {
    return (this.made ??= this.make());
  }

  /** Make a feed that was not started. `retryAfter`: milliseconds; by default it is not tried again within a test. */
  make(retryAfter = 600_000): ProjectionFeed {
    const { log, store, deadLetters, pages, checkpointEvery } = this;
    const stored: DerivedContent<ValueChange>['stored'] = () =>
      Promise.resolve(
        Array.from(store.values, ([key, digest]) => ({ urn: noteOf(key.slice(0, key.indexOf(' '))), digest })),
      );
    const projection = new DerivedProjection('notes', store, valueChanges, { ...CONTENT, stored });
    const sources = sourcesOver(log, { source: sourceOf(pages, checkpointEvery), deadLetters });
    sources.rows.mostReaders = 1;
    this.made = new ProjectionFeed(projection, sources, new RetryPolicy([0], retryAfter));
    return this.made;
  }

  /** A feed over what a process leaves that is killed now. */
  afterKill(): ProjectionFeed {
    this.store = new GatedStore({ ...this.store.disk });
    return this.make();
  }

  /** Start a feed whose store stands at an entry of the log, which has the entries up to `head`. */
  async startAt(seq: number, head = seq, retryAfter?: number): Promise<ProjectionFeed> {
    this.store.at = { storeId: 'store', seq };
    this.log.entries = noteEntries(1, head);
    const feed = this.make(retryAfter);
    await feed.start();
    return feed;
  }

  /** Add entries to the log. */
  append(...entries: readonly ChangeEntry[]): readonly ChangeEntry[] {
    this.log.entries = [...this.log.entries, ...entries];
    return entries;
  }

  async close(): Promise<void> {
    this.store.before = () => Promise.resolve();
    await this.feed.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  }
}

/** Turns of the event loop in which anything in memory is done, and what is tried again after a millisecond. */
const PATIENCE = 100_000;

/** Resolves when something has happened. */
export async function until(reached: () => boolean): Promise<void> {
  for (let turn = 0; !reached(); turn++) {
    if (turn === PATIENCE) throw new RangeError('this does not happen any more');
    await setImmediate();
  }
}
