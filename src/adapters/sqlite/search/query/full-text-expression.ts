import { TEXT_COLUMNS, type TextColumn } from '../storage/index-text.js';
import { analyse, analysePrefix, synonymsOf } from '../text/text-analysis.js';
import { repeatedToken } from '../text/value-tokens.js';

/**
 * What is looked for in the full-text table, as data: it is printed in FTS5's language for the table, and applied to
 * the text of a single document. The only place that writes FTS5's language: every token is letters and digits in
 * quotes, so nothing of a caller's text can be read as syntax.
 */

/** Adjacent tokens; `begins`: the last of them may be the beginning of a longer one. */
export interface TokenPhrase {
  readonly tokens: readonly string[];
  readonly end: 'begins' | 'whole';
}

/** All of the alternatives must be found, each in any of its forms. */
export type TokenPattern = readonly (readonly TokenPhrase[])[];

/** A pattern, each part of which may be found in any of the columns. */
export interface FullTextExpression {
  readonly columns: readonly TextColumn[];
  readonly pattern: TokenPattern;
}

/** The word itself, with its undivided form and its synonyms; `undefined` when it has no token. */
export function wordPattern(word: string, stops: 'drop' | 'keep'): TokenPattern | undefined {
  const { tokens, extras } = analyse(word, stops);
  if (tokens.length === 0) return undefined;
  const forms = [tokens, ...synonymsOf(tokens).map((synonym) => synonym.split(' '))];
  // A word that was divided inside ends its extras with the undivided form.
  const undivided = extras.at(-1);
  if (tokens.length > 1 && undivided !== undefined && !/[^\p{L}\p{N}\p{M}]/u.test(word)) forms.push([undivided]);
  return [forms.map(whole)];
}

/** Adjacent words. */
export function phrasePattern(text: string, stops: 'drop' | 'keep'): TokenPattern | undefined {
  const { tokens } = analyse(text, stops);
  return tokens.length === 0 ? undefined : [[whole(tokens)]];
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

/** Words of a pattern, in its first form, that so many further names have. */
export function inFurtherNames(pattern: TokenPattern, further: number): FullTextExpression {
  const parts = pattern.flatMap(([form]) =>
    (form?.tokens ?? []).map((token, at, { length }) => [
      { tokens: [repeatedToken(token, further)], end: at === length - 1 ? (form?.end ?? 'whole') : 'whole' },
    ]),
  );
  return { columns: ['pairs'], pattern: parts };
}

/** In the language of FTS5. Equal expressions print alike. */
export function printExpression({ columns, pattern }: FullTextExpression): string {
  return `{${columns.join(' ')}} : (${pattern.map(printForms).join(' AND ')})`;
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

function printForms(forms: readonly TokenPhrase[]): string {
  const printed = forms.map(({ tokens, end }) => `"${tokens.join(' ')}"${end === 'begins' ? ' *' : ''}`);
  return printed.length === 1 ? (printed[0] ?? '') : `(${printed.join(' OR ')})`;
}

function whole(tokens: readonly string[]): TokenPhrase {
  return { tokens, end: 'whole' };
}

function begins(token: string): TokenPhrase {
  return { tokens: [token], end: 'begins' };
}
