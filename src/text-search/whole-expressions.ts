import { Remembered } from '../kernel/remembered.js';
import type { QueryNode } from '../search/search-index.port.js';
import {
  type FullTextExpression,
  knownOfNames,
  type QueryTerm,
  wholeBeginning,
  wholeValue,
} from './full-text-expression.js';
import { lastPairOf, pairsOf, wholeTokensOf } from './value-tokens.js';

/** Pairs of adjacent words that are looked for in names, from the first on. */
const MOST_PAIRS = 16;

/** Expressions of all the lists; `undefined` for a query that is not a text. */
export interface WholeExpressions {
  /** The query as one text. */
  readonly text: string;
  /** What the index has of names with each pair of adjacent words of the query. */
  readonly pairTokens: readonly string[];
  readonly begins: FullTextExpression | undefined;
  /** All that equals the query, references as well. */
  readonly equal: FullTextExpression | undefined;
  readonly written: FullTextExpression | undefined;
  readonly folded: FullTextExpression | undefined;
  readonly stemmed: FullTextExpression | undefined;
  readonly refers: FullTextExpression | undefined;
  readonly pairs: readonly FullTextExpression[];
  readonly ends: FullTextExpression | undefined;
}

/** By query, of which users ask the same again and again; its terms follow from it. */
const byQuery = new WeakMap<QueryNode, WholeExpressions>();

/** `undefined` when the query is not a text. */
export function wholeExpressions(query: QueryNode, terms: readonly QueryTerm[]): WholeExpressions | undefined {
  const made = byQuery.get(query) ?? expressionsOfText(query, terms);
  if (made !== undefined) byQuery.set(query, made);
  return made;
}

function expressionsOfText(query: QueryNode, terms: readonly QueryTerm[]): WholeExpressions | undefined {
  const text = wholeText(query);
  if (text === undefined) return undefined;
  const tokens = terms.flatMap(({ pattern }) => pattern.flatMap(([form]) => form?.tokens ?? []));
  return known.of(`${text}\n${tokens.join(' ')}`, () => expressionsFor(text, tokens));
}

const known = new Remembered<WholeExpressions>(1000);

function expressionsFor(text: string, tokens: readonly string[]): WholeExpressions {
  const whole = wholeTokensOf(text);
  const pairTokens = pairsOf(tokens.slice(0, MOST_PAIRS + 1));
  const last = lastPairOf(pairTokens);
  return {
    text,
    begins: wholeBeginning(whole?.beginnings),
    equal: whole && wholeValue([...whole.stemmed, whole.reference]),
    written: wholeValue(whole?.written),
    folded: wholeValue(whole?.folded),
    stemmed: wholeValue(whole?.stemmed),
    refers: whole && wholeValue([whole.reference]),
    pairs: pairTokens.map(knownOfNames),
    pairTokens,
    ends: last === undefined ? undefined : knownOfNames(last),
  };
}

/** What a query says as one text: its words side by side, without the conditions beside them. */
function wholeText(query: QueryNode): string | undefined {
  if (query.kind === 'prefix') return query.text;
  const nodes = query.kind === 'and' ? query.nodes : [query];
  const said = nodes.filter(({ kind }) => kind !== 'field' && kind !== 'not');
  const texts = said.flatMap((node) => (node.kind === 'word' || node.kind === 'phrase' ? [node.text] : []));
  return texts.length === 0 || texts.length < said.length ? undefined : texts.join(' ');
}
