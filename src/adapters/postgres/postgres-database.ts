import { randomUUID } from 'node:crypto';
import { asStoreFault, attempt } from './postgres-fault.js';
import type { DatabaseReport } from './database-report.js';
import { DatabaseTarget } from './database-target.js';
import { PostgresConnections } from './postgres-connections.js';
import { migrate } from './schema/migrate.js';
import { StoreMembership } from './store-membership.js';

const NO_REPORT: DatabaseReport = { log: () => undefined, warn: () => undefined, error: () => undefined };

const SETTING = { name: 'setting', text: 'SELECT value FROM setting WHERE name = $1' };
const SET = {
  name: 'set',
  text: 'INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
};
const LEAVE = { name: 'leave-log', text: 'DELETE FROM log_reader WHERE id = $1' };
const IDENTITY = { name: 'identity', text: 'SELECT id FROM store' };

/** The open database of the primary store, which its ports share. */
export class PostgresDatabase {
  private closed: Promise<void> | undefined;

  private constructor(
    readonly connections: PostgresConnections,
    readonly membership: StoreMembership,
    /** Identity of the store, created with it. */
    readonly storeId: string,
    /** Identity of this process among those that write. */
    readonly writerId: string,
  ) {}

  /**
   * Open the database. One without tables gets them, an older one is migrated to the newest schema.
   * @param url such as `postgresql://user:password@host:5432/database`
   * @throws StoreUnavailable with a sentence that names the variable, when it cannot be used
   */
  static async open(url: string, report: DatabaseReport = NO_REPORT): Promise<PostgresDatabase> {
    const target = new DatabaseTarget(url);
    const connections = new PostgresConnections(target);
    const writer = randomUUID();
    try {
      const client = await connections.separate();
      try {
        await migrate(client, target);
      } finally {
        await client.end();
      }
      const [identity] = await connections.rows<[string]>(IDENTITY);
      const connect = connections.separate.bind(connections);
      const membership = await StoreMembership.begin({ writer, connect, report });
      return new PostgresDatabase(connections, membership, identity?.[0] ?? '', writer);
    } catch (error) {
      await connections.close();
      throw target.refusal(unwrapped(error));
    }
  }

  /** Its stores cannot be used afterwards. */
  close(): Promise<void> {
    this.closed ??= attempt(async () => {
      // Others keep what this process has yet to read, for some minutes where this fails.
      await this.connections.write(LEAVE, [this.writerId]).catch(() => undefined);
      await this.membership.close();
      await this.connections.close();
    });
    return this.closed;
  }

  async setting(name: string): Promise<string | undefined> {
    const [row] = await this.connections.rows<[string]>(SETTING, [name]);
    return row?.[0];
  }

  async setSetting(name: string, value: string): Promise<void> {
    await this.connections.write(SET, [name, value]);
  }
}

/** What the driver said: at start it is worth a sentence of its own. */
function unwrapped(error: unknown): unknown {
  const fault = asStoreFault(error);
  return fault === error && error instanceof Error && error.name === 'StoreUnavailable' && error.cause !== undefined
    ? error.cause
    : error;
}
