import { Logger, type Provider } from '@nestjs/common';
import { FileCheck } from '../adapters/sqlite/check/file-check.js';
import { DataDirectory } from '../adapters/sqlite/data-directory.js';
import { PrimaryDatabase } from '../adapters/sqlite/primary/primary-database.js';
import { SqliteAspectStore } from '../adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteDeadLetters } from '../adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteRunIndex } from '../adapters/sqlite/primary/sqlite-run-index.js';
import { SqliteStoredModel } from '../adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteStoredTexts } from '../adapters/sqlite/primary/sqlite-stored-texts.js';
import { SqliteTimeseriesStore } from '../adapters/sqlite/primary/sqlite-timeseries-store.js';
import { SqliteWaitingProposals } from '../adapters/sqlite/primary/sqlite-waiting-proposals.js';
import { WalMetrics } from '../adapters/sqlite/sqlite-metrics.js';
import { AspectStore, RunIndex, WaitingProposals } from '../aspects/index.js';
import { ChangeLog, Leases, ProcessLeases, StoredTexts } from '../change-log/index.js';
import { StoredModel } from '../evolution/index.js';
import { Metrics, MetricsSampler } from '../platform/observe/index.js';
import { DeadLetters } from '../projections/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { bind } from './bind.js';
import { PRIMARY_STORE, PrimaryEngine } from './engine.js';
import { measured } from './measured.js';
import { ASPECT_CALLS, LOG_CALLS, POINT_CALLS } from './measured-calls.js';

/** The primary store in a SQLite file of the data folder. */
export const EMBEDDED_PRIMARY: readonly Provider[] = [
  bind(PrimaryDatabase, [DataDirectory], (directory) =>
    PrimaryDatabase.open(directory.primaryFile('truth.db'), { report: new Logger('store') }),
  ),
  bind(AspectStore, [PrimaryDatabase, Metrics], (primary, metrics) =>
    measured(new SqliteAspectStore(primary), ASPECT_CALLS, metrics),
  ),
  bind(ChangeLog, [PrimaryDatabase, Metrics], (primary, metrics) =>
    measured(new SqliteChangeLog(primary), LOG_CALLS, metrics),
  ),
  bind(DeadLetters, [PrimaryDatabase], (primary) => new SqliteDeadLetters(primary)),
  bind(Leases, [StoredTexts], (texts) => new ProcessLeases(texts)),
  bind(RunIndex, [PrimaryDatabase], (primary) => new SqliteRunIndex(primary)),
  bind(StoredModel, [PrimaryDatabase], (primary) => new SqliteStoredModel(primary)),
  bind(StoredTexts, [PrimaryDatabase], (primary) => new SqliteStoredTexts(primary)),
  bind(TimeseriesStore, [PrimaryDatabase, Metrics], (primary, metrics) =>
    measured(new SqliteTimeseriesStore(primary), POINT_CALLS, metrics),
  ),
  bind(WaitingProposals, [PrimaryDatabase], (primary) => new SqliteWaitingProposals(primary)),
  bind(
    WalMetrics,
    [Metrics, MetricsSampler, PrimaryDatabase],
    (metrics, sampler, primary) => new WalMetrics(metrics, sampler, primary),
  ),
  bind(PrimaryEngine, [PrimaryDatabase, ChangeLog, FileCheck], (primary, log, files) => ({
    engine: {
      name: PRIMARY_STORE,
      probe: async () => {
        primary.check();
        return log.head();
      },
      check: (onDamage) => {
        void files.run(primary.file, onDamage);
      },
      close: () => primary.close(),
    },
  })),
];
