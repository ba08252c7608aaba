import { pbkdf2 } from 'node:crypto';
import {
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { BUSY_TIMEOUT, Database } from './database.js';
import { ShutdownMarker } from './shutdown-marker.js';
import { openFiles } from './open-files.builder.js';
import type { SqliteFile, SqliteOpening } from './sqlite-file.js';
import { openSqliteFile, removeSqliteFile } from './sqlite-file.js';
import { WalIndex } from './wal-index.js';

describe('openSqliteFile', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-file-'));
    path = join(directory, 'x.db');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const open = (): SqliteOpening => openSqliteFile({ path, durability: 'commit', cacheBytes: 1_000_000 });
  const opened = (): SqliteFile => {
    const opening = open();
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    return opening.file;
  };
  const fill = (): void => {
    const file = opened();
    file.database.exec('CREATE TABLE t (text TEXT)');
    const insert = file.database.prepare('INSERT INTO t VALUES (?)');
    for (let at = 0; at < 100; at++) insert.run('x'.repeat(1000));
    file.close();
  };
  const scribble = (at: number): void => {
    const descriptor = openSync(path, 'r+');
    writeSync(descriptor, Buffer.alloc(5000, 7), 0, 5000, at);
    closeSync(descriptor);
  };

  it('creates a file with owner-only permissions and the settings of its durability', () => {
    const { database } = opened();
    expect(readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o777)).toEqual(
      readdirSync(directory).map(() => 0o600),
    );
    expect(
      ['journal_mode', 'synchronous', 'fullfsync', 'checkpoint_fullfsync'].map((name) => database.pragma(name)),
    ).toEqual(['wal', 2, 1, 1]);
    // Whatever is deleted is overwritten, and nothing but the worker checkpoints.
    expect(
      ['secure_delete', 'auto_vacuum', 'cache_size', 'wal_autocheckpoint', 'journal_size_limit', 'temp_store'].map(
        (name) => database.pragma(name),
      ),
    ).toEqual([1, 2, -977, 0, 67_108_864, 2]);
    database.close();
    const other = openSqliteFile({ path: join(directory, 'y.db'), durability: 'process', cacheBytes: 1_000_000 });
    // Where boots of the machine cannot be distinguished, writes wait for the disk at times.
    const waits = new ShutdownMarker(path).boot === undefined ? 1 : 0;
    expect(other.kind === 'opened' && other.file.database.pragma('synchronous')).toBe(waits);
    if (other.kind === 'opened') {
      expect(other.file.database.pragma('wal_autocheckpoint')).toBe(1000);
      other.file.close();
    }
  });

  it('removes the permissions of others from an existing file', () => {
    writeFileSync(path, '', { mode: 0o644 });
    opened().close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('opens a file that it closed', () => {
    fill();
    const file = opened();
    expect(file.database.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 100 });
    file.close();
    file.close();
  });

  it('has no clean-shutdown marker when its WAL could not be copied, and opens with everything', () => {
    fill();
    const file = opened();
    const reader = new Database(path);
    reader.exec('BEGIN; SELECT count(*) FROM t');
    file.database.exec(`PRAGMA busy_timeout = 0; INSERT INTO t VALUES ('late')`);
    file.close();
    const left = new ShutdownMarker(path).read();
    reader.close();
    expect([left, new ShutdownMarker(path).read()]).toEqual(['unclean', 'unclean']);
    const again = opened();
    expect(again.database.prepareValues('SELECT count(*) FROM t').get()).toBe(101);
    again.checked();
    again.close();
    expect(new ShutdownMarker(path).read()).toBe('clean');
  });

  it.each<[string, () => void]>([
    ['overwritten at its beginning', () => scribble(0)],
    ['not a database', () => writeFileSync(path, 'This is no database. '.repeat(500))],
    ['cut off', () => truncateSync(path, 40_000)],
  ])('reports a file that cannot be opened: %s', (_name, damage) => {
    fill();
    damage();
    const opening = open();
    expect([opening.kind, opening.kind === 'corrupt' && opening.reason]).toEqual(['corrupt', expect.any(String)]);
  });

  it.each<[string, () => void]>([
    ['overwritten in its middle', () => scribble(50_000)],
    ['left open by its process', () => opened().database.close()],
  ])('opens a file without reading it, and says that it is to be checked: %s', (_name, happened) => {
    fill();
    happened();
    const file = opened();
    expect(file.check).toBe('due');
    file.database.close();
  });

  it('has a file checked until a check has ended, whatever happens in between', () => {
    fill();
    const checks: string[] = [];
    const closedAfter = (happened: (file: SqliteFile) => void): void => {
      const file = opened();
      checks.push(file.check);
      happened(file);
    };
    closedAfter((file) => file.database.close());
    closedAfter((file) => file.close());
    closedAfter((file) => {
      file.checked();
      file.close();
    });
    closedAfter((file) => file.close());
    expect(checks).toEqual(['done', 'due', 'due', 'done']);
  });

  it('treats a file of durability `process` as corrupt when it was open as the machine went down', () => {
    const derived = (): SqliteOpening => openSqliteFile({ path, durability: 'process', cacheBytes: 1_000_000 });
    fill();
    opened().database.close();
    expect(derived().kind).toBe('opened');
    writeFileSync(`${path}-seal`, 'open 00000000-0000-0000-0000-000000000000\n');
    expect(derived()).toEqual({ kind: 'corrupt', reason: 'it was not shut down cleanly' });
    const file = opened();
    expect(file.check).toBe('due');
    file.close();
  });

  it('opens a copy of a closed file, whatever its times', () => {
    fill();
    utimesSync(path, 1, 1);
    const copy = openSqliteFile({ path, durability: 'process', cacheBytes: 1_000_000 });
    expect(copy.kind).toBe('opened');
    if (copy.kind === 'opened') copy.file.close();
  });

  it('removes a file with its side files, those too that a killed process left', () => {
    fill();
    const file = opened();
    file.destroy();
    expect([file.database.isOpen, readdirSync(directory)]).toEqual([false, []]);
    for (const suffix of ['', '-journal', '-seal', '-shm', '-wal']) writeFileSync(path + suffix, '');
    removeSqliteFile(path);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('gives the space of a removed file back in another thread', async () => {
    opened().close();
    // What begins after these begins when one of them has ended.
    const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('', '', 50_000, 64, 'sha512'));
    removeSqliteFile(path);
    expect(readdirSync(directory)).toEqual([]);
    // Only Linux says what a process has open.
    const isLinux = process.platform === 'linux';
    expect(openFiles(directory)).toEqual(isLinux ? [`${path} (deleted)`] : []);
    await Promise.all(busy);
    while (openFiles(directory).length > 0) await nextTurn();
  });

  it('empties its log, and waits for no reader', () => {
    fill();
    const file = opened();
    file.database.exec(`INSERT INTO t VALUES ('in the log')`);
    const reader = new Database(path);
    reader.exec('BEGIN; SELECT count(*) FROM t');
    file.database.exec(`INSERT INTO t VALUES ('after the reader began')`);
    const began = performance.now();
    expect([file.emptyLog(), performance.now() - began < BUSY_TIMEOUT]).toEqual(['busy', true]);
    reader.close();
    expect([file.emptyLog(), statSync(`${path}-wal`).size]).toEqual(['empty', 0]);
    expect(file.database.pragma('busy_timeout')).toBe(BUSY_TIMEOUT);
    file.close();
  });

  it('gives free pages back, a few at a time, down to a tenth of the file', () => {
    fill();
    const file = opened();
    file.database.exec(`
      WITH RECURSIVE n(at) AS (VALUES (1) UNION ALL SELECT at + 1 FROM n WHERE at < 4000)
      INSERT INTO t SELECT printf('%.*c', 4000, 'x') FROM n`);
    const pages = (): readonly number[] =>
      ['page_count', 'freelist_count'].map((of) => Number(file.database.pragma(of)));
    expect(file.shrink()).toBe('done');
    file.database.exec('DELETE FROM t WHERE rowid > 3500');
    const [before = 0, free = 0] = pages();
    expect([free > 500, file.shrink()]).toEqual([true, 'more']);
    expect(pages()).toEqual([before - 64, free - 64]);
    while (file.shrink() === 'more');
    const [after = 0, left = 0] = pages();
    expect([left > after * 0.1 - 64, left <= after * 0.1]).toEqual([true, true]);
    file.rewrite();
    expect([pages()[1], file.database.pragma('auto_vacuum'), file.database.pragma('temp_store')]).toEqual([0, 2, 2]);
    file.close();
  });

  it('rewrites a file of an older version so that it can shrink, and sorts on disk what is as large as it', () => {
    const old = new Database(path);
    old.exec('PRAGMA auto_vacuum = NONE; CREATE TABLE t (text TEXT)');
    old.close();
    const file = opened();
    const { database } = file;
    const settings = (): unknown => ['auto_vacuum', 'temp_store'].map((name) => database.pragma(name));
    const found = [settings()];
    const exec = database.exec.bind(database);
    database.exec = (sql) => {
      found.push([sql, database.pragma('temp_store')]);
      exec(sql);
    };
    file.rewrite();
    found.push(settings());
    file.close();
    expect(found).toEqual([
      [0, 2],
      ['VACUUM', 1],
      [2, 2],
    ]);
  });

  it('knows of its log without opening a file once it copies that apart', () => {
    fill();
    const file = opened();
    file.copyLogApart();
    renameSync(`${path}-shm`, `${path}-elsewhere`);
    const { isLogLong } = file;
    renameSync(`${path}-elsewhere`, `${path}-shm`);
    file.close();
    expect(isLogLong).toBe(false);
  });

  it('has all of its log copied again after a checkpoint that failed', () => {
    fill();
    const file = opened();
    file.database.exec(`INSERT INTO t VALUES ('in the log')`);
    file.copyLog();
    const index = new WalIndex(path);
    const copied = [index.read().copied > 0];
    const failing = jest.spyOn(file.database, 'pragma').mockImplementationOnce(() => {
      throw new RangeError('The disk has failed.');
    });
    expect(() => {
      file.copyLog();
    }).toThrow('The disk has failed.');
    failing.mockRestore();
    copied.push(index.read().copied > 0);
    file.close();
    index.close();
    expect(copied).toEqual([true, false]);
  });

  it('leaves no file open when it is closed, those by which large values are read neither', async () => {
    fill();
    const file = opened();
    await file.readAhead.rows('t', { from: 1, to: 1 });
    file.close();
    expect(openFiles(directory)).toEqual([]);
    file.abandon();
  });

  it('fails with StoreUnavailable where the path cannot be reached', () => {
    path = join(directory, 'missing', 'x.db');
    expect(open).toThrow(StoreUnavailable);
  });
});
