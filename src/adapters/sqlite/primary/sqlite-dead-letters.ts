import type { Statement } from 'better-sqlite3';
import type { ParkedEntry } from '../../../projections/dead-letters.port.js';
import { ParkedEntries } from '../../../projections/dead-letters.port.js';
import { attempt } from '../sqlite-fault.js';
import type { TruthDatabase } from './primary-database.js';

/** Parked entries beside the log that they are entries of. */
export class SqliteParkedEntries extends ParkedEntries {
  private readonly put: Statement<[string, number, string, number]>;
  private readonly page: Statement<[string, number], ParkedEntry>;
  private readonly total: Statement<[string], { readonly total: number }>;
  private readonly drop: Statement<[string]>;

  constructor({ database }: Pick<TruthDatabase, 'database'>) {
    super();
    this.put = database.prepare('INSERT OR REPLACE INTO parked (projection, seq, reason, time) VALUES (?, ?, ?, ?)');
    this.page = database.prepare(
      'SELECT projection, seq, reason, time FROM parked WHERE projection = ? ORDER BY seq LIMIT ?',
    );
    this.total = database.prepare('SELECT count(*) AS total FROM parked WHERE projection = ?');
    this.drop = database.prepare('DELETE FROM parked WHERE projection = ?');
  }

  override park({ projection, seq, reason, time }: ParkedEntry): Promise<void> {
    return attempt(() => void this.put.run(projection, seq, reason, time));
  }

  override list(projection: string, limit: number): Promise<readonly ParkedEntry[]> {
    return attempt(() => this.page.all(projection, limit));
  }

  override count(projection: string): Promise<number> {
    return attempt(() => this.total.get(projection)?.total ?? 0);
  }

  override clear(projection: string): Promise<void> {
    return attempt(() => void this.drop.run(projection));
  }
}
