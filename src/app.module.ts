import {
  type Abstract,
  type DynamicModule,
  type FactoryProvider,
  Global,
  Logger,
  Module,
  type Type,
} from '@nestjs/common';
import { FileCheck } from './adapters/sqlite/check/file-check.js';
import { DataDirectory } from './adapters/sqlite/data-directory.js';
import { SqliteEdgeGraph } from './adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from './adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from './adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from './adapters/sqlite/search/sqlite-search-index.js';
import { SqliteAspectStore } from './adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from './adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteDeadLetters } from './adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteStoredModel } from './adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteTimeseriesStore } from './adapters/sqlite/primary/sqlite-timeseries-store.js';
import { SqliteMetrics } from './adapters/sqlite/sqlite-metrics.js';
import { PrimaryDatabase } from './adapters/sqlite/primary/primary-database.js';
import { AspectsModule, AspectStore } from './aspects/index.js';
import { ChangeLog } from './change-log/index.js';
import { EngineLifecycle } from './engine-lifecycle.js';
import { Clock, SystemClock } from './kernel/clock.js';
import { ModelAcceptance, servedModel, StoredModel } from './evolution/index.js';
import { HomeModule } from './home/index.js';
import { OperationsModule } from './operations/index.js';
import { ConfigModule, Settings } from './platform/config/index.js';
import { DocsModule } from './platform/docs/index.js';
import { GraphqlModule } from './graphql/index.js';
import { Exposition, Metrics, MetricsSampler, ObserveModule, Readiness } from './platform/observe/index.js';
import { RpcModule } from './platform/rpc/index.js';
import { ScrapeModule } from './platform/scrape/index.js';
import { type MessageInterceptor, SeamModule } from './platform/seam/index.js';
import {
  BackgroundComparison,
  DeadLetters,
  DerivedProjection,
  documentChanges,
  OmissionLog,
  documentContent,
  edgeChanges,
  edgeContent,
  ProjectionRunner,
  ProjectionSet,
  ProjectionsModule,
  randomUrn,
} from './projections/index.js';
import { EditingModule } from './editing/index.js';
import { EdgeGraph, EdgeStore, LineageModule, WaitingEdgeGraph } from './lineage/index.js';
import { Registry, RegistryModule } from './registry/index.js';
import { edgeSignature } from './registry/edge-signature.js';
import { SearchFields } from './registry/search-fields.js';
import { DocumentStore, SearchIndex, SearchModule, WaitingSearchIndex } from './search/index.js';
import { TimeseriesModule, TimeseriesStore } from './timeseries/index.js';

/** What the tokens stand for, in their order. */
type Instances<Tokens extends readonly Abstract<unknown>[]> = {
  [At in keyof Tokens]: Tokens[At]['prototype'];
};

/** Provide an instance that is made of others. */
function bind<T, const Tokens extends readonly Abstract<unknown>[]>(
  provide: Abstract<T>,
  inject: Tokens,
  useFactory: (...instances: Instances<Tokens>) => Promise<T> | T,
): FactoryProvider {
  return { provide, inject: [...inject], useFactory };
}

/** Names of the projections. */
const DOCUMENTS = 'documents';
const EDGES = 'edges';

/** The embedded engines, open; ports below are bound to them. */
const OPEN_FILES = [
  bind(DataDirectory, [Settings], ({ dataDir }) => DataDirectory.open(dataDir)),
  bind(PrimaryDatabase, [DataDirectory], (directory) =>
    PrimaryDatabase.open(directory.primaryFile('truth.db'), { report: new Logger('store') }),
  ),
  bind(SqliteEdgeStore, [DataDirectory, Registry, ModelAcceptance], ({ path }, registry) =>
    SqliteEdgeStore.open(path, edgeSignature(registry)),
  ),
  bind(
    SqliteDocumentStore,
    [DataDirectory, SearchFields, Settings, ModelAcceptance],
    ({ path }, fields, { indexMemory }) =>
      SqliteDocumentStore.open(path, fields, indexMemory === undefined ? {} : { memoryLimit: indexMemory }),
  ),
  bind(SqliteSearchIndex, [SqliteDocumentStore], ({ generations }) => new SqliteSearchIndex(generations)),
];

/** The lock goes last: nobody else may open the files before they are closed. */
async function closeStore(primary: PrimaryDatabase, directory: DataDirectory): Promise<void> {
  try {
    await primary.close();
  } finally {
    directory.close();
  }
}

/** Runs between opening the primary store and its index: under refused models the index stays untouched. */
const ACCEPTANCE = bind(
  ModelAcceptance,
  [StoredModel, Settings, PrimaryDatabase, DataDirectory],
  async (stored, { acceptModels: token }, primary, directory) => {
    try {
      return await ModelAcceptance.of(stored, servedModel, { token, logger: new Logger('Models') });
    } catch (error) {
      await closeStore(primary, directory);
      throw error;
    }
  },
);

