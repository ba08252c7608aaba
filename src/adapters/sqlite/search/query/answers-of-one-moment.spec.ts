import { searchRequest, tablePatch } from '../../../../../test/conformance/document.builder.js';
import { removeSearchIndexes, sqliteSearchIndex } from '../../../../../test/conformance/search-index-adapters.js';
import { SearchBench } from '../../../../../test/conformance/search-index.js';
import { Work } from '../../../../kernel/work.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import type { BrowseRequest, BrowseResult, FacetResult } from '../../../../search/search-index.port.js';

/** More than one step looks at. */
const DOCUMENTS = 9_000;
const FOLDER: BrowseRequest = { entityType: 'dataset', path: '/a', filter: { or: [] }, page: { start: 0, count: 3 } };

function table(number: number, folder: string): DocumentPatch {
  return tablePatch(`t${String(number)}`, {
    browsePaths: { browsePaths: [`/a/${folder}`] },
    globalTags: { tags: [`urn:li:tag:${folder}`] },
  });
}

function folderOf(number: number): string {
  return number % 3 === 0 ? 'x' : 'y';
}

/** Rests after every step, and has others write while it does. */
class DisturbedWork extends Work {
  rests = 0;

  constructor(private readonly disturb: (rest: number) => Promise<void>) {
    super({ units: Infinity, seconds: Infinity });
  }

  override get turnIsOver(): boolean {
    return true;
  }

  override async rest(): Promise<void> {
    this.rests++;
    await this.disturb(this.rests);
    await super.rest();
  }
}

/** Columns in memory, and in the file. */
const ADAPTERS = [
  sqliteSearchIndex('in memory', { manyHits: 0 }),
  sqliteSearchIndex('in the file', { manyHits: 0, memoryLimit: 0, pendingValues: 100 }),
];
afterAll(removeSearchIndexes);

describe.each(ADAPTERS)('while others write: $name', (adapter) => {
  let bench: SearchBench;
  beforeAll(async () => {
    bench = await SearchBench.open(adapter);
    for (let from = 0; from < DOCUMENTS; from += 1000) {
      await bench.put(...Array.from({ length: 1000 }, (_, at) => table(from + at, folderOf(from + at))));
    }
  });
  afterAll(() => bench.close());

  /** A document at the beginning and one at the end change places, both at once: counts stay as they are. */
  const swap = async (rest: number): Promise<void> => {
    const [first, last] = [3 * rest, DOCUMENTS - 2];
    await bench.put(table(first, 'y'), table(last, 'x'));
    await bench.put(table(last, 'y'), table(first, 'x'));
    await bench.put(table(first, 'y'), table(last, 'x'));
  };
  const undo = (rests: number): Promise<void> =>
    bench.put(...Array.from({ length: rests }, (_, at) => table(3 * (at + 1), 'x')), table(DOCUMENTS - 2, 'y'));
  const browse = (work: Work): Promise<BrowseResult> => bench.index.browse(FOLDER, work);

  it('a folder is shown as it is at one moment', async () => {
    const quiet = await browse(Work.unlimited);
    expect(quiet).toMatchObject({
      documentTotal: DOCUMENTS,
      groups: [
        { name: 'x', count: 3000 },
        { name: 'y', count: 6000 },
      ],
    });
    for (const disturbed of [1, 3, Number.POSITIVE_INFINITY]) {
      // Each swap takes one from x for good; what was there at the end of a swap is what any answer may show.
      const states = new Set([JSON.stringify(quiet)]);
      const work = new DisturbedWork(async (rest) => {
        if (rest > disturbed) return;
        await swap(rest);
        states.add(JSON.stringify(await browse(Work.unlimited)));
      });
      expect(states).toContain(JSON.stringify(await browse(work)));
      expect(work.rests).toBeGreaterThan(2);
      await undo(work.rests);
    }
  });

  it('a folder has what is added and not what is removed', async () => {
    const work = new DisturbedWork(async (rest) => {
      if (rest === 2) await bench.put(table(1, 'z'), tablePatch('t4', { browsePaths: { browsePaths: ['/b'] } }));
    });
    expect(await browse(work)).toMatchObject({
      documentTotal: DOCUMENTS - 1,
      groups: [{ count: 3000 }, { count: 5998 }, { name: 'z', count: 1 }],
    });
    await bench.put(table(1, 'y'), table(4, 'y'));
  });

  it('a facet is counted as it is at one moment', async () => {
    const count = async (work: Work): Promise<readonly FacetResult[]> =>
      (await bench.index.search(searchRequest({ facets: [{ field: 'tags', limit: 5 }] }), work)).facets;
    const quiet = await count(Work.unlimited);
    for (const disturbed of [1, 3, Number.POSITIVE_INFINITY]) {
      const states = new Set([JSON.stringify(quiet)]);
      const work = new DisturbedWork(async (rest) => {
        if (rest > disturbed) return;
        await swap(rest);
        states.add(JSON.stringify(await count(Work.unlimited)));
      });
      expect(states).toContain(JSON.stringify(await count(work)));
      expect(work.rests).toBeGreaterThan(1);
      await undo(work.rests);
    }
  });
});
