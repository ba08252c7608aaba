import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../../change-log/position.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { SqliteFile } from './sqlite-file.js';
import { openSqliteFile, removeSqliteFile } from './sqlite-file.js';

/**
 * What files of one index share. `schema`: statements that make the tables of an empty file; changed ones get a new name.
 * `signature`: of the models by which new generations are filled; it is kept with them and decides nothing here.
 */
export interface GenerationSettings {
  /** Directory that holds them. */
  readonly directory: string;
  /** Files are called `<name>-<generation>.db`. */
  readonly name: string;
  readonly schema: string;
  readonly signature: string;
  readonly cacheBytes: number;
}

const CURSOR = `
CREATE TABLE cursor (id INTEGER PRIMARY KEY CHECK (id = 1), store TEXT NOT NULL, seq INTEGER NOT NULL);
CREATE TABLE made (schema TEXT NOT NULL, signature TEXT NOT NULL);
`;

/**
 * The files of one derived index: the generation that serves, and one that is being built beside it.
 * A generation has a cursor from the moment in which it is finished on; one without was never finished and is removed, as
 * is one that is damaged or was made with another schema: all of it can be derived again.
 */
export class GenerationFiles {
  constructor(private readonly settings: GenerationSettings) {}

  /** The newest finished generation; an empty file without a cursor when there is none. The others are removed. */
  openServing(): SqliteFile {
    const numbers = this.numbers();
    for (const number of numbers.toReversed()) {
      const file = this.openFinished(number);
      if (file === undefined) continue;
      for (const other of numbers) if (other < number) removeSqliteFile(this.path(other));
      return file;
    }
    return this.create();
  }

  /** A new empty generation, numbered after all that are there. */
  create(): SqliteFile {
    const path = this.path((this.numbers().at(-1) ?? 0) + 1);
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: this.settings.cacheBytes });
    if (opening.kind === 'corrupt')
      throw new StoreUnavailable(`The new index file ${path} is damaged: ${opening.reason}.`);
    opening.file.database.exec(`${CURSOR} ${this.settings.schema}`);
    const { schema, signature } = this.settings;
    opening.file.database.prepare('INSERT INTO made (schema, signature) VALUES (?, ?)').run(schema, signature);
    return opening.file;
  }

  private openFinished(number: number): SqliteFile | undefined {
    const path = this.path(number);
    const opening = openSqliteFile({ path, durability: 'process', cacheBytes: this.settings.cacheBytes });
    if (opening.kind === 'opened') {
      if (this.isFinished(opening.file)) return opening.file;
      opening.file.destroy();
    }
    removeSqliteFile(path);
    return undefined;
  }

  private isFinished({ database }: SqliteFile): boolean {
    const tables = database.prepare(`SELECT count(*) FROM sqlite_schema WHERE name IN ('cursor', 'made')`);
    if (tables.pluck().get() !== 2) return false;
    const schema = database.prepare('SELECT schema FROM made').pluck().get();
    return schema === this.settings.schema && database.prepare('SELECT count(*) FROM cursor').pluck().get() === 1;
  }

  /** Generations in the directory, oldest first. */
  private numbers(): readonly number[] {
    const pattern = new RegExp(`^${this.settings.name}-(\\d+)\\.db$`);
    const numbers = readdirSync(this.settings.directory).flatMap((file) => {
      const match = pattern.exec(file);
      return match === null ? [] : [Number(match[1])];
    });
    return numbers.toSorted((a, b) => a - b);
  }

  private path(number: number): string {
    return join(this.settings.directory, `${this.settings.name}-${String(number)}.db`);
  }
}

/** Signature that a generation was made with. */
export function signatureOf({ database }: SqliteFile): string {
  return database.prepare<[], string>('SELECT signature FROM made').pluck().get() ?? '';
}

/** Reads and writes the cursor of a generation; written in the transaction of what it speaks of. */
export class GenerationCursor {
  constructor(private readonly file: SqliteFile) {}

  read(): Position | undefined {
    const row = this.file.database
      .prepare<[], { readonly store: string; readonly seq: number }>('SELECT store, seq FROM cursor')
      .get();
    return row === undefined ? undefined : { storeId: row.store, seq: row.seq };
  }

  write(position: Position): void {
    this.file.database
      .prepare('INSERT OR REPLACE INTO cursor (id, store, seq) VALUES (1, ?, ?)')
      .run(position.storeId, position.seq);
  }
}
