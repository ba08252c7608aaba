import {
  type FullTextExpression,
  type QueryTerm,
  type TokenPhrase,
  expressionsOf,
  partsOf,
} from '../../../text-search/full-text-expression.js';
import { FOUND_COLUMNS, type TextColumn } from '../../../text-search/index-text.js';
import { isMarked } from '../../../text-search/value-tokens.js';
import { asBeginning, asTerm } from '../documents/long-values.js';

/** A part of a query in the server's language, as data. */
export type QueryClause = Readonly<Record<string, unknown>>;

export const EVERYTHING: QueryClause = { match_all: {} };
export const NOTHING: QueryClause = { match_none: {} };

/** All of them. */
export function allOf(clauses: readonly QueryClause[]): QueryClause {
  const [only] = clauses;
  if (only === undefined) return EVERYTHING;
  return clauses.length === 1 ? only : { bool: { filter: clauses } };
}

/** Any of them. */
export function anyOf(clauses: readonly QueryClause[]): QueryClause {
  const [only] = clauses;
  if (only === undefined) return NOTHING;
  return clauses.length === 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } };
}

export function not(clause: QueryClause): QueryClause {
  return { bool: { must_not: [clause] } };
}

/** What satisfies all but what has the other. */
export function without(clause: QueryClause, other: QueryClause): QueryClause {
  return { bool: { filter: [clause], must_not: [other] } };
}

/** Characters that mean something in patterns of the server, as themselves. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\*?]/g, (char) => `\\${char}`);
}

/** Documents with a value of a form that fits a pattern of `*` and `?`. */
export function fits(form: string, pattern: string): QueryClause {
  return { wildcard: { [form]: { value: pattern } } };
}

/** Bytes of a beginning that a server takes. */
const LONGEST_PREFIX = 900;

/** Documents with a value of a form that begins with a text; a longer one than servers take is refused there. */
export function beginning(form: string, text: string): QueryClause {
  return { prefix: { [form]: { value: asBeginning(text) } } };
}

/** What a value begins with as far as a server takes it: of a query, where more of it hardly says more. */
function shortBeginning(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LONGEST_PREFIX) return text;
  return bytes
    .subarray(0, LONGEST_PREFIX)
    .toString()
    .replace(/\ufffd+$/, '');
}

/** Documents that have a term anywhere. */
export function having(term: QueryTerm): QueryClause {
  return anyOf(expressionsOf(term, FOUND_COLUMNS).map(anywhere));
}

/** Documents that have all parts of an expression, each in any of the columns. */
function anywhere(expression: FullTextExpression): QueryClause {
  return allOf(partsOf(expression).map(matching));
}

/** Documents that have what an expression asks for. */
export function matching({ columns, pattern }: FullTextExpression): QueryClause {
  return allOf(
    pattern.map((forms) =>
      anyOf(forms.flatMap((form) => columnsOf(form, columns).map((column) => phrase(column, form)))),
    ),
  );
}

/** What says more of a value than its words is in columns of its own. */
const MARKED: ReadonlySet<TextColumn> = new Set(['whole', 'pairs']);

function columnsOf({ tokens: [first = ''] }: TokenPhrase, columns: readonly TextColumn[]): readonly TextColumn[] {
  const kept = columns.filter((column) => MARKED.has(column) === isMarked(first));
  return kept.length === 0 ? columns : kept;
}

function phrase(column: TextColumn, { tokens, end }: TokenPhrase): QueryClause {
  const [first = ''] = tokens;
  if (tokens.length > 1) return { match_phrase: { [column]: tokens.map(asTerm).join(' ') } };
  return end === 'begins' ? beginning(column, shortBeginning(first)) : { term: { [column]: { value: asTerm(first) } } };
}
