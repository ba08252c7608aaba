import { DEFAULT_SEARCH_PREFIX, DEFAULT_SEARCH_REPLICAS, DEFAULT_SEARCH_SHARDS, type Settings } from './settings.js';
import { httpAddress, NONE, problem, value, type Variable, wholeNumber } from './variable.js';

/** What both products allow of an index. */
const MOST_SHARDS = 1024;
const MOST_REPLICAS = 100;

/** Variables of a search server in place of the embedded index. */
export const SEARCH_VARIABLES = {
  searchUrl: {
    name: 'SEARCH_URL',
    flag: '--search-url <url>',
    fallback: NONE,
    doc: 'OpenSearch 2 or 3, or Elasticsearch 8 or 9, for the search index and the edge graph, with user:password@ if it requires them',
    isSecret: true,
    read: httpAddress,
  },
  searchPrefix: {
    name: 'SEARCH_PREFIX',
    flag: '--search-prefix <name>',
    fallback: DEFAULT_SEARCH_PREFIX,
    doc: 'what the names of all indexes on the search server begin with',
    read: (text) =>
      /^[a-z][a-z0-9_-]{0,79}$/.test(text)
        ? value(text)
        : problem(
            'it must begin with a lower-case letter and have at most 80 lower-case letters, digits, underscores and hyphens',
          ),
  },
  searchShards: {
    name: 'SEARCH_SHARDS',
    flag: '--search-shards <number>',
    fallback: String(DEFAULT_SEARCH_SHARDS),
    doc: 'shards of each index that is made on the search server from now on',
    read: (text) => wholeNumber(text, 1, MOST_SHARDS),
  },
  searchReplicas: {
    name: 'SEARCH_REPLICAS',
    flag: '--search-replicas <number>',
    fallback: String(DEFAULT_SEARCH_REPLICAS),
    doc: 'copies of each of these shards on other nodes',
    read: (text) => wholeNumber(text, 0, MOST_REPLICAS),
  },
} as const satisfies { readonly [name in SearchSetting]: Variable<Required<Settings>[name]> };

type SearchSetting = Extract<keyof Settings, `search${string}`>;
