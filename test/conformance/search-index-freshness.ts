import { Work } from '../../src/kernel/work.js';
import fc from 'fast-check';
import type { Urn } from '../../src/kernel/urn.js';
import type { DocumentPatch, DocumentStore } from '../../src/search/document-store.port.js';
import type { QueryNode, SearchIndex } from '../../src/search/search-index.port.js';
import { filterOf, patchOf, type PlainFields, searchRequest, tableUrn, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter, searchPosition } from './search-index.js';
import { sampleSize } from '../sample-size.js';

const WORDS = ['orders', 'order', 'OrderItems', 'daily', 'the', 'Café', 'query', 'hive', 'item'];
const TABLES = ['orders', 'daily_orders', 'OrderItems', 'cafe', 'hive.items', 'the'];
const TAGS = ['urn:li:tag:Legacy', 'urn:li:tag:Daily'];
const RUNS = sampleSize(2, 100);
const MANY = 1000;
/** Writes between two searches. */
const UNSEEN = 700;
/** How often the same is asked after each write. */
const TIMES = 3;

/**
 * Whatever an adapter keeps from earlier reads, its answers are those of an index that begins with the same documents.
 */
export function describeSearchFreshness(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, answers after writes: ${adapter.name}`, () => {
    it('are those of an index that has never had anything else', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(patch(), { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
          async (rounds) => {
            const bench = await SearchBench.open(adapter);
            await answers(bench.index);
            for (const patches of rounds) {
              for (const one of patches) await bench.put(one);
              const right = await answersOfOther(adapter, bench.store);
              // An adapter may keep answers, from the second or third time on.
              for (let time = 1; time <= TIMES; time++) expect(await answers(bench.index)).toEqual(right);
            }
            const before = await answers(bench.index);
            await bench.reopen();
            expect(await answers(bench.index)).toEqual(before);
            await bench.close();
          },
        ),
        { numRuns: RUNS },
      );
    });

    it('are so after more writes than anybody remembers', async () => {
      const bench = await SearchBench.open(adapter);
      const put = (text: string) => bench.put(patchOf(tableUrn('a'), { datasetProperties: { description: [text] } }));
      const found = async () =>
        (await bench.index.search(searchRequest({ query: words('daily') }), Work.unlimited)).total;
      const totals: number[] = [];
      for (const text of ['daily', 'weekly', 'daily']) {
        for (let at = 0; at < UNSEEN; at++) await put(`${text} ${String(at)}`);
        totals.push(await found());
      }
      await put('weekly');
      totals.push(await found());
      expect(totals).toEqual([1, 0, 1, 0]);
      await bench.close();
    });
  });
}

function patch(): fc.Arbitrary<DocumentPatch> {
  const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const aspects: fc.Arbitrary<PlainFields> = fc.record(
    {
      datasetProperties: fc.record(
        { name: fc.tuple(text), description: fc.tuple(text), rowCount: fc.tuple(fc.nat(3)) },
        { requiredKeys: [] },
      ),
      schemaMetadata: fc.record({ fieldPaths: fc.array(text, { maxLength: 3 }) }),
      globalTags: fc.record({ tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 }) }),
      status: fc.record({ removed: fc.tuple(fc.boolean()) }),
      deprecation: fc.record({ deprecated: fc.tuple(fc.boolean()) }),
      browsePaths: fc.record({ browsePaths: fc.array(fc.constantFrom('/a/b', '/a/c', '/d'), { maxLength: 2 }) }),
    },
    { requiredKeys: [] },
  );
  const clear = fc.subarray(['datasetProperties', 'globalTags', 'status']);
  const dropsFirst = fc.constantFrom(false, false, false, true);
  return fc
    .tuple(fc.constantFrom(...TABLES), aspects, fc.record({ clear, dropsFirst }))
    .map(([name, fields, change]) =>
      patchOf(
        tableUrn(name),
        { datasetKey: { id: [name], platform: ['urn:li:dataPlatform:hive'] }, ...fields },
        change,
      ),
    );
}

const QUERIES: readonly QueryNode[] = [
  { kind: 'all' },
  ...WORDS.map((text): QueryNode => ({ kind: 'word', text })),
  words('daily orders'),
  { kind: 'or', nodes: [words('cafe'), words('items')] },
  { kind: 'and', nodes: [words('order'), { kind: 'not', node: words('daily') }] },
  { kind: 'phrase', text: 'daily orders' },
  { kind: 'prefix', text: 'ord' },
  { kind: 'wildcard', pattern: 'o*r?' },
  { kind: 'field', field: 'tags', value: 'Legacy' },
];

/** What the index says to all that a suite can think of. */
async function answers(index: SearchIndex): Promise<unknown> {
  const page = { start: 0, count: 4 };
  const facets = ['tags', 'removed', 'rowCount', 'tags\u241eremoved'].map((field) => ({ field, limit: 5 }));
  const shown = filterOf('removed', { values: ['true'], negated: true });
  const found = [];
  for (const query of QUERIES) {
    found.push(await index.search(searchRequest({ query, page, facets, matched: 'wanted' }), Work.unlimited));
    found.push(
      await index.search(searchRequest({ query, page, filter: shown, entityTypes: ['dataset'] }), Work.unlimited),
    );
    found.push(
      await index.search(searchRequest({ query, sort: { field: 'rowCount', order: 'DESCENDING' } }), Work.unlimited),
    );
  }
  const completed = [];
  for (const text of ['o', 'ord', 'daily o', 'cafe', 'The']) {
    completed.push(await index.suggest({ entityTypes: [], text, fields: [], filter: shown, limit: 3 }, Work.unlimited));
  }
  const browsed = [];
  for (const path of ['', '/a', '/d']) {
    browsed.push(await index.browse({ entityType: 'dataset', path, filter: shown, page }, Work.unlimited));
  }
  return { found, completed, browsed };
}

/** What an index says that is given all documents at once. */
async function answersOfOther(adapter: SearchIndexAdapter, store: DocumentStore): Promise<unknown> {
  const other = await SearchBench.open(adapter);
  const documents = await store.documents(undefined, MANY);
  const patches = documents.map(({ urn, entityType, aspects }) => whole(urn, entityType, aspects));
  await other.store.apply(patches, searchPosition(1));
  await other.store.flush();
  const said = await answers(other.index);
  await other.close();
  return said;
}

function whole(urn: Urn, entityType: string, set: DocumentPatch['set']): DocumentPatch {
  return { urn, entityType, set, clear: [], dropsFirst: false };
}
