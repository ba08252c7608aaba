/**
 * The full-text index: which rows of texts have a term, where a document has the rows 2 * id and 2 * id + 1.
 *
 * The problem: FTS5 merges its segments a few pages at a time, but takes the whole list of a term in one go, so that a
 * word of a million documents kept everybody waiting for 50 to 500 ms. The idea: a table has the rows of so many
 * documents in succession, and the next ones have another. No list is longer than that, and what is asked of rows in
 * their order is asked of one table after the other.
 *
 *   word      rows      0 to 524,287    prod: 0 2 4 ...          word1     rows 524,288 to ...   prod: 524,288 ...
 *   "prod" after row 524,200, 4,096 of them:  44 of `word`, then the first 4,052 of `word1`
 *
 * Up to DOCUMENTS there is one table, and nothing is different. With more of them a look-up costs some microseconds for
 * each, and a commit writes a segment for each that it changes. A table is made when its first row is written, as part
 * of the transaction that is open: `forget` after one was rolled back. Synchronous; throws what the driver throws.
 */
import { TEXT_COLUMNS, type TextColumn } from '../../../../text-search/index-text.js';
import type { Database, Statement } from '../../database.js';

/** Documents of a table. */
const DOCUMENTS = 2 ** 18;
const ROWS_A_DOCUMENT = 2;

/**
 * FTS5 writes a segment for every transaction. By itself it merges them inside of writes and commits, for up to 100 ms;
 * here `merge` does it in slices, and far more segments must gather before FTS5 steps in. A merge writes terms again,
 * so it waits for 16 segments of a size, or until half of a segment is deleted.
 */
const MERGING = { automerge: 0, crisismerge: 64, usermerge: 16, deletemerge: 50 };
/** Pages of merged segments that one statement writes; about a millisecond. */
const MERGED_PAGES = 16;

/**
 * Memory for terms that are not written yet. `small`: the default of FTS5. `large`: fewer segments are left to merge.
 */
const TERM_BUFFERS = { small: { hashsize: 1024 * 1024 }, large: { hashsize: 4 * 1024 * 1024 } } as const;
type TermBuffer = keyof typeof TERM_BUFFERS;

/** Rows after one, up to and including another. */
export interface RowRange {
  readonly after: number;
  readonly upTo: number;
}

/** A term, and a document that has it in a column. */
export type TermOccurrence = readonly [term: string, id: number, column: TextColumn];

interface WordTable {
  readonly matching: Statement<[string], number>;
  readonly matchingRows: Statement<[string, number, number, number], number>;
  readonly occurrences: Statement<[string, string, number], TermOccurrence>;
  readonly add: Statement<[number, ...Uint8Array[]]>;
  readonly replace: Statement<[number, ...Uint8Array[]]>;
  readonly remove: Statement<[number]>;
  readonly merge: Statement<[number]>;
}

export class WordTables {
  /** By number of the table, in order; `undefined` when it is not known which there are. */
  private tables: Map<number, WordTable> | undefined;
  private termBuffer: TermBuffer = 'small';
  private readonly totalChanges: Statement<[], number>;
  private readonly rowsOfTable: number;

  /** @param documents that a table has; absent: as many as are merged in a turn */
  constructor(
    private readonly database: Database,
    documents = DOCUMENTS,
  ) {
    this.rowsOfTable = ROWS_A_DOCUMENT * documents;
    this.totalChanges = database.prepareValues('SELECT total_changes()');
  }

  /**
   * Documents of which a row matches an expression, by id; one of which both rows match is there twice, in succession.
   */
  matching(expression: string): readonly number[] {
    return this.all().flatMap(({ matching }) => matching.all(expression));
  }

  /** Rows that match an expression: so many of a range, in order. */
  matchingRows(expression: string, { after, upTo }: RowRange, limit: number): readonly number[] {
    const rows: number[] = [];
    for (const [number, { matchingRows }] of this.known()) {
      const first = number * this.rowsOfTable;
      if (rows.length >= limit || first > upTo || first + this.rowsOfTable - 1 <= after) continue;
      for (const row of matchingRows.all(expression, after, upTo, limit - rows.length)) rows.push(row);
    }
    return rows;
  }

  /** So many occurrences of terms from one text up to, not including, another, by term. */
  occurrences(from: string, to: string, limit: number): readonly TermOccurrence[] {
    const all = this.all().map(({ occurrences }) => occurrences.all(from, to, limit));
    const [only = []] = all;
    // Of a term before the last one each table has given all, since it gives as many as are wanted in all.
    return all.length < 2 ? only : all.flat().sort(byTerm).slice(0, limit);
  }

  /** Write the texts of a row that is not there yet, by column, as UTF-8. */
  add(row: number, texts: readonly Uint8Array[]): void {
    this.tableOf(row).add.run(row, ...texts);
  }

  /** The same of a row that may be there. */
  replace(row: number, texts: readonly Uint8Array[]): void {
    this.tableOf(row).replace.run(row, ...texts);
  }

