import type { Database, Statement } from 'better-sqlite3';
import { invariant } from '../../../kernel/assert-never.js';

interface Word<T> {
  readonly id: number;
  readonly text: T;
}

/** Above this many remembered words all are forgotten: callers may send a new run id with every write. */
const REMEMBERED = 10_000;

/** Texts that repeat on very many rows, kept once and named by a small number. What it remembers is what the table says. */
export class Dictionary<T extends string = string> {
  private readonly ids = new Map<T, number>();
  private readonly texts = new Map<number, T>();
  private readonly byText: Statement<[T], Word<T>>;
  private readonly byId: Statement<[number], Word<T>>;
  private readonly insert: Statement<[T], Word<T>>;

  constructor(
    database: Database,
    table: 'actor' | 'aspect' | 'entity_type' | 'run',
    private readonly maxId: number = Number.MAX_SAFE_INTEGER,
  ) {
    this.byText = database.prepare(`SELECT id, text FROM ${table} WHERE text = ?`);
    this.byId = database.prepare(`SELECT id, text FROM ${table} WHERE id = ?`);
    this.insert = database.prepare(`INSERT INTO ${table} (text) VALUES (?) RETURNING id, text`);
  }

  /** Number of a text that was stored before; `undefined` when it was not. */
  find(text: T): number | undefined {
    return this.ids.get(text) ?? this.remember(this.byText.get(text))?.id;
  }

  /** Number of a text, stored now when it is new. Only inside a transaction. */
  idOf(text: T): number {
    const known = this.find(text);
    if (known !== undefined) return known;
    const made = this.remember(this.insert.get(text));
    invariant(made !== undefined && made.id <= this.maxId, `no number is left for "${text}"`);
    return made.id;
  }

  textOf(id: number): T {
    const known = this.texts.get(id) ?? this.remember(this.byId.get(id))?.text;
    invariant(known !== undefined, `no text has the number ${String(id)}`);
    return known;
  }

  /** After a rollback: words that were added are no longer there. */
  forget(): void {
    this.ids.clear();
    this.texts.clear();
  }

  private remember(word: Word<T> | undefined): Word<T> | undefined {
    if (word === undefined) return undefined;
    if (this.ids.size >= REMEMBERED) this.forget();
    this.ids.set(word.text, word.id);
    this.texts.set(word.id, word.text);
    return word;
  }
}
