import { CheckpointConnection, reasonOf, syncFully } from './checkpoint-connection.js';
import { Database } from './database.js';
import { useWalDatabase } from './wal-database.builder.js';

describe('CheckpointConnection', () => {
  const wal = useWalDatabase();

  it('copies what a reader does not need as it was, and waits for nobody', () => {
    const { path, database, index } = wal();
    const connection = new CheckpointConnection(path);
    const reader = wal().reader();
    wal().write(1);
    database.exec('BEGIN IMMEDIATE');
    connection.copy();
    const during = index.read();
    reader.close();
    database.exec('COMMIT');
    connection.copy();
    const after = index.read();
    expect(during.copied).toBeGreaterThan(0);
    expect(during.copied).toBeLessThan(during.frames);
    expect(after.copied).toBe(after.frames);
    connection.close();
    expect(() => {
      connection.copy();
    }).toThrow('statement has been finalized');
  });

  it('has its own syncs reach the disk, and keeps no page in memory', () => {
    const set = jest.spyOn(Database.prototype, 'pragma');
    const connection = new CheckpointConnection(wal().path);
    const settings = set.mock.calls.flat();
    set.mockRestore();
    connection.close();
    expect(settings).toEqual(['synchronous = FULL', 'fullfsync = 1', 'checkpoint_fullfsync = 1', 'cache_size = 0']);
  });

  it('says of a failure whether the disk is full', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const other = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    expect([reasonOf(full).disk, reasonOf(other).disk]).toEqual(['full', 'other']);
    expect(reasonOf(other).reason).toContain('disk I/O error');
  });

  it('has every sync reach the disk', () => {
    const { database } = wal();
    database.pragma('synchronous = OFF');
    syncFully(database);
    const settings = ['synchronous', 'fullfsync', 'checkpoint_fullfsync'].map((name) => database.pragma(name));
    expect(settings).toEqual([2, 1, 1]);
  });
});
