import { SearchServer } from '../../src/adapters/elasticsearch/client/search-server.js';
import type { ServerStoreSettings } from '../../src/adapters/elasticsearch/server-store.js';

/** Address of a search server for tests; absent where there is none. */
export const TEST_SEARCH_URL = process.env['TEST_SEARCH_URL'];
/** Into how many parts its indexes are divided. */
const TEST_SEARCH_SHARDS = Number(process.env['TEST_SEARCH_SHARDS'] ?? '1');

let server: Promise<SearchServer> | undefined;
/** By prefix: how many stores are open there. */
const prefixes = new Map<string, number>();

/** The server that all tests of a file share. */
export function testServer(): Promise<SearchServer> {
  return (server ??= SearchServer.open(TEST_SEARCH_URL ?? ''));
}

/** Indexes of one test alone. What earlier ones have closed and not opened again is removed: servers have limits. */
export async function testPrefix(): Promise<string> {
  for (const [prefix, count] of prefixes) if (count === 0) await removeIndexes(prefix);
  const prefix = `cadastre-test-${String(process.pid)}-${Math.random().toString(36).slice(2, 8)}`;
  return prefix;
}

/** Where a store of a test is, and how it is divided: there is one node, so that copies would have no place. */
export function testStoreAt(prefix: string): ServerStoreSettings {
  return { prefix, shards: TEST_SEARCH_SHARDS, replicas: 0 };
}

/** Say that a store is opened there, or was closed. */
export function noteTestPrefix(prefix: string, change: 'closed' | 'open'): void {
  prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + (change === 'open' ? 1 : -1));
}

/** Remove what tests have made. */
export async function removeTestIndexes(): Promise<void> {
  if (server === undefined) return;
  for (const prefix of [...prefixes.keys()]) await removeIndexes(prefix);
  const opened = await server;
  server = undefined;
  await opened.close();
}

async function removeIndexes(prefix: string): Promise<void> {
  prefixes.delete(prefix);
  const opened = await testServer();
  const { body } = await opened.request({ method: 'GET', path: `/${prefix}-*/_alias`, missing: 'answer' });
  for (const index of Object.keys(body)) {
    if (index.startsWith(prefix)) await opened.request({ method: 'DELETE', path: `/${index}`, missing: 'answer' });
  }
}
