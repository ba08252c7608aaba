import { createHash } from 'node:crypto';

/**
 * A term of a search server has at most 32,766 bytes. Longer values are known by their beginning and a digest, so that
 * equal ones are still found to be equal, and their text in overlapping parts.
 */

/** Characters of the longest value, or token, that is a term as it is: at most three bytes each. */
const LONGEST = 8000;
const HAS_LONG = new RegExp(`[^ ]{${String(LONGEST + 1)}}`);
/** Characters of a longer one that its term begins with. */
const BEGINNING = 7000;
/** Characters that a part shares with the next one: what is looked for may not be longer. */
const OVERLAP = 2000;
/** Between a beginning and the digest, and at the end of the last part: no value has it. */
const MARK = '\u0000';

/** A value or token as a term. */
export function asTerm(text: string): string {
  if (text.length <= LONGEST) return text;
  return text.slice(0, BEGINNING) + MARK + createHash('sha256').update(text).digest('hex');
}

/** The same of tokens with a space between. */
export function asTerms(tokens: string): string {
  return tokens.length <= LONGEST || !HAS_LONG.test(tokens) ? tokens : tokens.split(' ').map(asTerm).join(' ');
}

/** Whether a term stands for a longer value. */
export function isShortened(term: string): boolean {
  return term.length > BEGINNING && term[BEGINNING] === MARK;
}

/** What terms begin with of values that begin with a text. */
export function asBeginning(text: string): string {
  return text.length <= BEGINNING ? text : asTerm(text);
}

/** The parts of a value that is longer than a term; none of one that is not. */
export function longParts(text: string): readonly string[] {
  if (text.length <= LONGEST) return [];
  const parts: string[] = [];
  for (let from = 0; ; from += LONGEST - OVERLAP) {
    const end = from + LONGEST;
    if (end >= text.length) return [...parts, text.slice(from) + MARK];
    parts.push(text.slice(from, end));
  }
}

/** How the last part of a value ends that ends with a text. */
export function asEnding(text: string): string {
  return text + MARK;
}
