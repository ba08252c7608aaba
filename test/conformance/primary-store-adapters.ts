import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { Database } from '../../src/adapters/sqlite/database.js';
import { removeSqliteFile } from '../../src/adapters/sqlite/sqlite-file.js';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../src/adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteDeadLetters } from '../../src/adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteRunIndex } from '../../src/adapters/sqlite/primary/sqlite-run-index.js';
import { SqliteStoredModel } from '../../src/adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteStoredTexts } from '../../src/adapters/sqlite/primary/sqlite-stored-texts.js';
import { SqliteTimeseriesStore } from '../../src/adapters/sqlite/primary/sqlite-timeseries-store.js';
import { SqliteWaitingProposals } from '../../src/adapters/sqlite/primary/sqlite-waiting-proposals.js';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import { ProcessLeases } from '../../src/change-log/process-leases.js';
import { PostgresLocation } from './postgres-location.js';
import type { PrimaryStore, PrimaryStoreLocation } from './primary-store-location.js';

export interface PrimaryStoreAdapter {
  readonly name: string;
  readonly makeLocation: () => PrimaryStoreLocation;
}

/** Where a server is; absent where there is none (D-414). */
const POSTGRES = env['TEST_DATABASE_URL'];

/** Every adapter of the ports of the primary store. */
export const primaryStoreAdapters: readonly PrimaryStoreAdapter[] = [
  { name: 'sqlite', makeLocation: makeSqliteLocation },
  ...(POSTGRES === undefined ? [] : [{ name: 'postgres', makeLocation: () => new PostgresLocation(POSTGRES) }]),
];

function makeSqliteLocation(): PrimaryStoreLocation {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-primary-'));
  const path = join(directory, 'truth.db');
  return {
    open: () => Promise.resolve(openSqlitePrimary(path)),
    save: () => {
      const copy = `${path}.copy`;
      const database = new Database(path, { mode: 'read' });
      database.exec(`VACUUM INTO '${copy}'`);
      database.close();
      return Promise.resolve(copy);
    },
    restore: (copy) => {
      removeSqliteFile(path);
      renameSync(copy, path);
      return Promise.resolve();
    },
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

export function openSqlitePrimary(path: string): PrimaryStore {
  const database = PrimaryDatabase.open(path);
  const texts = new SqliteStoredTexts(database);
  return {
    store: new SqliteAspectStore(database),
    runs: new SqliteRunIndex(database),
    log: new SqliteChangeLog(database),
    timeseries: new SqliteTimeseriesStore(database),
    deadLetters: new SqliteDeadLetters(database),
    leases: new ProcessLeases(texts),
    model: new SqliteStoredModel(database),
    texts,
    proposals: new SqliteWaitingProposals(database),
    failWritesOfPoints: () => {
      database.database.exec(
        `CREATE TEMP TRIGGER fault BEFORE INSERT ON main.point BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END`,
      );
      const repair = (): Promise<void> => {
        database.database.exec('DROP TRIGGER fault');
        return Promise.resolve();
      };
      return Promise.resolve(repair);
    },
    close: () => database.close(),
  };
}

/** Opens a primary store for each test of the enclosing suite, at a location of its own. */
export function usePrimaryStore(adapter: PrimaryStoreAdapter): {
  readonly primary: () => PrimaryStore;
  readonly reopen: () => Promise<PrimaryStore>;
  readonly location: () => PrimaryStoreLocation;
} {
  let location: PrimaryStoreLocation;
  let primary: PrimaryStore;
  beforeEach(async () => {
    location = adapter.makeLocation();
    primary = await location.open();
  });
  afterEach(async () => {
    await primary.close();
    await location.remove();
  });
  return {
    primary: () => primary,
    location: () => location,
    reopen: async () => {
      await primary.close();
      primary = await location.open();
      return primary;
    },
  };
}
