import fc from 'fast-check';
import type { Filter } from '../../src/kernel/filter.js';
import { Work } from '../../src/kernel/work.js';
import type { SearchRequest, SearchResult, SearchWithin } from '../../src/search/search-index.port.js';
import { sampleSize } from '../sample-size.js';
import { patchOf, searchRequest, tablePatch, tableUrn, words } from './document.builder.js';
import { entityList } from './entity-list.builder.js';
import { nameOf, SearchBench, type SearchIndexAdapter } from './search-index.js';

const TABLES = 80;
const COLOURS = ['red', 'blue', 'green'];

/** A table, as numbers tell. Every seventh counts half, and most have no colour. */
interface Table {
  readonly name: string;
  readonly colour: string | undefined;
  readonly score: number;
}

function tableAt(at: number): Table {
  return { name: `t${String(at)}`, colour: COLOURS[at % 7], score: at % 7 === 0 ? 0.75 : 1 };
}

function patchAt(at: number): ReturnType<typeof tablePatch> {
  const { name, colour, score } = tableAt(at);
  return tablePatch(name, {
    ...(colour === undefined ? {} : { globalTags: { tags: [tagUrn(colour)] } }),
    ...(score < 1 ? { deprecation: { deprecated: [true] } } : {}),
  });
}

function tagUrn(colour: string): string {
  return `urn:li:tag:${colour}`;
}

/** A search in a list: tables by number, those from TABLES on unknown; branches that ask for a colour and sections. */
interface ListSearch {
  readonly tables: readonly number[];
  readonly ends: readonly number[];
  readonly except: number;
  readonly branches: readonly {
    readonly colour: string | undefined;
    readonly sections: readonly number[] | undefined;
  }[];
  readonly start: number;
  readonly count: number;
}

