import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { Database } from './database.js';
import { purgeFile } from './purge-file.js';
import { openSqliteFile, type SqliteFile } from './sqlite-file.js';

describe('purgeFile', () => {
  let directory: string;
  let path: string;
  let file: SqliteFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-purge-'));
    path = join(directory, 'x.db');
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: 1_000_000 });
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    ({ file } = opening);
    file.database.exec('CREATE TABLE t (text TEXT)');
  });
  afterEach(() => {
    file.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const fill = (rows: number): void => {
    file.database.exec(`
      WITH RECURSIVE n(at) AS (VALUES (1) UNION ALL SELECT at + 1 FROM n WHERE at < ${String(rows)})
      INSERT INTO t SELECT printf('%.*c', 3000, 'x') FROM n`);
  };
  const begin = (): Promise<void> => {
    file.database.exec(`BEGIN; INSERT INTO t VALUES ('in a transaction')`);
    return Promise.resolve();
  };
  const commit = (): void => {
    if (file.database.inTransaction) file.database.exec('COMMIT');
  };
  const free = (): number => Number(file.database.pragma('freelist_count'));
  const reader = (): Database => {
    const database = new Database(path, { mode: 'read' });
    database.exec('BEGIN; SELECT count(*) FROM t');
    return database;
  };

  it('gives few free pages back at once, and commits what is open before', async () => {
    fill(50);
    file.database.exec('DELETE FROM t');
    await begin();
    await purgeFile(file, 'at-once', commit, begin);
    expect([free(), statSync(`${path}-wal`).size]).toEqual([0, 0]);
    expect(file.database.prepareValues('SELECT count(*) FROM t').get()).toBe(2);
  });

  it('keeps few free pages where others are not to wait', async () => {
    fill(50);
    file.database.exec('DELETE FROM t');
    await purgeFile(file, 'in-slices');
    expect(free()).toBeGreaterThan(40);
  });

  it('gives many back in turns of their own', async () => {
    fill(1000);
    file.database.exec('DELETE FROM t');
    let turns = 0;
    let state = 'purging';
    const purged = purgeFile(file, 'in-slices').then(() => (state = 'purged'));
    for (; state === 'purging'; turns++) await setImmediate();
    await purged;
    expect(free()).toBeLessThan(300);
    expect(turns).toBeGreaterThan(10);
  });

  it('waits for a reader that ends', async () => {
    const first = reader();
    fill(1);
    let copies = 0;
    const copy = async (): Promise<void> => {
      // Long after all attempts, unless there are pauses between them.
      if (++copies === 1) void setTimeout(25).then(() => first.close());
      await setImmediate();
    };
    await purgeFile(file, 'in-slices', undefined, copy);
    expect([copies > 1, copies < 50, statSync(`${path}-wal`).size]).toEqual([true, true, 0]);
  });

  it('gives up when a reader does not end', async () => {
    const endless = reader();
    fill(1);
    const refusal = new StoreUnavailable(`The write-ahead log of ${path} is in use all the time.`);
    await expect(purgeFile(file, 'in-slices')).rejects.toThrow(refusal);
    endless.close();
  });

  it('ends when the file is closed meanwhile', async () => {
    await purgeFile(file, 'in-slices', undefined, () => {
      file.close();
      return Promise.resolve();
    });
    expect(file.database.isOpen).toBe(false);
  });
});
