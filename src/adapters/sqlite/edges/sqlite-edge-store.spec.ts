import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../database.js';
import { SYSTEM_ACTOR } from '../../../kernel/actors.js';
import type { EdgeChange } from '../../../lineage/edge-store.port.js';
import { SqliteEdgeStore } from './sqlite-edge-store.js';

const POSITION = { storeId: 'store', seq: 4 };
const SIGNATURE = 'relationships';
const CHANGE: EdgeChange = {
  kind: 'set',
  owner: SYSTEM_ACTOR,
  aspect: 'friends',
  edges: [
    {
      source: SYSTEM_ACTOR,
      type: 'Knows',
      destination: SYSTEM_ACTOR,
      lineage: 'none',
      createdOn: undefined,
      createdActor: undefined,
      updatedOn: undefined,
      updatedActor: undefined,
      properties: undefined,
    },
  ],
};

describe('SqliteEdgeStore', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-edge-file-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const files = (): readonly string[] => readdirSync(directory).filter((name) => name.endsWith('.db'));

  /** A store with one set, closed. */
  async function write(): Promise<string> {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.apply([CHANGE], POSITION);
    await store.close();
    return join(directory, files()[0] ?? '');
  }

  /** What a store that is opened now has. */
  async function read(): Promise<unknown> {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    const found = { position: await store.position(), sets: (await store.edgeSets(undefined, 10)).length };
    await store.close();
    return found;
  }

  /** Change a closed file from outside. */
  function alter(path: string, sql: string): void {
    const database = new Database(path);
    database.exec(sql);
    database.close();
  }

  const EMPTY = { position: undefined, sets: 0 };

  it('has what was written when it is opened again', async () => {
    await write();
    expect(await read()).toEqual({ position: POSITION, sets: 1 });
  });

  it.each<[string, (path: string) => void]>([
    ['is gone', (path) => rmSync(path)],
    ['is no database', (path) => writeFileSync(path, 'nothing of the kind')],
    ['was cut off', (path) => truncateSync(path, 4096)],
    ['is empty', (path) => truncateSync(path, 0)],
    ['was not finished', (path) => alter(path, 'DELETE FROM cursor')],
    ['has tables of another version', (path) => alter(path, "UPDATE made SET schema = 'another'")],
  ])('is empty when its file %s', async (_what, damage) => {
    damage(await write());
    expect(await read()).toEqual(EMPTY);
    expect(await read()).toEqual(EMPTY);
  });

  it('keeps one file and leaves those of others alone', async () => {
    writeFileSync(join(directory, 'truth.db'), '');
    await write();
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.newGeneration();
    const finished = await store.newGeneration();
    await finished.finish(POSITION);
    await store.close();
    await read();
    expect(files()).toEqual(['edges-2.db', 'truth.db']);
  });

  it('says that the engine is unavailable once it is closed', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.close();
    await expect(store.position()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});
