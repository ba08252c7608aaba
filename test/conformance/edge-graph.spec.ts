import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import type { EdgeGraphAdapter } from './edge-graph.js';
import { describeEdgeGraph } from './edge-graph.js';

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
];

for (const adapter of adapters) describeEdgeGraph(adapter);

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
