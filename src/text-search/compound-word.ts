import { anyForm, type CompoundWord, wholeValue } from './full-text-expression.js';
import { type AnalysedWord, isStopWord } from './text-analysis.js';
import { wholeTokensOf } from './value-tokens.js';

/** Letters and digits, divided by underscores, hyphens or inner capitals: no path, and no URN. */
const COMPOUND = /^[\p{L}\p{N}]+([_-]+[\p{L}\p{N}]+)+$|^[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*$/u;
/** Parts that say something by themselves. */
const PART = /^\p{L}{3,}$/u;

/** `undefined` for a word that is not made of others which say something. */
export function compoundWord(text: string, words: readonly AnalysedWord[]): CompoundWord | undefined {
  if (!COMPOUND.test(text)) return undefined;
  const parts = words.filter(({ word }) => PART.test(word) && !isStopWord(word));
  const named = wholeValue(wholeTokensOf(text)?.stemmed);
  if (parts.length === 0 || named === undefined) return undefined;
  const terms = [...new Set(parts.map(({ stemmed }) => stemmed))].map((stem) => ({
    pattern: anyForm([[stem]]),
    others: [],
  }));
  return { text, named, parts: terms };
}
