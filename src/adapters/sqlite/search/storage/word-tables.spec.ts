import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_COLUMNS } from '../../../../text-search/index-text.js';
import { Database } from '../../database.js';
import { WordTables, wordTablesIn } from './word-tables.js';

/** Documents of a table here, and of all tables. */
const DOCUMENTS = 8;
const ALL = 30;

describe('WordTables', () => {
  let directory: string;
  let database: Database;
  let words: WordTables;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-word-tables-'));
    database = new Database(join(directory, 'words.db'));
    words = new WordTables(database, DOCUMENTS);
  });
  afterEach(() => {
    database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const textsOf = (text: string): readonly Uint8Array[] =>
    TEXT_COLUMNS.map((column) => Buffer.from(column === 'plain' ? text : ''));

  /** Every document has `common`, and a term with its id that another one has, too. */
  function fill(target: WordTables): void {
    for (let id = 0; id < ALL; id++) {
      target.add(2 * id, textsOf(`common id${String(id % 20)}`));
      if (id % 3 === 0) target.add(2 * id + 1, textsOf('common further'));
    }
  }

  /** The same rows in one table. */
  function inOneTable<T>(answer: (one: WordTables) => T): T {
    const other = new Database(join(directory, 'one.db'));
    try {
      const one = new WordTables(other, ALL);
      fill(one);
      return answer(one);
    } finally {
      other.close();
    }
  }

  it('has a table for so many documents, and none before the first row', () => {
    expect([wordTablesIn(database), words.matching('common')]).toEqual([[], []]);
    fill(words);
    expect(wordTablesIn(database)).toEqual(['word', 'word1', 'word2', 'word3']);
  });

  it('finds the same as one table', () => {
    fill(words);
    for (const expression of ['common', 'further', 'id7', 'common further', 'nowhere']) {
      expect(words.matching(expression)).toEqual(inOneTable((one) => one.matching(expression)));
    }
  });

  it('gives so many rows of any range as one table does', () => {
    fill(words);
    const answers = (tables: WordTables): unknown =>
      [-1, 0, 15, 16, 31, 40].flatMap((after) =>
        [after + 1, after + 5, 2 * ALL].flatMap((upTo) =>
          [1, 3, 100].map((limit) => tables.matchingRows('common', { after, upTo }, limit)),
        ),
      );
    expect(answers(words)).toEqual(inOneTable(answers));
  });

  it('gives all occurrences of terms before the last one, in the order of one table', () => {
    fill(words);
    words.add(2 * ALL, textsOf('\u{1f600}a \u{fb01}b'));
    const all = words.occurrences('', '\u{10ffff}', 1000);
    expect(all.map(([term]) => term)).toEqual(
      all.map(([term]) => term).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    for (const limit of [1, 7, 20, 45]) {
      const some = words.occurrences('', '\u{10ffff}', limit);
      const last = some.at(-1)?.[0];
      expect(some.length).toBe(limit);
      const before = all.filter(([term]) => term !== last).slice(0, some.filter(([term]) => term !== last).length);
      expect(
        some
          .filter(([term]) => term !== last)
          .map(String)
          .sort(),
      ).toEqual(before.map(String).sort());
    }
  });

  it('replaces and removes rows where they are', () => {
    fill(words);
    words.replace(2 * 12, textsOf('other'));
    words.remove(2 * 25);
    words.remove(2 * 1000);
    expect(words.matching('other')).toEqual([12]);
    expect(words.matching('id12')).toEqual([]);
    expect(words.matching('id5')).toEqual([5]);
    expect(wordTablesIn(database).length).toBe(4);
  });

  it('merges the segments of every table', () => {
    for (let round = 0; round < 20; round++)
      for (let id = 0; id < ALL; id += 8) words.replace(2 * id, textsOf(`r${String(round)}`));
    const segments = (): readonly number[] =>
      wordTablesIn(database)
        .map((table) => database.prepareValues<[], number>(`SELECT count(DISTINCT segid) FROM ${table}_idx`).get() ?? 0)
        .sort((a, b) => a - b);
    expect(segments().at(0)).toBeGreaterThan(15);
    words.mergeAll();
    for (let slices = 0; words.merge(0) === 'more'; slices++) expect(slices).toBeLessThan(100);
    expect(segments().at(-1)).toBe(1);
    expect(words.matching('r19')).toEqual([0, 8, 16, 24]);
  });

  it('forgets a table that was made in a transaction that was undone, and makes it again', () => {
    words.add(0, textsOf('kept'));
    database.exec('BEGIN');
    words.add(2 * DOCUMENTS, textsOf('undone'));
    database.exec('ROLLBACK');
    words.forget();
    expect([words.matching('kept'), words.matching('undone')]).toEqual([[0], []]);
    words.add(2 * DOCUMENTS, textsOf('again'));
    expect(words.matching('again')).toEqual([DOCUMENTS]);
  });

  it('knows the tables of a file that is opened again, with their settings', () => {
    words.setTermBuffer('large');
    fill(words);
    const again = new WordTables(database, DOCUMENTS);
    again.setTermBuffer('small');
    expect(again.matching('id5')).toEqual([5, 25]);
    const settings = database.prepareArrays<[], readonly [string, number]>('SELECT k, v FROM word2_config ORDER BY k');
    expect(Object.fromEntries(settings.all())).toMatchObject({ automerge: 0, hashsize: 1024 * 1024, usermerge: 16 });
  });
});
