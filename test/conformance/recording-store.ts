import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import {
  DerivedStore,
  type DerivedStoreCapabilities,
  type Generation,
  type GenerationProgress,
} from '../../src/change-log/derived-store.port.js';
import { ContentSum, type ContentTotal } from '../../src/change-log/content-sum.js';
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

/** A generation as of its last checkpoint. */
interface MemoryGeneration {
  readonly progress: GenerationProgress;
  readonly values: ReadonlyMap<string, string>;
  readonly models: string;
}

/** What outlives a store: the content that was flushed last, and a generation as of its last checkpoint. */
export interface MemoryDisk {
  content: RecordedContent | undefined;
  left?: MemoryGeneration | undefined;
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

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.reach(() => (this.disk.left?.models === this.models ? this.disk.left.progress : undefined));
  }

  override newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<Generation<ValueChange>> {
    return this.reach(() => {
      const known = this.disk.left?.models === this.models ? this.disk.left : undefined;
      const left = beginning === 'left' ? known : undefined;
      this.disk.left = undefined;
      const values = new Map(left?.values);
      this.generations++;
      let saved = left;
      const generation: Generation<ValueChange> = {
        left: left?.progress,
        add: (changes) =>
          this.reach(() => {
            this.take(changes, values);
            return totalOfChanges(changes);
          }),
        checkpoint: (progress) =>
          this.reach(() => {
            saved = { progress, values: new Map(values), models: this.models };
            this.disk.left = saved;
          }),
        total: () => this.reach(() => totalOf([...values])),
        content: (after, limit) => this.reach(() => contentOf(values, after, limit)),
        finish: (position) =>
          this.reach(() => {
            if (this.next !== generation) throw new TypeError('the generation was replaced');
            this.next = undefined;
            this.disk.left = undefined;
            [this.values, this.at, this.contentModels] = [values, position, this.models];
            this.disk.content = { values: new Map(values), position, models: this.models };
          }),
        leave: async () => {
          if (this.next !== generation) return;
          this.next = undefined;
          this.disk.left = saved;
        },
        abandon: async () => {
          if (this.next !== generation) return;
          this.next = undefined;
          this.disk.left = undefined;
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

/** Sum of what changes make where there is nothing. */
export function totalOfChanges(changes: readonly ValueChange[]): ContentTotal {
  const set = changes.filter(({ json }) => json !== undefined);
  return totalOf(set.map(({ urn, aspect, json = '' }) => [`${urn} ${String(aspect)}`, json]));
}

function totalOf(values: readonly (readonly string[])[]): ContentTotal {
  const sum = new ContentSum();
  for (const parts of values) sum.add(...parts);
  return sum.total;
}

/** All of the first entities after a URN, by URN. */
function contentOf(values: ReadonlyMap<string, string>, after: string | undefined, limit: number): ValueChange[] {
  const changes = [...values].map(([key, json]) => {
    const [urn = '', aspect] = key.split(' ');
    return { seq: 0, urn, aspect, json };
  });
  const urns = [...new Set(changes.map(({ urn }) => urn))].filter((urn) => after === undefined || urn > after).sort();
  const first = new Set(urns.slice(0, limit));
  return changes.filter(({ urn }) => first.has(urn)).sort((a, b) => (a.urn < b.urn ? -1 : 1));
}
