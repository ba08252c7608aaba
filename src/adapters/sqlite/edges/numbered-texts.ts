import type { Database, Statement } from 'better-sqlite3';
import { invariant } from '../../../kernel/assert-never.js';

/** Texts remembered in either direction; beyond it all are forgotten and read again as they are needed. */
const REMEMBERED = 100_000;
/** The same while most texts come for the first time, and to remember one saves looking for it in vain. */
const REMEMBERED_WHILE_FILLED = 500_000;

/** Texts that stand once in a table of the edge graph and are named by their number elsewhere. */
export class NumberedTexts<T extends string = string> {
  private readonly ids = new Map<string, number>();
  private readonly texts = new Map<number, T>();
  private readonly byText: Statement<[string], number>;
  private readonly byId: Statement<[number], T>;
  private readonly insert: Statement<[string]>;
  /** Whether all of the table is remembered, as from an empty one on: what is not known is not there. */
  private remembered: 'all' | 'some';
  private limit = REMEMBERED;

  constructor(database: Database, table: 'name' | 'node', column: 'text' | 'urn') {
    this.byText = database.prepare<[string], number>(`SELECT id FROM ${table} WHERE ${column} = ?`).pluck();
    this.byId = database.prepare<[number], T>(`SELECT ${column} FROM ${table} WHERE id = ?`).pluck();
    this.insert = database.prepare(`INSERT INTO ${table} (${column}) VALUES (?)`);
    this.remembered = database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined ? 'all' : 'some';
  }

  /** Number of a text; `undefined` when it was never stored. */
  find(text: string): number | undefined {
    const known = this.ids.get(text);
    if (known !== undefined || this.remembered === 'all') return known;
    const stored = this.byText.get(text);
    if (stored !== undefined) this.rememberId(text, stored);
    return stored;
  }

  /** Number of a text, stored now when it is new. Only inside a transaction that is not undone afterwards. */
  idOf(text: T): number {
    const known = this.find(text);
    if (known !== undefined) return known;
    const id = Number(this.insert.run(text).lastInsertRowid);
    this.rememberId(text, id);
    return id;
  }

  textOf(id: number): T {
    const known = this.texts.get(id);
    if (known !== undefined) return known;
    const stored = this.byId.get(id);
    invariant(stored !== undefined, `no text has the number ${String(id)}`);
    if (this.texts.size >= REMEMBERED) this.texts.clear();
    this.texts.set(id, stored);
    return stored;
  }

  /** Remember more until all is forgotten. */
  fill(): void {
    this.limit = REMEMBERED_WHILE_FILLED;
  }

  /** After a transaction that was undone, and when enough was filled in. */
  forget(): void {
    this.limit = REMEMBERED;
    this.forgetIds();
    this.texts.clear();
  }

  private rememberId(text: string, id: number): void {
    if (this.ids.size >= this.limit) this.forgetIds();
    this.ids.set(text, id);
  }

  private forgetIds(): void {
    this.ids.clear();
    this.remembered = 'some';
  }
}
