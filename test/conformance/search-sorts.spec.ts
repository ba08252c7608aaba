import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beginThreadOfSource } from '../../src/adapters/sqlite/search/rebuild/document-thread.builder.js';
import {
  type DocumentStoreSettings,
  SqliteDocumentStore,
} from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { SqliteSearchIndex } from '../../src/adapters/sqlite/search/sqlite-search-index.js';
import { Work } from '../../src/kernel/work.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { SearchRequest } from '../../src/search/search-index.port.js';
import { sampleSize } from '../sample-size.js';
import { filterOf, searchRequest, tablePatch, tableUrn, patchOf } from './document.builder.js';
import { nameOf, searchPosition } from './search-index.js';
import { searchModels } from './search-models.builder.js';

/** Some more than two pages of columns have. */
const TABLES = 9000;
const fields = new SearchFields(searchModels());

/** What is sorted by, and all that decides the order. */
interface SortedTable {
  readonly name: string;
  readonly description: readonly string[];
  readonly fieldPaths: readonly string[];
  readonly rowCount: readonly number[];
  readonly tag: string;
}

/** Letters that hardly repeat, in both cases. */
function textOf(number: number, turn: number): string {
  const text = ((number + 1) * (turn + 7) * 2_654_435) % 9_973;
  return `${number % 3 === 0 ? 'Text' : 'text'} ${text.toString(36)}${number % 50 === 0 ? ' é' : ''}`;
}

function tableOf(number: number, turn = 0): SortedTable {
  const list = (count: number): string[] => [
    ...new Set(Array.from({ length: count }, (_, at) => textOf(number * 5 + at, turn))),
  ];
  return {
    name: `t${String(number).padStart(5, '0')}`,
    description: number % 11 === 0 ? [] : [textOf(number, turn)],
    fieldPaths: list(number % 4),
    rowCount: number % 7 === 0 ? [] : [((number + turn) * 7_919) % 5_003],
    // In a few pages, and in all of them.
    tag: number % 1000 === 0 ? 'rare' : number > 8_200 ? 'late' : 'other',
  };
}

function patchFor({ name, description, fieldPaths, rowCount, tag }: SortedTable): DocumentPatch {
  return tablePatch(name, {
    datasetProperties: { name: [name], description, rowCount },
    schemaMetadata: { fieldPaths },
    globalTags: { tags: [`urn:li:tag:${tag}`] },
  });
}

type SortField = 'description' | 'fieldPaths' | 'rowCount';
const NONE = '';

/** The key by which the judge orders: the first of the values in the order. */
function keyOf(table: SortedTable, field: SortField, sign: number): number | string {
  const keys = table[field].map((value) => (typeof value === 'string' ? value.toLowerCase().replace('é', 'e') : value));
  return keys.sort((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0))[0] ?? NONE;
}

interface SortQuestion {
  readonly field: SortField;
  readonly order: 'ASCENDING' | 'DESCENDING';
  readonly tag: string | null;
  readonly start: number;
}

function requestOf({ field, order, tag, start }: SortQuestion): SearchRequest {
  return searchRequest({
    sort: { field, order },
    page: { start, count: 10 },
    filter: tag === null ? { or: [] } : filterOf('tags', { values: [`urn:li:tag:${tag}`] }),
  });
}

/** What a full sort of all tables gives. */
function judged(tables: ReadonlyMap<string, SortedTable>, { field, order, tag, start }: SortQuestion): unknown {
  const sign = order === 'ASCENDING' ? 1 : -1;
  const keyed = [...tables.values()]
    .filter((table) => tag === null || table.tag === tag)
    .map((table) => ({ name: table.name, key: keyOf(table, field, sign) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return a.name < b.name ? -1 : 1;
    if (a.key === NONE || b.key === NONE) return a.key === NONE ? 1 : -1;
    return sign * (a.key < b.key ? -1 : 1);
  });
  return { total: keyed.length, names: keyed.slice(start, start + 10).map(({ name }) => name) };
}

const question: fc.Arbitrary<SortQuestion> = fc.record({
  field: fc.constantFrom<SortField>('description', 'fieldPaths', 'rowCount'),
  order: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
  tag: fc.option(fc.constantFrom('late', 'rare')),
  start: fc.constantFrom(0, 0, 0, 7, 40, 8_990),
});
/** Tables that are written with other values, or removed, between two questions. */
const changes = fc.array(fc.tuple(fc.nat(TABLES + 50), fc.constantFrom('other', 'removed')), { maxLength: 4 });

describe('A search in order of a field of many documents', () => {
  it.each<[string, DocumentStoreSettings]>([
    ['in memory', {}],
    ['read into memory while it is used', { largeColumn: 0, mostUnranked: 3 }],
    ['that stays in the file', { memoryLimit: 0, pendingValues: 200, mostUnranked: 3 }],
  ])('gives the first of a full sort, also of what is written between, from a column %s', async (_what, settings) => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-search-sorts-'));
    const open = (): Promise<SqliteDocumentStore> =>
      SqliteDocumentStore.open(directory, fields, { ...settings, threads: beginThreadOfSource });
    let store = await open();
    try {
      const tables = new Map(Array.from({ length: TABLES }, (_, number) => [number, tableOf(number)]));
      const made = await store.newGeneration();
      await made.add([...tables.values()].map(patchFor));
      await made.finish(searchPosition(1));
      const named = new Map([...tables.values()].map((table) => [table.name, table]));
      let seq = 1;
      const rounds = fc.array(fc.tuple(changes, fc.array(question, { minLength: 1, maxLength: 3 })), { maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(rounds, fc.boolean(), async (taken, isReopened) => {
          if (isReopened) {
            await store.close();
            store = await open();
          }
          for (const [written, questions] of taken) {
            const patches = new Map<string, DocumentPatch>();
            for (const [number, what] of written) {
              const table = tableOf(number, ++seq);
              patches.set(
                table.name,
                what === 'removed' ? patchOf(tableUrn(table.name), {}, { dropsFirst: true }) : patchFor(table),
              );
              if (what === 'removed') named.delete(table.name);
              else named.set(table.name, table);
            }
            await store.apply([...patches.values()], searchPosition(++seq));
            const index = new SqliteSearchIndex(store.generations);
            for (const each of questions) {
              const { hits, total } = await index.search(requestOf(each), Work.unlimited);
              expect({ total, names: hits.map(({ urn }) => nameOf(urn)) }).toEqual(judged(named, each));
            }
          }
        }),
        { numRuns: sampleSize(6, 300), endOnFailure: true },
      );
    } finally {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
