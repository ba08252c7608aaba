import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../../src/adapters/sqlite/database.js';
import { removeSqliteFile } from '../../src/adapters/sqlite/sqlite-file.js';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../src/adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteDeadLetters } from '../../src/adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteStoredModel } from '../../src/adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteStoredTexts } from '../../src/adapters/sqlite/primary/sqlite-stored-texts.js';
import { SqliteTimeseriesStore } from '../../src/adapters/sqlite/primary/sqlite-timeseries-store.js';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import type { AspectStore } from '../../src/aspects/aspect-store.port.js';
import type { ChangeLog } from '../../src/change-log/change-log.port.js';
import type { Leases } from '../../src/change-log/leases.port.js';
import { ProcessLeases } from '../../src/change-log/process-leases.js';
import type { StoredTexts } from '../../src/change-log/stored-texts.port.js';
import type { DeadLetters } from '../../src/projections/dead-letters.port.js';
import type { StoredModel } from '../../src/evolution/stored-model.port.js';
import type { TimeseriesStore } from '../../src/timeseries/timeseries-store.port.js';

/** The ports of one primary store, over the same data. */
export interface PrimaryStore {
  readonly store: AspectStore;
  readonly log: ChangeLog;
  readonly timeseries: TimeseriesStore;
  readonly deadLetters: DeadLetters;
  readonly leases: Leases;
  readonly model: StoredModel;
  readonly texts: StoredTexts;
  /** Make the engine fail whenever a point is stored, until the returned function is called. */
  failWritesOfPoints(): () => void;
  /** The ports fail with StoreUnavailable afterwards. */
  close(): Promise<void>;
}

/** Where a primary store keeps its data; empty at first. */
export interface PrimaryStoreLocation {
  open(): PrimaryStore;
  /** A copy of what is stored now, also while it is open. */
  save(): string;
  /** Put a copy back. Only while it is closed. */
  restore(copy: string): void;
  remove(): void;
}

export interface PrimaryStoreAdapter {
  readonly name: string;
  readonly makeLocation: () => PrimaryStoreLocation;
}

/** Every adapter of the ports of the primary store. */
export const primaryStoreAdapters: readonly PrimaryStoreAdapter[] = [
  { name: 'sqlite', makeLocation: makeSqliteLocation },
];

function makeSqliteLocation(): PrimaryStoreLocation {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-primary-'));
  const path = join(directory, 'truth.db');
  return {
    open: () => openSqlitePrimary(path),
    save: () => {
      const copy = `${path}.copy`;
      const database = new Database(path, { mode: 'read' });
      database.exec(`VACUUM INTO '${copy}'`);
      database.close();
      return copy;
    },
    restore: (copy) => {
      removeSqliteFile(path);
      renameSync(copy, path);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

export function openSqlitePrimary(path: string): PrimaryStore {
  const database = PrimaryDatabase.open(path);
  return {
    store: new SqliteAspectStore(database),
    log: new SqliteChangeLog(database),
    timeseries: new SqliteTimeseriesStore(database),
    deadLetters: new SqliteDeadLetters(database),
    leases: new ProcessLeases(),
    model: new SqliteStoredModel(database),
    texts: new SqliteStoredTexts(database),
    failWritesOfPoints: () => {
      database.database.exec(
        `CREATE TEMP TRIGGER fault BEFORE INSERT ON main.point BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END`,
      );
      return () => database.database.exec('DROP TRIGGER fault');
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
  beforeEach(() => {
    location = adapter.makeLocation();
    primary = location.open();
  });
  afterEach(async () => {
    await primary.close();
    location.remove();
  });
  return {
    primary: () => primary,
    location: () => location,
    reopen: async () => {
      await primary.close();
      primary = location.open();
      return primary;
    },
  };
}
