import { type Abstract, type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { SigningKeys } from '../access/index.js';
import { FileSigningKeys } from '../adapters/secrets/file-signing-keys.js';
import { FileCheck } from '../adapters/sqlite/check/file-check.js';
import {
  AspectStore,
  ProposalQueue,
  ProposalWorker,
  RunIndex,
  StoredProposalQueue,
  WaitingProposals,
} from '../aspects/index.js';
import { ChangeLog, Leases, LogReaders, StoredTexts, UnpublishedEntries } from '../change-log/index.js';
import { ModelAcceptance, servedModel, StoredModel } from '../evolution/index.js';
import { Clock, SystemClock } from '../kernel/clock.js';
import { EdgeGraph, EdgeStore } from '../lineage/index.js';
import { Settings } from '../platform/config/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { Exposition, Metrics, MetricsSampler, Readiness } from '../platform/observe/index.js';
import {
  BackgroundComparison,
  DeadLetters,
  DerivedProjection,
  documentChanges,
  documentContent,
  edgeChanges,
  edgeContent,
  OmissionLog,
  ProjectionRunner,
  ProjectionSet,
  ProjectionsModule,
  randomUrn,
} from '../projections/index.js';
import { Registry } from '../registry/index.js';
import { SearchFields } from '../registry/search-fields.js';
import { DocumentStore, SearchIndex } from '../search/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { bind } from './bind.js';
import { EMBEDDED_FOLDER, NO_FOLDER } from './embedded-folder.js';
import { EMBEDDED_INDEX } from './embedded-index.js';
import { EMBEDDED_PRIMARY } from './embedded-primary.js';
import { DataFolder, DOCUMENTS, EDGES, EventEngine, IndexEngines, LineageState, PrimaryEngine } from './engine.js';
import { EngineLifecycle } from './engine-lifecycle.js';
import { EntityMetrics } from './entity-metrics.js';
import { ProposalWork } from './proposal-work.js';

/** Runs between opening the primary store and its index: under refused models the index stays untouched. */
const ACCEPTANCE = bind(
  ModelAcceptance,
  [StoredModel, Settings, PrimaryEngine, DataFolder, Clock],
  async (...[stored, { acceptModels: token }, primary, folder, clock]) => {
    try {
      return await ModelAcceptance.of(stored, servedModel, { token, now: clock.now(), logger: new Logger('Models') });
    } catch (error) {
      try {
        await primary.engine.close();
      } finally {
        await folder.close();
      }
      throw error;
    }
  },
);

const PROJECTIONS = bind(
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
);

const LIFECYCLE = bind(
  EngineLifecycle,
  [
    ProjectionRunner,
    Readiness,
    FileCheck,
    IndexEngines,
    PrimaryEngine,
    DataFolder,
    ChangeLog,
    EventEngine,
    ProposalWork,
    LineageState,
    MetricsSampler,
    Exposition,
  ],
  (...[runner, readiness, checks, indexes, primary, folder, log, events, proposals, lineage, sampler, exposition]) =>
    new EngineLifecycle(
      {
        ...{ folder, runner, events, proposals, lineage, readiness, checks, sampler, exposition },
        comparison: new BackgroundComparison(runner, () => randomUrn(log, Math.random())),
      },
      [...indexes.engines, primary.engine],
    ),
);

interface EventBinding {
  readonly providers: readonly Provider[];
  readonly exported: readonly Abstract<unknown>[];
}

const NO_EVENTS: EventBinding = {
  providers: [
    bind(
      ProposalQueue,
      [WaitingProposals, ProposalWorker],
      (waiting, worker) => new StoredProposalQueue(waiting, worker),
    ),
    bind(EventEngine, [], () => ({
      start: () => undefined,
      finish: () => Promise.resolve(),
      close: () => Promise.resolve(),
      warnings: () => [],
      problems: () => new Map(),
    })),
    bind(UnpublishedEntries, [ChangeLog, Clock, StoredTexts, LogReaders], (log, clock, texts, readers) => {
      const unpublished = new UnpublishedEntries(log, clock, texts);
      readers.add(unpublished);
      return unpublished;
    }),
  ],
  exported: [ProposalQueue],
};

/** Milliseconds after which a process looks for proposals that others have accepted. */
const LOOK_EVERY = 250;

/** Also where there is a broker: proposals that were accepted without one are carried out. */
const PROPOSAL_WORK: readonly Provider[] = [
  bind(ProposalWorker, [WaitingProposals, MessageBus, Clock, ChangeLog], (waiting, bus, clock, { writers }) => {
    return new ProposalWorker(waiting, bus, clock, writers === 'one' ? {} : { pollEvery: LOOK_EVERY });
  }),
  bind(
    ProposalWork,
    [WaitingProposals, ProposalWorker, ChangeLog, Leases, Metrics, MetricsSampler],
    (...[waiting, worker, log, leases, metrics, sampler]) => {
      const work = new ProposalWork({ waiting, worker, log, leases });
      work.measure(metrics, sampler);
      return work;
    },
  ),
];

/** Ports and what stands on them, whatever engines are behind. */
const COMMON: readonly Provider[] = [
  ACCEPTANCE,
  PROJECTIONS,
  ...PROPOSAL_WORK,
  { provide: Clock, useClass: SystemClock },
  bind(FileCheck, [], () => new FileCheck()),
  bind(SigningKeys, [Settings], (settings) => new FileSigningKeys(settings)),
  bind(LogReaders, [], () => new LogReaders()),
  bind(SearchFields, [Registry], (registry) => new SearchFields(registry)),
  bind(
    EntityMetrics,
    [Metrics, MetricsSampler, AspectStore],
    (metrics, sampler, aspects) => new EntityMetrics(metrics, sampler, aspects),
  ),
];

/** What other modules may ask for. */
const EXPORTED = [
  ...[AspectStore, ChangeLog, Clock, DeadLetters, Leases, RunIndex, StoredModel, StoredTexts, TimeseriesStore],
  ...[ProposalWork, ProposalWorker, WaitingProposals],
  ...[DocumentStore, EdgeGraph, EdgeStore, SearchIndex],
  ...[DataFolder, EventEngine, IndexEngines, LineageState, PrimaryEngine],
  ...[FileCheck, LogReaders, ModelAcceptance, ProjectionSet, SearchFields, SigningKeys, ProjectionsModule],
];

/** Binds every port to the engine that the settings choose, for the whole service. */
@Global()
@Module({})
export class EnginesModule {
  /** Engines that are not embedded are imported here, when settings name them: their clients cost time and memory. */
  static async of(settings: Settings): Promise<DynamicModule> {
    const [primary, index] = await Promise.all([primaryOf(settings), indexOf(settings)]);
    const [events, lineage] = await Promise.all([eventsOf(settings), lineageOf(settings)]);
    return {
      module: EnginesModule,
      imports: [ProjectionsModule],
      providers: [...folderOf(settings), ...primary, ...index, ...events.providers, ...lineage, ...COMMON],
      exports: [...EXPORTED, ...events.exported],
    };
  }
}

async function primaryOf({ databaseUrl }: Settings): Promise<readonly Provider[]> {
  return databaseUrl === undefined ? EMBEDDED_PRIMARY : (await import('./postgres-primary.js')).POSTGRES_PRIMARY;
}

function folderOf({ databaseUrl, searchUrl }: Settings): readonly Provider[] {
  return databaseUrl === undefined || searchUrl === undefined ? EMBEDDED_FOLDER : NO_FOLDER;
}

async function indexOf({ searchUrl }: Settings): Promise<readonly Provider[]> {
  if (searchUrl === undefined) return EMBEDDED_INDEX;
  return (await import('./search-server-index.js')).SEARCH_SERVER_INDEX;
}

async function eventsOf({ kafkaBrokers = [] }: Settings): Promise<EventBinding> {
  if (kafkaBrokers.length === 0) return NO_EVENTS;
  const { KAFKA_EVENTS, KAFKA_EXPORTED } = await import('./kafka-events.js');
  return { providers: KAFKA_EVENTS, exported: KAFKA_EXPORTED };
}

async function lineageOf({ openlineageUrl, openlineageTopic }: Settings): Promise<readonly Provider[]> {
  return (openlineageUrl ?? openlineageTopic) === undefined
    ? [bind(LineageState, [], () => ({ warnings: () => [], problems: () => new Map() }))]
    : (await import('./openlineage-out.js')).OPEN_LINEAGE_OUT;
}

/** Starts and ends what is bound above, around the life of the server. */
@Module({ providers: [LIFECYCLE] })
export class LifecycleModule {}
