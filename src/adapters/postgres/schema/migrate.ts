import type { Client } from 'pg';
import type { DatabaseTarget } from '../database-target.js';
import { SCHEMA_STEPS, STEP_SOURCE, STEPS_TABLE } from './migrations.js';

/** First version of the server that has what the statements use. */
const OLDEST_SERVER = 130_000;
/** Class of the advisory lock; its object is the schema. */
const LOCK_CLASS = 1_128_351_809;

/**
 * Bring the schema of the connection to the newest version, unless it is there; processes that start at once do it one
 * after another. Changes nothing when it throws.
 * @param client without deadlines
 * @throws StoreUnavailable when the database is not one for us, or of a newer version; errors of the driver
 */
export async function migrate(client: Client, target: DatabaseTarget): Promise<void> {
  await checkServer(client, target);
  if ((await missingSteps(client, target)) === 0) return;
  const lock = [LOCK_CLASS, 'current_schema()::regnamespace::oid::int'].join(', ');
  await client.query(`SELECT pg_advisory_lock(${lock})`);
  try {
    if ((await missingSteps(client, target)) > 0) await applySteps(target);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`);
  }
}

async function checkServer(client: Client, target: DatabaseTarget): Promise<void> {
  const { rows } = await client.query<Record<'encoding' | 'version', string> & { readonly schema: string | null }>(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num') AS version,
       current_schema() AS schema`,
  );
  const [server] = rows;
  if (Number(server?.version) < OLDEST_SERVER)
    throw target.refused('the service needs PostgreSQL 13 or newer, and this server is older');
  if (server?.encoding !== 'UTF8')
    throw target.refused(`its encoding is ${String(server?.encoding)}, and the service needs UTF8`);
  if (server.schema === null)
    throw target.refused('there is no schema to make tables in; the search_path of the user names none that exists');
}

/** How many steps are still to be done. */
async function missingSteps(client: Client, target: DatabaseTarget): Promise<number> {
  const tables = await client.query<{ readonly steps: boolean; readonly other: boolean }>(
    `SELECT to_regclass($1) IS NOT NULL AS steps,
       coalesce(to_regclass('store'), to_regclass('entity'), to_regclass('change')) IS NOT NULL AS other`,
    [STEPS_TABLE],
  );
  if (tables.rows[0]?.steps !== true) {
    if (tables.rows[0]?.other === true)
      throw target.refused('its schema has tables of another program under the names that the service uses');
    return SCHEMA_STEPS.length;
  }
  const { rows } = await client.query<{ readonly name: string }>(`SELECT name FROM ${STEPS_TABLE} ORDER BY id`);
  const known = new Set(SCHEMA_STEPS.map(({ name }) => name));
  const newer = rows.find(({ name }) => !known.has(name));
  if (newer !== undefined)
    throw target.refused(`it was written by a newer version of the service (step ${newer.name} of its schema)`);
  return SCHEMA_STEPS.length - rows.length;
}

/** Under the lock: what an earlier process that was killed left of knex's own lock is of no meaning. */
async function applySteps(target: DatabaseTarget): Promise<void> {
  const { default: knex } = await import('knex');
  const steps = knex({
    client: 'pg',
    connection: { ...target.knexConnection },
    pool: { min: 0, max: 1 },
    log: { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined },
  });
  const settings = { tableName: STEPS_TABLE, migrationSource: STEP_SOURCE };
  try {
    await steps.migrate.forceFreeMigrationsLock(settings);
    await steps.migrate.latest(settings);
  } finally {
    await steps.destroy();
  }
}
