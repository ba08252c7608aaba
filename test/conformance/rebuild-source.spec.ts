import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import { SqliteAspectStore } from '../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { SqliteTimeseriesStore } from '../../src/adapters/sqlite/primary/sqlite-timeseries-store.js';
import { RebuildSource } from '../../src/projections/rebuild-source.js';
import { generatedModels } from '../../src/registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../src/registry/generated-registry.js';
import { wombat, write } from './primary-store.builder.js';

describe('what a rebuild reads of the embedded store', () => {
  let directory: string;
  let primary: PrimaryDatabase;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-rebuild-source-'));
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
  });
  afterEach(async () => {
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('begins when all of the file was read, with an empty page after each part of it', async () => {
    const store = new SqliteAspectStore(primary);
    await store.commit([write(wombat('a'), [])]);
    const order: string[] = [];
    const part = (): Promise<void> => Promise.resolve().then(() => void order.push('part'));
    jest.spyOn(primary.file.readAhead, 'whole').mockImplementation(function* () {
      yield part();
      yield part();
    });
    jest.spyOn(store, 'walk').mockImplementationOnce((after, count) => {
      order.push('walk');
      return store.walk(after, count);
    });
    const source = new RebuildSource(
      store,
      new SqliteTimeseriesStore(primary),
      new GeneratedRegistry(generatedModels()),
    );
    const sizes: number[] = [];
    for await (const page of source.pages()) sizes.push(page.length);
    expect([order, sizes]).toEqual([
      ['part', 'part', 'walk'],
      [0, 0, 1],
    ]);
  });
});
