import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { InvariantError } from '../../kernel/assert-never.js';
import { openSqliteFile, type SqliteFile } from './sqlite-file.js';

describe('Checkpoints', () => {
  let directory: string;
  let path: string;
  let file: SqliteFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-checkpoints-'));
    path = join(directory, 'x.db');
    file = reopened();
    file.database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, value INTEGER, pad TEXT)');
  });
  afterEach(() => {
    file.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const reopened = (): SqliteFile => {
    const opening = openSqliteFile({ path, durability: 'commit', cacheBytes: 1_000_000 });
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    return opening.file;
  };
  /** The engine counts in the header of the WAL how often it was restarted. */
  const restarts = (): number => readFileSync(`${path}-wal`).readUInt32BE(12);
  /** Commits of a hundred pages each, with turns of the event loop between them. */
  const commit = async (count: number): Promise<void> => {
    const put = file.database.prepare('INSERT OR REPLACE INTO t VALUES (?, ?, ?)');
    for (let at = 0; at < count; at++) {
      file.database.exec('BEGIN');
      for (let row = 0; row < 100; row++) put.run((at * 37 + row) % 1000, at, 'x'.repeat(3500));
      file.database.exec('COMMIT');
      file.committed();
      await setTimeout(1);
    }
  };
  const values = (): unknown => file.database.prepareArrays('SELECT sum(value), count(*) FROM t').get();

  it('copies committed pages into the database while others are written', async () => {
    const before = statSync(path).size;
    await commit(40);
    expect(statSync(path).size).toBeGreaterThan(before);
  });

  it('restarts a long WAL in the end', async () => {
    await commit(1);
    const first = restarts();
    for (let round = 0; round < 300 && restarts() === first; round++) await commit(10);
    expect(restarts()).toBeGreaterThan(first);
  });

  it('loses nothing when it is closed in the middle of a checkpoint', async () => {
    await commit(9);
    const before = values();
    file.close();
    file = reopened();
    expect(values()).toEqual(before);
  });
});
