import type { SearchServer } from './client/search-server.js';
import { TIMEOUTS } from './client/search-server.js';
import { SearchServerUnusable } from './client/transport.js';
import { isMembers } from '../../kernel/members.js';

/** Says of an index that it is of this service. */
export const APPLICATION = 'cadastre';

/**
 * Look whether all indexes under a prefix are ours.
 * @throws SearchServerUnusable when one is not, StoreUnavailable
 */
export async function requireOwnIndexes(server: Pick<SearchServer, 'request'>, prefix: string): Promise<void> {
  const { body } = await server.request({
    method: 'GET',
    path: `/${prefix}-*/_mapping`,
    query: { expand_wildcards: 'all' },
    missing: 'answer',
    timeout: TIMEOUTS.index,
  });
  if (body['error'] !== undefined) return;
  for (const [index, described] of Object.entries(body)) {
    if (applicationOf(described) === APPLICATION) continue;
    throw new SearchServerUnusable(`the index "${index}" there is not of this service; choose another SEARCH_PREFIX`);
  }
}

function applicationOf(described: unknown): unknown {
  const mappings = isMembers(described) ? described['mappings'] : undefined;
  const meta = isMembers(mappings) ? mappings['_meta'] : undefined;
  return isMembers(meta) ? meta['application'] : undefined;
}
