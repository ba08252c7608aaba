import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SearchableSpec } from '../../../../generated/service/registry/model.js';
import { aspectSpec, entitySpec, generatedModels } from '../../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../../registry/generated-registry.js';
import { SearchFields } from '../../../registry/search-fields.js';
import { searchableSpec } from '../../../registry/searchable-spec.builder.js';
import { parseUrn } from '../../../kernel/urn.js';
import type { DocumentPatch } from '../../../search/search-index.port.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

const POSITION = { storeId: 'store', seq: 4 };

function fieldsWith(change: Partial<SearchableSpec>): SearchFields {
  const aspects = [aspectSpec('noteKey', { searchable: [searchableSpec('id', change)] })];
  return new SearchFields(new GeneratedRegistry(generatedModels({ entities: [entitySpec('note')], aspects })));
}

function noteOf(name: string): readonly DocumentPatch[] {
  const urn = parseUrn(`urn:li:note:${name}`);
  const set = new Map([['noteKey', new Map([['id', [name]]])]]);
  return urn === undefined ? [] : [{ urn, entityType: 'note', set, clear: [], drop: 'no' }];
}

describe('SqliteSearchIndex', () => {
  const fields = fieldsWith({});
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-search-file-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const files = (): readonly string[] => readdirSync(directory).filter((name) => name.endsWith('.db'));

  /** An index with one document, closed. */
  async function write(): Promise<string> {
    const index = await SqliteSearchIndex.open(directory, fields);
    await index.apply(noteOf('a'), POSITION);
    await index.close();
    return join(directory, files()[0] ?? '');
  }

  /** What an index that is opened now holds. */
  async function read(using = fields): Promise<unknown> {
    const index = await SqliteSearchIndex.open(directory, using);
    const found = { position: await index.position(), documents: (await index.documents(undefined, 10)).length };
    await index.close();
    return found;
  }

  const EMPTY = { position: undefined, documents: 0 };

  it('holds what was written when it is opened again', async () => {
    await write();
    expect(await read()).toEqual({ position: POSITION, documents: 1 });
  });

  it('begins anew when its file is gone', async () => {
    rmSync(await write());
    expect(await read()).toEqual(EMPTY);
  });

  it.each<[string, (path: string) => void]>([
    [
      'is no database',
      (path) => {
        writeFileSync(path, 'nothing of the kind');
      },
    ],
    [
      'was cut off',
      (path) => {
        truncateSync(path, 4096);
      },
    ],
    [
      'is empty',
      (path) => {
        truncateSync(path, 0);
      },
    ],
  ])('begins anew when its file %s', async (_what, damage) => {
    damage(await write());
    expect(await read()).toEqual(EMPTY);
    expect(await read()).toEqual(EMPTY);
  });

  it('begins anew when a field is of another kind', async () => {
    await write();
    expect(await read(fieldsWith({ type: 'KEYWORD' }))).toEqual(EMPTY);
  });

  it('keeps one file and leaves those of others alone', async () => {
    writeFileSync(join(directory, 'truth.db'), '');
    await write();
    const index = await SqliteSearchIndex.open(directory, fields);
    await index.newGeneration();
    const finished = await index.newGeneration();
    await finished.finish(POSITION);
    await index.close();
    await read();
    expect(files()).toEqual(['documents-2.db', 'truth.db']);
  });

  it('makes a large generation without a thread when threads end before their time', async () => {
    const index = await SqliteSearchIndex.open(directory, fields, () => new Worker('process.exit(1)', { eval: true }));
    const patches = Array.from({ length: 200 }, (_, at) => noteOf(`n${String(at)}`)).flat();
    const lost = await index.newGeneration();
    await expect(lost.add(patches)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await lost.abandon();
    const next = await index.newGeneration();
    await next.add(patches);
    await next.finish(POSITION);
    expect((await index.documents(undefined, 1000)).length).toBe(patches.length);
    await index.close();
  });

  it('says that the store is away once it is closed', async () => {
    const index = await SqliteSearchIndex.open(directory, fields);
    await index.close();
    await expect(index.position()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});
