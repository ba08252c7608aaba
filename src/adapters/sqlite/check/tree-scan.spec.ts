import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../database.js';
import { isCorruption } from '../sqlite-fault.js';
import { readAllTrees } from './tree-scan.js';

const PAGE_BYTES = 4096;
/** More than one statement reads, and more with the same beginning of a key. */
const ROWS = 1300;

describe('readAllTrees', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-scan-'));
    path = join(directory, 'x.db');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const make = (sql: string): void => {
    const database = new Database(path);
    database.exec(sql);
    database.close();
  };

  /** How many entries are read in all, and the most in one step. */
  const read = (): { readonly all: number; readonly step: number } => {
    const database = new Database(path, { mode: 'read' });
    try {
      const steps = [...readAllTrees(database)];
      return {
        all: steps.reduce((sum, step) => sum + step, 0),
        step: steps.reduce((most, step) => Math.max(most, step), 0),
      };
    } finally {
      database.close();
    }
  };

  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(ROWS)})`;

  it.each<[string, string, number]>([
    ['a table', 'CREATE TABLE t (a TEXT); INSERT INTO t {n} SELECT i FROM n', ROWS],
    [
      'a table with its own ids',
      'CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t {n} SELECT -i, i FROM n',
      ROWS,
    ],
    [
      'a table without ids',
      'CREATE TABLE t (a INTEGER, b TEXT, c, PRIMARY KEY (b, a)) WITHOUT ROWID; INSERT INTO t {n} SELECT i, i % 3, i FROM n',
      ROWS,
    ],
    [
      'an index of many equal values',
      'CREATE TABLE t (a); INSERT INTO t {n} SELECT 1 FROM n; CREATE INDEX t_a ON t (a)',
      2 * ROWS,
    ],
    [
      'an index of a part',
      'CREATE TABLE t (a, b); INSERT INTO t {n} SELECT i, iif(i % 2, i % 5, NULL) FROM n; CREATE INDEX t_b ON t (b, a) WHERE b IS NOT NULL',
      1.5 * ROWS,
    ],
    ['an index by itself', 'CREATE TABLE t (a TEXT UNIQUE); INSERT INTO t {n} SELECT i FROM n', 2 * ROWS],
    [
      'a table, and no index over expressions',
      'CREATE TABLE t (a TEXT); INSERT INTO t {n} SELECT i FROM n; CREATE INDEX t_a ON t (length(a), a)',
      ROWS,
    ],
    ['nothing', '', 0],
  ])('reads every entry of %s once, some hundred at a time', (_what, sql, entries) => {
    make(sql.replace('{n}', numbers));
    const { all, step } = read();
    expect([all, step <= 500]).toEqual([entries, true]);
  });

  it('has the engine look at the size of every cell', () => {
    make('CREATE TABLE t (a)');
    const database = new Database(path, { mode: 'read' });
    const entries = [...readAllTrees(database)];
    const found = database.pragma('cell_size_check');
    database.close();
    expect([entries, found]).toEqual([[0], 1]);
  });

  it('reads a full-text index', () => {
    make(`CREATE VIRTUAL TABLE t USING fts5(a); INSERT INTO t (a) ${numbers} SELECT 'word' || i FROM n`);
    expect(read().all).toBeGreaterThan(2 * ROWS);
  });

  it('finds damage of every page in use', () => {
    make(`CREATE TABLE t (a TEXT UNIQUE, b BLOB); CREATE INDEX t_b ON t (length(a), a) WHERE a > '1';
      INSERT INTO t ${numbers} SELECT 'value ' || i, NULL FROM n;
      CREATE TABLE long (a); INSERT INTO long VALUES (zeroblob(30000)), (hex(zeroblob(20000)))`);
    make('DROP INDEX t_b; VACUUM');
    const whole = readFileSync(path);
    const pages = whole.length / PAGE_BYTES;
    const unseen: number[] = [];
    for (let page = 1; page < pages; page++) {
      const damaged = Buffer.from(whole);
      damaged.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      writeFileSync(path, damaged);
      try {
        read();
        unseen.push(page);
      } catch (error) {
        expect(isCorruption(error)).toBe(true);
      }
    }
    expect(pages).toBeGreaterThan(30);
    // The last page of a long value is all content, and nothing leads on from it.
    expect(unseen).toHaveLength(2);
  });
});
