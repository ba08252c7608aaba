import { type SearchFields, URN_FIELD } from '../../../registry/search-fields.js';
import type { QueryNode, SearchHit } from '../../../search/search-index.port.js';
import type { DocumentRow } from './document-file.js';
import { readStored } from './stored-fields.js';
import { analyse, analysePrefix, analyseValue, fold } from './text-analysis.js';
import { wildcardTest } from './value-match.js';

/** Whether a part of the query is found in a value. */
interface Finder {
  /** Letters without which the part cannot be found in a folded value; spares the analysis of most values. */
  readonly hint: string;
  readonly finds: (words: ReadonlySet<string>) => boolean;
}

/** Says in which fields of a document a query was found. */
export type MatchReader = (row: DocumentRow) => SearchHit['matched'];

/**
 * Make the reader for a query. A value matches when it holds any of the query's words; of a phrase or a divided word all
 * of its parts. `all` and negated parts match nothing.
 */
export function matchReader(query: QueryNode, fields: SearchFields): MatchReader {
  const finders = collect(query);
  if (finders.length === 0) return () => [];
  return (row) => {
    const matched: { name: string; value: string }[] = [];
    const seen = new Set<string>();
    const note = (name: string, value: string): void => {
      if (!found(value, finders)) return;
      const key = `${name} ${value}`;
      if (seen.has(key)) return;
      seen.add(key);
      matched.push({ name, value });
    };
    for (const stored of [row.keywords, row.texts]) {
      const folded = fold(stored);
      // Most documents hold the words in one of the two alone, and reading the other costs more than looking.
      if (!finders.some(({ hint }) => folded.includes(hint))) continue;
      for (const [aspect, held] of Object.entries(readStored(stored))) {
        for (const [name, values] of Object.entries(held)) {
          if (fields.spec(aspect, name)?.queryByDefault !== true) continue;
          for (const value of values) note(name, String(value));
        }
      }
    }
    note(URN_FIELD, row.urn);
    return matched;
  };
}

function found(value: string, finders: readonly Finder[]): boolean {
  const folded = fold(value);
  if (!finders.some(({ hint }) => folded.includes(hint))) return false;
  const { tokens, extras } = analyseValue(value);
  const words = new Set([...tokens, ...extras]);
  return finders.some(({ finds }) => finds(words));
}

function collect(node: QueryNode): readonly Finder[] {
  switch (node.kind) {
    case 'and':
    case 'or':
      return node.nodes.flatMap(collect);
    case 'word':
    case 'phrase': {
      const { tokens, extras } = analyse(node.text, 'drop');
      if (tokens.length === 0) return [];
      const undivided = extras.at(-1) ?? '';
      return [
        { hint: hintOf(tokens), finds: (words) => tokens.every((token) => words.has(token)) || words.has(undivided) },
      ];
    }
    case 'prefix': {
      const { last } = analysePrefix(node.text);
      return last.map((start) => ({
        hint: start,
        finds: (words) => [...words].some((word) => word.startsWith(start)),
      }));
    }
    case 'wildcard': {
      const test = wildcardTest(node.pattern);
      return [{ hint: '', finds: (words) => [...words].some(test) }];
    }
    case 'all':
    case 'field':
    case 'not':
      return [];
  }
}

/** The longest stem: all must be there. Where it ends in `e` or `i`, the words that have it may end otherwise. */
function hintOf(tokens: readonly string[]): string {
  const longest = tokens.reduce((best, token) => (token.length > best.length ? token : best));
  return /[ei]$/.test(longest) ? longest.slice(0, -1) : longest;
}