const PORTS = [
  { provide: Clock, useClass: SystemClock },
  bind(AspectStore, [PrimaryDatabase], (primary) => new SqliteAspectStore(primary)),
  bind(ChangeLog, [PrimaryDatabase], (primary) => new SqliteChangeLog(primary)),
  bind(DeadLetters, [PrimaryDatabase], (primary) => new SqliteDeadLetters(primary)),
  bind(StoredModel, [PrimaryDatabase], (primary) => new SqliteStoredModel(primary)),
  bind(TimeseriesStore, [PrimaryDatabase], (primary) => new SqliteTimeseriesStore(primary)),
  { provide: EdgeStore, useExisting: SqliteEdgeStore },
  { provide: DocumentStore, useExisting: SqliteDocumentStore },
];

/** What answers from projections answers when they are complete: this is the only place that knows of it. */
const READS = [
  bind(
    SearchIndex,
    [SqliteSearchIndex, ProjectionRunner],
    (index, runner) =>
      new WaitingSearchIndex(index, () => {
        runner.checkUsable(DOCUMENTS);
      }),
  ),
  bind(
    EdgeGraph,
    [SqliteEdgeStore, ProjectionRunner],
    ({ generations }, runner) =>
      new WaitingEdgeGraph(new SqliteEdgeGraph(generations), () => {
        runner.checkUsable(EDGES);
      }),
  ),
];

const LIFECYCLE = bind(
  EngineLifecycle,
  [
    ProjectionRunner,
    Readiness,
    FileCheck,
    SqliteDocumentStore,
    SqliteSearchIndex,
    SqliteEdgeStore,
    PrimaryDatabase,
    DataDirectory,
    ChangeLog,
    MetricsSampler,
    Exposition,
  ],
  (...[runner, readiness, files, documents, index, edges, primary, directory, log, sampler, exposition]) => {
    const runCheck: FileCheck['run'] = (file, onDamage) => files.run(file, onDamage);
    const comparison = new BackgroundComparison(runner, () => randomUrn(log, Math.random()));
    const announce = (address: string): void => {
      directory.announce(address);
    };
    return new EngineLifecycle({ announce, runner, readiness, checks: files, comparison, sampler, exposition }, [
      {
        name: 'search index',
        probe: () => documents.position(),
        check: (onDamage) => {
          documents.generations.check(runCheck, onDamage);
        },
        projection: { name: DOCUMENTS, compared: scopeOf(documents.generations) },
        warmUp: () => {
          index.warmUp();
        },
        close: () => documents.close(),
      },
      {
        name: 'edge graph',
        probe: () => edges.position(),
        check: (onDamage) => {
          edges.generations.check(runCheck, onDamage);
        },
        projection: { name: EDGES, compared: scopeOf(edges.generations) },
        close: () => edges.close(),
      },
      {
        name: 'primary store',
        probe: async () => {
          primary.check();
          return log.head();
        },
        check: (onDamage) => {
          void runCheck(primary.file, onDamage);
        },
        close: () => closeStore(primary, directory),
      },
    ]);
  },
);

/** What a process left open, storage may have lost parts of. */
function scopeOf({ left }: { readonly left: 'clean' | 'open' }): 'all' | 'samples' {
  return left === 'open' ? 'all' : 'samples';
}

/** Binds every port to its engine, for the whole service. */
@Global()
@Module({
  imports: [ProjectionsModule],
  providers: [
    ...OPEN_FILES,
    ...PORTS,
    ...READS,
    ACCEPTANCE,
    bind(FileCheck, [], () => new FileCheck()),
    bind(
      SqliteMetrics,
      [Metrics, MetricsSampler, DataDirectory, PrimaryDatabase, SqliteDocumentStore, SqliteEdgeStore, AspectStore],
      (...[metrics, sampler, directory, primary, documents, edges, aspects]) =>
        new SqliteMetrics(metrics, sampler, {
          directory,
          primary,
          documents,
          edges,
          entityEstimate: () => aspects.entityEstimate(),
        }),
    ),
    bind(SearchFields, [Registry], (registry) => new SearchFields(registry)),
    bind(
      ProjectionSet,
      [Registry, DocumentStore, EdgeStore, Clock],
      (registry, documents, edges, clock) =>
        new ProjectionSet([
          new DerivedProjection(
            DOCUMENTS,
            documents,
            documentChanges(registry, new OmissionLog(clock).note),
            documentContent(documents),
          ),
          new DerivedProjection(EDGES, edges, edgeChanges(registry), edgeContent(edges)),
        ]),
    ),
  ],
  exports: [...OPEN_FILES, ...PORTS, ...READS, FileCheck, SearchFields, ProjectionSet, ProjectionsModule],
})
class EnginesModule {}

/** Starts and ends what is bound above, around the life of the server. */
@Module({ providers: [LIFECYCLE] })
class LifecycleModule {}

/** The whole service: capabilities, transports, and the engines behind the ports. */
@Module({})
export class AppModule {
  /**
   * @param metrics those to which the HTTP server adds
   * @param interceptors what stands around every command and query, the outermost first
   */
  static of(settings: Settings, metrics: Metrics, interceptors: readonly Type<MessageInterceptor>[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SeamModule.of(interceptors),
        RegistryModule,
        ConfigModule.of(settings),
        ObserveModule.of(metrics),
        EnginesModule,
        AspectsModule,
        TimeseriesModule,
        OperationsModule,
        SearchModule,
        EditingModule,
        LineageModule,
        LifecycleModule,
        DocsModule,
        ScrapeModule,
        GraphqlModule,
        HomeModule,
        RpcModule,
      ],
    };
  }
}
