import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteChangeLog } from '../../src/adapters/sqlite/primary/sqlite-change-log.js';
import { SqliteParkedEntries } from '../../src/adapters/sqlite/primary/sqlite-dead-letters.js';
import { SqliteStoredModel } from '../../src/adapters/sqlite/primary/sqlite-stored-model.js';
import { SqliteTimeseriesStore } from '../../src/adapters/sqlite/primary/sqlite-timeseries-store.js';
import { TruthDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import type { AspectStore } from '../../src/aspects/aspect-store.port.js';
import type { ChangeLog } from '../../src/change-log/change-log.port.js';
import type { ParkedEntries } from '../../src/projections/dead-letters.port.js';
import type { StoredModel } from '../../src/evolution/stored-model.port.js';
import type { TimeseriesStore } from '../../src/timeseries/timeseries-store.port.js';

/** The ports of one store of truth, over the same data. */
export interface Truth {
  readonly store: AspectStore;
  readonly log: ChangeLog;
  readonly timeseries: TimeseriesStore;
  readonly parked: ParkedEntries;
  readonly model: StoredModel;
  /** The ports fail with StoreUnavailable afterwards. */
  close(): void;
}

/** A place that holds the truth's data, empty at first. */
export interface TruthPlace {
  open(): Truth;
  remove(): void;
}

export interface TruthAdapter {
  readonly name: string;
  readonly place: () => TruthPlace;
}

/** Every adapter of the truth's ports. */
export const truthAdapters: readonly TruthAdapter[] = [{ name: 'sqlite', place: sqlitePlace }];

function sqlitePlace(): TruthPlace {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-truth-'));
  return {
    open: () => openSqliteTruth(join(directory, 'truth.db')),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

export function openSqliteTruth(path: string): Truth {
  const truth = TruthDatabase.open(path);
  return {
    store: new SqliteAspectStore(truth),
    log: new SqliteChangeLog(truth),
    timeseries: new SqliteTimeseriesStore(truth),
    parked: new SqliteParkedEntries(truth),
    model: new SqliteStoredModel(truth),
    close: () => truth.close(),
  };
}

/** Open truth for each test of the enclosing suite, on a place of its own. */
export function useTruth(adapter: TruthAdapter): { readonly truth: () => Truth; readonly reopen: () => Truth } {
  let place: TruthPlace;
  let truth: Truth;
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
