import { crc32 } from 'node:zlib';
import type { Database, InsertStatement, Statement } from '../../database.js';
import type { ReadAhead, StoredRow } from '../../read-ahead.js';
import type { RowBuffers } from '../../row-buffers.js';
import type { KeyRange } from '../../large-row-reader.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { Column } from '../memory/column.js';
import type { ValueDictionary } from '../memory/value-dictionary.js';
import { ColumnPage, HEADER, PAGE_DOCUMENTS, WORD } from './column-page.js';
import { encodeChanged, encodePage, type SharedNumber } from './page-encoding.js';
import { encodeExtremes, FEW_VALUES, type PageExtremes, readExtremes } from './page-extremes.js';
import { extremesAfter, type PageChange } from './changed-extremes.js';
import { SHARED_SCHEMA, SharedDictionaries } from './shared-dictionaries.js';
import type { SharedValues } from './shared-values.js';

/**
 * `field`: names of fields by number. `page`: see ColumnPage, by field and place, with how often it was written, and
 * its checksum: proof of what was read without the engine, which may be of another time (D-232). `extreme`: see
 * PageExtremes. `stale`: fields of documents that pages are behind of, see PendingColumns, with their values as JSON,
 * or without when these are to be taken from the document; the field ALL_FIELDS stands for all that a document has.
 */
export const COLUMN_SCHEMA = `
  CREATE TABLE field (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE page (
    key INTEGER PRIMARY KEY, version INTEGER NOT NULL, checksum INTEGER NOT NULL, data BLOB NOT NULL);
  CREATE TABLE extreme (key INTEGER PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE stale (
    id INTEGER NOT NULL, field INTEGER NOT NULL, data TEXT, PRIMARY KEY (id, field)) WITHOUT ROWID;
  ${SHARED_SCHEMA}
`;

/** Above the number of every field, so that it comes after them. */
const ALL_FIELDS = 2 ** 30;
/** Distinct values of a page from which on it may share values with others. */
const MANY_VALUES = 1024;
/** Pages of a field whose sizes stand for those of all. */
const MEASURED = 16;
/** Keys of the pages of a field: its number times this, and the place of the page. */
const PLACES = 2 ** 24;

/**
 * A field of a document that pages are behind of. `name`: `null` for all that the document has. `data`: JSON of its
 * values; `null` when they are those of the document.
 */
export type StaleField = readonly [id: number, name: string | null, data: string | null, field: number];

/** Rows of pages that were read ahead, by their keys. */
export type ReadPages = ReadonlyMap<number, StoredRow>;

/** The pages of all columns in a file of documents. Synchronous; throws what the driver throws. */
export class ColumnPages {
  private readonly select: Statement<[number], Uint8Array>;
  private readonly selectProof: Statement<[number], readonly [version: number, checksum: number]>;
  private readonly selectSize: Statement<[number], number>;
  private readonly selectLast: Statement<[number, number], number | null>;
  private readonly selectKeys: Statement<[number, number], number>;
  private readonly replace: Statement<[number, number, Uint8Array]>;
  private readonly remove: Statement<[number]>;
  private readonly selectExtremes: Statement<[number], string>;
  private readonly replaceExtremes: Statement<[number, string]>;
  private readonly removeExtremes: Statement<[number]>;
  private readonly addField: InsertStatement<[string]>;
  private readonly selectFields: Statement<[], [number, string]>;
  private readonly selectStale: Statement<[number, number, number], StaleField>;
  private readonly addStaleField: Statement<[number, number, string | null]>;
  private readonly removeStaleId: Statement<[number]>;
  private readonly shared: SharedDictionaries;
  private numbers: Map<string, number> | undefined;

  constructor(
    database: Database,
    private readonly ahead: Pick<ReadAhead, 'begin' | 'rows'>,
  ) {
    this.shared = new SharedDictionaries(database);
    this.select = database.prepareValues('SELECT data FROM page WHERE key = ?');
    this.selectProof = database.prepareArrays('SELECT version, checksum FROM page WHERE key = ?');
    this.selectSize = database.prepareValues('SELECT length(data) FROM page WHERE key = ?');
    this.selectLast = database.prepareValues('SELECT max(key) FROM page WHERE key >= ? AND key < ?');
    this.selectKeys = database.prepareValues('SELECT key FROM page WHERE key >= ? AND key < ?');
    this.replace = database.prepare(
      'INSERT INTO page VALUES (?, 1, ?, ?) ON CONFLICT (key) DO UPDATE SET ' +
        'version = version + 1, checksum = excluded.checksum, data = excluded.data',
    );
    this.remove = database.prepare('DELETE FROM page WHERE key = ?');
    this.selectExtremes = database.prepareValues('SELECT data FROM extreme WHERE key = ?');
    this.replaceExtremes = database.prepare('INSERT OR REPLACE INTO extreme VALUES (?, ?)');
    this.removeExtremes = database.prepare('DELETE FROM extreme WHERE key = ?');
    this.addField = database.prepareInsert('INSERT INTO field (name) VALUES (?)');
    this.selectFields = database.prepareArrays('SELECT number, name FROM field');
    this.selectStale = database.prepareArrays(
      'SELECT id, name, data, field FROM stale LEFT JOIN field ON number = field WHERE (id, field) > (?, ?) ' +
        'ORDER BY id, field LIMIT ?',
    );
    this.addStaleField = database.prepare('INSERT OR REPLACE INTO stale VALUES (?, ?, ?)');
    this.removeStaleId = database.prepare('DELETE FROM stale WHERE id = ?');
  }

