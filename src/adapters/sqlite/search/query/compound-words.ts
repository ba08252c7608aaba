/**
 * Words that are made of others, such as `logging_events`.
 *
 * Mostly such a word is what somebody looks for, as it is. Where nothing has the whole of it but what is so named, the
 * user is shown what has any of its parts as well, below all that has the whole. Whether that is so can change with
 * every write, also while a search is answered in steps. So a search finds more than it shows: with the parts, where
 * they were wanted when it began; what is shown, and how it is ranked, is decided of the lists in the moment of the
 * answer.
 */
import { type DocSet, union } from '../memory/doc-set.js';
import { FOUND_COLUMNS } from '../../../../text-search/index-text.js';
import { expressionsOf, type QueryTerm } from '../../../../text-search/full-text-expression.js';
import type { RequestLists } from './request-lists.js';

/** Documents that have a term anywhere, as of now. */
export function havingTerm(term: QueryTerm, lists: RequestLists): DocSet {
  return union(expressionsOf(term, FOUND_COLUMNS).map((expression) => lists.textNow(expression)));
}

/** Whether the parts of a word are wanted, given what has the whole of it, and what is so named. */
export function wantsParts(whole: DocSet, named: DocSet): boolean {
  return whole.size <= named.size && whole.without(named).size === 0;
}

/** The same as of now; never of a word that is not made of others. */
export function wantsPartsNow(term: QueryTerm, lists: RequestLists): boolean {
  return term.compound !== undefined && wantsParts(havingTerm(term, lists), lists.textNow(term.compound.named));
}
