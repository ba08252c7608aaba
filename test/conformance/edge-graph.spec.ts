import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { ServerEdgeGraph } from '../../src/adapters/elasticsearch/edges/server-edge-graph.js';
import { ServerEdgeStore } from '../../src/adapters/elasticsearch/edges/server-edge-store.js';
import type { EdgeGraphAdapter, OpenEdgeGraph } from './edge-graph.js';
import { describeEdgeGraph } from './edge-graph.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
  testStoreAt,
} from './search-server.builder.js';

const directories: string[] = [];

const adapters: readonly EdgeGraphAdapter[] = [
  {
    name: 'sqlite',
    open: async () => {
      const directory = mkdtempSync(join(tmpdir(), 'cadastre-edges-'));
      directories.push(directory);
      const store = await SqliteEdgeStore.open(directory, 'relationships');
      return { graph: new SqliteEdgeGraph(store.generations), store, close: () => store.close() };
    },
  },
  ...(TEST_SEARCH_URL === undefined ? [] : [{ name: 'search server', open: openAtServer }]),
];

async function openAtServer(): Promise<OpenEdgeGraph> {
  const server = await testServer();
  const prefix = await testPrefix();
  noteTestPrefix(prefix, 'open');
  const store = await ServerEdgeStore.open(server, 'relationships', testStoreAt(prefix));
  return {
    graph: new ServerEdgeGraph(server, store),
    store,
    close: async () => {
      noteTestPrefix(prefix, 'closed');
      await store.close();
    },
  };
}

for (const adapter of adapters) describeEdgeGraph(adapter);

afterAll(async () => {
  await removeTestIndexes();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
