import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEdgeGraph } from '../../src/adapters/sqlite/edges/sqlite-edge-graph.js';
import type { EdgeGraphAdapter } from './edge-graph.js';
import { describeEdgeGraph } from './edge-graph.js';

const directories: string[] = [];

const SIGNATURE = 'relationships';

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-edges-'));
  directories.push(directory);
  return directory;
}

const adapters: readonly EdgeGraphAdapter[] = [
  {
    name: 'sqlite',
    open: () => SqliteEdgeGraph.open(makeDirectory(), SIGNATURE),
    reopen: (signature) => SqliteEdgeGraph.open(directories.at(-1) ?? '', signature),
    afterKill: () => {
      const directory = directories.at(-1) ?? '';
      // A file that is copied while it is open looks as it would after the death of the process.
      const copy = makeDirectory();
      cpSync(directory, copy, { recursive: true });
      return SqliteEdgeGraph.open(copy, SIGNATURE);
    },
  },
];

for (const adapter of adapters) describeEdgeGraph(adapter);

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});
