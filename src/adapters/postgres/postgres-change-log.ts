import { type ChangeEntry, ChangeLog, type EntrySize, type LogWatch } from '../../change-log/change-log.port.js';
import { entryDigest } from '../../change-log/entry-digest.js';
import type { Position } from '../../change-log/position.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import { ChangeReader } from './change-reader.js';
import { LogSweeper } from './log-sweeper.js';
import type { PostgresDatabase } from './postgres-database.js';
import { attempt } from './postgres-fault.js';

const PURGED = 'purged';
/** Milliseconds between two looks for entries of others, which a lost notification would leave unseen. */
const LOOK = 1000;

const HEAD = { name: 'log-head', text: 'SELECT head FROM store' };
const TAIL = {
  name: 'log-tail',
  text: 'SELECT coalesce((SELECT seq FROM change WHERE seq > s.trimmed ORDER BY seq LIMIT 1), s.head + 1) FROM store s',
};
/** What others have said, and which of them were not heard of for so long that nobody waits for them. */
const SETTLE = {
  name: 'settle-log',
  text: `WITH lost AS (
      DELETE FROM log_reader WHERE until < now() AND id <> $1
    ), own AS (
      INSERT INTO log_reader (id, settled, until) VALUES ($1, $2, now() + interval '5 minutes')
      ON CONFLICT (id) DO UPDATE SET settled = excluded.settled, until = excluded.until
    )
    SELECT least($2, min(settled)) FROM log_reader WHERE id <> $1 AND until >= now()`,
};
const TRIM = {
  name: 'trim-log',
  text: 'UPDATE store SET trimmed = greatest(trimmed, least(head, $1)) RETURNING trimmed',
};
/** Number of the newest entry when an opening ended: of the next one's beginning; the head for the latest. */
const HEAD_AFTER = {
  name: 'opening-end',
  text: `SELECT coalesce((SELECT n.head FROM opening n WHERE n.number > o.number ORDER BY n.number LIMIT 1), s.head)
    FROM opening o, store s WHERE o.id = $1`,
};
/** Everything that has values of callers, from which rows are deleted, or whose rows change. */
const PURGED_TABLES = [
  ...['change', 'entity', 'gone', 'history', 'latest', 'point', 'released'],
  ...['dead_letter', 'run', 'setting', 'waiting_proposal'],
];

/**
 * The change log of a shared store. What is trimmed is invisible at once, and its values remain as long as a row, a
 * version, a point or a later entry refers to them.
 */
export class PostgresChangeLog extends ChangeLog {
  override readonly writers = 'several';
  private readonly reader: ChangeReader;
  private readonly sweeper: LogSweeper;

  constructor(private readonly database: PostgresDatabase) {
    super();
    this.reader = new ChangeReader(database.connections);
    this.sweeper = new LogSweeper(database);
  }

  override watch(listener: () => void): LogWatch {
    let known = -1;
    const look = async (): Promise<void> => {
      try {
        const head = await this.head();
        if (known >= 0 && head > known) listener();
        known = head;
      } catch {
        // The store is away: who reads the log will notice by itself.
      }
    };
    const timer = setInterval(() => void look(), LOOK).unref();
    const stop = this.database.membership.listen(listener);
    return {
      close: () => {
        clearInterval(timer);
        stop();
      },
    };
  }

  override storeId(): Promise<string> {
    return Promise.resolve(this.database.storeId);
  }

  override opening(): Promise<string> {
    return this.database.membership.current();
  }

  override async continues({ storeId, seq, proof }: Position): Promise<boolean> {
    if (storeId !== this.database.storeId || seq > (await this.head()) || seq < (await this.tail()) - 1) return false;
    // Nothing was read yet.
    if (proof === undefined) return seq === 0;
    const [end] = await this.database.connections.rows<[number]>(HEAD_AFTER, [proof.opening]);
    if (end === undefined || seq > end[0]) return false;
    const [entry] = await this.reader.read(seq - 1, 1);
    return entry?.seq !== seq || proof.digest === '' || entryDigest(entry) === proof.digest;
  }

  override async head(): Promise<number> {
    const head = await this.number(HEAD);
    this.database.membership.seen(head);
    return head;
  }

  override tail(): Promise<number> {
    return this.number(TAIL);
  }

  override read(after: number, limit: number): Promise<readonly ChangeEntry[]> {
    return this.reader.read(after, limit);
  }

  override sizes(after: number, limit: number): Promise<readonly EntrySize[]> {
    return this.reader.sizes(after, limit);
  }

  override async settle(upTo: number): Promise<number> {
    const { connections, writerId } = this.database;
    const [row] = await connections.write<[number]>(SETTLE, [writerId, upTo]);
    return row?.[0] ?? upTo;
  }

  override async trim(upTo: number): Promise<void> {
    const [row] = await this.database.connections.write<[number]>(TRIM, [upTo]);
    await this.sweeper.sweep(row?.[0] ?? 0);
  }

  override async dropRestatements(upTo: number): Promise<void> {
    await this.sweeper.sweepRestatements(Math.min(upTo, await this.head()));
  }

  /**
   * The tables have nothing of it afterwards. `in-slices` frees the place of rows that were deleted, for others that
   * will be written over them; `at-once` writes the tables once more. The server's own log, standbys and backups are up
   * to those who run it (D-138).
   */
  override async purge(pace: PurgePace, time: number): Promise<void> {
    await attempt(async () => {
      const client = await this.database.connections.separate();
      try {
        const options = pace === 'at-once' ? 'FULL, ANALYZE' : 'ANALYZE';
        for (const table of PURGED_TABLES) await client.query(`VACUUM (${options}) ${table}`);
      } finally {
        await client.end();
      }
    });
    await this.database.setSetting(PURGED, String(time));
  }

  override async purgedOn(): Promise<number | undefined> {
    const time = await this.database.setting(PURGED);
    return time === undefined ? undefined : Number(time);
  }

  private async number(statement: typeof HEAD): Promise<number> {
    const [row] = await this.database.connections.rows<[number]>(statement);
    return row?.[0] ?? 0;
  }
}
