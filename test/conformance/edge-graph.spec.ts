import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import type { EdgeGraphAdapter } from './edge-graph.js';
import { describeEdgeGraph } from './edge-graph.js';

const directories: string[] = [];

const adapters: readonly EdgeGraphAdapter[] = [
  {
    name: 'sqlite',
    open: () => {
      const directory = mkdtempSync(join(tmpdir(), 'cadastre-edges-'));
      directories.push(directory);
      return SqliteEdgeGraph.open(directory, 'relationships');
    },
    reopen: (signature) => SqliteEdgeGraph.open(directories.at(-1) ?? '', signature),
  },
];

for (const adapter of adapters) describeEdgeGraph(adapter);

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
