import type { Database } from '../database.js';
import type { Position } from '../../../change-log/position.js';
import { type PositionRow, storedPosition } from '../stored-position.js';
import { EDGE_SCHEMA } from './edge-schema.js';

/**
 * `cursor`: the position, in one row; none until the generation is finished. `made`: the statements that made the
 * tables, and the signature of the relationships that the edges are made for.
 */
const PROGRESS_SCHEMA = `
CREATE TABLE cursor (
  id INTEGER PRIMARY KEY CHECK (id = 1), store TEXT NOT NULL, seq INTEGER NOT NULL, digest TEXT, opening TEXT);
CREATE TABLE made (schema TEXT NOT NULL, signature TEXT NOT NULL);
`;

/** All tables of a file. */
export const EDGE_FILE_SCHEMA = `${PROGRESS_SCHEMA} ${EDGE_SCHEMA}`;

/** How far a file of edges has come, and for which models it was made. */
export class EdgeProgress {
  constructor(private readonly database: Database) {}

  /** Make all tables of an empty file. */
  static create(database: Database, signature: string): void {
    database.exec(EDGE_FILE_SCHEMA);
    database.prepare('INSERT INTO made (schema, signature) VALUES (?, ?)').run(EDGE_FILE_SCHEMA, signature);
  }

  /** Whether a file has the tables of this version, and was finished. */
  static isFinished(database: Database): boolean {
    const tables = database.prepareValues(`SELECT count(*) FROM sqlite_schema WHERE name IN ('cursor', 'made')`);
    if (tables.get() !== 2) return false;
    const schema = database.prepareValues('SELECT schema FROM made').get();
    return schema === EDGE_FILE_SCHEMA && database.prepareValues('SELECT count(*) FROM cursor').get() === 1;
  }

  signature(): string {
    return this.database.prepareValues<[], string>('SELECT signature FROM made').get() ?? '';
  }

  position(): Position | undefined {
    return storedPosition(
      this.database.prepare<[], PositionRow>('SELECT store AS storeId, seq, digest, opening FROM cursor').get(),
    );
  }

  /** Only as the last statement of the transaction whose changes it counts. */
  setPosition({ storeId, seq, proof }: Position): void {
    this.database
      .prepare('INSERT OR REPLACE INTO cursor (id, store, seq, digest, opening) VALUES (1, ?, ?, ?, ?)')
      .run(storeId, seq, proof?.digest ?? null, proof?.opening ?? null);
  }
}
