import type { Database, InsertStatement, Statement } from '../../database.js';
import type { Column } from '../memory/column.js';
import { ColumnPage, PAGE_DOCUMENTS } from './column-page.js';
import { encodePage } from './page-encoding.js';
import { encodeExtremes, type PageExtremes, readExtremes } from './page-extremes.js';

/**
 * `field`: names of fields by number. `page`: see ColumnPage, by field and place; `extreme`: see PageExtremes. `stale`:
 * fields of documents that pages are behind of, see PendingColumns; the field ALL_FIELDS stands for all that a
 * document has.
 */
export const COLUMN_SCHEMA = `
  CREATE TABLE field (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE page (key INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE extreme (key INTEGER PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE stale (id INTEGER NOT NULL, field INTEGER NOT NULL, PRIMARY KEY (id, field)) WITHOUT ROWID;
`;

const ALL_FIELDS = 0;
/** Keys of the pages of a field: its number times this, and the place of the page. */
const PLACES = 2 ** 24;

/** The pages of all columns in a file of documents. Synchronous; throws what the driver throws. */
export class ColumnPages {
  private readonly select: Statement<[number], Uint8Array>;
  private readonly selectSize: Statement<[number, number], number>;
  private readonly replace: Statement<[number, Uint8Array]>;
  private readonly remove: Statement<[number]>;
  private readonly selectExtremes: Statement<[number], string>;
  private readonly replaceExtremes: Statement<[number, string]>;
  private readonly removeExtremes: Statement<[number]>;
  private readonly addField: InsertStatement<[string]>;
  private readonly selectFields: Statement<[], [number, string]>;
  private readonly selectStale: Statement<[number, number], number>;
  private readonly selectStaleFields: Statement<[number], string | null>;
  private readonly addStaleField: Statement<[number, number]>;
  private readonly removeStaleId: Statement<[number]>;
  private numbers: Map<string, number> | undefined;

  constructor(database: Database) {
    this.select = database.prepareValues('SELECT data FROM page WHERE key = ?');
    this.selectSize = database.prepareValues('SELECT sum(length(data)) FROM page WHERE key >= ? AND key < ?');
    this.replace = database.prepare('INSERT OR REPLACE INTO page VALUES (?, ?)');
    this.remove = database.prepare('DELETE FROM page WHERE key = ?');
    this.selectExtremes = database.prepareValues('SELECT data FROM extreme WHERE key = ?');
    this.replaceExtremes = database.prepare('INSERT OR REPLACE INTO extreme VALUES (?, ?)');
    this.removeExtremes = database.prepare('DELETE FROM extreme WHERE key = ?');
    this.addField = database.prepareInsert('INSERT INTO field (name) VALUES (?)');
    this.selectFields = database.prepareArrays('SELECT number, name FROM field');
    this.selectStale = database.prepareValues('SELECT DISTINCT id FROM stale WHERE id > ? ORDER BY id LIMIT ?');
    this.selectStaleFields = database.prepareValues(
      'SELECT name FROM stale LEFT JOIN field ON number = field WHERE id = ?',
    );
    this.addStaleField = database.prepare('INSERT OR IGNORE INTO stale VALUES (?, ?)');
    this.removeStaleId = database.prepare('DELETE FROM stale WHERE id = ?');
  }

  /** `undefined` when no document of the page has a value. */
  page(field: string, place: number): ColumnPage | undefined {
    const key = this.key(field, place);
    const data = key === undefined ? undefined : this.select.get(key);
    return data === undefined ? undefined : new ColumnPage(data);
  }

  /** Bytes of all pages of a field. */
  size(field: string): number {
    const number = this.known().get(field);
    return number === undefined ? 0 : (this.selectSize.get(number * PLACES, (number + 1) * PLACES) ?? 0);
  }

  /** The first and last documents of a page in order of the field; `undefined` for a page that has no such lists. */
  extremes(field: string, place: number): PageExtremes | undefined {
    const key = this.key(field, place);
    const data = key === undefined ? undefined : this.selectExtremes.get(key);
    return data === undefined ? undefined : readExtremes(data);
  }

  /** Write a page: the first so many documents of a column. */
  write(field: string, place: number, column: Column, documents: number): void {
    const data = encodePage(column, documents);
    const known = this.key(field, place);
    if (data === undefined) {
      if (known !== undefined) this.removePage(known);
      return;
    }
    const key = known ?? this.number(field) * PLACES + place;
    this.replace.run(key, data);
    const extremes = encodeExtremes(column, documents);
    if (extremes === undefined) this.removeExtremes.run(key);
    else this.replaceExtremes.run(key, extremes);
  }

  /** Documents that pages are behind of: so many after an id, by id. */
  stale(after: number, limit: number): readonly number[] {
    return this.selectStale.all(after, limit);
  }

  /** Fields of a document that pages are behind of; `null`: all that it has. */
  staleFields(id: number): readonly (string | null)[] {
    return this.selectStaleFields.all(id);
  }

  /** @param field absent: all that the document has */
  addStale(id: number, field?: string): void {
    this.addStaleField.run(id, field === undefined ? ALL_FIELDS : this.number(field));
  }

  removeStale(id: number): void {
    this.removeStaleId.run(id);
  }

  /** Call when the transaction was rolled back. */
  forget(): void {
    this.numbers = undefined;
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

/** Place of the page that has a document. */
export function placeOf(id: number): number {
  return Math.floor(id / PAGE_DOCUMENTS);
}
