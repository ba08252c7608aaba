import { Work } from '../../../kernel/work.js';
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
import { filterOf, searchRequest } from '../../../../test/conformance/document.builder.js';
import type { DocumentPatch, FieldValues } from '../../../search/document-store.port.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import { Database } from '../database.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';
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

/** What no index can take: it has no text. */
function unspeakable(): DocumentPatch {
  const values: FieldValues = JSON.parse('[{"toString":null,"valueOf":null}]');
  const [patch] = noteOf('unspeakable');
  if (patch === undefined) throw new RangeError('a note is made');
  return { ...patch, set: new Map([['noteKey', new Map([['id', values]])]]) };
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

  it('leaves no page of a column behind when it is closed, as a process that is killed does', async () => {
    const open = await SqliteDocumentStore.open(directory, fields);
    await open.apply(noteOf('a'), POSITION);
    await open.flush();
    const stale = (): unknown => {
      const database = new Database(join(directory, files()[0] ?? ''), { mode: 'read' });
      const ids = database.prepareValues<[], number>('SELECT id FROM stale').all();
      const pages = database.prepareValues<[], number>('SELECT count(*) FROM page').get();
      database.close();
      return { ids, pages };
    };
    expect(stale()).toEqual({ ids: [1], pages: 0 });
    await open.close();
    // Its id, its URN, its type, and what its score needs.
    expect(stale()).toEqual({ ids: [], pages: 4 });
  });

  it('keeps a file that cannot be used now, and refuses to open', async () => {
    const path = await write();
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    await expect(SqliteDocumentStore.open(directory, fields)).rejects.toThrow(StoreUnavailable);
    other.close();
    expect(await read()).toEqual({ position: POSITION, documents: 1 });
  });

  it('gives the ids of removed documents to new ones, also after a start and a rollback', async () => {
    let store = await SqliteDocumentStore.open(directory, fields);
    let seq = 0;
    const put = (...names: readonly string[]): Promise<void> =>
      store.apply(names.flatMap(noteOf), { storeId: 'store', seq: ++seq });
    const remove = (...names: readonly string[]): Promise<void> =>
      store.apply(
        names.flatMap((name) => noteOf(name).map((patch) => ({ ...patch, set: new Map(), dropsFirst: true }))),
        { storeId: 'store', seq: ++seq },
      );
    const idOf = (name: string): number | undefined =>
      store.generations.current.documents.idOf.get(`urn:li:note:${name}`);
    const found = async (value: string): Promise<readonly string[]> => {
      const filter = filterOf('id', { values: [value] });
      const { hits } = await new SqliteSearchIndex(store.generations).search(searchRequest({ filter }), Work.unlimited);
      return hits.map(({ urn }) => urn);
    };
    await put('a', 'b', 'c', 'd');
    await store.flush();
    await remove('b', 'c');
    await put('e', 'f', 'g');
    expect(['a', 'e', 'f', 'd', 'g'].map(idOf)).toEqual([1, 2, 3, 4, 5]);
    expect([await found('b'), await found('e')]).toEqual([[], ['urn:li:note:e']]);
    await remove('a', 'd');
    await store.close();
    store = await SqliteDocumentStore.open(directory, fields);
    await put('h');
    await expect(store.apply([...noteOf('i'), unspeakable()], { storeId: 'store', seq: 99 })).rejects.toThrow();
    await store.recover();
    await put('h', 'j');
    expect([idOf('h'), idOf('j'), await found('j'), await found('d')]).toEqual([1, 4, ['urn:li:note:j'], []]);
    await store.close();
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
