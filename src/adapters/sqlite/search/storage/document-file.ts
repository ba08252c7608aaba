import type { Database, InsertStatement, Statement } from '../../database.js';
import type { Urn } from '../../../../kernel/urn.js';
import type { Position } from '../../../../change-log/position.js';
import type { PurgePace } from '../../../../change-log/purge-pace.js';
import { purgeFile } from '../../purge-file.js';
import { openSqliteFile, type SqliteFile, removeSqliteFile } from '../../sqlite-file.js';
import { COLUMN_SCHEMA, ColumnPages } from './column-pages.js';
import { RANK_SCHEMA, StoredRanks } from './stored-ranks.js';
import { MakingTable } from '../../making-table.js';
import { type PositionRow, storedPosition } from '../../stored-position.js';
import { asStoreFault, isCorruption, sqliteCode } from '../../sqlite-fault.js';
import { TEXT_COLUMNS, type TextColumn } from '../../../../text-search/index-text.js';

/**
 * One stored document. `keywords` and `texts` are JSON of its index fields by aspect, split so that filters and facets
 * can be loaded without the long texts. `factor`: of its score. `nameLength`: tokens in its name.
 */
export interface DocumentRow {
  readonly id: number;
  readonly urn: Urn;
  readonly type: string;
  readonly keywords: string;
  readonly texts: string;
  readonly factor: number;
  readonly nameLength: number;
}

/** What is not in the texts of a document. */
export type DocumentFacts = Pick<DocumentRow, 'factor' | 'id' | 'nameLength' | 'type' | 'urn'>;

const CACHE_BYTES = 10 * 1024 * 1024;
/** Grows when a file that an older version wrote must not be read. */
const LAYOUT = 10;

/**
 * `document`: see DocumentRow. `free`: see FreeIds. `word`: the full-text table, with the texts of a document in the
 * rows 2 * id and 2 * id + 1, see `index-text.ts`.
 */
const SCHEMA = `
  CREATE TABLE progress (
    layout INTEGER NOT NULL, signature TEXT NOT NULL, store_id TEXT NOT NULL, seq INTEGER NOT NULL,
    digest TEXT, opening TEXT);
  CREATE TABLE document (
    id INTEGER PRIMARY KEY, urn TEXT NOT NULL UNIQUE, type TEXT NOT NULL, factor REAL NOT NULL,
    name_length INTEGER NOT NULL, keywords TEXT NOT NULL, texts TEXT NOT NULL);
  CREATE TABLE free (id INTEGER PRIMARY KEY);
  ${COLUMN_SCHEMA}
  ${RANK_SCHEMA}
  CREATE VIRTUAL TABLE word USING fts5(
    ${TEXT_COLUMNS.join(', ')}, content='', contentless_delete=1, tokenize='ascii');
  CREATE VIRTUAL TABLE occurrence USING fts5vocab(word, 'instance');
`;

const FIELDS = 'id, urn, type, keywords, texts, factor, name_length AS nameLength';

/**
 * FTS5 writes a segment for every transaction. By itself it merges them inside of writes and commits, for up to 100 ms;
 * here `mergeSegments` does it in slices, and far more segments must gather before FTS5 steps in. A merge writes terms
 * again, so it waits for 16 segments of a size, or until half of a segment is deleted.
 */
const MERGING = `
  INSERT INTO word (word, rank) VALUES ('automerge', 0);
  INSERT INTO word (word, rank) VALUES ('crisismerge', 64);
  INSERT INTO word (word, rank) VALUES ('usermerge', 16);
  INSERT INTO word (word, rank) VALUES ('deletemerge', 50);
`;
/** Pages of merged segments that one statement writes; about a millisecond. */
const MERGED_PAGES = 16;

/**
 * Memory for terms that are not written yet. `small`: the default of FTS5. `large`: fewer segments are left to merge.
 */
const TERM_BUFFER_BYTES = { small: 1024 * 1024, large: 4 * 1024 * 1024 } as const;

