import type { Settings } from '../platform/config/index.js';

/**
 * Look whether the engine of the primary store accepts the settings, before a folder of data is made.
 * @throws StoreUnavailable when it does not, or does not answer
 */
export async function checkPrimary({ databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined) return;
  const { checkDatabase } = await import('./postgres-primary.js');
  await checkDatabase(databaseUrl);
}
