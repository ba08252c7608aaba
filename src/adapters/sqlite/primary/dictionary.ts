import type { Database, Statement } from '../database.js';
import { invariant } from '../../../kernel/assert-never.js';

interface DictionaryEntry<T> {
  readonly id: number;
  readonly text: T;
}

/** Above this many cached entries the cache is cleared: callers may send a new run id with every write. */
const MAX_CACHED = 10_000;

/**
 * Texts that occur in very many rows, stored once and referred to by a small number. A write-through cache of its
 * table.
 */
export class Dictionary<T extends string = string> {
  private readonly ids = new Map<T, number>();
  private readonly texts = new Map<number, T>();
  private readonly byText: Statement<[T], DictionaryEntry<T>>;
  private readonly byId: Statement<[number], DictionaryEntry<T>>;
  private readonly insert: Statement<[T], DictionaryEntry<T>>;

  constructor(
    database: Database,
    table: 'actor' | 'aspect' | 'entity_type' | 'run',
    private readonly maxId: number = Number.MAX_SAFE_INTEGER,
  ) {
    this.byText = database.prepare(`SELECT id, text FROM ${table} WHERE text = ?`);
    this.byId = database.prepare(`SELECT id, text FROM ${table} WHERE id = ?`);
    this.insert = database.prepare(`INSERT INTO ${table} (text) VALUES (?) RETURNING id, text`);
  }

  /** Number of a stored text; `undefined` when it is not stored. */
  find(text: T): number | undefined {
    return this.ids.get(text) ?? this.cache(this.byText.get(text))?.id;
  }

  /** Number of a text, which is stored now if it is new. Only inside a transaction. */
  idOf(text: T): number {
    const known = this.find(text);
    if (known !== undefined) return known;
    const made = this.cache(this.insert.get(text));
    invariant(made !== undefined && made.id <= this.maxId, `no number is left for "${text}"`);
    return made.id;
  }

  textOf(id: number): T {
    const known = this.texts.get(id) ?? this.cache(this.byId.get(id))?.text;
    invariant(known !== undefined, `no text has the number ${String(id)}`);
    return known;
  }

  /** Call after a rollback: entries that were added are no longer stored. */
  clearCache(): void {
    this.ids.clear();
    this.texts.clear();
  }

  private cache(entry: DictionaryEntry<T> | undefined): DictionaryEntry<T> | undefined {
    if (entry === undefined) return undefined;
    if (this.ids.size >= MAX_CACHED) this.clearCache();
    this.ids.set(entry.text, entry.id);
    this.texts.set(entry.id, entry.text);
    return entry;
  }
}
