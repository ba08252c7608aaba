import { searchRequest, tablePatch, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter } from './search-index.js';

/** Tables of which every page of a search finds many: so many that an adapter may take short cuts to the first ones. */
const TABLES = 900;
const WORDS = ['red', 'blue', 'green', 'grey'];

/** Words in names short and long, in columns, descriptions and nowhere, in all combinations. */
function patchAt(at: number): ReturnType<typeof tablePatch> {
  const [a = '', b = ''] = [WORDS[at % 4], WORDS[(at >> 2) % 4]];
  const padding = 'long '.repeat(at % 5).trim();
  return tablePatch(`t${String(at)}${at % 3 === 0 ? ` ${a}` : ''}${at % 7 === 0 ? ` ${b}` : ''} ${padding}`.trim(), {
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

    it.each(['red', 'red blue', 'blue green grey', 'long', 'long red', 't1', 'once', 'red once'])(
      'goes by score, then by URN, and pages of every size fit together: %s',
      async (text) => {
        const query = words(text);
        const { hits, total } = await bench.index.search(searchRequest({ query, page: { start: 0, count: TABLES } }));
        expect(hits).toHaveLength(total);
        expect(hits).toEqual([...hits].sort((a, b) => b.score - a.score || (a.urn < b.urn ? -1 : 1)));
        for (const page of [1, 2, 10, 40].map((count) => ({ start: count === 40 ? 25 : 0, count }))) {
          const part = await bench.index.search(searchRequest({ query, page }));
          expect(part).toEqual({ hits: hits.slice(page.start, page.start + page.count), total, facets: [] });
        }
      },
    );
  });
}
