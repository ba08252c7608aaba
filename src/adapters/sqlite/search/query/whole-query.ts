import type { QueryNode } from '../../../../search/search-index.port.js';
import { DocSet } from '../memory/doc-set.js';
import type { Stepwise } from '../memory/stepwise.js';
import { lastPairOf, pairsOf, wholeTokensOf } from '../text/value-tokens.js';
import {
  type FullTextExpression,
  knownOfNames,
  type QueryTerm,
  wholeBeginning,
  wholeValue,
} from './full-text-expression.js';
import { Remembered } from './remembered.js';
import type { RequestLists } from './request-lists.js';

/** Pairs of adjacent words that are looked for in names, from the first on. */
const MOST_PAIRS = 16;

/** What a document may have of a query beyond its words, each as the list of documents that have it. */
export interface WholeQuery {
  /** The query as one text. */
  readonly text: string;
  /** A value that begins with the query. */
  readonly begins: DocSet;
  /** A value that equals it: as it is written, in any case, or by its words. Each includes the ones before. */
  readonly equals: { readonly written: DocSet; readonly folded: DocSet; readonly stemmed: DocSet };
  /** A reference to an entity whose URN, or the last part of it, is the query. */
  readonly refers: DocSet;
  /** Adjacent words of the query that are adjacent in a name, a list for each pair. */
  readonly pairs: readonly DocSet[];
  /** What the index has of names with each of these pairs. */
  readonly pairTokens: readonly string[];
  /** The last pair, where it ends a name. */
  readonly ends: DocSet;
}

/** Expressions of all the lists; `undefined` for a query that is not a text. */
interface WholeExpressions extends Pick<WholeQuery, 'pairTokens' | 'text'> {
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

/** `undefined` when the query is not a text. Lists that are not there yet are empty, and will be asked for. */
export function wholeQuery(query: QueryNode, terms: readonly QueryTerm[], lists: RequestLists): WholeQuery | undefined {
  const expressions = wholeExpressions(query, terms);
  if (expressions === undefined) return undefined;
  const list = (expression: FullTextExpression | undefined): DocSet =>
    expression === undefined ? DocSet.EMPTY : lists.textNow(expression);
  // Mostly nothing equals the query, which one list says.
  const equal = list(expressions.equal);
  const some = (expression: FullTextExpression | undefined): DocSet =>
    equal.size === 0 ? DocSet.EMPTY : list(expression);
  const stemmed = some(expressions.stemmed);
  const folded = stemmed.size === 0 ? stemmed : some(expressions.folded);
  const written = folded.size === 0 ? folded : some(expressions.written);
  const begins = list(expressions.begins);
  const pairs = expressions.pairs.map(list);
  const ends = pairs.at(-1)?.size === 0 ? DocSet.EMPTY : list(expressions.ends);
  const { text, pairTokens } = expressions;
  const refers = some(expressions.refers);
  return { text, begins, equals: { written, folded, stemmed }, refers, pairs, pairTokens, ends };
}

/** Read the same lists in steps. */
export function* readWholeQuery(query: QueryNode, terms: readonly QueryTerm[], lists: RequestLists): Stepwise<void> {
  const expressions = wholeExpressions(query, terms);
  if (expressions === undefined) return;
  const { begins, equal, written, folded, stemmed, refers, pairs, ends } = expressions;
  for (const expression of [...pairs, begins, equal, written, folded, stemmed, refers, ends])
    if (expression !== undefined) yield* lists.text(expression);
}

function wholeExpressions(query: QueryNode, terms: readonly QueryTerm[]): WholeExpressions | undefined {
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
