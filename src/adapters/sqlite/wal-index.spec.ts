import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database.js';
import { WalIndex } from './wal-index.js';

describe('WalIndex.content', () => {
  let directory: string;
  let path: string;
  let database: Database;
  let index: WalIndex;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-wal-index-'));
    path = join(directory, 'x.db');
    open();
    database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, value TEXT)');
  });
  afterEach(() => {
    close();
    rmSync(directory, { recursive: true, force: true });
  });

  function open(): void {
    database = new Database(path);
    database.pragma('journal_mode = WAL');
    database.pragma('wal_autocheckpoint = 0');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    index = new WalIndex(path);
  }
  function close(): void {
    database.close();
    index.close();
  }
  const write = (id: number): void => {
    database.prepare<[number, string]>('INSERT OR REPLACE INTO t VALUES (?, ?)').run(id, 'x'.repeat(9000));
  };
  /** The files as they are now, as if the process had been killed. */
  const copyTo = (copy: string): void => {
    for (const suffix of ['', '-wal']) {
      if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    }
  };

  it('stays as it is while only the log is written, and is another one after each checkpoint', () => {
    const names = new Set([index.content()]);
    for (let round = 1; round <= 6; round++) {
      const before = index.content();
      write(round);
      // The first write after a log was copied whole begins it again, which is no change of the file, but may look so.
      const written = index.content();
      write(round + 100);
      expect(index.content()).toBe(written);
      expect([before, written]).not.toContain(undefined);
      database.pragma(`wal_checkpoint(${round % 2 === 0 ? 'PASSIVE' : 'TRUNCATE'})`);
      names.add(index.content());
    }
    expect(names).not.toContain(undefined);
    expect(names.size).toBe(7);
  });

  it('is none after a checkpoint that counts for nothing, until the next one', () => {
    write(1);
    database.pragma('wal_checkpoint(PASSIVE)');
    index.forgetCopied();
    expect(index.content()).toBeUndefined();
    database.pragma('wal_checkpoint(PASSIVE)');
    expect(index.content()).toBeDefined();
  });

  it('is none after a kill, when a checkpoint may have been under way, until the next one', () => {
    write(1);
    const copy = join(directory, 'copy.db');
    copyTo(copy);
    close();
    path = copy;
    open();
    expect(index.content()).toBeUndefined();
    database.pragma('wal_checkpoint(PASSIVE)');
    expect(index.content()).toBeDefined();
  });

  it('is another one when a reader keeps a checkpoint from copying all of the log', () => {
    write(1);
    database.pragma('wal_checkpoint(TRUNCATE)');
    write(2);
    const before = index.content();
    const reader = new Database(path, { mode: 'read' });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM t').get();
    write(3);
    database.pragma('wal_checkpoint(PASSIVE)');
    const { frames, copied } = index.read();
    expect(copied).toBeGreaterThan(0);
    expect(copied).toBeLessThan(frames);
    expect(index.content()).toBeDefined();
    expect(index.content()).not.toBe(before);
    reader.close();
  });
});
