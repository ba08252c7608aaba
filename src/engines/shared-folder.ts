import type { Settings } from '../platform/config/index.js';
import type { DataFolder } from './engine.js';

/**
 * The folder below which several processes keep files of their own, each in a folder of its own: nobody else may use it
 * meanwhile. It has no files where no engine is embedded.
 * @throws StoreInUse, StoreUnavailable
 */
export async function lockSharedFolder({ dataDir, databaseUrl, searchUrl }: Settings): Promise<DataFolder> {
  if (databaseUrl !== undefined && searchUrl !== undefined)
    return { announce: () => undefined, close: () => undefined };
  const { DataDirectory } = await import('../adapters/sqlite/data-directory.js');
  return DataDirectory.open(dataDir);
}
