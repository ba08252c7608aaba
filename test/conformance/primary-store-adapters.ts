import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../src/adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteDeadLetters } from '../../src/adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteStoredModel } from '../../src/adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteTimeseriesStore } from '../../src/adapters/sqlite/primary/sqlite-timeseries-store.js';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import type { AspectStore } from '../../src/aspects/aspect-store.port.js';
import type { ChangeLog } from '../../src/change-log/change-log.port.js';
import type { DeadLetters } from '../../src/projections/dead-letters.port.js';
import type { StoredModel } from '../../src/evolution/stored-model.port.js';
import type { TimeseriesStore } from '../../src/timeseries/timeseries-store.port.js';

/** The ports of one store of truth, over the same data. */
export interface PrimaryStore {
  readonly store: AspectStore;
  readonly log: ChangeLog;
  readonly timeseries: TimeseriesStore;
  readonly parked: DeadLetters;
  readonly model: StoredModel;
  /** Have the engine fail whenever a point is stored, until the function that is answered is called. */
  failWritesOfPoints(): () => void;
  /** The ports fail with StoreUnavailable afterwards. */
  close(): void;
}

/** A place that holds the truth's data, empty at first. */
export interface PrimaryStoreLocation {
  open(): PrimaryStore;
  remove(): void;
}

export interface PrimaryStoreAdapter {
  readonly name: string;
  readonly place: () => PrimaryStoreLocation;
}

/** Every adapter of the truth's ports. */
export const truthAdapters: readonly PrimaryStoreAdapter[] = [{ name: 'sqlite', place: sqlitePlace }];

function sqlitePlace(): PrimaryStoreLocation {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-truth-'));
  return {
    open: () => openSqlitePrimary(join(directory, 'truth.db')),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

export function openSqlitePrimary(path: string): PrimaryStore {
  const truth = PrimaryDatabase.open(path);
  return {
    store: new SqliteAspectStore(truth),
    log: new SqliteChangeLog(truth),
    timeseries: new SqliteTimeseriesStore(truth),
    parked: new SqliteDeadLetters(truth),
    model: new SqliteStoredModel(truth),
    failWritesOfPoints: () => {
      truth.database.exec(
        `CREATE TEMP TRIGGER fault BEFORE INSERT ON main.point BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END`,
      );
      return () => truth.database.exec('DROP TRIGGER fault');
    },
    close: () => truth.close(),
  };
}

/** Open truth for each test of the enclosing suite, on a place of its own. */
export function useTruth(adapter: PrimaryStoreAdapter): {
  readonly truth: () => PrimaryStore;
  readonly reopen: () => PrimaryStore;
} {
  let place: PrimaryStoreLocation;
  let truth: PrimaryStore;
  beforeEach(() => {
    place = adapter.place();
    truth = place.open();
  });
  afterEach(() => {
    truth.close();
    place.remove();
  });
  return {
    truth: () => truth,
    reopen: () => {
      truth.close();
      truth = place.open();
      return truth;
    },
  };
}
