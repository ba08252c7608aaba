import type { Settings } from '../platform/config/index.js';

/**
 * Look whether the engine of the primary store accepts the settings, before a folder of data is made: a database is
 * opened, which brings its tables up to date, and closed.
 * @throws StoreUnavailable when it does not, or does not answer
 */
export async function checkPrimary({ databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined) return;
  const { PostgresDatabase } = await import('../adapters/postgres/postgres-database.js');
  await (await PostgresDatabase.open(databaseUrl)).close();
}
