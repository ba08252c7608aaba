import { urn } from '../../../../../test/conformance/primary-store.builder.js';
import type { SearchRequest, SearchResult } from '../../../../search/search-index.port.js';
import { IndexMemory } from '../memory/index-memory.js';
import { keyOfSearch, keyOfSuggest, RecentAnswers } from './recent-answers.js';

const REQUEST: SearchRequest = {
  entityTypes: ['note'],
  query: { kind: 'word', text: 'orders' },
  filter: { or: [] },
  sort: undefined,
  page: { start: 0, count: 10 },
  facets: [{ field: 'tags', limit: 5 }],
  matched: 'wanted',
};

function result(total: number): SearchResult {
  return { hits: [], total, facets: [{ field: 'tags', counts: [{ value: 'x'.repeat(50), count: total }] }] };
}

describe('Recent answers', () => {
  let changes: { now: number };
  let memory: IndexMemory;
  let answers: RecentAnswers<SearchResult>;
  beforeEach(() => {
    changes = { now: 1 };
    memory = new IndexMemory(10_000);
    answers = new RecentAnswers(memory, changes);
  });

  const keyOf = (change: Partial<SearchRequest> = {}): string => keyOfSearch({ ...REQUEST, ...change }) ?? 'none';

  it('keep an answer when it was asked for twice, and count its bytes', () => {
    const key = keyOf();
    answers.note(key, result(1), 1);
    expect(answers.find(key)).toBeUndefined();
    expect(memory.bytes).toBe(0);
    answers.note(key, result(1), 1);
    expect(answers.find(key)).toEqual(result(1));
    expect(memory.bytes).toBeGreaterThan(500);
    expect(answers.find(keyOf({ page: { start: 0, count: 11 } }))).toBeUndefined();
  });

  it('forget every answer with the first change, and its bytes', () => {
    const key = keyOf();
    for (let time = 0; time < 2; time++) answers.note(key, result(1), 1);
    changes.now = 2;
    expect(answers.find(key)).toBeUndefined();
    expect(memory.bytes).toBe(0);
    answers.note(key, result(2), 2);
    expect(answers.find(key)).toEqual(result(2));
  });

  it('do not keep what began before the last change', () => {
    const key = keyOf();
    answers.note(key, result(1), 1);
    changes.now = 2;
    answers.note(key, result(1), 1);
    expect(answers.find(key)).toBeUndefined();
  });

  it('do not share what they keep with whoever got the answer', () => {
    const key = keyOf();
    const mine = result(1);
    for (let time = 0; time < 2; time++) answers.note(key, mine, 1);
    expect(answers.find(key)).not.toBe(mine);
  });

  it('are evicted for something else, and not kept where there is no memory', () => {
    const key = keyOf();
    for (let time = 0; time < 2; time++) answers.note(key, result(1), 1);
    memory.count({ isPinned: false, isUsed: false, evict: () => undefined }, 9_900);
    expect(answers.find(key)).toBeUndefined();
    const none = new RecentAnswers<SearchResult>(new IndexMemory(0), changes);
    for (let time = 0; time < 2; time++) none.note(key, result(1), 1);
    expect(none.find(key)).toBeUndefined();
  });

  it('differ by everything that is asked', () => {
    const others: readonly Partial<SearchRequest>[] = [
      { entityTypes: ['card'] },
      { query: { kind: 'phrase', text: 'orders' } },
      { filter: { or: [{ and: [] }] } },
      { sort: { field: 'name', order: 'ASCENDING' } },
      { page: { start: 10, count: 10 } },
      { facets: [] },
      ...[4, 5].map((limit) => ({ facets: Array.from({ length: 20 }, () => ({ field: 'owners', limit })) })),
      { matched: 'none' },
    ];
    expect(new Set([keyOf(), ...others.map(keyOf)]).size).toBe(others.length + 1);
  });

  it('are never of long pages, lists or explanations', () => {
    const numbers = { state: 'current', urnOf: () => undefined } as const;
    const list = { numbers, entities: new Int32Array(), sectionEnds: [], except: urn('urn:li:note:a') };
    expect(keyOf({ page: { start: 0, count: 100 } })).not.toBe('none');
    expect(keyOf({ page: { start: 0, count: 101 } })).toBe('none');
    expect(keyOf({ within: { list } })).toBe('none');
    expect(keyOf({ explanation: 'wanted' })).toBe('none');
    const suggest = { entityTypes: [], text: 'ord', fields: [], filter: { or: [] } };
    expect(keyOfSuggest({ ...suggest, limit: 100 })).toBeDefined();
    expect(keyOfSuggest({ ...suggest, limit: 101 })).toBeUndefined();
    expect(keyOf({ query: { kind: 'word', text: 'x'.repeat(10_000) } })).toBe('none');
  });
});
