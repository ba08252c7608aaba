import { Work } from '../../src/kernel/work.js';
import { searchRequest, tablePatch, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter } from './search-index.js';

/** Tables of which every page of a search finds many: so many that an adapter may take short cuts to the first ones. */
const TABLES = 2000;
const WORDS = ['red', 'blue', 'green'];

/** Words in names short and long, in columns, descriptions and nowhere, in all combinations. */
function patchAt(at: number): ReturnType<typeof tablePatch> {
  const dice = Math.imul(at + 1, 0x9e3779b1) >>> 0;
  const [a = '', b = ''] = [WORDS[(dice >>> 8) % 3], WORDS[(dice >>> 12) % 3]];
  const long = Array.from({ length: (dice >>> 4) % 8 }, () => 'long');
  const name = [`t${String(at)}`, ...(dice % 2 === 0 ? [a] : []), ...(dice % 3 === 0 ? [] : [b]), ...long].join(' ');
  return tablePatch(name, {
    ...(at % 2 === 0 ? { datasetProperties: { description: [`${b} ${a}`] } } : {}),
    ...(at % 5 === 0 ? { schemaMetadata: { fieldPaths: [a, `${b}_id`] } } : {}),
    ...(at % 11 === 0 ? { deprecation: { deprecated: [true] } } : {}),
    ...(at % 250 === 0 ? { editableDatasetProperties: { editedDescription: [`${a} ${b} once more`] } } : {}),
  });
}

/** In which order every adapter of the SearchIndex port answers many hits. */
export function describeSearchOrder(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, order: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeAll(async () => {
      bench = await SearchBench.open(adapter);
      await bench.put(...Array.from({ length: TABLES }, (_, at) => patchAt(at)));
    });
    afterAll(() => bench.close());

    it.each(['red', 'red blue', 'blue green', 'long', 'long red', 't1', 'once', 'red once'])(
      'goes by score, then by URN, and pages of every size fit together: %s',
      async (text) => {
        const query = words(text);
        const { hits, total } = await bench.index.search(
          searchRequest({ query, page: { start: 0, count: TABLES } }),
          Work.unlimited,
        );
        expect(hits).toHaveLength(total);
        expect(hits).toEqual([...hits].sort((a, b) => b.score - a.score || (a.urn < b.urn ? -1 : 1)));
        for (const count of [1, 2, 10, 60]) {
          for (const start of [0, 70]) {
            const part = await bench.index.search(searchRequest({ query, page: { start, count } }), Work.unlimited);
            expect(part).toEqual({ hits: hits.slice(start, start + count), total, facets: [] });
          }
        }
      },
    );
  });
}
