import { IS_THOROUGH } from '../sample-size.js';
import type { WorstRequest } from './large-catalog.builder.js';

const SEARCH = '/entities?action=search';
const LETTERS = 'a b c d e f g h i j k l m n o p r s t u'.split(' ');
const WHOLE = { start: 0, count: 10_000 };

function search(input: string, change: object = {}): WorstRequest {
  return { path: SEARCH, body: { entity: 'dataset', input, start: 0, count: 10, ...change } };
}

function sorted(field: string): WorstRequest {
  return search('*', { ...WHOLE, sort: { field, order: 'DESCENDING' } });
}

/** In the large catalog of a thorough run it is beyond the budget of a request. */
const COSTLY = { status: IS_THOROUGH ? 400 : 200 };

/** Twenty wildcards in each of many fields of one operation share its budget. */
const ALIASES = Array.from({ length: 8 }, (_, at) => {
  const query = LETTERS.map((letter) => `*${letter}${String(at)}*`).join(' ');
  return `a${String(at)}: search(input: { type: DATASET, query: "${query}" }) { total }`;
});

/** Searches that cost the most. */
export const WORST_SEARCHES: Readonly<Record<string, WorstRequest>> = {
  'a wildcard that a few words fit': search('*order*'),
  'a wildcard that nearly all words fit': search('*a*'),
  'a wildcard without letters': search('/q ????? OR ???'),
  'twenty wildcards': { ...search(LETTERS.map((letter) => `*${letter}*`).join(' | ')), ...COSTLY },
  'wildcards in many fields of one operation': {
    path: '/api/graphql',
    body: { query: `{ ${ALIASES.join(' ')} }` },
  },
  'hundreds of beginnings': search(
    LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}*`)).join(' | '),
  ),
  'the beginning of nearly all words': search('o*'),
  'hundreds of frequent words': search(Array.from({ length: 600 }, (_, at) => String(at % 40)).join(' ')),
  'scores of hits with frequent words, explained': search('orders of shop | order* | daily orders', {
    ...{ count: 100, explain: true },
  }),
  'scores for hundreds of words, explained': {
    ...search(Array.from({ length: 600 }, (_, at) => String(at % 40)).join(' | '), { count: 100, explain: true }),
    ...COSTLY,
  },
  'a phrase of frequent words': search('"orders of shop"'),
  'wildcards in the values of a field': search(
    `/q ${LETTERS.map((letter) => `name:*${letter}?${letter}*`).join(' OR ')}`,
  ),
  'texts in the values of many fields': search('*', {
    filter: {
      or: LETTERS.map((value) => ({
        and: ['name', 'description', 'urn'].map((field) => ({ field, value, values: [value], condition: 'CONTAIN' })),
      })),
    },
  }),
  'ten thousand hits': search('orders', WHOLE),
  'ten thousand hits in order of a name': sorted('name'),
  'ten thousand hits in order of a tag': sorted('tags'),
  'ten thousand hits of everything, and its facets': search('*', WHOLE),
  'a folder of ten thousand folders': {
    path: '/entities?action=browse',
    body: { entity: 'dataset', path: '/shops', start: 0, limit: 10_000 },
  },
  'completions of a letter': {
    path: '/entities?action=autocomplete',
    body: { entity: 'dataset', query: 'o', limit: 100 },
  },
};
