import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointConnection, reasonOf, syncFully } from './checkpoint-connection.js';
import { Database } from './database.js';
import { WalIndex } from './wal-index.js';

describe('CheckpointConnection', () => {
  let directory: string;
  let path: string;
  let database: Database;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-checkpoint-'));
    path = join(directory, 'x.db');
    database = new Database(path);
    database.pragma('journal_mode = WAL');
    database.pragma('wal_autocheckpoint = 0');
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY)');
  });
  afterEach(() => {
    database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('copies what a reader does not need as it was, and waits for nobody', () => {
    const connection = new CheckpointConnection(path);
    const index = new WalIndex(path);
    const reader = new Database(path, { mode: 'read' });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM t').get();
    database.exec('INSERT INTO t VALUES (1)');
    database.exec('BEGIN IMMEDIATE');
    connection.copy();
    const during = index.read();
    reader.close();
    database.exec('COMMIT');
    connection.copy();
    const after = index.read();
    expect([during.copied > 0, during.copied < during.frames, after.copied === after.frames]).toEqual([
      true,
      true,
      true,
    ]);
    connection.close();
    expect(() => {
      connection.copy();
    }).toThrow('statement has been finalized');
    index.close();
  });

  it('says of a failure whether the disk is full', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const other = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    expect([reasonOf(full).disk, reasonOf(other).disk]).toEqual(['full', 'other']);
    expect(reasonOf(other).reason).toContain('disk I/O error');
  });

  it('has every sync reach the disk', () => {
    syncFully(database);
    const settings = ['synchronous', 'fullfsync', 'checkpoint_fullfsync'].map((name) => database.pragma(name));
    expect(settings).toEqual([2, 1, 1]);
  });
});
