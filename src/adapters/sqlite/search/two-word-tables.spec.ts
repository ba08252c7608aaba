import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchRequest, tablePatch, tableUrn } from '../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../test/conformance/search-models.builder.js';
import { Work } from '../../../kernel/work.js';
import { SearchFields } from '../../../registry/search-fields.js';
import type { QueryNode } from '../../../search/search-index.port.js';
import { Database } from '../database.js';
import { SqliteDocumentStore } from './sqlite-document-store.js';
import { SqliteSearchIndex } from './sqlite-search-index.js';

const fields = new SearchFields(searchModels());
/** Documents of a full-text table: those of the test stand on both sides. */
const BOUNDARY = 2 ** 18;
const COUNT = 20;
const FIRST = BOUNDARY - COUNT / 2;

describe('an index of several full-text tables', () => {
  let directory: string;
  let store: SqliteDocumentStore;
  let index: SqliteSearchIndex;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-word-tables-'));
    store = await SqliteDocumentStore.open(directory, fields);
    await store.apply([tablePatch('placeholder', {})], { storeId: 'store', seq: 1 });
    await store.flush();
    // The next ones get the ids after it.
    change(`UPDATE document SET id = ${String(FIRST - 1)}`);
    await store.close();
    store = await SqliteDocumentStore.open(directory, fields);
    index = new SqliteSearchIndex(store.generations);
    await store.apply(
      Array.from({ length: COUNT }, (_, at) =>
        tablePatch(`t${String(at)}`, { datasetProperties: { description: [`zebra foal number${String(at)}`] } }),
      ),
      { storeId: 'store', seq: 2 },
    );
    await store.flush();
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Over another connection. */
  function change(sql: string): void {
    const database = new Database(path());
    database.exec(sql);
    database.close();
  }

  const path = (): string => join(directory, readdirSync(directory).find((name) => name.endsWith('.db')) ?? '');

  async function found(query: QueryNode): Promise<readonly string[]> {
    const { hits, total } = await index.search(
      searchRequest({ query, page: { start: 0, count: 100 } }),
      Work.unlimited,
    );
    expect(hits.length).toBe(total);
    return hits.map(({ urn }) => urn).toSorted();
  }

  const all = Array.from({ length: COUNT }, (_, at) => tableUrn(`t${String(at)}`)).toSorted();

  it('has both', () => {
    const database = new Database(path(), { mode: 'read' });
    const ids = database.prepareValues<[], number>('SELECT id FROM document ORDER BY id');
    const rows = (table: string): unknown => database.prepareValues(`SELECT count(*) > 0 FROM ${table}`).get();
    expect([ids.all().slice(1, 3), ids.all().at(-1)]).toEqual([[FIRST, FIRST + 1], FIRST + COUNT - 1]);
    expect([rows('word'), rows('word1')]).toEqual([1, 1]);
    database.close();
  });

  it('finds words, phrases, beginnings and wildcards in all of them', async () => {
    expect(await found({ kind: 'word', text: 'zebra' })).toEqual(all);
    expect(await found({ kind: 'phrase', text: 'zebra foal' })).toEqual(all);
    expect(await found({ kind: 'prefix', text: 'zeb' })).toEqual(all);
    expect(await found({ kind: 'wildcard', pattern: 'zeb*' })).toEqual(all);
    expect(await found({ kind: 'word', text: 'number3' })).toEqual([tableUrn('t3')]);
    expect(await found({ kind: 'word', text: 'number18' })).toEqual([tableUrn('t18')]);
  });

  it('finds what was changed, and nothing of it any more when it was purged', async () => {
    await store.apply(
      [3, 18].map((at) => tablePatch(`t${String(at)}`, { datasetProperties: { description: ['okapi'] } })),
      { storeId: 'store', seq: 3 },
    );
    expect(await found({ kind: 'word', text: 'okapi' })).toEqual([tableUrn('t18'), tableUrn('t3')]);
    expect(await found({ kind: 'word', text: 'number18' })).toEqual([]);
    await store.purge('in-slices');
    expect((await found({ kind: 'word', text: 'zebra' })).length).toBe(COUNT - 2);
  });

  it('is compared with its documents', async () => {
    const compared = (): unknown => store.compareTexts({ most: 10, signal: new AbortController().signal });
    // The row of the placeholder stands where it had its id first.
    expect(await compared()).toMatchObject({ differences: 1, unowned: 1 });
    change(`DELETE FROM word1 WHERE rowid = ${String(2 * BOUNDARY)}`);
    change(`DELETE FROM word WHERE rowid = ${String(2 * FIRST)}`);
    expect(await compared()).toMatchObject({ differences: 3, unowned: 1 });
  });
});
