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
import type { DocumentPatch } from '../../../search/document-store.port.js';
import { SqliteDocumentStore } from './sqlite-document-store.js';

const POSITION = { storeId: 'store', seq: 4 };

function fieldsWith(change: Partial<SearchableSpec>): SearchFields {
  const aspects = [aspectSpec('noteKey', { searchable: [searchableSpec('id', change)] })];
  return new SearchFields(new GeneratedRegistry(generatedModels({ entities: [entitySpec('note')], aspects })));
}

function noteOf(name: string): readonly DocumentPatch[] {
  const urn = parseUrn(`urn:li:note:${name}`);
  const set = new Map([['noteKey', new Map([['id', [name]]])]]);
  return urn === undefined ? [] : [{ urn, entityType: 'note', set, clear: [], dropsFirst: false }];
}

describe('SqliteDocumentStore', () => {
  const fields = fieldsWith({});
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-search-file-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const files = (): readonly string[] => readdirSync(directory).filter((name) => name.endsWith('.db'));

  /** A store with one document, closed. */
  async function write(): Promise<string> {
    const store = await SqliteDocumentStore.open(directory, fields);
    await store.apply(noteOf('a'), POSITION);
    await store.close();
    return join(directory, files()[0] ?? '');
  }

  /** What a store that is opened now has. */
  async function read(using = fields): Promise<unknown> {
    const store = await SqliteDocumentStore.open(directory, using);
    const found = { position: await store.position(), documents: (await store.documents(undefined, 10)).length };
    await store.close();
    return found;
  }

  const EMPTY = { position: undefined, documents: 0 };

  it('has what was written when it is opened again', async () => {
    await write();
    expect(await read()).toEqual({ position: POSITION, documents: 1 });
  });

  it('is empty when its file is gone', async () => {
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
  ])('is empty when its file %s', async (_what, damage) => {
    damage(await write());
    expect(await read()).toEqual(EMPTY);
    expect(await read()).toEqual(EMPTY);
  });

  it('is empty when a field is of another kind', async () => {
    await write();
    expect(await read(fieldsWith({ type: 'KEYWORD' }))).toEqual(EMPTY);
  });

  it('keeps one file and leaves those of others alone', async () => {
    writeFileSync(join(directory, 'truth.db'), '');
    await write();
    const store = await SqliteDocumentStore.open(directory, fields);
    await store.newGeneration();
    const finished = await store.newGeneration();
    await finished.finish(POSITION);
    await store.close();
    await read();
    expect(files()).toEqual(['documents-2.db', 'truth.db']);
  });

  it('makes a large generation without a thread when threads end before their time', async () => {
    const threads = (): Worker => new Worker('process.exit(1)', { eval: true });
    const store = await SqliteDocumentStore.open(directory, fields, { threads });
    const patches = Array.from({ length: 200 }, (_, at) => noteOf(`n${String(at)}`)).flat();
    const lost = await store.newGeneration();
    await expect(lost.add(patches)).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await lost.abandon();
    const next = await store.newGeneration();
    await next.add(patches);
    await next.finish(POSITION);
    expect((await store.documents(undefined, 1000)).length).toBe(patches.length);
    await store.close();
  });

  it('says that the store is away once it is closed', async () => {
    const store = await SqliteDocumentStore.open(directory, fields);
    await store.close();
    await expect(store.position()).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});
