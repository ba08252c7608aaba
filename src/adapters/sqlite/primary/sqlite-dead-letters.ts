import type { Statement } from '../database.js';
import type { DeadLetter } from '../../../projections/dead-letters.port.js';
import { DeadLetters } from '../../../projections/dead-letters.port.js';
import { attempt } from '../sqlite-fault.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Dead letters in the file of the log that they refer to. */
export class SqliteDeadLetters extends DeadLetters {
  private readonly put: Statement<[string, number, string, number]>;
  private readonly page: Statement<[string, number], DeadLetter>;
  private readonly total: Statement<[string], { readonly total: number }>;
  private readonly drop: Statement<[string]>;

  constructor({ database }: Pick<PrimaryDatabase, 'database'>) {
    super();
    this.put = database.prepare(
      'INSERT OR REPLACE INTO dead_letter (projection, seq, reason, time) VALUES (?, ?, ?, ?)',
    );
    this.page = database.prepare(
      'SELECT projection, seq, reason, time FROM dead_letter WHERE projection = ? ORDER BY seq LIMIT ?',
    );
    this.total = database.prepare('SELECT count(*) AS total FROM dead_letter WHERE projection = ?');
    this.drop = database.prepare('DELETE FROM dead_letter WHERE projection = ?');
  }

  override setAside({ projection, seq, reason, time }: DeadLetter): Promise<void> {
    return attempt(() => this.put.run(projection, seq, reason, time));
  }

  override list(projection: string, limit: number): Promise<readonly DeadLetter[]> {
    return attempt(() => this.page.all(projection, limit));
  }

  override count(projection: string): Promise<number> {
    return attempt(() => this.total.get(projection)?.total ?? 0);
  }

  override clear(projection: string): Promise<void> {
    return attempt(() => this.drop.run(projection));
  }
}
