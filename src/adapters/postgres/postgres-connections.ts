import type { Client, ClientConfig, Pool, PoolClient } from 'pg';
import pg from 'pg';
import { StoreUnavailable } from '../../kernel/failures.js';
import { COLUMN_TYPES } from './column-types.js';
import type { DatabaseTarget } from './database-target.js';
import { attempt, isBroken } from './postgres-fault.js';
import { storable } from './system-columns.js';

/** A statement that is prepared once in each connection; `name` has at most 63 characters. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

/** What a parameter may be; arrays are texts, see `array-text.ts`. */
export type Parameter = boolean | number | string | null;

/** Runs statements. Rows are tuples of their columns. */
export interface StatementRunner {
  rows<R extends unknown[]>(statement: NamedStatement, values?: readonly Parameter[]): Promise<readonly R[]>;
}

/** One connection, for transactions. */
export interface Session extends StatementRunner {
  /** Statements without parameters and rows, such as BEGIN. */
  run(sql: string): Promise<void>;
}

/** Connections for reads, and those for writes: reads never keep a write waiting. */
const READERS = 8;
const WRITERS = 3;
/** Milliseconds that the server spends on a statement, and after which an answer is given up. */
const STATEMENT_LIMIT = 10_000;
const ANSWER_LIMIT = 12_000;
/** Milliseconds that a statement waits for a lock, and that a transaction whose process is paused keeps its own. */
const LOCK_LIMIT = 5000;
const PAUSED_LIMIT = 5000;

/**
 * Every statement goes along an index from a few keys; with other plans in question the planner, which knows nothing of
 * new tables, would sometimes read one whole.
 */
const SESSION = `
SET statement_timeout = ${String(STATEMENT_LIMIT)};
SET lock_timeout = ${String(LOCK_LIMIT)};
SET idle_in_transaction_session_timeout = ${String(PAUSED_LIMIT)};
SET jit = off;
SET enable_hashjoin = off;
SET enable_mergejoin = off;
SET enable_seqscan = off;
SET plan_cache_mode = force_generic_plan`;

/** What the pools do, for metrics. */
export interface PoolState {
  readonly pool: 'read' | 'write';
  readonly open: number;
  readonly unused: number;
  readonly waiting: number;
}

/** The connections of this process to the database. Every call has a deadline. */
export class PostgresConnections implements StatementRunner {
  private readonly readers: Pool;
  private readonly writers: Pool;

  constructor(private readonly target: DatabaseTarget) {
    this.readers = this.pool(READERS);
    this.writers = this.pool(WRITERS);
  }

  get states(): readonly PoolState[] {
    const state = (pool: PoolState['pool'], of: Pool): PoolState => {
      const { totalCount: open, waitingCount: waiting } = of;
      return { pool, open, waiting, unused: of.idleCount };
    };
    return [state('read', this.readers), state('write', this.writers)];
  }

  /** Read. A statement whose connection broke is repeated once: unused connections break without notice. */
  rows<R extends unknown[]>(statement: NamedStatement, values: readonly Parameter[] = []): Promise<readonly R[]> {
    return attempt(async () => {
      const sought = values.map((value) => (typeof value === 'string' ? storable(value) : value));
      const read = (client: PoolClient): Promise<readonly R[]> => rowsOf(client, statement, sought);
      try {
        return await withClient(this.readers, read);
      } catch (error) {
        if (!isBroken(error) || this.readers.ending) throw error;
        return await withClient(this.readers, read);
      }
    });
  }

  /** Write one statement, which is a transaction of its own, and nothing twice. */
  write<R extends unknown[]>(statement: NamedStatement, values: readonly Parameter[] = []): Promise<readonly R[]> {
    return attempt(() => withClient(this.writers, (client) => rowsOf<R>(client, statement, values)));
  }

  /** One of the connections for writes. Its errors are those of the driver. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return withClient(this.writers, (client) =>
      work({
        rows: (statement, values = []) => rowsOf(client, statement, values),
        run: async (sql) => {
          await client.query(sql);
        },
      }),
    );
  }

  /** A connection of its own without deadlines, for what may take long; to be ended by the caller. */
  async separate(): Promise<Client> {
    if (this.readers.ending) throw new StoreUnavailable('The database is closed.');
    const client = new pg.Client({ ...this.target.connection, types: COLUMN_TYPES });
    // A connection that breaks fails the statements that wait for it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([this.readers.end(), this.writers.end()]);
  }

  private pool(max: number): Pool {
    const settings: ClientConfig = { ...this.target.connection, types: COLUMN_TYPES, query_timeout: ANSWER_LIMIT };
    const limits = { max, idleTimeoutMillis: 60_000 };
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, although its type does not say so
    const pool = new pg.Pool({ ...settings, ...limits, onConnect: prepareSession });
    pool.on('error', () => undefined);
    // One that breaks while it is used says so here, too; unheard, that would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }
}

async function prepareSession(client: { query(sql: string): Promise<unknown> }): Promise<void> {
  await client.query(SESSION);
}

async function rowsOf<R extends unknown[]>(
  client: PoolClient,
  { name, text }: NamedStatement,
  values: readonly Parameter[],
): Promise<readonly R[]> {
  const { rows } = await client.query<R>({ name, text, values: values.map(withinBigint), rowMode: 'array' });
  return rows;
}

/** The greatest number of JavaScript that bigint has, such as the end of a range that has none. */
const GREATEST = 2 ** 63 - 1024;

function withinBigint(value: Parameter): Parameter {
  return typeof value === 'number' ? Math.max(-GREATEST, Math.min(GREATEST, value)) : value;
}

/** A connection that broke, or of which an answer is still to come, is not used again. */
async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = isBroken(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
