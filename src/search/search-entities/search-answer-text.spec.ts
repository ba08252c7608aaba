import { urn } from '../../../test/conformance/primary-store.builder.js';
import { Work } from '../../kernel/work.js';
import { hitMembers, searchAnswerText } from './search-answer-text.js';
import type { Facet, SearchAnswer } from './search-entities.query.js';

const FORM = { page: { start: 20, count: 10 }, work: Work.unlimited };
const EMPTY: SearchAnswer = { hits: [], total: 0, facets: [] };

/** A hit of a note. */
function hit(name: string, change: Partial<SearchAnswer['hits'][number]> = {}): SearchAnswer['hits'][number] {
  return { urn: urn(`urn:li:note:${name}`), entityType: 'note', score: 1.5, matched: [], ...change };
}

/** An answer as the wire shows it, with hits as records. */
async function shown(answer: Partial<SearchAnswer>, more?: string): Promise<unknown> {
  const form = more === undefined ? FORM : { ...FORM, more };
  const text = await searchAnswerText({ ...EMPTY, ...answer }, form, (one, parts) => `{${hitMembers(one, parts)}}`);
  return JSON.parse(text.whole().toString());
}

const METADATA = { aggregations: [], suggestions: [], urns: [], matches: [], searchResultMetadatas: [] };

describe('the text of a search answer', () => {
  it('names the page that was asked for and the number of all hits', async () => {
    expect(await shown({ total: 4711 })).toEqual({
      entities: [],
      metadata: METADATA,
      from: 20,
      pageSize: 10,
      numEntities: 4711,
    });
  });

  it('has each hit with its score, and once more with what matched in it', async () => {
    const matched = [{ name: 'name', value: 'a "quoted" one' }];
    const answer = await shown({ hits: [hit('a', { matched }), hit('b', { score: 0 })], total: 2 });
    expect(answer).toMatchObject({
      entities: [
        {
          entity: 'urn:li:note:a',
          matchedFields: matched,
          features: { SEARCH_BACKEND_SCORE: 1.5 },
          score: 1.5,
        },
        { entity: 'urn:li:note:b', matchedFields: [], features: { SEARCH_BACKEND_SCORE: 0 }, score: 0 },
      ],
      metadata: {
        urns: ['urn:li:note:a', 'urn:li:note:b'],
        matches: [{ matchedFields: matched }, { matchedFields: [] }],
      },
    });
  });

  it('writes a hit as the caller wants it', async () => {
    const text = await searchAnswerText({ ...EMPTY, hits: [hit('a'), hit('b')] }, FORM, (_hit, parts) => parts.urn);
    expect(JSON.parse(text.whole().toString())).toMatchObject({ entities: ['urn:li:note:a', 'urn:li:note:b'] });
  });

  it('has facets in both of their forms, and says which of their values are entities', async () => {
    const facets: readonly Facet[] = [
      {
        field: 'tags',
        label: 'The "tags"',
        values: [
          { value: 'urn:li:tag:x', count: 3, isFiltered: true },
          { value: 'a "y"', count: 1, isFiltered: false },
        ],
      },
      { field: 'colour', label: 'Colour', values: [] },
    ];
    const aggregations = { 'urn:li:tag:x': 3, 'a "y"': 1 };
    expect(await shown({ facets })).toEqual({
      entities: [],
      metadata: {
        ...METADATA,
        aggregations: [
          {
            name: 'tags',
            displayName: 'The "tags"',
            aggregations,
            filterValues: [
              { value: 'urn:li:tag:x', entity: 'urn:li:tag:x', facetCount: 3, filtered: true },
              { value: 'a "y"', facetCount: 1, filtered: false },
            ],
          },
          { name: 'colour', displayName: 'Colour', aggregations: {}, filterValues: [] },
        ],
        searchResultMetadatas: [
          { name: 'tags', aggregations },
          { name: 'colour', aggregations: {} },
        ],
      },
      from: 20,
      pageSize: 10,
      numEntities: 0,
    });
  });

  it('has further members at its end', async () => {
    expect(await shown({}, '"scrollId":"x"')).toMatchObject({ numEntities: 0, scrollId: 'x' });
  });

  it('counts five units of work for each hit', async () => {
    const hits = Array.from({ length: 20 }, (_, at) => hit(String(at)));
    const textWithin = (units: number) =>
      searchAnswerText({ ...EMPTY, hits }, { ...FORM, work: new Work({ units, seconds: 60 }) }, () => '1');
    await expect(textWithin(100)).resolves.toBeDefined();
    await expect(textWithin(99)).rejects.toThrow();
  });
});
