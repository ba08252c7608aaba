import { Work } from '../../src/kernel/work.js';
import { type Criterion, type Filter, NO_FILTER } from '../../src/kernel/filter.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { BrowseRequest, BrowseResult } from '../../src/search/search-index.port.js';
import { filterOf, patchOf, personUrn, searchRequest, tablePatch, tableUrn } from './document.builder.js';
import { nameOf, SearchBench, type SearchIndexAdapter } from './search-index.js';

/** What every adapter of the SearchIndex port does with filters, facets and browse paths. */
export function describeSearchFilters(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, filters: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const passing = async (field: string, change: Partial<Criterion>): Promise<readonly string[]> =>
      [...(await bench.names({ filter: filterOf(field, change) }))].sort();

    it('counts whole paths of places, below one of them by what they start with', async () => {
      const at = (name: string, ...steps: string[]): DocumentPatch =>
        tablePatch(name, { browsePathsV2: { browsePathV2: [steps.join('\u241f')] } });
      await bench.put(
        at('one', 'prod', 'a'),
        at('two', 'prod', 'a'),
        at('three', 'prod', 'b', 'c'),
        at('four', 'prodigy'),
      );
      const counted = async (filter: Filter): Promise<unknown> => {
        const facets = [{ field: 'browsePathV2', limit: 100 }];
        const found = await bench.index.search(searchRequest({ filter, facets }), Work.unlimited);
        return found.facets[0]?.counts;
      };
      const [a, b] = [
        { value: 'prod\u241fa', count: 2 },
        { value: 'prod\u241fb\u241fc', count: 1 },
      ];
      expect(await counted(NO_FILTER)).toEqual([a, { value: 'prodigy', count: 1 }, b]);
      const below = filterOf('browsePathV2', { condition: 'START_WITH', values: ['prod\u241f'] });
      expect(await counted(below)).toEqual([a, b]);
    });

    describe('conditions', () => {
      beforeEach(() =>
        bench.put(
          tablePatch('Alpha_One', {
            globalTags: { tags: ['urn:li:tag:PII', 'urn:li:tag:legacy'], numTags: [2] },
            datasetProperties: { rowCount: [9], createdAt: [Date.UTC(2024, 0, 15)], description: ['Café (first)'] },
            status: { removed: [true] },
          }),
          tablePatch('beta_two', {
            globalTags: { tags: ['urn:li:tag:pii'], numTags: [1] },
            datasetProperties: { rowCount: [100], createdAt: [Date.UTC(2024, 5, 1)] },
            status: { removed: [false] },
          }),
          patchOf(personUrn('carol')),
        ),
      );

      it.each<[string, Partial<Criterion>, readonly string[]]>([
        ['name', { values: ['ALPHA_ONE'] }, ['Alpha_One']],
        ['name', { values: ['beta_two', 'alpha_one'] }, ['Alpha_One', 'beta_two']],
        ['name', { condition: 'IN', values: ['beta_two'] }, ['beta_two']],
        ['name', { values: ['alpha'] }, []],
        ['description', { values: ['cafe (FIRST)'] }, ['Alpha_One']],
        ['tags', { values: ['urn:li:tag:pii'] }, ['beta_two']],
        ['tags', { values: ['urn:li:tag:pii'], negated: true }, ['Alpha_One', 'carol']],
        ['name', { condition: 'CONTAIN', values: ['a_'] }, ['Alpha_One', 'beta_two']],
        ['description', { condition: 'CONTAIN', values: ['É (f'] }, ['Alpha_One']],
        ['description', { condition: 'CONTAIN', values: ['.*'] }, []],
        ['name', { condition: 'CONTAIN', values: ['%'] }, []],
        ['name', { condition: 'START_WITH', values: ['BETA'] }, ['beta_two']],
        ['name', { condition: 'END_WITH', values: ['_one'] }, ['Alpha_One']],
        ['tags', { condition: 'EXISTS' }, ['Alpha_One', 'beta_two']],
        ['tags', { condition: 'EXISTS', negated: true }, ['carol']],
        ['tags', { condition: 'IS_NULL' }, ['carol']],
        ['rowCount', { condition: 'GREATER_THAN', values: ['9'] }, ['beta_two']],
        ['rowCount', { condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['9'] }, ['Alpha_One', 'beta_two']],
        ['rowCount', { condition: 'LESS_THAN', values: ['100.0'] }, ['Alpha_One']],
        ['rowCount', { condition: 'LESS_THAN_OR_EQUAL_TO', values: ['1e2'] }, ['Alpha_One', 'beta_two']],
        ['rowCount', { values: ['9.0'] }, ['Alpha_One']],
        ['createdAt', { condition: 'GREATER_THAN', values: ['2024-02-01'] }, ['beta_two']],
        ['createdAt', { condition: 'LESS_THAN', values: [String(Date.UTC(2024, 1, 1))] }, ['Alpha_One']],
        ['name', { condition: 'GREATER_THAN', values: ['alpha_one'] }, ['beta_two']],
        ['removed', { values: ['true'] }, ['Alpha_One']],
        ['removed', { values: ['true'], negated: true }, ['beta_two', 'carol']],
        ['numTags', { values: ['1'] }, ['beta_two']],
        ['urn', { values: [tableUrn('beta_two')] }, ['beta_two']],
        ['urn', { values: [tableUrn('beta_two')], negated: true }, ['Alpha_One', 'carol']],
        ['urn', { condition: 'CONTAIN', values: ['CAROL'] }, ['carol']],
        ['_entityType', { values: ['CORP_USER'] }, ['carol']],
        ['_entityType', { values: ['dataset'] }, ['Alpha_One', 'beta_two']],
        ['_entityType', { condition: 'IN', values: ['DATASET', 'corpuser'], negated: true }, []],
        ['_entityName', { values: ['beta_two'] }, ['beta_two']],
        ['name', { orFields: ['description'], values: ['café (first)', 'beta_two'] }, ['Alpha_One', 'beta_two']],
        ['tags', { orFields: ['rowCount'], condition: 'EXISTS', negated: true }, ['carol']],
      ])('%s %j', async (field, change, expected) => {
        expect(await passing(field, change)).toEqual(expected);
      });
    });

    it('takes a filter for a disjunction of conjunctions', async () => {
      await bench.put(
        tablePatch('a', { datasetProperties: { rowCount: [1] } }),
        tablePatch('b', { datasetProperties: { rowCount: [2] } }),
        tablePatch('c', { datasetProperties: { rowCount: [3] } }),
      );
      const is = (field: string, value: string): Criterion => ({
        field,
        condition: 'EQUAL',
        values: [value],
        negated: false,
      });
      const filter = {
        or: [
          { and: [is('name', 'a'), is('rowCount', '2')] },
          { and: [is('name', 'b'), is('rowCount', '2')] },
          { and: [is('rowCount', '3')] },
        ],
      };
      expect(await bench.names({ filter })).toEqual(['b', 'c']);
      expect(await bench.names({ filter: { or: [{ and: [] }] } })).toEqual(['a', 'b', 'c']);
    });

    it('counts all hits exactly whatever the page', async () => {
      const many = Array.from({ length: 1234 }, (_, at) => tablePatch(`orders_${String(at)}`));
      await bench.put(...many);
      const { hits, total } = await bench.index.search(
        searchRequest({ query: { kind: 'word', text: 'orders' }, page: { start: 1230, count: 10 } }),
        Work.unlimited,
      );
      expect({ hits: hits.length, total }).toEqual({ hits: 4, total: 1234 });
      const none = await bench.index.search(searchRequest({ page: { start: 0, count: 0 } }), Work.unlimited);
      expect(none).toEqual({ hits: [], total: 1234, facets: [] });
    });

    describe('facets', () => {
      const tagged = (name: string, ...tags: string[]): DocumentPatch =>
        tablePatch(name, {
          globalTags: { tags: tags.map((tag) => `urn:li:tag:${tag}`) },
          datasetKey: { origin: ['PROD'] },
        });
      const facet = async (field: string, limit = 10) => {
        const { facets } = await bench.index.search(
          searchRequest({
            query: { kind: 'word', text: 'orders' },
            page: { start: 0, count: 1 },
            facets: [{ field, limit }],
          }),
          Work.unlimited,
        );
        return facets;
      };
      beforeEach(() =>
        bench.put(
          tagged('orders_1', 'b', 'a'),
          tagged('orders_2', 'a', 'b'),
          tagged('orders_3', 'c'),
          tagged('orders_4'),
          tagged('items', 'a'),
          patchOf(personUrn('orders')),
        ),
      );

      it('count each value over all hits, the most frequent first', async () => {
        expect(await facet('tags')).toEqual([
          {
            field: 'tags',
            counts: [
              { value: 'urn:li:tag:a', count: 2 },
              { value: 'urn:li:tag:b', count: 2 },
              { value: 'urn:li:tag:c', count: 1 },
            ],
          },
        ]);
      });

      it('give no more values than wanted', async () => {
        expect(await facet('tags', 1)).toEqual([{ field: 'tags', counts: [{ value: 'urn:li:tag:a', count: 2 }] }]);
      });

      it('count the entity type, and combinations of fields', async () => {
        expect(await facet('_entityType')).toEqual([
          {
            field: '_entityType',
            counts: [
              { value: 'dataset', count: 4 },
              { value: 'corpuser', count: 1 },
            ],
          },
        ]);
        expect(await facet('_entityType\u241eorigin')).toEqual([
          { field: '_entityType\u241eorigin', counts: [{ value: 'dataset\u241ePROD', count: 4 }] },
        ]);
      });

      it('follow writes', async () => {
        await facet('tags');
        await bench.put(
          tagged('orders_1', 'c'),
          patchOf(tableUrn('orders_2'), {}, { dropsFirst: true }),
          tagged('orders_5', 'd'),
        );
        expect(await facet('tags')).toEqual([
          {
            field: 'tags',
            counts: [
              { value: 'urn:li:tag:c', count: 2 },
              { value: 'urn:li:tag:d', count: 1 },
            ],
          },
        ]);
      });
    });

    describe('browsing', () => {
      const at = (name: string, ...paths: string[]): DocumentPatch =>
        tablePatch(name, { browsePaths: { browsePaths: paths } });
      const browse = async (change: Partial<BrowseRequest>): Promise<unknown> => {
        const request = { entityType: 'dataset', path: '', filter: { or: [] }, page: { start: 0, count: 10 } };
        const { urns, ...rest }: BrowseResult = await bench.index.browse({ ...request, ...change }, Work.unlimited);
        return { ...rest, urns: urns.map(nameOf) };
      };
      beforeEach(() =>
        bench.put(
          at('a', '/prod/hive'),
          at('b', '/prod/hive', '/dev'),
          at('c', '/prod/kafka/x'),
          at('d', '/production'),
          at('e', 'prod/'),
          patchOf(personUrn('f')),
        ),
      );

      it('shows the next steps as groups, then the entities exactly there', async () => {
        expect(await browse({})).toEqual({
          groups: [
            { name: 'dev', count: 1 },
            { name: 'prod', count: 4 },
            { name: 'production', count: 1 },
          ],
          groupTotal: 3,
          urns: [],
          urnTotal: 0,
          documentTotal: 5,
        });
        expect(await browse({ path: '/prod' })).toEqual({
          groups: [
            { name: 'hive', count: 2 },
            { name: 'kafka', count: 1 },
          ],
          groupTotal: 2,
          urns: ['e'],
          urnTotal: 1,
          documentTotal: 3,
        });
      });

      it('shows an entity with several paths at each of them', async () => {
        expect(await browse({ path: '/dev' })).toMatchObject({ urns: ['b'] });
        expect(await browse({ path: '/prod/hive' })).toMatchObject({ urns: ['a', 'b'] });
      });

      it('lets a page reach from the groups into the entities', async () => {
        expect(await browse({ path: '/prod', page: { start: 1, count: 2 } })).toMatchObject({
          groups: [{ name: 'kafka', count: 1 }],
          urns: ['e'],
        });
        expect(await browse({ path: '/prod/hive', page: { start: 1, count: 5 } })).toMatchObject({ urns: ['b'] });
      });

      it('keeps to the filter', async () => {
        expect(await browse({ path: '/prod/hive', filter: filterOf('name', { values: ['b'] }) })).toMatchObject({
          urns: ['b'],
          urnTotal: 1,
        });
      });

      it('shows nothing at an unknown path, and nothing of types without paths', async () => {
        const nothing = { groups: [], groupTotal: 0, urns: [], urnTotal: 0, documentTotal: 0 };
        expect(await browse({ path: '/nowhere' })).toEqual(nothing);
        expect(await browse({ entityType: 'corpuser' })).toEqual(nothing);
      });
    });
  });
}
