import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deletion,
  entityWrite,
  KEY_ASPECT,
  request,
  upsert,
  wombat,
  write,
} from '../../../../test/conformance/primary-store.builder.js';
import { PrimaryDatabase } from './primary-database.js';
import { SqliteAspectStore } from './sqlite-aspect-store.js';

describe('AspectWriter', () => {
  const a = wombat('a');
  let directory: string;
  let primary: PrimaryDatabase;
  let store: SqliteAspectStore;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-writer-'));
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
    store = new SqliteAspectStore(primary);
  });
  afterEach(async () => {
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const entries = (): readonly string[] =>
    primary.changes.read(0, 100).map(({ aspect, change }) => `${change} ${aspect}`);

  it('logs one deletion of an entity, however often it is deleted', async () => {
    await store.commit([write(a, [upsert('status', '{}')])]);
    const before = entries();
    for (let time = 0; time < 2; time++) await store.commit([write(a, [deletion(KEY_ASPECT)])]);
    expect(entries().slice(before.length)).toEqual([`DELETE ${KEY_ASPECT}`]);
  });

  it('stores the defaults of a new entity once, whatever is written of it', async () => {
    const defaults = [KEY_ASPECT, 'paths'].map((aspect) => ({ aspect, json: '{"default":1}' }));
    const writes = [upsert('status', '{}'), deletion('paths'), upsert('other', '{}')];
    await store.commit([request([entityWrite(a, writes, { defaults })])]);
    expect(entries().filter((entry) => entry.endsWith('paths'))).toEqual(['UPSERT paths', 'DELETE paths']);
  });
});
