import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSY_TIMEOUT, Database } from './database.js';
import { sqliteCode } from './sqlite-fault.js';

let directory: string;
let file: string;
let database: Database;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cadastre-database-'));
  file = join(directory, 'some.db');
  database = new Database(file);
  database.exec("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO note VALUES (1, 'a'), (2, 'b')");
});
afterEach(() => {
  database.close();
  rmSync(directory, { recursive: true, force: true });
});

const COUNT = 'SELECT count(*) FROM note';
const ALL = 'SELECT id, text FROM note ORDER BY id';

function codeOf(use: () => unknown): string | undefined {
  try {
    use();
  } catch (error) {
    return sqliteCode(error);
  }
  return 'no error';
}

describe('a connection to a database file', () => {
  it('reads rows as objects, as arrays, and their first columns', () => {
    const rows = [
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ];
    const objects = database.prepare(ALL);
    expect([objects.all(), [...objects.iterate()], objects.get()]).toEqual([rows, rows, rows[0]]);
    const arrays = database.prepareArrays(ALL);
    expect([arrays.all(), arrays.get()]).toEqual([
      [
        [1, 'a'],
        [2, 'b'],
      ],
      [1, 'a'],
    ]);
    const values = database.prepareValues(ALL);
    expect([values.all(), [...values.iterate()], values.get()]).toEqual([[1, 2], [1, 2], 1]);
  });

  it('has no row where there is none', () => {
    const sql = `${COUNT} HAVING count(*) > 9`;
    expect(database.prepare(sql).get()).toBeUndefined();
    expect(database.prepareValues(sql).get()).toBeUndefined();
    expect(database.prepareValues(sql).all()).toEqual([]);
  });

  it('resets a statement whose rows are not all read', () => {
    const ids = database.prepareValues<[], number>('SELECT id FROM note ORDER BY id');
    for (const id of ids.iterate()) if (id === 1) break;
    expect([...ids.iterate()]).toEqual([1, 2]);
    database.exec('DROP TABLE note');
  });

  it('compiles a statement when it is first used', () => {
    const rows = database.prepareArrays('SELECT * FROM later');
    const insert = database.prepareInsert<[string]>('INSERT INTO later VALUES (?)');
    const remove = database.prepareDelete<[string]>('DELETE FROM later WHERE text = ?');
    for (const use of [() => rows.all(), () => insert.run('a'), () => remove.run('a')]) {
      expect(use).toThrow('no such table: later');
    }
    database.exec('CREATE TABLE later (text TEXT)');
    expect([insert.run('a'), rows.all(), remove.run('a'), rows.all()]).toEqual([1, [['a']], 1, []]);
  });

  it('binds by place, and by names of which others may be given too', () => {
    expect(database.prepareValues('SELECT text FROM note WHERE id = ?').get(2)).toBe('b');
    const named = database.prepareValues('SELECT text FROM note WHERE id = :id');
    expect(named.get({ id: 1, other: 'unknown' })).toBe('a');
  });

  it('says which row was inserted, and how many were deleted', () => {
    expect(database.prepareInsert<[string]>('INSERT INTO note (text) VALUES (?)').run('c')).toBe(3);
    const removal = database.prepareDelete<[number]>('DELETE FROM note WHERE id > ?');
    expect([removal.run(1), removal.run(1)]).toEqual([2, 0]);
  });

  it('writes rows whose number is too large for a number of JavaScript', () => {
    const largest = 2n ** 62n;
    database.prepare('INSERT INTO note VALUES (?, ?)').run(largest, 'z');
    expect(database.prepareValues(COUNT).get()).toBe(3);
    database.prepareValues('INSERT INTO note VALUES (?, ?)').run(largest + 1n, 'z');
    expect(database.prepareValues(COUNT).get()).toBe(4);
  });

  it('reads and sets what the engine is asked for by PRAGMA', () => {
    database.pragma('user_version = 7');
    expect(database.pragma('user_version')).toBe(7);
    expect(database.pragma('foreign_keys')).toBe(0);
    expect(database.pragma('busy_timeout')).toBe(BUSY_TIMEOUT);
    expect(database.pragma('optimize')).toBeUndefined();
  });

  it('rolls back what is open when it is closed', () => {
    expect([database.isOpen, database.inTransaction]).toEqual([true, false]);
    database.exec('BEGIN; DELETE FROM note');
    expect(database.inTransaction).toBe(true);
    database.close();
    expect(database.isOpen).toBe(false);
    database.close();
    database = new Database(file);
    expect(database.prepareValues(COUNT).get()).toBe(2);
  });

  it('writes nothing where it only reads, and reads only what exists', () => {
    const reader = new Database(file, { mode: 'read' });
    expect(reader.prepareValues(COUNT).get()).toBe(2);
    expect(codeOf(() => reader.exec('DELETE FROM note'))).toBe('SQLITE_READONLY');
    reader.close();
    expect(codeOf(() => new Database(join(directory, 'none.db'), { mode: 'read' }))).toBe('SQLITE_CANTOPEN');
  });

  it('waits for the lock of another connection as long as it may', () => {
    database.exec('BEGIN IMMEDIATE');
    const other = new Database(file, { busyTimeout: 120 });
    const began = performance.now();
    expect(codeOf(() => other.exec('BEGIN IMMEDIATE'))).toBe('SQLITE_BUSY');
    expect(performance.now() - began).toBeGreaterThan(100);
    other.close();
  });
});