const LIST_SEARCH: fc.Arbitrary<ListSearch> = fc.record({
  tables: fc.array(fc.integer({ min: 0, max: TABLES + 10 }), { maxLength: 120 }),
  ends: fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 2 }),
  except: fc.integer({ min: 0, max: TABLES }),
  branches: fc.array(
    fc.record({
      colour: fc.constantFrom(...COLOURS, undefined),
      sections: fc.option(fc.subarray([0, 1, 2]), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  start: fc.integer({ min: 0, max: 30 }),
  count: fc.constantFrom(0, 5, 1000),
});

function sectionEnds({ tables, ends }: ListSearch): readonly number[] {
  return [...ends.map((end) => Math.min(end, tables.length)).sort((a, b) => a - b), tables.length];
}

function requestOf(search: ListSearch): SearchRequest {
  const { tables, except, branches, start, count } = search;
  const list = entityList(
    tables.map((table) => tableUrn(tableAt(table).name)),
    { sectionEnds: sectionEnds(search), except: tableUrn(tableAt(except).name) },
  );
  const filter: Filter = {
    or: branches.map(({ colour }) => ({
      and:
        colour === undefined ? [] : [{ field: 'tags', condition: 'EQUAL', values: [tagUrn(colour)], negated: false }],
    })),
  };
  const branchSections = branches.map(({ sections }) => sections && new Set(sections));
  return searchRequest({
    within: { list, branchSections },
    filter,
    page: { start, count },
    facets: [{ field: 'tags', limit: 10 }],
  });
}

/** The right answer, worked out table by table. */
function answerTo(search: ListSearch): SearchResult {
  const { tables, except, branches, start, count } = search;
  const ends = sectionEnds(search);
  const found = tables.flatMap((number, place) => {
    const table = tableAt(number);
    const section = ends.findIndex((end) => place < end);
    const isNew = number < TABLES && number !== except && tables.indexOf(number) === place;
    const passes = branches.some(
      ({ colour, sections }) =>
        (colour === undefined || colour === table.colour) && (sections === undefined || sections.includes(section)),
    );
    return isNew && (passes || branches.length === 0) ? [{ ...table, place, section }] : [];
  });
  const counts = COLOURS.map((colour) => ({
    value: tagUrn(colour),
    count: found.filter((table) => table.colour === colour).length,
  }));
  return {
    hits: [...found]
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(start, start + count)
      .map(({ name, score, place }) => ({ urn: tableUrn(name), entityType: 'dataset', score, matched: [], place })),
    total: found.length,
    facets: [
      {
        field: 'tags',
        counts: counts
          .filter((value) => value.count > 0)
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      },
    ],
    sectionCounts: ends.map((_, section) => found.filter((table) => table.section === section).length),
  };
}

/** How every adapter of the SearchIndex port searches within lists of entities. */
export function describeSearchLists(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, lists: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
      await bench.put(...Array.from({ length: TABLES }, (_, at) => patchAt(at)));
    });
    afterEach(() => bench.close());

    const found = async (within: SearchWithin, change: Partial<SearchRequest> = {}): Promise<readonly string[]> => {
      const { hits } = await bench.index.search(searchRequest({ within, ...change }), Work.unlimited);
      return hits.map(({ urn }) => nameOf(urn));
    };

    it('finds what the list, its sections and the branches of the filter let pass, and counts it', async () => {
      const numRuns = sampleSize(60, 1000);
      await fc.assert(
        fc.asyncProperty(LIST_SEARCH, async (search) => {
          expect(await bench.index.search(requestOf(search), Work.unlimited)).toEqual(answerTo(search));
        }),
        { numRuns },
      );
    });

    it('goes by place where scores are equal, and by another order where one is asked for', async () => {
      const list = entityList([9, 2, 5].map((table) => tableUrn(tableAt(table).name)));
      expect(await found({ list })).toEqual(['t9', 't2', 't5']);
      expect(await found({ list }, { sort: { field: '_entityName', order: 'ASCENDING' } })).toEqual(['t2', 't5', 't9']);
      expect(await found({ list }, { query: words('t5') })).toEqual(['t5']);
    });

    it('sees what comes, goes, and comes again under another URN', async () => {
      const [one, two, later] = ['t1', 't2', 'later'].map((name) => tableUrn(name));
      const list = entityList([later, two, one].flatMap((urn) => urn ?? []));
      expect(await found({ list })).toEqual(['t2', 't1']);
      await bench.put(patchOf(tableUrn('t2'), {}, { dropsFirst: true }));
      expect(await found({ list })).toEqual(['t1']);
      await bench.put(tablePatch('other'), tablePatch('later'));
      expect(await found({ list })).toEqual(['later', 't1']);
      await bench.put(tablePatch('t2'));
      expect(await found({ list })).toEqual(['later', 't2', 't1']);
    });

    it('counts an entity once that several numbers mean, and sees it go under all of them', async () => {
      const [one, two] = ['t1', 't2'].map((name) => tableUrn(name));
      const urns = [two, one, two, one].flatMap((urn) => urn ?? []);
      const list = entityList(urns, { sectionEnds: [1, 4] });
      const search = () => bench.index.search(searchRequest({ within: { list } }), Work.unlimited);
      expect(await search()).toMatchObject({ total: 2, sectionCounts: [1, 1] });
      await bench.put(patchOf(tableUrn('t2'), {}, { dropsFirst: true }), tablePatch('other'));
      expect(await search()).toMatchObject({ total: 1, sectionCounts: [0, 1] });
      await bench.put(tablePatch('t2'));
      expect(await search()).toMatchObject({ total: 2, sectionCounts: [1, 1] });
    });

    it('ends a request that may do no more', async () => {
      const urns = Array.from({ length: TABLES }, (_, at) => tableUrn(`unknown${String(at)}`));
      const request = searchRequest({ within: { list: entityList(urns) } });
      await expect(bench.index.search(request, new Work({ units: 100, seconds: 10 }))).rejects.toThrow('units of work');
    });
  });
}