  /**
   * `undefined` when no document of the page has a value.
   * @param ahead what `readAhead` gave: used as far as it is what the engine has now, and looked at by the result
   */
  page(field: string, place: number, ahead?: ReadPages): ColumnPage | undefined {
    const key = this.key(field, place);
    if (key === undefined) return undefined;
    const data = this.proven(key, ahead?.get(key)) ?? this.select.get(key);
    return data === undefined ? undefined : this.pageFrom(Math.floor(key / PLACES), data);
  }

  /** Whether any document of the page has a value, without reading it. */
  has(field: string, place: number): boolean {
    const key = this.key(field, place);
    return key !== undefined && this.selectProof.get(key) !== undefined;
  }

  /** Read pages of a field from one place up to, not including, another, without keeping this thread. Never rejects. */
  async readAhead(field: string, { from, to }: KeyRange, buffers: RowBuffers): Promise<ReadPages> {
    const number = this.known().get(field);
    if (number === undefined) return new Map();
    const keys = { from: number * PLACES + from, to: number * PLACES + to };
    const rows = await this.ahead.rows('page', keys, buffers);
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** Make reading ahead ready if there is a field whose pages have so many bytes. */
  beginReadAhead(least: number): void {
    for (const field of this.known().keys()) {
      if (this.size(field) < least) continue;
      this.ahead.begin();
      return;
    }
  }

  /** The same of what pages of a field share. */
  async readSharedAhead(field: string): Promise<void> {
    const number = this.known().get(field);
    const keys = number === undefined ? undefined : this.shared.keysToRead(number);
    if (keys !== undefined) await this.ahead.rows('shared', keys);
  }

  /**
   * Read in steps what pages of a field share, which is read at once else with the first of them.
   * @returns `undefined` when they share nothing
   */
  *loadShared(field: string): Generator<undefined, ValueDictionary | undefined> {
    const number = this.known().get(field);
    return number === undefined ? undefined : (yield* this.shared.load(number))?.dictionary;
  }

  /** Bytes of all pages of a field, as far as some of them tell: to ask for each would read a part of the file. */
  size(field: string): number {
    const number = this.known().get(field);
    if (number === undefined) return 0;
    const first = number * PLACES;
    const pages = (this.selectLast.get(first, first + PLACES) ?? first - 1) - first + 1;
    const asked = Math.min(pages, MEASURED);
    let bytes = 0;
    for (let at = 0; at < asked; at++) bytes += this.selectSize.get(first + Math.floor((at * pages) / asked)) ?? 0;
    return asked === 0 ? 0 : (bytes * pages) / asked;
  }

  /** The first and last documents of a page in order of the field; `undefined` for a page that has no such lists. */
  extremes(field: string, place: number): PageExtremes | undefined {
    const key = this.key(field, place);
    const data = key === undefined ? undefined : this.selectExtremes.get(key);
    return data === undefined ? undefined : readExtremes(data);
  }

  /** Memory of the values that pages share. */
  get bytes(): number {
    return this.shared.bytes;
  }

  /** Write a page: the first so many documents of a column. */
  write(field: string, place: number, column: Column, documents: number): void {
    const isSharing = column.dictionary.limit > MANY_VALUES;
    const shared = isSharing ? this.shared.of(this.number(field)) : undefined;
    const data = encodePage(column, documents, shared === undefined ? undefined : sharedNumber(shared, place));
    this.store(field, place, data, immediately(encodeExtremes(column, documents)));
  }

  /**
   * Write a page with other values of some documents, by their ids, in steps. All of it is written by the last one;
   * nobody else may write this page before. Only inside a transaction, which may be another one for each step.
   */
  *change(field: string, place: number, values: ReadonlyMap<number, FieldValues>): Stepwise<void> {
    const base = place * PAGE_DOCUMENTS;
    const changes = new Map<number, FieldValues>();
    // Entries of a Map that is iterated are objects, here thousands of them.
    values.forEach((own, id) => changes.set(id - base, own));
    // Between two steps what is shared may have been evicted, or swept: numbers that it got since mean nothing then.
    if (!(yield* this.tryChange(field, place, changes))) immediately(this.tryChange(field, place, changes));
  }

  /** What pages are behind of: so much after a field of a document, by document, of each all that it has last. */
  stale(id: number, field: number, limit: number): readonly StaleField[] {
    return this.selectStale.all(id, field, limit);
  }

  /** @param field absent: all that the document has. @param data JSON of its values; absent: those of the document */
  addStale(id: number, field?: string, data?: string): void {
    this.addStaleField.run(id, field === undefined ? ALL_FIELDS : this.number(field), data ?? null);
  }

  removeStale(id: number): void {
    this.removeStaleId.run(id);
  }

  /** Call when the transaction was rolled back. */
  forget(): void {
    this.numbers = undefined;
    this.shared.forget();
  }

  /**
   * Overwrite values that no page shares any more, after a look at all pages of their field, one in each step.
   * @param write calls what it is given in a transaction of its own
   */
  *removeUnshared(write: (work: () => void) => void): Generator<undefined> {
    for (const field of this.shared.fields()) {
      this.shared.beginSweep(field);
      for (const key of this.selectKeys.all(field * PLACES, (field + 1) * PLACES)) {
        const page = this.pageOf(field, key % PLACES);
        if (page !== undefined) this.shared.noteUsed(field, page);
        yield;
      }
      write(() => {
        this.shared.endSweep();
      });
    }
  }

  private pageOf(field: number, place: number): ColumnPage | undefined {
    const data = this.select.get(field * PLACES + place);
    return data === undefined ? undefined : this.pageFrom(field, data);
  }

  /** What was read of a page, where it is what the engine has. */
  private proven(key: number, ahead: StoredRow | undefined): Uint8Array | undefined {
    if (ahead === undefined) return undefined;
    const [version, checksum] = this.selectProof.get(key) ?? [];
    const isSame = ahead.numbers[0] === version && ahead.numbers[1] === checksum;
    return isSame && (ahead.isOfOneCommit || crc32(ahead.data) === checksum) ? ahead.data : undefined;
  }

  private pageFrom(field: number, data: Uint8Array): ColumnPage {
    return new ColumnPage(data, () => this.shared.of(field).dictionary);
  }

  /** @returns whether it was written */
  private *tryChange(field: string, place: number, changes: PageChange['changes']): Stepwise<boolean> {
    const page = this.page(field, place) ?? new ColumnPage(new Uint8Array(HEADER * WORD));
    let shared: SharedValues | undefined;
    const sharedBy = (distinct: number): Stepwise<SharedValues | undefined> => this.sharedBy(field, page, distinct);
    const data = yield* encodeChanged(page, changes, function* (distinct) {
      shared = yield* sharedBy(distinct);
      return shared === undefined ? undefined : sharedNumber(shared, place);
    });
    yield;
    let extremes: string | undefined;
    if (data !== undefined) {
      const { dictionary } = shared ?? {};
      const written = new ColumnPage(data, dictionary === undefined ? undefined : (): ValueDictionary => dictionary);
      extremes = yield* this.changedExtremes(field, place, { changes, written });
      yield;
    }
    if (shared !== undefined && !this.shared.isKept(this.number(field), shared)) return false;
    this.store(field, place, data, extremes);
    return true;
  }

  /** What a page of so many distinct values shares with others, read in steps: of a million documents it is long. */
  private *sharedBy(field: string, page: ColumnPage, distinct: number): Stepwise<SharedValues | undefined> {
    if (page.highestShared === 0 && distinct <= MANY_VALUES) return undefined;
    const number = this.number(field);
    return (yield* this.shared.load(number)) ?? this.shared.of(number);
  }

  /** @param extremes of the page that is written */
  private store(field: string, place: number, data: Uint8Array | undefined, extremes: string | undefined): void {
    if (data === undefined) {
      const known = this.key(field, place);
      if (known !== undefined) this.removePage(known);
      return;
    }
    const number = this.number(field);
    const key = number * PLACES + place;
    const page = this.pageFrom(number, data);
    this.shared.store(number);
    this.shared.noteUsed(number, page);
    this.replace.run(key, crc32(data), data);
    if (extremes === undefined) this.removeExtremes.run(key);
    else this.replaceExtremes.run(key, extremes);
  }

  private *changedExtremes(field: string, place: number, change: PageChange): Stepwise<string | undefined> {
    const { written } = change;
    const before = this.extremes(field, place);
    if (before === undefined && written.highestShared === 0 && written.values <= FEW_VALUES) return undefined;
    const after = before === undefined ? undefined : yield* extremesAfter(before, change);
    if (after !== undefined) return JSON.stringify(after);
    const column = new Column();
    column.addPage(written, 0, yield* column.addValues(written));
    yield;
    return yield* encodeExtremes(column, written.documents);
  }

  private removePage(key: number): void {
    this.remove.run(key);
    this.removeExtremes.run(key);
  }

  private key(field: string, place: number): number | undefined {
    const number = this.known().get(field);
    return number === undefined ? undefined : number * PLACES + place;
  }

  /** A field that is new gets a number. */
  private number(field: string): number {
    const known = this.known().get(field);
    if (known !== undefined) return known;
    const number = this.addField.run(field);
    this.known().set(field, number);
    return number;
  }

  private known(): Map<string, number> {
    return (this.numbers ??= new Map(this.selectFields.all().map(([number, name]) => [name, number])));
  }
}

function sharedNumber(shared: SharedValues, place: number): SharedNumber {
  return (values, own) => shared.numberOf(values, own, place);
}

/** Place of the page that has a document. */
export function placeOf(id: number): number {
  return Math.floor(id / PAGE_DOCUMENTS);
}
