import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deletion,
  entityWrite,
  KEY_ASPECT,
  request,
  TIME,
  upsert,
  wombat,
} from '../../../../test/conformance/primary-store.builder.js';
import type { AspectWrite, WriteRequest } from '../../../aspects/aspect-store.port.js';
import { Work } from '../../../kernel/work.js';
import { Database } from '../database.js';
import { PrimaryDatabase } from './primary-database.js';
import { MIGRATIONS } from './primary-schema.js';
import { SqliteAspectStore } from './sqlite-aspect-store.js';
import { SqliteRunIndex } from './sqlite-run-index.js';

const WOMBATS = 1500;
const PAGE = { start: 0, count: 10 };

/** Have the next transaction be rolled back when its work is done. */
function failOnce(primary: PrimaryDatabase): void {
  const write = jest.spyOn(primary, 'write').mockImplementationOnce((work) => {
    write.mockRestore();
    return primary.write((): never => {
      work();
      throw new RangeError('no room');
    });
  });
}

describe('the rows of runs in a file of an older version', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-runs-'));
    path = join(directory, 'truth.db');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const by = (runId: string, at: number, writes: readonly AspectWrite[]): WriteRequest =>
    request([entityWrite(wombat(String(at)), writes)], { system: { lastObserved: TIME + at, runId } });

  /** A file as the fifth version left it, with a run that wrote a status of each wombat. */
  async function makeOldFile(): Promise<void> {
    const primary = PrimaryDatabase.open(path);
    const requests = Array.from({ length: WOMBATS }, (_, at) => by('first', at, [upsert('status', '{"n":1}')]));
    await new SqliteAspectStore(primary).commit(requests);
    await primary.close();
    const database = new Database(path);
    database.exec(`ALTER TABLE run DROP COLUMN row_count; ALTER TABLE run DROP COLUMN observed;
      DROP TABLE waiting_proposal; DELETE FROM setting WHERE name = 'runs-counted'; PRAGMA user_version = 5`);
    database.close();
  }

  it('are counted by the first who asks, while others write', async () => {
    await makeOldFile();
    const primary = PrimaryDatabase.open(path);
    const store = new SqliteAspectStore(primary);
    await store.commit([by('second', 0, [upsert('status', '{"n":2}')]), by('x', 1, [deletion(KEY_ASPECT)])]);
    let slices = 0;
    class Interrupted extends Work {
      override async rest(): Promise<void> {
        const at = slices++;
        const [near, far] = [10 + at, WOMBATS - 10 - at];
        await store.commit([
          by('second', near, [upsert('status', '{"n":2}')]),
          by('second', far, [upsert('status', '{"n":3}')]),
          by('x', near + 500, [deletion(KEY_ASPECT)]),
        ]);
      }
    }
    const runs = new SqliteRunIndex(primary);
    const found = await runs.runs(PAGE, new Interrupted({ units: Infinity, seconds: Infinity }));
    expect(slices).toBeGreaterThan(0);
    const rows = async (): Promise<object> => ({
      first: (await runs.rowsOf('first', 0, 10_000)).length,
      second: (await runs.rowsOf('second', 0, 10_000)).length,
    });
    expect(Object.fromEntries(found.map(({ runId, rows: count }) => [runId, count]))).toEqual(await rows());
    await primary.close();
    const again = PrimaryDatabase.open(path);
    expect(await new SqliteRunIndex(again).runs(PAGE, Work.unlimited)).toEqual(found);
    await again.close();
  });

  it('are counted further from where a caller gave up', async () => {
    await makeOldFile();
    const primary = PrimaryDatabase.open(path);
    const runs = new SqliteRunIndex(primary);
    const impatient = new Work({ units: Infinity, seconds: -1 });
    await expect(runs.runs(PAGE, impatient)).rejects.toThrow('longer than');
    expect(await runs.runs(PAGE, Work.unlimited)).toEqual([
      { runId: 'first', timestamp: TIME + WOMBATS - 1, rows: 2 * WOMBATS },
    ]);
    await primary.close();
  });

  it('are counted again when what was counted could not be stored', async () => {
    await makeOldFile();
    const primary = PrimaryDatabase.open(path);
    failOnce(primary);
    const runs = new SqliteRunIndex(primary);
    await expect(runs.runs(PAGE, Work.unlimited)).rejects.toThrow('no room');
    expect(await runs.runs(PAGE, Work.unlimited)).toMatchObject([{ rows: 2 * WOMBATS }]);
    await primary.close();
  });

  it('are counted from the beginning in a new file', async () => {
    const primary = PrimaryDatabase.open(path);
    expect(primary.setting('runs-counted')).toBe(String(Number.MAX_SAFE_INTEGER));
    expect(primary.database.pragma('user_version')).toBe(MIGRATIONS.length);
    await primary.close();
  });
});

describe('RunCounts', () => {
  let directory: string;
  let primary: PrimaryDatabase;
  let run: number;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-runs-'));
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
    run = await primary.write(() => primary.runs.idOf('one'));
  });
  afterEach(async () => {
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const stored = (): unknown => primary.database.prepareArrays('SELECT row_count, observed FROM run').all();
  const add = (observed: number): void => {
    primary.runCounts.add(run, { seq: 1, observed });
  };

  it('forget what a transaction has counted that was rolled back', async () => {
    const { runCounts } = primary;
    runCounts.begin();
    add(5);
    runCounts.endRequest('written');
    add(6);
    await primary.write(() => {
      runCounts.begin();
      add(4);
      runCounts.endRequest('written');
      runCounts.write();
    });
    expect(stored()).toEqual([[1, 4]]);
  });

  it('are those of writes that were committed', async () => {
    const store = new SqliteAspectStore(primary);
    const writes = [request([entityWrite(wombat('a'), [upsert('status', '{}')])])];
    failOnce(primary);
    await expect(store.commit(writes)).rejects.toThrow('no room');
    await store.commit(writes);
    expect(await new SqliteRunIndex(primary).runs(PAGE, Work.unlimited)).toMatchObject([{ rows: 2 }]);
  });

  it('have the greatest time at which a value was observed', async () => {
    const { runCounts } = primary;
    await primary.write(() => {
      runCounts.begin();
      for (const observed of [5, 9, 7]) add(observed);
      runCounts.endRequest('written');
      runCounts.write();
    });
    expect(stored()).toEqual([[3, 9]]);
  });
});
