import { analyse, analysePrefix, synonymsOf, wholeToken } from './text-analysis.js';
import type { TextColumn } from './index-text.js';

/**
 * FTS5 expressions from analysed text. The only place that writes FTS5's language: every token is letters and digits in
 * quotes, so nothing of the caller's text can be read as syntax.
 */

/** An expression without its columns. */
export type TokenExpression = string;

/** The word itself, with its undivided form and its synonyms; `undefined` when it holds no token. */
export function wordExpression(word: string, stops: 'drop' | 'keep'): TokenExpression | undefined {
  const { tokens, extras } = analyse(word, stops);
  if (tokens.length === 0) return undefined;
  const alternatives = [phrase(tokens)];
  const undivided = extras.at(-1);
  // A word that was divided ends its extras with the undivided form.
  if (tokens.length > 1 && undivided !== undefined && !/[^\p{L}\p{N}\p{M}]/u.test(word)) {
    alternatives.push(phrase([undivided]));
  }
  for (const synonym of synonymsOf(tokens)) alternatives.push(phrase(synonym.split(' ')));
  return alternatives.length === 1 ? alternatives[0] : `(${alternatives.join(' OR ')})`;
}

/** The words next to each other. */
export function phraseExpression(text: string, stops: 'drop' | 'keep'): TokenExpression | undefined {
  const { tokens } = analyse(text, stops);
  return tokens.length === 0 ? undefined : phrase(tokens);
}

/** All words, the last of which may go on. */
export function prefixExpression(text: string): TokenExpression | undefined {
  const { tokens, last } = analysePrefix(text);
  if (last.length === 0) return undefined;
  const ends = last.map((token) => `${phrase([token])} *`);
  return [...tokens.map((token) => phrase([token])), `(${ends.join(' OR ')})`].join(' AND ');
}

/** Any of the terms of the index, as they stand there. */
export function termsExpression(terms: readonly string[]): TokenExpression {
  return terms.map((term) => phrase([term])).join(' OR ');
}

/** A value that equals the text, apart from case and accents. */
export function wholeExpression(text: string): string | undefined {
  const token = wholeToken(text);
  return token === '' ? undefined : within(['whole'], phrase([token]));
}

/** A value that begins with the text, apart from case and accents. */
export function wholePrefixExpression(text: string): string | undefined {
  const token = wholeToken(text);
  return token === '' ? undefined : within(['whole'], `${phrase([token])} *`);
}

/** The expression, looked for in these columns alone. */
export function within(columns: readonly TextColumn[], expression: TokenExpression): string {
  return `{${columns.join(' ')}} : (${expression})`;
}

function phrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '""')}"`;
}
