import type { Database, Statement } from '../../database.js';
import type { KeyRange } from '../../large-row-reader.js';
import type { ColumnPage } from './column-page.js';
import { type SharedSizes, SharedValues } from './shared-values.js';

/** `shared`: parts of the values that the pages of a field share, by field and number of the part; see SharedValues. */
export const SHARED_SCHEMA = `
  CREATE TABLE shared (key INTEGER PRIMARY KEY, data BLOB NOT NULL);
`;

/** Keys of the parts of a field: its number times this, and the number of the part. */
const PARTS = 2 ** 24;
/** Bytes in memory up to which the values of fields stay there that are not in use. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Values of a field that pages refer to. */
interface UsedValues {
  readonly field: number;
  readonly shared: SharedValues;
  readonly used: Uint8Array;
}

/** The values that pages share, of all fields. Fields are named by their numbers. */
export class SharedDictionaries {
  private readonly select: Statement<[number], Uint8Array>;
  private readonly selectSizes: Statement<[number, number], SharedSizes>;
  private readonly replace: Statement<[number, Uint8Array]>;
  private readonly selectFields: Statement<[], number>;
  /** By field; the one that was used last is the last one. */
  private readonly loaded = new Map<number, SharedValues>();
  private sweeping: UsedValues | undefined;
  /** How often stored parts were changed, or forgotten. */
  private changes = 0;

  constructor(database: Database) {
    this.select = database.prepareValues('SELECT data FROM shared WHERE key = ?');
    this.selectSizes = database.prepare(
      'SELECT count(*) AS parts, ifnull(sum(length(data)), 0) AS bytes FROM shared WHERE key >= ? AND key < ?',
    );
    this.replace = database.prepare('INSERT OR REPLACE INTO shared VALUES (?, ?)');
    this.selectFields = database.prepareValues(`SELECT DISTINCT key / ${String(PARTS)} FROM shared`);
  }

  /** Memory that it takes. */
  get bytes(): number {
    let bytes = 0;
    for (const shared of this.loaded.values()) bytes += shared.bytes;
    return bytes;
  }

  of(field: number): SharedValues {
    const known = this.loaded.get(field);
    const shared = known ?? this.empty(field);
    if (known === undefined) for (const steps = this.read(field, shared); steps.next().done !== true;);
    this.keep(field, shared);
    return shared;
  }

  /** Whether these are still the values of a field, and not evicted, swept or forgotten. */
  isKept(field: number, shared: SharedValues): boolean {
    return this.loaded.get(field) === shared;
  }

  /** Keys of the parts of a field; `undefined` when they are in memory. */
  keysToRead(field: number): KeyRange | undefined {
    return this.loaded.has(field) ? undefined : { from: field * PARTS, to: (field + 1) * PARTS };
  }

  /** Read them in steps, so that `of` need not, unless they are there. @returns `undefined` when there are none */
  *load(field: number): Generator<undefined, SharedValues | undefined> {
    if (!this.loaded.has(field)) {
      const { changes } = this;
      const shared = this.empty(field);
      yield* this.read(field, shared);
      if (shared.dictionary.limit === 1) return undefined;
      // What was read may be older than what others have read or changed meanwhile.
      if (changes === this.changes && !this.loaded.has(field)) this.keep(field, shared);
    }
    return this.of(field);
  }

  /** With room for what is stored: to grow part by part would copy most of it several times. */
  private empty(field: number): SharedValues {
    return new SharedValues(this.selectSizes.get(field * PARTS, (field + 1) * PARTS) ?? { parts: 0, bytes: 0 });
  }

  private *read(field: number, shared: SharedValues): Generator<undefined> {
    for (let part = 0; ; part++) {
      const data = this.select.get(field * PARTS + part);
      if (data === undefined) return;
      shared.addStored(data);
      yield;
    }
  }

  private keep(field: number, shared: SharedValues): void {
    const isNew = !this.loaded.delete(field);
    this.loaded.set(field, shared);
    if (isNew) this.evict(field);
  }

  /** Store what was added to the values of a field. */
  store(field: number): void {
    const parts = this.loaded.get(field)?.changedParts() ?? [];
    for (const [part, data] of parts) {
      this.replace.run(field * PARTS + part, data);
      this.changes++;
    }
  }

  /** Fields that have any. */
  fields(): readonly number[] {
    return this.selectFields.all();
  }

  /** Begin to look for values of a field that no page refers to: all that exist and are not noted as used. */
  beginSweep(field: number): void {
    const shared = this.of(field);
    this.sweeping = { field, shared, used: new Uint8Array(shared.dictionary.limit) };
  }

  /** Note the values of a page that was written, or is found. */
  noteUsed(field: number, { values, references, highestShared }: ColumnPage): void {
    if (this.sweeping?.field !== field || highestShared === 0) return;
    const { used } = this.sweeping;
    // What was added since it began is not looked at.
    for (const reference of references) if (reference > values) used[reference - values] = 1;
  }

  /** Overwrite the values that were not noted. Does nothing when what was noted was undone. */
  endSweep(): void {
    const { sweeping } = this;
    this.sweeping = undefined;
    if (sweeping === undefined) return;
    const { field, shared, used } = sweeping;
    const isUsed = (number: number): boolean => number >= used.length || used[number] === 1;
    for (const [part, data] of shared.partsWithout(isUsed)) this.replace.run(field * PARTS + part, data);
    this.changes++;
    // Who reads has the values as they were, of which nobody asks for those that are gone.
    this.loaded.delete(field);
  }

  /** Call when the transaction was rolled back. */
  forget(): void {
    this.loaded.clear();
    this.changes++;
    this.sweeping = undefined;
  }

  private evict(kept: number): void {
    for (const field of this.loaded.keys()) {
      if (this.bytes <= KEPT_BYTES) return;
      if (field !== kept && field !== this.sweeping?.field) this.loaded.delete(field);
    }
  }
}
