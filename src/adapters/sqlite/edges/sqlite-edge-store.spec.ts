import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Database } from '../database.js';
import { SYSTEM_ACTOR } from '../../../kernel/actors.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import { parseUrn } from '../../../kernel/urn.js';
import { Work } from '../../../kernel/work.js';
import type { EdgeChange } from '../../../lineage/edge-store.port.js';
import { openFiles } from '../open-files.builder.js';
import { SqliteEdgeGraph } from './sqlite-edge-graph.js';
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

  it('gives no number of a node twice while the file is open, and keeps numbers over a purge', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    const [edge] = CHANGE.edges;
    const lineage = (name: string): EdgeChange => {
      const urn = parseUrn(`urn:li:note:${name}`);
      if (urn === undefined || edge === undefined) throw new RangeError(name);
      return { ...CHANGE, owner: urn, edges: [{ ...edge, source: urn, lineage: 'upstream' }] };
    };
    const graph = new SqliteEdgeGraph(store.generations);
    const walk = () =>
      graph.walk(
        {
          root: SYSTEM_ACTOR,
          direction: 'DOWNSTREAM',
          maxHops: 1,
          maxNodes: 10,
          startTime: undefined,
          endTime: undefined,
        },
        Work.unlimited,
      );
    await store.apply([lineage('b')], POSITION);
    const { numbers, nodes } = await walk();
    await store.apply([{ kind: 'drop', owner: lineage('b').owner }], { ...POSITION, seq: 5 });
    await store.purge('at-once');
    expect([numbers.state, numbers.urnOf(nodes[0] ?? 0)]).toEqual(['current', undefined]);
    await store.apply([lineage('c')], { ...POSITION, seq: 6 });
    expect([numbers.state, numbers.urnOf(nodes[0] ?? 0)]).toEqual(['current', undefined]);
    expect((await walk()).nodes).not.toEqual(nodes);
    await store.close();
  });

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

  it('leaves nothing of the generation before when it switches, nor anything open', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.apply([CHANGE], POSITION);
    const [before = ''] = files();
    const next = await store.newGeneration();
    await next.add([CHANGE]);
    await next.finish(POSITION);
    expect(readdirSync(directory).filter((name) => name.startsWith(before))).toEqual([]);
    while (openFiles(directory).some((path) => path.includes(before))) await nextTurn();
    // The next one begins beside the new one, and can be abandoned without harm to it.
    await (await store.newGeneration()).abandon();
    expect((await store.edgeSets(undefined, 10)).length).toBe(1);
    await store.close();
    while (openFiles(directory).length > 0) await nextTurn();
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

  /** Have the file that serves found to be damaged. @returns whether the store reports it */
  async function findDamage(store: SqliteEdgeStore): Promise<readonly string[]> {
    const reported: string[] = [];
    const run = (_: unknown, onDamage: (reason: string) => void): Promise<void> => {
      onDamage('torn');
      return Promise.resolve();
    };
    store.generations.check(run, (reason) => reported.push(reason));
    await Promise.resolve();
    return reported;
  }

  it('gives up a damaged file, and serves again from the next generation', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.apply([CHANGE], POSITION);
    expect(await findDamage(store)).toEqual(['torn']);
    await store.recover();
    expect(await store.position()).toBeUndefined();
    await expect(store.edgeSets(undefined, 10)).rejects.toThrow(StoreUnavailable);
    await expect(store.apply([CHANGE], POSITION)).rejects.toThrow(StoreUnavailable);
    const [damaged] = files();
    await renew(store);
    expect([await store.position(), (await store.edgeSets(undefined, 10)).length]).toEqual([POSITION, 1]);
    expect(files()).not.toContain(damaged);
    await store.close();
    expect(await read()).toEqual({ position: POSITION, sets: 1 });
  });

  it('does not give up a generation for damage of the one before', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    let find: (reason: string) => void = () => undefined;
    const reported: string[] = [];
    store.generations.check(
      (_, onDamage) => {
        find = onDamage;
        return Promise.resolve();
      },
      (reason) => reported.push(reason),
    );
    await renew(store);
    find('torn');
    expect([await store.position(), reported]).toEqual([POSITION, []]);
    await store.close();
  });

  it('removes a damaged file when it is closed before there is another', async () => {
    const store = await SqliteEdgeStore.open(directory, SIGNATURE);
    await store.apply([CHANGE], POSITION);
    await findDamage(store);
    await store.close();
    expect(files()).toEqual([]);
  });

  async function renew(store: SqliteEdgeStore): Promise<void> {
    const generation = await store.newGeneration();
    await generation.add([CHANGE]);
    await generation.finish(POSITION);
  }
});
