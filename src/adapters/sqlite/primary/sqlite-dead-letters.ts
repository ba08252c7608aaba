import type { Statement } from '../database.js';
import type { Urn } from '../../../kernel/urn.js';
import type { DeadLetter } from '../../../projections/dead-letters.port.js';
import { DeadLetters } from '../../../projections/dead-letters.port.js';
import { attempt } from '../sqlite-fault.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Dead letters in the file of the log that they refer to. */
export class SqliteDeadLetters extends DeadLetters {
  private readonly put: Statement<[string, number, string, string, string, number]>;
  private readonly page: Statement<[string, number], DeadLetter>;
  private readonly total: Statement<[string], { readonly total: number }>;
  private readonly entities: Statement<[string], Urn>;
  private readonly dropOf: Statement<[string, string, number], number>;
  private readonly drop: Statement<[string]>;

  constructor({ database }: Pick<PrimaryDatabase, 'database'>) {
    super();
    this.put = database.prepare(
      'INSERT OR REPLACE INTO dead_letter (projection, seq, urn, aspect, reason, time) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.page = database.prepare(
      'SELECT projection, seq, urn, aspect, reason, time FROM dead_letter WHERE projection = ? ORDER BY seq LIMIT ?',
    );
    this.total = database.prepare('SELECT count(*) AS total FROM dead_letter WHERE projection = ?');
    this.entities = database.prepareValues(`SELECT DISTINCT urn FROM dead_letter WHERE projection = ? AND urn <> ''`);
    this.dropOf = database.prepareValues(
      'DELETE FROM dead_letter WHERE projection = ? AND urn = ? AND seq <= ? RETURNING seq',
    );
    this.drop = database.prepare('DELETE FROM dead_letter WHERE projection = ?');
  }

  override setAside({ projection, seq, urn, aspect, reason, time }: DeadLetter): Promise<void> {
    return attempt(() => this.put.run(projection, seq, urn, aspect, reason, time));
  }

  override list(projection: string, limit: number): Promise<readonly DeadLetter[]> {
    return attempt(() => this.page.all(projection, limit));
  }

  override count(projection: string): Promise<number> {
    return attempt(() => this.total.get(projection)?.total ?? 0);
  }

  override urns(projection: string): Promise<readonly Urn[]> {
    return attempt(() => this.entities.all(projection));
  }

  override remove(projection: string, urn: Urn, upTo = Number.MAX_SAFE_INTEGER): Promise<number> {
    return attempt(() => this.dropOf.all(projection, urn, upTo).length);
  }

  override clear(projection: string): Promise<void> {
    return attempt(() => this.drop.run(projection));
  }
}
