import { urn } from '../../../test/conformance/primary-store.builder.js';
import type { Criterion } from '../../kernel/filter.js';
import {
  filterParser,
  RecordedSearchIndex,
  searchedFields,
  searchedRegistry,
  UNLIMITED,
} from '../recorded-search-index.builder.js';
import type { SearchRequest } from '../search-index.port.js';
import { SearchEntitiesHandler } from './search-entities.handler.js';
import { type SearchAnswer, type SearchCriteria, SearchEntitiesQuery } from './search-entities.query.js';

const NESTED = '\u241e';
const NOT_REMOVED: Criterion = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };
const CRITERIA: SearchCriteria = {
  entityTypes: [],
  text: '*',
  mode: 'simple',
  filter: undefined,
  sort: undefined,
  page: { start: 0, count: 10 },
  facets: { kind: 'none' },
  facetValues: 5,
  matched: 'wanted',
};

describe('a search', () => {
  let index: RecordedSearchIndex;
  beforeEach(() => {
    index = new RecordedSearchIndex();
  });

  const answer = (criteria: Partial<SearchCriteria>): Promise<SearchAnswer> =>
    new SearchEntitiesHandler(searchedRegistry, searchedFields, filterParser, index).execute(
      new SearchEntitiesQuery({ ...CRITERIA, ...criteria }, UNLIMITED),
    );
  /** What the index is asked. */
  const asked = async (criteria: Partial<SearchCriteria>): Promise<SearchRequest | undefined> => {
    await answer(criteria);
    return index.searches.at(-1);
  };

  it('asks the index for a page of what is not removed, in all types that a search finds', async () => {
    expect(await asked({})).toEqual({
      entityTypes: ['card', 'note'],
      query: { kind: 'all' },
      filter: { or: [{ and: [NOT_REMOVED] }] },
      sort: undefined,
      page: { start: 0, count: 10 },
      facets: [],
      matched: 'wanted',
    });
  });

  it('searches the types that are named, in any case, whoever finds them otherwise', async () => {
    expect((await asked({ entityTypes: ['PIN', 'note'] }))?.entityTypes).toEqual(['pin', 'note']);
    await expect(answer({ entityTypes: ['pine'] })).rejects.toThrow('pine');
  });

  it('reads the text in the mode of the caller', async () => {
    expect((await asked({ text: 'name:x', mode: 'structured' }))?.query).toEqual({
      kind: 'field',
      field: 'name',
      value: 'x',
    });
    expect((await asked({ text: 'name:x' }))?.query).toEqual({ kind: 'word', text: 'name:x' });
  });

  it('searches within a list where there is one', async () => {
    const list = {
      numbers: { state: 'current', urnOf: () => undefined } as const,
      entities: new Int32Array(),
      sectionEnds: [0],
      except: urn('urn:li:note:a'),
    };
    expect((await asked({ within: { list } }))?.within).toEqual({ list });
    expect(await asked({})).not.toHaveProperty('within');
  });

  it('wants scores explained where the caller does', async () => {
    expect((await asked({ explanation: 'wanted' }))?.explanation).toBe('wanted');
    expect(await asked({})).not.toHaveProperty('explanation');
  });

  it('sorts by a field that there is', async () => {
    const sort = { field: 'name', order: 'ASCENDING' } as const;
    expect((await asked({ sort }))?.sort).toEqual(sort);
    await expect(answer({ sort: { ...sort, field: 'nothing' } })).rejects.toThrow('there is no field "nothing"');
  });

  it.each([
    [10_000, 0],
    [9_990, 10],
  ])('reaches the first ten thousand hits: from %d, %d of them', async (start, count) => {
    expect((await asked({ page: { start, count } }))?.page).toEqual({ start, count });
    await expect(answer({ page: { start, count: count + 1 } })).rejects.toThrow('start and count together');
  });

  describe('counts facets', () => {
    it('that the models state for the types that are searched', async () => {
      const facets = { kind: 'default' } as const;
      const fieldsOf = async (...entityTypes: readonly string[]) => (await asked({ facets, entityTypes }))?.facets;
      expect(await fieldsOf()).toEqual(['_entityType', 'colour', 'tags'].map((field) => ({ field, limit: 5 })));
      expect(await fieldsOf('card')).toEqual(['_entityType', 'colour'].map((field) => ({ field, limit: 5 })));
    });

    it('of the fields that are named, several at once and by their other names', async () => {
      const facets = { kind: 'named', fields: ['name', `tags.keyword${NESTED}entity`] } as const;
      expect((await asked({ facets }))?.facets).toEqual([
        { field: 'name', limit: 5 },
        { field: `tags${NESTED}_entityType`, limit: 5 },
      ]);
      const wrong = { kind: 'named', fields: [`tags${NESTED}nothing`] } as const;
      await expect(answer({ facets: wrong })).rejects.toThrow(/facets.*there is no field "nothing"/);
    });

    it('with as many values as are wanted, which is a number of them', async () => {
      const facets = { kind: 'named', fields: ['name'] } as const;
      expect((await asked({ facets, facetValues: 0 }))?.facets).toEqual([{ field: 'name', limit: 0 }]);
      for (const facetValues of [-1, 1.5, Number.NaN]) {
        await expect(answer({ facets, facetValues })).rejects.toThrow('it must be an integer that is not negative');
      }
    });
  });

  it('answers what the index found, with the types that were named among the facets', async () => {
    const hits = [{ urn: urn('urn:li:note:a'), entityType: 'note', score: 1, matched: [] }];
    const counts = [{ value: 'note', count: 1 }];
    index.found = { hits, total: 1, facets: [{ field: '_entityType', counts }], sectionCounts: [1] };
    const found = await answer({ entityTypes: ['note', 'card'] });
    expect(found).toMatchObject({ hits, total: 1, sectionCounts: [1] });
    expect(found.facets[0]).toEqual({
      field: '_entityType',
      label: 'Type',
      values: [
        { value: 'note', count: 1 },
        { value: 'card', count: 0 },
      ],
    });
    expect((await answer({})).facets[0]?.values).toHaveLength(1);
  });

  it('shows the values of the filter with the facets', async () => {
    index.found = { hits: [], total: 0, facets: [{ field: 'tags', counts: [] }] };
    const filter = { criteria: [{ field: 'tags', value: 'urn:li:tag:x' }] };
    expect((await answer({ filter })).facets).toEqual([
      { field: 'tags', label: 'Tags', values: [{ value: 'urn:li:tag:x', count: 0, isFiltered: true }] },
    ]);
  });
});
