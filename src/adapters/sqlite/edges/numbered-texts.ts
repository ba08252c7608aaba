import type { Database, Statement } from '../database.js';
import { invariant } from '../../../kernel/assert-never.js';
import { PackedTexts } from './packed-texts.js';

/** Numbers cached by text; beyond it the cache is cleared, and filled again as they are needed. */
const MAX_CACHED = 100_000;
/** The same while most texts are new, and a complete cache says so without a look-up. */
const MAX_CACHED_WHILE_FILLED = 500_000;
/** Bytes of texts cached by number: of those that were asked for last, and as many of those before them. */
const MOST_TEXT_BYTES = 48 * 1024 * 1024;
/** Memory of both at most, but for a word for each number: arrays grow by half (see `enlarged`). */
export const TEXT_CACHE_BYTES = 3 * MOST_TEXT_BYTES;
/** Texts that are read in one go, about two milliseconds. */
const READ_AT_ONCE = 1000;

/**
 * A dictionary: texts that are stored once in a table of the edges, and referred to by their number elsewhere. While
 * the file is open, no number is given twice, even when its text was removed.
 */
export class NumberedTexts<T extends string = string> {
  private readonly ids = new Map<string, number>();
  private texts = new PackedTexts<T>();
  /** Those that were asked for before `texts` began: what comes again is taken over, so that it stays (D-324). */
  private earlier = new PackedTexts<T>();
  private readonly byText: Statement<[string], number>;
  private readonly byId: Statement<[number], T>;
  private readonly page: Statement<[number, number], readonly [number, T]>;
  private readonly insert: Statement<[number, string]>;
  private highest: number;
  /** Whether the whole table is cached, as it is from an empty one on: a text that is not cached is not stored. */
  private cached: 'all' | 'some';
  private capacity = MAX_CACHED;

  /** @param most bytes of texts that are cached, about, and as many of those before */
  constructor(
    database: Database,
    table: 'name' | 'node',
    column: 'text' | 'urn',
    private readonly most = MOST_TEXT_BYTES,
  ) {
    this.byText = database.prepareValues<[string], number>(`SELECT id FROM ${table} WHERE ${column} = ?`);
    this.byId = database.prepareValues<[number], T>(`SELECT ${column} FROM ${table} WHERE id = ?`);
    this.page = database.prepareArrays(`SELECT id, ${column} FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`);
    this.insert = database.prepare(`INSERT INTO ${table} (id, ${column}) VALUES (?, ?)`);
    this.highest = database.prepareValues<[], number | null>(`SELECT max(id) FROM ${table}`).get() ?? 0;
    this.cached = this.highest === 0 ? 'all' : 'some';
  }

  /** Memory of the texts that are cached. */
  get bytes(): number {
    return this.texts.bytes + this.earlier.bytes;
  }

  /** One more than the highest number that was given. */
  get limit(): number {
    return this.highest + 1;
  }

  /** Number of a text; `undefined` when it was never stored. */
  find(text: string): number | undefined {
    const known = this.ids.get(text);
    if (known !== undefined || this.cached === 'all') return known;
    const stored = this.byText.get(text);
    if (stored !== undefined) this.keepId(text, stored);
    return stored;
  }

  /** Number of a text, stored now when it is new. Only inside a transaction; `forget` when it is rolled back. */
  idOf(text: T): number {
    const known = this.find(text);
    if (known !== undefined) return known;
    const id = ++this.highest;
    this.insert.run(id, text);
    this.keepId(text, id);
    return id;
  }

  textOf(id: number): T {
    const text = this.textIfAny(id);
    invariant(text !== undefined, `no text has the number ${String(id)}`);
    return text;
  }

  /** `undefined` when the text was removed. */
  textIfAny(id: number): T | undefined {
    const known = this.texts.get(id);
    if (known !== undefined) return known;
    const text = this.earlier.get(id) ?? this.byId.get(id);
    if (text === undefined) return undefined;
    if (this.texts.textBytes >= this.most) {
      this.earlier = this.texts;
      this.texts = new PackedTexts();
    }
    this.texts.add(id, text);
    return text;
  }

  /** Read texts as they are stored, as many as are cached, some in each step: for whoever needs most of them. */
  *load(): Generator<undefined> {
    this.forgetTexts();
    for (let last: number | undefined = 0; last !== undefined && this.texts.textBytes < this.most; yield) {
      const rows: readonly (readonly [number, T])[] = this.page.all(last, READ_AT_ONCE);
      for (const [id, text] of rows) this.texts.add(id, text);
      last = rows.at(-1)?.[0];
    }
  }

  /** Cache more until `forget` is called. */
  fill(): void {
    this.capacity = MAX_CACHED_WHILE_FILLED;
  }

  /** After a rollback, and when filling has ended. */
  forget(): void {
    this.capacity = MAX_CACHED;
    this.forgetIds();
    this.forgetTexts();
  }

  private keepId(text: string, id: number): void {
    if (this.ids.size >= this.capacity) this.forgetIds();
    this.ids.set(text, id);
  }

  private forgetTexts(): void {
    this.texts = new PackedTexts();
    this.earlier = new PackedTexts();
  }

  private forgetIds(): void {
    this.ids.clear();
    this.cached = 'some';
  }
}
