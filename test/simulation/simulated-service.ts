import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { DefaultAspects } from '../../src/aspects/default-aspects/default-aspects.js';
import { GroupCommit } from '../../src/aspects/group-commit/group-commit.js';
import { ProcessLeases } from '../../src/change-log/process-leases.js';
import { DerivedStore, type Generation, type GenerationProgress } from '../../src/change-log/derived-store.port.js';
import type { Freshness, Position } from '../../src/change-log/position.js';
import type { PurgePace } from '../../src/change-log/purge-pace.js';
import { Clock } from '../../src/kernel/clock.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import { Metrics } from '../../src/platform/observe/index.js';
import {
  DerivedProjection,
  documentChanges,
  edgeChanges,
  ProjectionRunner,
  ProjectionSet,
  ProjectionSources,
  RetryPolicy,
} from '../../src/projections/index.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import { rowsOf } from '../conformance/primary-store.builder.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';
import type { PrimaryStore } from '../conformance/primary-store-location.js';
import { ASPECTS, KEY, type SimulatedContent, URNS } from './requests.js';

/** What the models say is the same in every life. */
const FIELDS = new SearchFields(servedRegistry);
const SIGNATURE = edgeSignature(servedRegistry);

class SimulatedClock extends Clock {
  override now(): number {
    return 1_700_000_000_000;
  }
}

/** A derived store whose engine is away for the next `outages` calls of `apply`. */
class UnreliableStore<Change> extends DerivedStore<Change> {
  outages = 0;

  constructor(private readonly inner: DerivedStore<Change>) {
    super();
  }

  override get capabilities() {
    return this.inner.capabilities;
  }

  override position(): Promise<Position | undefined> {
    return this.inner.position();
  }

  override recover(): Promise<void> {
    return this.inner.recover();
  }

  override freshness(): Promise<Freshness> {
    return this.inner.freshness();
  }

  override apply(changes: readonly Change[], position: Position): Promise<void> {
    if (this.outages === 0) return this.inner.apply(changes, position);
    this.outages--;
    return Promise.reject(new StoreUnavailable('The engine is away.'));
  }

  override flush(): Promise<void> {
    return this.inner.flush();
  }

  override purge(pace: PurgePace): Promise<void> {
    return this.inner.purge(pace);
  }

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.inner.leftGeneration();
  }

  override newGeneration(beginning?: 'empty' | 'left'): Promise<Generation<Change>> {
    return this.inner.newGeneration(beginning);
  }
}

/** The path of a write from the group commit to the derived stores, over files, without a wire. */
export class SimulatedService {
  readonly groupCommit: GroupCommit;

  private constructor(
    readonly directory: string,
    readonly runner: ProjectionRunner,
    readonly unreliable: readonly { outages: number }[],
    private readonly engines: {
      readonly primary: PrimaryStore;
      readonly indexes: readonly { close(): Promise<void> }[];
    },
  ) {
    const { store } = engines.primary;
    this.groupCommit = new GroupCommit(store, new DefaultAspects(servedRegistry, store), runner, new Metrics());
  }

  static async open(directory: string): Promise<SimulatedService> {
    const primary = openSqlitePrimary(join(directory, 'truth.db'));
    const documents = await SqliteDocumentStore.open(directory, FIELDS);
    const edges = await SqliteEdgeStore.open(directory, SIGNATURE);
    const stores = { documents: new UnreliableStore(documents), edges: new UnreliableStore(edges) };
    const runner = new ProjectionRunner(
      new ProjectionSet([
        new DerivedProjection('documents', stores.documents, documentChanges(servedRegistry)),
        new DerivedProjection('edges', stores.edges, edgeChanges(servedRegistry)),
      ]),
      new ProjectionSources(rowsOf(primary.store), primary.log, primary.deadLetters, new SimulatedClock()),
      new RetryPolicy([0], 5),
      new ProcessLeases(),
    );
    return new SimulatedService(directory, runner, Object.values(stores), { primary, indexes: [documents, edges] });
  }

  /** What the primary store has of the entities and aspects that the simulation writes. */
  async stored(): Promise<SimulatedContent> {
    const rows = await this.engines.primary.store.latest(URNS, [...ASPECTS, KEY]);
    return new Map(
      [...rows].map(([urn, aspects]) => [
        urn,
        new Map(aspects.flatMap(({ aspect, json }) => (aspect === KEY ? [] : [[aspect, json]]))),
      ]),
    );
  }

  /** Copy the files as they are: what a process that is killed now leaves behind. */
  leaveBehind(directory: string): void {
    cpSync(this.directory, directory, { recursive: true });
  }

  /** Whether every derived store has all that is in the log. */
  async isUpToDate(): Promise<boolean> {
    return (await this.runner.status()).every(({ state, lag }) => state === 'following' && lag === 0);
  }

  async close(): Promise<void> {
    await this.groupCommit.beforeApplicationShutdown();
    await this.runner.stop();
    for (const index of this.engines.indexes) await index.close();
    await this.engines.primary.close();
  }
}
