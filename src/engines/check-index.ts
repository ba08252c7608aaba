import type { Settings } from '../platform/config/index.js';

/**
 * Look whether the engine of the index accepts the settings, before anything is opened.
 * @throws StoreUnavailable when it does not, or does not answer
 */
export async function checkIndex(settings: Settings): Promise<void> {
  if (settings.searchUrl === undefined) return;
  const { checkSearchServer } = await import('./open-search-server.js');
  await checkSearchServer(settings);
}