/** Statements over one file of search documents. Synchronous; throws what the driver throws. */
export class DocumentFile {
  readonly byUrn: Statement<[string], DocumentRow>;
  readonly byId: Statement<[number], DocumentRow>;
  readonly after: Statement<[string, number], DocumentRow>;
  /** How far the file is while it is in the making. */
  readonly making: MakingTable;
  /** The pages of the columns. */
  readonly columns: ColumnPages;
  /** The order of URNs, as it was stored last. */
  readonly ranks: StoredRanks;
  /** Ids of so many documents after a URN, by URN. */
  readonly order: Statement<[string, number], number>;
  readonly urnOf: Statement<[number], Urn>;
  readonly idOf: Statement<[string], number>;
  /**
   * Documents of which a row matches an expression, by id; one of which both rows match is there twice, in succession.
   */
  readonly matching: Statement<[string], number>;
  /**
   * Rows of the full-text table that match an expression: so many of those after one row, up to another, in order.
   */
  readonly matchingRows: Statement<[string, number, number, number], number>;
  /** So many occurrences of terms from one text up to, not including, another: term, document, column, by term. */
  readonly occurrences: Statement<[string, string, number], [string, number, TextColumn]>;
  /** Gives the id; a new one, higher than all others, for `null`. */
  readonly insert: InsertStatement<[number | null, string, string, number, number, string, string]>;
  readonly update: Statement<[string, number, number, string, string, number]>;
  readonly remove: Statement<[number]>;
  /** Texts by column, as UTF-8. Only for a row that is not there yet. */
  readonly addTexts: Statement<[number, ...Uint8Array[]]>;
  readonly replaceTexts: Statement<[number, ...Uint8Array[]]>;
  readonly removeTexts: Statement<[number]>;
  private readonly selectLimit: Statement<[], number | null>;
  private readonly merge: Statement<[number]>;
  private readonly totalChanges: Statement<[], number>;

  /** Signature of the fields that its documents were made with. */
  readonly signature: string;

  private constructor(
    private readonly file: SqliteFile,
    current: string,
  ) {
    const { database } = file;
    this.signature =
      database.prepareValues<[number], string>('SELECT signature FROM progress WHERE layout = ?').get(LAYOUT) ??
      current;
    this.byUrn = database.prepare(`SELECT ${FIELDS} FROM document WHERE urn = ?`);
    this.byId = database.prepare(`SELECT ${FIELDS} FROM document WHERE id = ?`);
    this.after = database.prepare(`SELECT ${FIELDS} FROM document WHERE urn > ? ORDER BY urn LIMIT ?`);
    this.making = new MakingTable(database, { layout: String(LAYOUT), signature: current });
    this.columns = new ColumnPages(database, file.readAhead);
    this.ranks = new StoredRanks(database);
    this.selectLimit = database.prepareValues('SELECT max(id) + 1 FROM document');
    this.order = database.prepareValues('SELECT id FROM document WHERE urn > ? ORDER BY urn LIMIT ?');
    this.urnOf = database.prepareValues('SELECT urn FROM document WHERE id = ?');
    this.idOf = database.prepareValues('SELECT id FROM document WHERE urn = ?');
    this.matching = database.prepareValues('SELECT rowid >> 1 FROM word WHERE word MATCH ?');
    // FTS5 passes over a limit that is no integer.
    const row = 'CAST(? AS INTEGER)';
    this.matchingRows = database.prepareValues(
      `SELECT rowid FROM word WHERE word MATCH ? AND rowid > ${row} AND rowid <= ${row} LIMIT ?`,
    );
    this.occurrences = database.prepareArrays(
      'SELECT term, doc >> 1, col FROM occurrence WHERE term >= ? AND term < ? LIMIT ?',
    );
    this.insert = database.prepareInsert(
      'INSERT INTO document (id, urn, type, factor, name_length, keywords, texts) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.update = database.prepare(
      'UPDATE document SET type = ?, factor = ?, name_length = ?, keywords = ?, texts = ? WHERE id = ?',
    );
    this.remove = database.prepare('DELETE FROM document WHERE id = ?');
    const textRow = `INTO word (rowid, ${TEXT_COLUMNS.join(', ')}) VALUES (?${', ?'.repeat(TEXT_COLUMNS.length)})`;
    this.addTexts = database.prepare(`INSERT ${textRow}`);
    this.replaceTexts = database.prepare(`INSERT OR REPLACE ${textRow}`);
    this.removeTexts = database.prepare('DELETE FROM word WHERE rowid = ?');
    this.merge = database.prepare("INSERT INTO word (word, rank) VALUES ('merge', ?)");
    this.totalChanges = database.prepareValues('SELECT total_changes()');
  }

