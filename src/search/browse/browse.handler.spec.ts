import { urn } from '../../../test/conformance/primary-store.builder.js';
import { filterParser, RecordedSearchIndex, searchedRegistry, UNLIMITED } from '../recorded-search-index.builder.js';
import type { BrowseResult } from '../search-index.port.js';
import { BrowseHandler } from './browse.handler.js';
import { type BrowseCriteria, BrowseQuery } from './browse.query.js';

const CRITERIA: BrowseCriteria = {
  entityType: 'NOTE',
  path: '/a/b',
  filter: undefined,
  page: { start: 5, count: 10 },
};

describe('browsing', () => {
  let index: RecordedSearchIndex;
  beforeEach(() => {
    index = new RecordedSearchIndex();
  });

  const browse = (criteria: Partial<BrowseCriteria> = {}): Promise<BrowseResult> =>
    new BrowseHandler(searchedRegistry, filterParser, index).execute(
      new BrowseQuery({ ...CRITERIA, ...criteria }, UNLIMITED),
    );
  const NOT_REMOVED = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };
  const NAMED = { field: 'name', condition: 'EQUAL', values: ['x'], negated: false };

  it('asks the index for a page at a path, and answers what it found', async () => {
    index.browsed = { groups: [], groupTotal: 0, urns: [urn('urn:li:note:a')], urnTotal: 1, documentTotal: 1 };
    expect(await browse()).toBe(index.browsed);
    expect(index.browses).toEqual([
      {
        entityType: 'note',
        path: '/a/b',
        filter: { or: [{ and: [NOT_REMOVED] }] },
        page: { start: 5, count: 10 },
      },
    ]);
  });

  it.each<[string, NonNullable<BrowseCriteria['filter']>]>([
    ['in the older form', { criteria: [{ field: 'name', value: 'x' }] }],
    ['as the only branch', { or: [{ and: [{ field: 'name', value: 'x', condition: 'EQUAL' }] }] }],
    ['as the only branch, beside no criteria', { or: [{ and: [{ field: 'name', value: 'x' }] }], criteria: [] }],
  ])('takes a conjunction of equalities %s', async (_form, filter) => {
    await browse({ filter });
    expect(index.browses[0]?.filter).toEqual({ or: [{ and: [NOT_REMOVED, NAMED] }] });
  });

  it('refuses several branches, and another condition than equality', async () => {
    const branch = { and: [{ field: 'name', value: 'x' }] };
    await expect(browse({ filter: { or: [branch, branch] } })).rejects.toThrow('browsing takes a single conjunction');
    const other = { field: 'name', value: 'x', condition: 'START_WITH' };
    for (const filter of [{ criteria: [other] }, { or: [{ and: [branch.and[0]!, other] }] }]) {
      await expect(browse({ filter })).rejects.toThrow('browsing takes the condition EQUAL alone');
    }
  });

  it('refuses a page that it does not reach, and a type that there is not', async () => {
    await expect(browse({ page: { start: 9_991, count: 10 } })).rejects.toThrow('start and limit together');
    await expect(browse({ entityType: 'pine' })).rejects.toThrow('pine');
    expect(index.browses).toEqual([]);
  });
});
