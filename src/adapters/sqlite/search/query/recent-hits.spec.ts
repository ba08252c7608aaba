import { filterOf, searchRequest, tablePatch } from '../../../../../test/conformance/document.builder.js';
import { removeSearchIndexes, sqliteSearchIndex } from '../../../../../test/conformance/search-index-adapters.js';
import { SearchBench } from '../../../../../test/conformance/search-index.js';
import { Work } from '../../../../kernel/work.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import type { FacetRequest, SearchRequest, SearchResult } from '../../../../search/search-index.port.js';
import { DocSet } from '../memory/doc-set.js';
import { IndexMemory } from '../memory/index-memory.js';
import { RecentHits, type RankedHits } from './recent-hits.js';
import { Searching } from './searching.js';

const TAGS: FacetRequest = { field: 'tags', limit: 5 };

describe('Recent hits', () => {
  const found: RankedHits = { hits: DocSet.of([3, 5, 9]), best: { ids: Int32Array.of(9, 3) } };
  let changes: { now: number };
  let memory: IndexMemory;
  let recent: RecentHits;
  beforeEach(() => {
    changes = { now: 1 };
    memory = new IndexMemory(10_000);
    recent = new RecentHits(memory, changes);
  });

  it('are worth keeping when they are asked for again', () => {
    expect(['a', 'b', 'a'].map((key) => recent.isAgain(key))).toEqual([false, false, true]);
  });

  it('are kept with the facets that were counted of them, and their bytes are counted', () => {
    recent.keep('a', found).addFacet(TAGS, { field: 'tags', counts: [{ value: 'x'.repeat(50), count: 2 }] });
    const known = recent.find('a');
    expect([known?.hits, known?.best]).toEqual([found.hits, found.best]);
    expect(known?.facet(TAGS)?.counts).toHaveLength(1);
    expect([known?.facet({ ...TAGS, limit: 6 }), known?.facet({ ...TAGS, field: 'owners' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(memory.bytes).toBeGreaterThan(800);
    expect(recent.find('b')).toBeUndefined();
  });

  it('have pages among those that are in order, and the last page when all of them are', () => {
    const pages = [
      { start: 0, count: 2 },
      { start: 1, count: 2 },
      { start: 0, count: 10 },
    ];
    const some = recent.keep('some', found);
    expect(pages.map((page) => some.hasInOrder(page))).toEqual([true, false, false]);
    const all = recent.keep('all', { ...found, best: { ids: Int32Array.of(9, 3, 5) } });
    expect(pages.map((page) => all.hasInOrder(page))).toEqual([true, true, true]);
  });

  it('are forgotten with the first change, and what is counted of them afterwards is not kept', () => {
    const known = recent.keep('a', found);
    changes.now = 2;
    expect(recent.find('a')).toBeUndefined();
    known.addFacet(TAGS, { field: 'tags', counts: [] });
    expect(memory.bytes).toBe(0);
  });

  it('are evicted for something else, replaced by themselves, and not kept where there is no memory', () => {
    const before = recent.keep('a', found);
    const { bytes } = memory;
    recent.keep('a', found);
    before.addFacet(TAGS, { field: 'tags', counts: [] });
    expect(memory.bytes).toBe(bytes);
    memory.count({ isPinned: false, isUsed: false, evict: () => undefined }, 9_900);
    expect(recent.find('a')).toBeUndefined();
    const none = new RecentHits(new IndexMemory(0), changes);
    none.keep('a', found);
    expect(none.find('a')).toBeUndefined();
  });
});

/** Several values, so that scores differ and are equal. */
function table(number: number, text = 'orders'): DocumentPatch {
  return tablePatch(`t${String(number % 10)}_${String(number)}`, {
    datasetProperties: { description: [`${text} of ${String(number % 7)}`], name: [number % 3 === 0 ? text : 'x'] },
    globalTags: { tags: [`urn:li:tag:${String(number % 4)}`] },
  });
}

describe.each([
  sqliteSearchIndex('columns in memory', {}),
  sqliteSearchIndex('columns in the file', { largeColumn: 1 }),
])('pages of one search: $name', (adapter) => {
  const DOCUMENTS = 450;
  let bench: SearchBench;
  beforeAll(async () => {
    bench = await SearchBench.open(adapter);
    await bench.put(...Array.from({ length: DOCUMENTS }, (_, number) => table(number)));
  });
  afterAll(() => bench.close());
  afterAll(removeSearchIndexes);

  const search = (request: SearchRequest): Promise<SearchResult> => bench.index.search(request, Work.unlimited);
  const pageOf = (start: number, count: number): SearchRequest =>
    searchRequest({
      query: { kind: 'word', text: 'orders' },
      filter: filterOf('tags', { values: ['urn:li:tag:1', 'urn:li:tag:2'] }),
      page: { start, count },
      facets: [TAGS, { field: 'description', limit: 3 }],
      matched: 'wanted',
    });

  /** Of each page what the whole says, which is asked for in one page that is never kept. */
  async function comparePages(total: number): Promise<void> {
    const whole = await search(pageOf(0, 1000));
    expect([whole.total, whole.hits.length]).toEqual([total, total]);
    for (let start = 0; start < total; start += 30) {
      const { hits, ...others } = await search(pageOf(start, 30));
      expect(hits).toEqual(whole.hits.slice(start, start + 30));
      expect(others).toEqual({ total: whole.total, facets: whole.facets });
    }
  }

  it('fit together, and show what is written between them', async () => {
    const found = jest.spyOn(Searching.prototype, 'found');
    const total = Array.from({ length: DOCUMENTS }, (_, number) => number % 4).filter((tag) => tag === 1 || tag === 2);
    await comparePages(total.length);
    const searches = found.mock.calls.length;
    found.mockRestore();
    // The whole, the first two pages of eight, and the last two, which are beyond what is kept in order.
    expect(searches).toBe(5);
    await bench.put(table(1, 'customers'), table(DOCUMENTS + 3), table(DOCUMENTS + 4));
    await comparePages(total.length + 1);
    await bench.put(table(1), table(DOCUMENTS + 5));
    await comparePages(total.length + 2);
  });
});