  /**
   * Open a file, or make an empty one.
   * @param current signature of the fields that documents of a new file are made with
   * @returns `undefined` when the file is damaged or of another layout
   * @throws StoreUnavailable when it cannot be used now, as on a full disk; it is unchanged
   */
  static open(path: string, current: string): DocumentFile | undefined {
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: CACHE_BYTES });
    if (opening.kind === 'corrupt') return undefined;
    const { file } = opening;
    const { database } = file;
    try {
      const made = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'progress'").get() !== undefined;
      if (!made) database.exec(SCHEMA);
      database.exec(MERGING);
      return new DocumentFile(file, current);
    } catch (error) {
      if (sqliteCode(error) !== undefined && !isCorruption(error)) {
        file.abandon();
        throw asStoreFault(error);
      }
      // Another layout, or damage that the check at opening does not see.
      file.destroy();
      return undefined;
    }
  }

  /** A new file; whatever is at the path is removed. */
  static create(path: string, current: string): DocumentFile | undefined {
    removeSqliteFile(path);
    return DocumentFile.open(path, current);
  }

  get database(): Database {
    return this.file.database;
  }

  get path(): string {
    return this.file.path;
  }

  /** One more than the highest id of a document. */
  get limit(): number {
    return this.selectLimit.get() ?? 0;
  }

  /** Whether its pages are still to be checked. */
  get check(): 'done' | 'due' {
    return this.file.check;
  }

  checked(): void {
    this.file.checked();
  }

  /** `undefined` when the file was not finished, or was made by another version. */
  position(): Position | undefined {
    const row = this.file.database
      .prepare<[number], PositionRow>('SELECT store_id AS storeId, seq, digest, opening FROM progress WHERE layout = ?')
      .get(LAYOUT);
    return storedPosition(row);
  }

  setPosition({ storeId, seq, proof }: Position): void {
    this.file.database.exec('DELETE FROM progress');
    this.file.database
      .prepare<[number, string, string, number, string | null, string | null]>(
        'INSERT INTO progress VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(LAYOUT, this.signature, storeId, seq, proof?.digest ?? null, proof?.opening ?? null);
  }

  /**
   * Begin to merge all segments into one, which leaves no term of documents that are gone; `mergeSegments` continues.
   * Does nothing when there is only one.
   */
  mergeAll(): void {
    this.merge.run(-MERGED_PAGES);
  }

  /** Merge segments of the full-text index for so many milliseconds. @returns whether some are left to merge */
  mergeSegments(milliseconds: number): 'done' | 'more' {
    const end = performance.now() + milliseconds;
    do {
      const before = this.totalChanges.get() ?? 0;
      this.merge.run(MERGED_PAGES);
      // The statement itself counts as one change; merging makes more.
      if ((this.totalChanges.get() ?? 0) - before < 2) return 'done';
    } while (performance.now() < end);
    return 'more';
  }

  /** How much memory terms take before they are written as a segment of the full-text index. */
  setTermBuffer(size: keyof typeof TERM_BUFFER_BYTES): void {
    this.file.database.exec(`INSERT INTO word (word, rank) VALUES ('hashsize', ${String(TERM_BUFFER_BYTES[size])})`);
  }

  /** Begin a transaction that lasts until `commit`; only for a file that nobody reads yet. */
  begin(): void {
    if (!this.file.database.inTransaction) this.file.database.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    if (this.file.database.inTransaction) this.file.database.exec('COMMIT');
  }

  /** Write as part of the transaction that is open, or in one of its own. */
  write(work: () => void): void {
    if (this.file.database.inTransaction) {
      work();
      return;
    }
    this.begin();
    try {
      work();
      this.commit();
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  private rollBack(): void {
    if (this.file.database.inTransaction) this.file.database.exec('ROLLBACK');
  }

  /** See purgeFile. */
  purge(pace: PurgePace, flush: () => void): Promise<void> {
    return purgeFile(this.file, pace, flush);
  }

  close(): void {
    this.file.close();
  }

  /** Close it without waiting for the disk: it is in the making, and is checked when it is opened again. */
  abandon(): void {
    this.file.abandon();
  }

  destroy(): void {
    this.file.destroy();
  }
}
