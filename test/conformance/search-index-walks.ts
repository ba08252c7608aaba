import { Work } from '../../src/kernel/work.js';
import type { Filter } from '../../src/kernel/filter.js';
import { filterOf, patchOf, searchRequest, tablePatch, tableUrn } from './document.builder.js';
import { nameOf, SearchBench, type SearchIndexAdapter } from './search-index.js';

const COUNT = 7;
const NO_FILTER: Filter = { or: [] };

/**
 * How every hit is read, however many there are: in order of URN, each page asked for by the URN that ended the one
 * before (D-094). Nothing is kept between two pages that could run out, or would have to be closed.
 */
export function describeSearchWalks(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, walks over all hits: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    /** Names in the order of the walk. `meanwhile`: called after each page, with its number. */
    const walk = async (meanwhile: (page: number) => Promise<void>): Promise<readonly string[]> => {
      const names: string[] = [];
      for (let page = 1, last: string | undefined; ; page++) {
        const filter = last === undefined ? NO_FILTER : filterOf('urn', { condition: 'GREATER_THAN', values: [last] });
        const sort = { field: 'urn', order: 'ASCENDING' } as const;
        const request = searchRequest({ filter, sort, page: { start: 0, count: COUNT } });
        const { hits } = await bench.index.search(request, Work.unlimited);
        for (const { urn } of hits) names.push(nameOf(urn));
        if (hits.length < COUNT) return names;
        last = hits.at(-1)?.urn;
        await meanwhile(page);
      }
    };
    const name = (at: number): string => `t${String(at).padStart(3, '0')}`;

    it('find what is there all the time exactly once, whatever is added, changed and removed meanwhile', async () => {
      const all = Array.from({ length: 60 }, (_, at) => name(2 * at));
      await bench.put(...all.map((one) => tablePatch(one)));
      const added: string[] = [];
      const removed: string[] = [];
      const found = await walk(async (page) => {
        const [early, late, gone] = [name(2 * page - 1), name(119 - 2 * page), name(118 - 4 * page)];
        added.push(early, late);
        removed.push(gone, name(4 * page));
        await bench.put(
          ...[early, late].map((one) => tablePatch(one)),
          ...[gone, name(4 * page)].map((one) => patchOf(tableUrn(one), {}, { dropsFirst: true })),
          // Another text has other scores, and changes no URN.
          ...all.slice(0, 2).map((one) => tablePatch(one, { globalTags: { tags: [`urn:li:tag:${String(page)}`] } })),
        );
      });
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual([...found].sort());
      const steady = all.filter((one) => !removed.includes(one));
      const missed = steady.filter((one) => !found.includes(one));
      expect(missed).toEqual([]);
      expect(found.filter((one) => !all.includes(one) && !added.includes(one))).toEqual([]);
    });

    it('continue in a generation that begins to serve meanwhile', async () => {
      const all = Array.from({ length: 20 }, (_, at) => name(at));
      await bench.put(...all.map((one) => tablePatch(one)));
      const found = await walk(async (page) => {
        if (page !== 1) return;
        const generation = await bench.store.newGeneration();
        await generation.add(all.map((one) => tablePatch(one)));
        await generation.finish({ storeId: 'store', seq: 1000 });
      });
      expect(found).toEqual(all);
    });
  });
}
