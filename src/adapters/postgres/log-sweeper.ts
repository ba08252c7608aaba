import type { PostgresDatabase } from './postgres-database.js';

/** Entries, values and entities that one statement removes. */
const WINDOW = 5000;
const CHUNK = 1000;

/** Names of the settings that remember how far it is. */
const SWEPT = 'swept';
const RESTATED = 'restated';

/** Only an UPSERT (code 0) has a value that others may refer to. */
const DROP_SPENT = { name: 'drop-spent', text: 'DELETE FROM change WHERE seq > $1 AND seq <= $2 AND code <> 0' };
const DROP_RESTATED = { name: 'drop-restated', text: 'DELETE FROM change WHERE seq > $1 AND seq <= $2 AND code = 2' };
const DROP_RELEASED = {
  name: 'drop-released',
  text: `
WITH due AS (
  SELECT until, seq FROM released WHERE until <= $1 ORDER BY until, seq LIMIT $2
), dropped AS (
  DELETE FROM released r USING due WHERE r.until = due.until AND r.seq = due.seq RETURNING r.seq
), values AS (
  DELETE FROM change c USING dropped WHERE c.seq = dropped.seq
)
SELECT count(*) FROM dropped`,
};
const SWEEP_GONE = { name: 'sweep-gone', text: 'SELECT sweep_gone($1, $2)' };

/**
 * Removes what only trimmed entries of the log needed: the entries themselves, values that nothing else refers to, and
 * entities of which nothing is left. In short transactions; it resumes where it stopped, also after a restart, and
 * several processes may do it at once.
 */
export class LogSweeper {
  constructor(private readonly database: PostgresDatabase) {}

  /** For entries up to `trimmed`. Entities last: entries refer to them. */
  async sweep(trimmed: number): Promise<void> {
    const { connections } = this.database;
    await this.inWindows(SWEPT, trimmed, DROP_SPENT);
    let removed: number;
    do [[removed] = [0]] = await connections.write<[number]>(DROP_RELEASED, [trimmed, CHUNK]);
    while (removed === CHUNK);
    do [[removed] = [0]] = await connections.write<[number]>(SWEEP_GONE, [trimmed, CHUNK]);
    while (removed === CHUNK);
  }

  /** The same for restatements up to `upTo`. */
  sweepRestatements(upTo: number): Promise<void> {
    return this.inWindows(RESTATED, upTo, DROP_RESTATED);
  }

  private async inWindows(name: string, upTo: number, drop: typeof DROP_SPENT): Promise<void> {
    let done = Number((await this.database.setting(name)) ?? '0');
    while (done < upTo) {
      const next = Math.min(done + WINDOW, upTo);
      await this.database.connections.write(drop, [done, next]);
      await this.database.setSetting(name, String(next));
      done = next;
    }
  }
}
