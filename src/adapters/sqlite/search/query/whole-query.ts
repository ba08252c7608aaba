import type { QueryNode } from '../../../../search/search-index.port.js';
import { DocSet } from '../memory/doc-set.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { FullTextExpression, QueryTerm } from '../../../../text-search/full-text-expression.js';
import { wholeExpressions } from '../../../../text-search/whole-expressions.js';
import type { RequestLists } from './request-lists.js';

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
