import { SearchServer } from '../adapters/elasticsearch/client/search-server.js';
import { requireOwnIndexes } from '../adapters/elasticsearch/own-indexes.js';
import type { ServerStoreSettings } from '../adapters/elasticsearch/server-store.js';
import { StoreUnavailable } from '../kernel/failures.js';
import {
  DEFAULT_SEARCH_PREFIX,
  DEFAULT_SEARCH_REPLICAS,
  DEFAULT_SEARCH_SHARDS,
  type Settings,
} from '../platform/config/index.js';
import { shownAddress } from './shown-address.js';

/** How indexes there are named and divided. */
export function serverStoreSettings(settings: Settings): ServerStoreSettings {
  return {
    prefix: settings.searchPrefix ?? DEFAULT_SEARCH_PREFIX,
    shards: settings.searchShards ?? DEFAULT_SEARCH_SHARDS,
    replicas: settings.searchReplicas ?? DEFAULT_SEARCH_REPLICAS,
  };
}

/**
 * The search server that the settings name, once it is found that it can be used.
 * @throws StoreUnavailable with a sentence that names the variable, and no password
 */
export async function openSearchServer(settings: Settings): Promise<SearchServer> {
  const url = settings.searchUrl ?? '';
  let server: SearchServer | undefined;
  try {
    server = await SearchServer.open(url);
    await requireOwnIndexes(server, serverStoreSettings(settings).prefix);
    return server;
  } catch (error) {
    await server?.close();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StoreUnavailable(`SEARCH_URL (${shownAddress(url)}) cannot be used: ${sentence(error.message)}`, {
      cause: error,
    });
  }
}

/** Look whether it can be used, before anything is opened. @throws StoreUnavailable */
export async function checkSearchServer(settings: Settings): Promise<void> {
  await (await openSearchServer(settings)).close();
}

const PRODUCT = /^(?:Elasticsearch|OpenSearch) /;

/** As the end of a sentence; the name of a product keeps its capital. */
function sentence(text: string): string {
  const small = PRODUCT.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return small.endsWith('.') ? small : `${small}.`;
}
