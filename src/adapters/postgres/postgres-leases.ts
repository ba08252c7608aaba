import { type Lease, Leases } from '../../change-log/leases.port.js';
import type { PostgresConnections } from './postgres-connections.js';
import type { PostgresDatabase } from './postgres-database.js';

/** Time is that of the statement by the clock of the server, wherever its transaction began. */
const UNTIL = `clock_timestamp() + $3 * interval '1 millisecond'`;

const ACQUIRE = {
  name: 'acquire-lease',
  text: `
INSERT INTO lease AS l (name, owner, fence, until) VALUES ($1, $2, nextval('lease_fence'), ${UNTIL})
ON CONFLICT (name) DO UPDATE SET
  owner = excluded.owner,
  fence = CASE WHEN l.owner = excluded.owner AND l.until > clock_timestamp() THEN l.fence
    ELSE greatest(excluded.fence, l.fence + 1) END,
  until = excluded.until
WHERE l.owner = excluded.owner OR l.until <= clock_timestamp()
RETURNING fence`,
};
const RENEW = {
  name: 'renew-lease',
  text: `UPDATE lease SET until = ${UNTIL}
    WHERE name = $1 AND owner = $2 AND fence = $4 AND until > clock_timestamp() RETURNING fence`,
};
const RAISE = {
  name: 'raise-lease',
  text: `UPDATE lease SET fence = greatest(nextval('lease_fence'), $5 + 1), until = ${UNTIL}
    WHERE name = $1 AND owner = $2 AND fence = $4 AND until > clock_timestamp() RETURNING fence`,
};
const RELEASE = {
  name: 'release-lease',
  text: 'UPDATE lease SET until = clock_timestamp() WHERE name = $1 AND owner = $2 AND fence = $3',
};

/** Leases by the clock of the server. */
export class PostgresLeases extends Leases {
  private readonly connections: PostgresConnections;

  constructor({ connections }: PostgresDatabase) {
    super();
    this.connections = connections;
  }

  override async acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    const [row] = await this.connections.write<[number]>(ACQUIRE, [name, owner, milliseconds]);
    return row === undefined ? undefined : { name, owner, fence: row[0] };
  }

  override async renew({ name, owner, fence }: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    const rows = await this.connections.write<[number]>(RENEW, [name, owner, milliseconds, fence]);
    return rows.length === 0 ? 'lost' : 'renewed';
  }

  override async raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined> {
    const { name, owner, fence } = lease;
    const [row] = await this.connections.write<[number]>(RAISE, [name, owner, milliseconds, fence, above]);
    return row === undefined ? undefined : { name, owner, fence: row[0] };
  }

  override async release({ name, owner, fence }: Lease): Promise<void> {
    await this.connections.write(RELEASE, [name, owner, fence]);
  }
}
