import { TEXT_COLUMNS, type TextColumn } from './index-text.js';
import { analysePrefix } from './text-analysis.js';
import { repeatedToken } from './value-tokens.js';

/**
 * What is looked for in the indexed texts, as data: an adapter says it in the language of its engine, or applies it to
 * the text of a single document.
 */

/** Adjacent tokens; `begins`: the last of them may be the beginning of a longer one. */
export interface TokenPhrase {
  readonly tokens: readonly string[];
  readonly end: 'begins' | 'whole';
}

/** All of the alternatives must be found, each in any of its forms. */
export type TokenPattern = readonly (readonly TokenPhrase[])[];

/**
 * A pattern, each part of which may be found in any of the columns. What is made of it stays with it, since terms come
 * again: a WeakMap in its place costs as much as making it, and the garbage collector more.
 */
export interface FullTextExpression {
  readonly columns: readonly TextColumn[];
  readonly pattern: TokenPattern;
  printed?: string;
  parts?: readonly FullTextExpression[];
}

/**
 * What is looked for of a query in the text. `others`: what says the same together with the words beside it.
 * `compound`: of a word that is made of others. `expressions`, `further`: what was made of it, see below.
 */
export interface QueryTerm {
  readonly pattern: TokenPattern;
  readonly others: readonly TokenPhrase[];
  readonly compound?: CompoundWord;
  expressions?: Map<readonly TextColumn[], readonly FullTextExpression[]>;
  further?: FullTextExpression[];
}

/** `named`: values that are nothing but the word. `parts`: the words that it is made of. */
export interface CompoundWord {
  readonly text: string;
  readonly named: FullTextExpression;
  readonly parts: readonly QueryTerm[];
}

/** A text in each of its forms. */
export function anyForm(forms: readonly (readonly string[])[]): TokenPattern {
  return [forms.map(whole)];
}

/**
 * Expressions, one of which a document satisfies that has the term in any of the columns: of the term itself, and of
 * the others.
 */
export function expressionsOf(term: QueryTerm, columns: readonly TextColumn[]): readonly FullTextExpression[] {
  const byColumns = (term.expressions ??= new Map<readonly TextColumn[], readonly FullTextExpression[]>());
  const known = byColumns.get(columns);
  if (known !== undefined) return known;
  const { pattern, others } = term;
  const made =
    others.length === 0
      ? [{ columns, pattern }]
      : [
          { columns, pattern },
          { columns, pattern: [others] },
        ];
  byColumns.set(columns, made);
  return made;
}

/** Expressions of the parts of a pattern, which may be in different rows of the table. */
export function partsOf(expression: FullTextExpression): readonly FullTextExpression[] {
  const { columns, pattern } = expression;
  return (expression.parts ??=
    pattern.length === 1 ? [expression] : pattern.map((part) => ({ columns, pattern: [part] })));
}

/** All words, the last of which may be unfinished. */
export function prefixPattern(text: string): TokenPattern | undefined {
  const { tokens, last } = analysePrefix(text);
  if (last.length === 0) return undefined;
  return [...tokens.map((token) => [whole([token])]), last.map(begins)];
}

/** A value that begins with one of these; `undefined` for none. */
export function wholeBeginning(beginnings: readonly string[] = []): FullTextExpression | undefined {
  return beginnings.length === 0 ? undefined : { columns: ['whole'], pattern: [beginnings.map(begins)] };
}

/** A value that has one of these tokens as a whole; `undefined` for none. */
export function wholeValue(tokens: readonly string[] = []): FullTextExpression | undefined {
  return tokens.length === 0 ? undefined : { columns: ['whole'], pattern: [tokens.map((token) => whole([token]))] };
}

/** Names of which this is known. */
export function knownOfNames(token: string): FullTextExpression {
  return { columns: ['pairs'], pattern: [[whole([token])]] };
}

/** Words of a term, in its first form, that so many further names have. */
export function inFurtherNames(term: QueryTerm, further: number): FullTextExpression {
  const made = (term.further ??= []);
  return (made[further] ??= { columns: ['pairs'], pattern: repeatedPattern(term.pattern, further) });
}

function repeatedPattern(pattern: TokenPattern, further: number): TokenPattern {
  return pattern.flatMap(([form]) =>
    (form?.tokens ?? []).map((token, at, { length }): readonly TokenPhrase[] => [
      { tokens: [repeatedToken(token, further)], end: at === length - 1 ? (form?.end ?? 'whole') : 'whole' },
    ]),
  );
}

/** Whether the columns' texts of a document, as they were put into the table, match. */
export function matchesTexts({ columns, pattern }: FullTextExpression, texts: readonly string[]): boolean {
  const searched = columns.map((column) => ` ${texts[TEXT_COLUMNS.indexOf(column)] ?? ''} `);
  return pattern.every((forms) =>
    forms.some(({ tokens, end }) => {
      const wanted = ` ${tokens.join(' ')}${end === 'whole' ? ' ' : ''}`;
      return searched.some((text) => text.includes(wanted));
    }),
  );
}

/** Adjacent tokens, all of them whole. */
export function whole(tokens: readonly string[]): TokenPhrase {
  return { tokens, end: 'whole' };
}

function begins(token: string): TokenPhrase {
  return { tokens: [token], end: 'begins' };
}
