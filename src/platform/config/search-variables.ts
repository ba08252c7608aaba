import { DEFAULT_SEARCH_PREFIX, type Settings } from './settings.js';
import { NONE, problem, value, type Variable } from './variable.js';

/** Variables of a search server in place of the embedded index. */
export const SEARCH_VARIABLES = {
  searchUrl: {
    name: 'SEARCH_URL',
    flag: '--search-url <url>',
    fallback: NONE,
    doc: 'OpenSearch 2 or 3, or Elasticsearch 8, for the search index and the edge graph, with user:password@ where it wants them',
    isSecret: true,
    read: (text) => (text === NONE || isHttp(text) ? value(text) : problem('it is an http or https address')),
  },
  searchPrefix: {
    name: 'SEARCH_PREFIX',
    flag: '--search-prefix <name>',
    fallback: DEFAULT_SEARCH_PREFIX,
    doc: 'what the names of all indexes on the search server begin with',
    read: (text) =>
      /^[a-z][a-z0-9_-]{0,79}$/.test(text)
        ? value(text)
        : problem('it is small letters, digits, underscores and hyphens, a letter first, 80 at most'),
  },
} as const satisfies { readonly [name in SearchSetting]: Variable<Required<Settings>[name]> };

type SearchSetting = Extract<keyof Settings, `search${string}`>;

function isHttp(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
