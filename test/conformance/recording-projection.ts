import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import type { Freshness, Position } from '../../src/change-log/position.js';
import type { Rebuild } from '../../src/projections/projection.port.js';
import { Projection } from '../../src/projections/projection.port.js';

/** A projection that holds the value of every aspect, with its cursor, as one generation after another. */
export class RecordingProjection extends Projection {
  held: Position | undefined;
  /** Of the generation that answers; a finished one is current. */
  models: Freshness = 'current';
  values = new Map<string, string>();
  /** Numbers of the entries of each call of `apply`, in order. */
  readonly calls: number[][] = [];
  generations = 0;
  /** Aspects whose entries it cannot take. */
  readonly poison = new Set<string>();
  engine: 'away' | 'there' = 'there';
  /** What is settled. */
  durable: { readonly values: ReadonlyMap<string, string>; readonly held: Position | undefined } | undefined;
  /** `loses`: the next write fails and takes all with it that is not settled. */
  memory: 'keeps' | 'loses' | 'lost' = 'keeps';

  constructor(override readonly name: string) {
    super();
  }

  override position(): Promise<Position | undefined> {
    return this.reach(() => {
      if (this.memory === 'lost') this.memory = 'keeps';
      return this.held;
    });
  }

  override freshness(): Promise<Freshness> {
    return this.reach(() => this.models);
  }

  override apply(entries: readonly ChangeEntry[], position: Position): Promise<void> {
    return this.reach(() => {
      this.loseUnsettled();
      this.take(entries, this.values);
      this.calls.push(entries.map((entry) => entry.seq));
      this.held = position;
    });
  }

  override settle(): Promise<void> {
    return this.reach(() => {
      this.durable = { values: new Map(this.values), held: this.held };
    });
  }

  override async rebuild(): Promise<Rebuild> {
    const values = new Map<string, string>();
    await this.reach(() => this.generations++);
    return {
      add: (entries) => this.reach(() => this.take(entries, values)),
      finish: (position) =>
        this.reach(() => {
          this.values = values;
          this.held = position;
          this.models = 'current';
          this.durable = { values: new Map(values), held: position };
        }),
      abandon: () => Promise.resolve(),
    };
  }

  private loseUnsettled(): void {
    if (this.memory === 'keeps') return;
    this.memory = 'lost';
    this.values = new Map(this.durable?.values);
    this.held = this.durable?.held;
    throw new StoreUnavailable('What was not settled is lost.');
  }

  private take(entries: readonly ChangeEntry[], values: Map<string, string>): void {
    const broken = entries.find((entry) => this.poison.has(entry.aspect));
    if (broken !== undefined) throw new TypeError(`${broken.aspect} is beyond me`);
    for (const { urn, aspect, change, json } of entries) {
      if (change === 'DELETE' && aspect.endsWith('Key')) {
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
