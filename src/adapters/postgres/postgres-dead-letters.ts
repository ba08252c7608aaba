import type { Urn } from '../../kernel/urn.js';
import { type DeadLetter, DeadLetters } from '../../projections/dead-letters.port.js';
import type { PostgresConnections } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';
import { storable } from './system-columns.js';

const PUT = {
  name: 'put-dead-letter',
  text: `INSERT INTO dead_letter (projection, seq, urn, aspect, reason, time) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (projection, seq) DO UPDATE SET
      urn = excluded.urn, aspect = excluded.aspect, reason = excluded.reason, time = excluded.time`,
};
const PAGE = {
  name: 'dead-letters',
  text: 'SELECT seq, urn, aspect, reason, time FROM dead_letter WHERE projection = $1 ORDER BY seq LIMIT $2',
};
const COUNT = { name: 'count-dead-letters', text: 'SELECT count(*) FROM dead_letter WHERE projection = $1' };
const URNS = {
  name: 'dead-letter-urns',
  text: `SELECT DISTINCT urn FROM dead_letter WHERE projection = $1 AND urn <> ''`,
};
const REMOVE = {
  name: 'remove-dead-letters',
  text: `WITH removed AS (DELETE FROM dead_letter WHERE projection = $1 AND urn = $2 AND seq <= $3 RETURNING 1)
    SELECT count(*) FROM removed`,
};
const CLEAR = { name: 'clear-dead-letters', text: 'DELETE FROM dead_letter WHERE projection = $1' };

/** Dead letters in the database of the log that they refer to. */
export class PostgresDeadLetters extends DeadLetters {
  private readonly connections: PostgresConnections;

  constructor({ connections }: PostgresDatabase) {
    super();
    this.connections = connections;
  }

  override async setAside({ projection, seq, urn, aspect, reason, time }: DeadLetter): Promise<void> {
    await this.connections.write(PUT, [projection, seq, urn, aspect, storable(reason), time]);
  }

  override async list(projection: string, limit: number): Promise<readonly DeadLetter[]> {
    const rows = await this.connections.rows<[number, Urn | '', string, string, number]>(PAGE, [projection, limit]);
    return rows.map(([seq, urn, aspect, reason, time]) => ({ projection, seq, urn, aspect, reason, time }));
  }

  override async count(projection: string): Promise<number> {
    const [row] = await this.connections.rows<[number]>(COUNT, [projection]);
    return row?.[0] ?? 0;
  }

  override async urns(projection: string): Promise<readonly Urn[]> {
    return (await this.connections.rows<[Urn]>(URNS, [projection])).map(([urn]) => urn);
  }

  override async remove(projection: string, urn: Urn, upTo = Number.MAX_SAFE_INTEGER): Promise<number> {
    const [row] = await this.connections.write<[number]>(REMOVE, [projection, urn, upTo]);
    return row?.[0] ?? 0;
  }

  override async clear(projection: string): Promise<void> {
    await this.connections.write(CLEAR, [projection]);
  }
}
