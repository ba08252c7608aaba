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
import { WordTables } from './word-tables.js';

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
const LAYOUT = 11;

/**
 * `document`: see DocumentRow. `free`: see FreeIds. Full-text tables are made when they are needed, see WordTables; the
 * texts of a document are in the rows 2 * id and 2 * id + 1, see `index-text.ts`.
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
`;

const FIELDS = 'id, urn, type, keywords, texts, factor, name_length AS nameLength';

/** Statements over one file of search documents. Synchronous; throws what the driver throws. */
export class DocumentFile {
  readonly byUrn: Statement<[string], DocumentRow>;
  readonly byId: Statement<[number], DocumentRow>;
  readonly after: Statement<[string, number], DocumentRow>;
  /** How far the file is while it is in the making. */
  readonly making: MakingTable;
  /** The pages of the columns. */
  readonly columns: ColumnPages;
  /** The full-text index. */
  readonly words: WordTables;
  /** The order of URNs, as it was stored last. */
  readonly ranks: StoredRanks;
  /** Ids of so many documents after a URN, by URN. */
  readonly order: Statement<[string, number], number>;
  readonly urnOf: Statement<[number], Urn>;
  readonly idOf: Statement<[string], number>;
  /** Gives the id; a new one, higher than all others, for `null`. */
  readonly insert: InsertStatement<[number | null, string, string, number, number, string, string]>;
  readonly update: Statement<[string, number, number, string, string, number]>;
  readonly remove: Statement<[number]>;
  private readonly selectLimit: Statement<[], number | null>;

  /** Signature of the fields that its documents were made with. */
  readonly signature: string;

  private constructor(
    readonly file: SqliteFile,
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
    this.words = new WordTables(database);
    this.columns = new ColumnPages(database, file.readAhead);
    this.ranks = new StoredRanks(database);
    this.selectLimit = database.prepareValues('SELECT max(id) + 1 FROM document');
    this.order = database.prepareValues('SELECT id FROM document WHERE urn > ? ORDER BY urn LIMIT ?');
    this.urnOf = database.prepareValues('SELECT urn FROM document WHERE id = ?');
    this.idOf = database.prepareValues('SELECT id FROM document WHERE urn = ?');
    this.insert = database.prepareInsert(
      'INSERT INTO document (id, urn, type, factor, name_length, keywords, texts) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.update = database.prepare(
      'UPDATE document SET type = ?, factor = ?, name_length = ?, keywords = ?, texts = ? WHERE id = ?',
    );
    this.remove = database.prepare('DELETE FROM document WHERE id = ?');
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
    this.words.forget();
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
