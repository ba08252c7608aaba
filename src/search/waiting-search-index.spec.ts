import { Work } from '../kernel/work.js';
import { RecordedSearchIndex } from './recorded-search-index.builder.js';
import { WaitingSearchIndex } from './waiting-search-index.js';

const FILTER = { or: [] };
const PAGE = { start: 0, count: 1 };
const SEARCH = {
  entityTypes: [],
  query: { kind: 'all' },
  filter: FILTER,
  sort: undefined,
  page: PAGE,
  facets: [],
  matched: 'none',
} as const;
const SUGGEST = { entityTypes: [], text: 'a', fields: [], filter: FILTER, limit: 1 };
const BROWSE = { entityType: 'note', path: '', filter: FILTER, page: PAGE };

describe('WaitingSearchIndex', () => {
  const index = new RecordedSearchIndex();
  let isComplete = false;
  const waiting = new WaitingSearchIndex(index, () => {
    if (!isComplete) throw new RangeError('not complete');
  });
  const reads = () => [
    waiting.search(SEARCH, Work.unlimited),
    waiting.suggest(SUGGEST, Work.unlimited),
    waiting.browse(BROWSE, Work.unlimited),
  ];

  it('answers no question before it may', async () => {
    for (const { status } of await Promise.allSettled(reads())) expect(status).toBe('rejected');
    expect([index.searches, index.suggests, index.browses]).toEqual([[], [], []]);
  });

  it('has the index answer then', async () => {
    isComplete = true;
    expect(await Promise.all(reads())).toEqual([index.found, index.suggestions, index.browsed]);
    expect([index.searches, index.suggests, index.browses]).toEqual([[SEARCH], [SUGGEST], [BROWSE]]);
  });
});
