import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import {
  DerivedStore,
  type DerivedStoreCapabilities,
  type Generation,
} from '../../src/change-log/derived-store.port.js';
import type { Freshness, Position } from '../../src/change-log/position.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';

/** `aspect`: absent when the whole entity is gone. `json`: absent when the aspect is gone. `seq`: of the entry. */
export interface ValueChange {
  readonly seq: number;
  readonly urn: string;
  readonly aspect: string | undefined;
  readonly json: string | undefined;
}

/** A change for every entry: the whole of what a projection needs beside its store. */
export function valueChanges(entries: readonly ChangeEntry[]): readonly ValueChange[] {
  return entries.map(({ seq, urn, aspect, change, json }) => ({
    seq,
    urn,
    aspect: change === 'DELETE' && aspect.endsWith('Key') ? undefined : aspect,
    json,
  }));
}

/** What a generation keeps. `values`: JSON by URN and aspect. */
interface RecordedContent {
  readonly values: ReadonlyMap<string, string>;
  readonly position: Position | undefined;
  readonly models: string;
}

/** What outlives a store: the content that was flushed last. */
export interface MemoryDisk {
  content: RecordedContent | undefined;
}

const CAPABILITIES: DerivedStoreCapabilities = Object.freeze({
  appliesAllOrNothing: true,
  commitsPositionWithChanges: true,
  showsChangesAtOnce: true,
  canLoseUnflushedChanges: true,
  isShared: false,
});

/** The smallest derived store: the value of every aspect, in memory. Faults can be provoked, and calls are recorded. */
export class RecordingStore extends DerivedStore<ValueChange> {
  override readonly capabilities = CAPABILITIES;
  /** Numbers of the entries of each call of `apply`, in order. */
  readonly calls: number[][] = [];
  generations = 0;
  /** Aspects whose changes it cannot take. */
  readonly poison = new Set<string>();
  engine: 'away' | 'there' = 'there';
  /** `fragile`: a call that fails takes all with it that is not flushed. */
  memory: 'fragile' | 'sound' = 'sound';
  values: Map<string, string>;
  at: Position | undefined;
  private state: 'lost' | 'sound' = 'sound';
  private answered = 0;
  private next: Generation<ValueChange> | undefined;
  private contentModels: string;

  /** @param models under which new content is made; what the disk has may have been made under others */
  constructor(
    readonly disk: MemoryDisk = { content: undefined },
    readonly models = 'models',
  ) {
    super();
    this.values = new Map(disk.content?.values);
    this.at = disk.content?.position;
    this.contentModels = disk.content?.models ?? models;
  }

  /** Have the store believe that it was made for other models. */
  outdate(): void {
    this.contentModels = 'other models';
  }

  /** All values, for reads. */
  read(): Promise<ReadonlyMap<string, string>> {
    return this.reach(() => {
      if (this.state === 'lost' || (this.at?.seq ?? 0) < this.answered) throw new StoreUnavailable('Writes are lost.');
      return new Map(this.values);
    });
  }

  override position(): Promise<Position | undefined> {
    return this.reach(() => this.at);
  }

  override recover(): Promise<void> {
    return this.reach(() => {
      this.state = 'sound';
    });
  }

  override freshness(): Promise<Freshness> {
    return this.reach(() => (this.contentModels === this.models ? 'current' : 'outdated'));
  }

  override apply(changes: readonly ValueChange[], position: Position): Promise<void> {
    return this.reach(() => {
      if (this.state === 'lost') throw new StoreUnavailable('Writes are lost.');
      try {
        this.take(changes, this.values);
      } catch (error) {
        this.loseUnflushed();
        throw error;
      }
      this.calls.push(changes.map(({ seq }) => seq));
      this.at = position;
      this.answered = Math.max(this.answered, position.seq);
    });
  }

  override flush(): Promise<void> {
    return this.reach(() => {
      this.disk.content = { values: new Map(this.values), position: this.at, models: this.contentModels };
    });
  }

  /** In memory nothing is left of what is replaced; the disk has what was flushed. */
  override purge(): Promise<void> {
    return this.flush();
  }

  override newGeneration(): Promise<Generation<ValueChange>> {
    return this.reach(() => {
      const values = new Map<string, string>();
      this.generations++;
      const generation: Generation<ValueChange> = {
        add: (changes) => this.reach(() => this.take(changes, values)),
        finish: (position) =>
          this.reach(() => {
            if (this.next !== generation) throw new TypeError('the generation was replaced');
            this.next = undefined;
            [this.values, this.at, this.contentModels] = [values, position, this.models];
            this.disk.content = { values: new Map(values), position, models: this.models };
          }),
        abandon: async () => {
          if (this.next === generation) this.next = undefined;
        },
      };
      this.next = generation;
      return generation;
    });
  }

  private loseUnflushed(): void {
    if (this.memory === 'sound' || this.at === this.disk.content?.position) return;
    this.state = 'lost';
    this.values = new Map(this.disk.content?.values);
    this.at = this.disk.content?.position;
    throw new StoreUnavailable('What was not flushed is lost.');
  }

  private take(changes: readonly ValueChange[], values: Map<string, string>): void {
    const broken = changes.find(({ aspect }) => aspect !== undefined && this.poison.has(aspect));
    if (broken !== undefined) throw new TypeError(`${String(broken.aspect)} is beyond me`);
    for (const { urn, aspect, json } of changes) {
      if (aspect === undefined) {
        for (const key of values.keys()) if (key.startsWith(`${urn} `)) values.delete(key);
      } else if (json === undefined) values.delete(`${urn} ${aspect}`);
      else values.set(`${urn} ${aspect}`, json);
    }
  }

  private async reach<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.engine === 'away') throw new StoreUnavailable('The engine is away.');
    return work();
  }
}