  remove(row: number): void {
    this.known().get(this.numberOf(row))?.remove.run(row);
  }

  /**
   * Begin to merge all segments of each table into one, which leaves no term of documents that are gone; `merge`
   * continues. Does nothing where there is only one.
   */
  mergeAll(): void {
    for (const { merge } of this.all()) merge.run(-MERGED_PAGES);
  }

  /** Merge segments for so many milliseconds. @returns whether some are left to merge */
  merge(milliseconds: number): 'done' | 'more' {
    const end = performance.now() + milliseconds;
    for (const { merge } of this.all()) {
      while (this.hasMerged(merge)) if (performance.now() >= end) return 'more';
    }
    return 'done';
  }

  /** How much memory terms take before they are written as a segment. */
  setTermBuffer(size: TermBuffer): void {
    this.termBuffer = size;
    for (const number of this.known().keys()) this.configure(number, TERM_BUFFERS[size]);
  }

  /** Call when a transaction was rolled back: it may have made a table. */
  forget(): void {
    this.tables = undefined;
  }

  private hasMerged(merge: WordTable['merge']): boolean {
    const before = this.totalChanges.get() ?? 0;
    merge.run(MERGED_PAGES);
    // The statement itself counts as one change; merging makes more.
    return (this.totalChanges.get() ?? 0) - before >= 2;
  }

  private numberOf(row: number): number {
    return Math.floor(row / this.rowsOfTable);
  }

  /** The table of a row, which is made when it is missing. */
  private tableOf(row: number): WordTable {
    const number = this.numberOf(row);
    const known = this.known().get(number);
    if (known !== undefined) return known;
    this.database.exec(`
      CREATE VIRTUAL TABLE ${nameOf(number)} USING fts5(
        ${TEXT_COLUMNS.join(', ')}, content='', contentless_delete=1, tokenize='ascii');
      CREATE VIRTUAL TABLE occurrence${suffixOf(number)} USING fts5vocab(${nameOf(number)}, 'instance');
    `);
    this.configure(number, { ...MERGING, ...TERM_BUFFERS[this.termBuffer] });
    // In order of their numbers.
    this.forget();
    return this.known().get(number) ?? tableIn(this.database, number);
  }

  private all(): readonly WordTable[] {
    return [...this.known().values()];
  }

  private known(): ReadonlyMap<number, WordTable> {
    if (this.tables === undefined) {
      const numbers = wordTablesIn(this.database).map(numberIn);
      this.tables = new Map(numbers.map((number) => [number, tableIn(this.database, number)]));
    }
    return this.tables;
  }

  /** Settings are stored with the table. */
  private configure(number: number, settings: Readonly<Record<string, number>>): void {
    const name = nameOf(number);
    for (const [setting, value] of Object.entries(settings)) {
      this.database.exec(`INSERT INTO ${name} (${name}, rank) VALUES ('${setting}', ${String(value)})`);
    }
  }
}

/** Names of the full-text tables of a file, in order of their rows. */
export function wordTablesIn(database: Database): readonly string[] {
  const names = database.prepareValues<[], string>("SELECT name FROM sqlite_schema WHERE name GLOB 'word*'").all();
  return names.filter((name) => /^word[0-9]*$/.test(name)).sort((a, b) => numberIn(a) - numberIn(b));
}

function numberIn(name: string): number {
  return Number(name.slice('word'.length));
}

function nameOf(number: number): string {
  return `word${suffixOf(number)}`;
}

function suffixOf(number: number): string {
  return number === 0 ? '' : String(number);
}

function tableIn(database: Database, number: number): WordTable {
  const name = nameOf(number);
  // FTS5 passes over a limit that is no integer.
  const row = 'CAST(? AS INTEGER)';
  const texts = `INTO ${name} (rowid, ${TEXT_COLUMNS.join(', ')}) VALUES (?${', ?'.repeat(TEXT_COLUMNS.length)})`;
  return {
    matching: database.prepareValues(`SELECT rowid >> 1 FROM ${name} WHERE ${name} MATCH ?`),
    matchingRows: database.prepareValues(
      `SELECT rowid FROM ${name} WHERE ${name} MATCH ? AND rowid > ${row} AND rowid <= ${row} LIMIT ?`,
    ),
    occurrences: database.prepareArrays(
      `SELECT term, doc >> 1, col FROM occurrence${suffixOf(number)} WHERE term >= ? AND term < ? LIMIT ?`,
    ),
    add: database.prepare(`INSERT ${texts}`),
    replace: database.prepare(`INSERT OR REPLACE ${texts}`),
    remove: database.prepare(`DELETE FROM ${name} WHERE rowid = ?`),
    merge: database.prepare(`INSERT INTO ${name} (${name}, rank) VALUES ('merge', ?)`),
  };
}

/** As FTS5 orders them, by their bytes. */
function byTerm([a]: TermOccurrence, [b]: TermOccurrence): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
