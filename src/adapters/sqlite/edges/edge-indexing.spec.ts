import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadOfSource } from '../thread.builder.js';
import { Database } from '../database.js';
import { SYSTEM_ACTOR } from '../../../kernel/actors.js';
import type { Edge } from '../../../lineage/edge-store.port.js';
import { NewEdgeFile } from './new-edge-file.js';

const POSITION = { storeId: 'store', seq: 4 };
const EDGE: Edge = {
  source: SYSTEM_ACTOR,
  type: 'Knows',
  destination: SYSTEM_ACTOR,
  lineage: 'upstream',
  createdOn: undefined,
  createdActor: undefined,
  updatedOn: undefined,
  updatedActor: undefined,
  properties: undefined,
};

describe('NewEdgeFile', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-indexing-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  /** Indexes of a finished file of so many edges, and how many workers made them. */
  const indexesOf = async (edges: number, begin: (path: string) => Worker): Promise<unknown> => {
    let workers = 0;
    const path = join(directory, 'edges-1.db');
    const beginIndexing = (at: string): Worker => {
      workers++;
      return begin(at);
    };
    const file = new NewEdgeFile(path, { signature: 'relationships', beginIndexing, beginning: 'empty' });
    await file.add([
      { kind: 'set', owner: SYSTEM_ACTOR, aspect: 'friends', edges: Array.from({ length: edges }, () => EDGE) },
    ]);
    const served = await file.finish(POSITION);
    const reader = new Database(path, { mode: 'read' });
    const count = `SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND name LIKE 'edge%'`;
    const found = { workers, indexes: reader.prepareValues(count).get(), position: served.writes.position() };
    reader.close();
    served.file.close();
    return found;
  };
  const ofSource = (path: string): Worker => threadOfSource(new URL('./edge-index-thread.ts', import.meta.url), path);

  it('has the indexes of many edges made by a worker', async () => {
    expect(await indexesOf(20_000, ofSource)).toEqual({ workers: 1, indexes: 5, position: POSITION });
  });

  it('makes those of few edges itself', async () => {
    expect(await indexesOf(19_999, ofSource)).toEqual({ workers: 0, indexes: 5, position: POSITION });
  });

  it('makes them itself when the worker ends without', async () => {
    const broken = (): Worker => new Worker('throw new RangeError("no memory")', { eval: true });
    expect(await indexesOf(20_000, broken)).toEqual({ workers: 1, indexes: 5, position: POSITION });
  });
});
