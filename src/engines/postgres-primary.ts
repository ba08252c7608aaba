import { Logger, type Provider } from '@nestjs/common';
import { PostgresAspectStore } from '../adapters/postgres/postgres-aspect-store.js';
import { PostgresChangeLog } from '../adapters/postgres/postgres-change-log.js';
import { PostgresDatabase } from '../adapters/postgres/postgres-database.js';
import { PostgresDeadLetters } from '../adapters/postgres/postgres-dead-letters.js';
import { PostgresLeases } from '../adapters/postgres/postgres-leases.js';
import { PostgresRunIndex } from '../adapters/postgres/postgres-run-index.js';
import { PostgresStoredModel } from '../adapters/postgres/postgres-stored-model.js';
import { PostgresStoredTexts } from '../adapters/postgres/postgres-stored-texts.js';
import { PostgresTimeseriesStore } from '../adapters/postgres/postgres-timeseries-store.js';
import { PostgresWaitingProposals } from '../adapters/postgres/postgres-waiting-proposals.js';
import { AspectStore, RunIndex, WaitingProposals } from '../aspects/index.js';
import { ChangeLog, Leases, StoredTexts } from '../change-log/index.js';
import { StoredModel } from '../evolution/index.js';
import { InvariantError } from '../kernel/assert-never.js';
import { Settings } from '../platform/config/index.js';
import { Metrics } from '../platform/observe/index.js';
import { DeadLetters } from '../projections/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { bind } from './bind.js';
import { PRIMARY_STORE, PrimaryEngine } from './engine.js';
import { measured } from './measured.js';
import { ASPECT_CALLS, LOG_CALLS, POINT_CALLS } from './measured-calls.js';

/** The primary store in the PostgreSQL database of DATABASE_URL, which other processes may share. */
export const POSTGRES_PRIMARY: readonly Provider[] = [
  bind(PostgresDatabase, [Settings], ({ databaseUrl }) => {
    if (databaseUrl === undefined) throw new InvariantError('no DATABASE_URL is set');
    return PostgresDatabase.open(databaseUrl, new Logger('store'));
  }),
  bind(AspectStore, [PostgresDatabase, Metrics], (database, metrics) =>
    measured(new PostgresAspectStore(database), ASPECT_CALLS, metrics),
  ),
  bind(ChangeLog, [PostgresDatabase, Metrics], (database, metrics) =>
    measured(new PostgresChangeLog(database), LOG_CALLS, metrics),
  ),
  bind(DeadLetters, [PostgresDatabase], (database) => new PostgresDeadLetters(database)),
  bind(Leases, [PostgresDatabase], (database) => new PostgresLeases(database)),
  bind(RunIndex, [PostgresDatabase], (database) => new PostgresRunIndex(database)),
  bind(StoredModel, [PostgresDatabase], (database) => new PostgresStoredModel(database)),
  bind(StoredTexts, [PostgresDatabase], (database) => new PostgresStoredTexts(database)),
  bind(TimeseriesStore, [PostgresDatabase, Metrics], (database, metrics) =>
    measured(new PostgresTimeseriesStore(database), POINT_CALLS, metrics),
  ),
  bind(WaitingProposals, [PostgresDatabase], (database) => new PostgresWaitingProposals(database)),
  bind(PrimaryEngine, [PostgresDatabase, ChangeLog, Metrics], (database, log, metrics) => {
    metrics.gauge('databaseConnections', () =>
      database.connections.states.flatMap(({ pool, open, unused, waiting }) => [
        { labels: [pool, 'busy'], value: open - unused },
        { labels: [pool, 'unused'], value: unused },
        { labels: [pool, 'awaited'], value: waiting },
      ]),
    );
    return {
      engine: {
        name: PRIMARY_STORE,
        probe: () => log.head(),
        // The server looks after its own files.
        check: () => undefined,
        close: () => database.close(),
      },
    };
  }),
];

/** Open the database, which brings its tables up to date, and close it. @throws StoreUnavailable */
export async function checkDatabase(url: string): Promise<void> {
  await (await PostgresDatabase.open(url)).close();
}
