import { Work } from '../../src/kernel/work.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import { filterOf, patchOf, searchRequest, tablePatch, tableUrn, words } from './document.builder.js';
import { nameOf, searchPosition } from './search-index.js';
import { searchModels } from './search-models.builder.js';

const TABLES = 6000;
const fields = new SearchFields(searchModels());

/** `t0042`: names sort as their numbers do. */
function named(number: number): string {
  return `t${String(number).padStart(4, '0')}`;
}

function table(number: number, tag: string): DocumentPatch {
  return tablePatch(named(number), { globalTags: { tags: [`urn:li:tag:${tag}`] }, status: { removed: [false] } });
}

describe('The embedded search index', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-warm-up-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('finds what is written while it loads its memory, and nothing that was there before', async () => {
    const first = await SqliteDocumentStore.open(directory, fields);
    await first.apply(
      Array.from({ length: TABLES }, (_, number) => table(number, 'old')),
      searchPosition(1),
    );
    await first.close();

    const store = await SqliteDocumentStore.open(directory, fields);
    const index = new SqliteSearchIndex(store.generations);
    const loaded = index.warmUp();
    expect(store.generations.current.inMemory).toBeUndefined();
    for (const number of [1, TABLES - 1, TABLES / 2, TABLES + 1]) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      await store.apply(
        [table(number, 'new'), patchOf(tableUrn(named(number - 1)), {}, { dropsFirst: true })],
        searchPosition(1 + number),
      );
    }
    const tagged = async (tag: string): Promise<unknown> => {
      const filter = filterOf('tags', { values: [`urn:li:tag:${tag}`] });
      const facets = [{ field: 'tags', limit: 2 }];
      const { hits, total, facets: counted } = await index.search(searchRequest({ filter, facets }), Work.unlimited);
      return { total, names: hits.slice(0, 4).map(({ urn }) => nameOf(urn)), counted: counted[0]?.counts };
    };
    expect(await tagged('new')).toEqual({
      total: 4,
      names: ['t0001', 't3000', 't5999', 't6001'],
      counted: [{ value: 'urn:li:tag:new', count: 4 }],
    });
    const left = TABLES - 6;
    expect(await tagged('old')).toEqual({
      total: left,
      names: ['t0002', 't0003', 't0004', 't0005'],
      counted: [{ value: 'urn:li:tag:old', count: left }],
    });
    expect((await index.search(searchRequest({ query: words('t2999') }), Work.unlimited)).total).toBe(0);
    await loaded;
    await store.close();
  });

  it('says when what reads need is in memory', async () => {
    const store = await SqliteDocumentStore.open(directory, fields);
    await store.apply([table(1, 'only')], searchPosition(1));
    const index = new SqliteSearchIndex(store.generations);
    await index.warmUp();
    expect(store.generations.current.inMemory?.count).toBe(1);
    await store.close();
  });

  it('loads nothing of a file whose damage is known, and answers from the one that follows', async () => {
    const store = await SqliteDocumentStore.open(directory, fields);
    const index = new SqliteSearchIndex(store.generations);
    const damaged = jest.fn();
    store.generations.check((_file, report) => {
      report('a page is not as it was written');
      return Promise.resolve();
    }, damaged);
    expect(damaged).toHaveBeenCalledTimes(1);
    await index.warmUp();
    const generation = await store.newGeneration('empty');
    await generation.add([table(1, 'new')]);
    await generation.finish(searchPosition(1));
    expect((await index.search(searchRequest({}), Work.unlimited)).total).toBe(1);
    await store.close();
  });
});
