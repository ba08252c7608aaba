import { COLUMN_WEIGHTS } from './index-text.js';

/** How much a name of a single token outweighs a long one. */
const NAME_LENGTH_PART = 0.4;
/** What each further name adds that has a term, as a part of what the first one is worth. */
export const FURTHER_NAME = 0.1;
/**
 * What equality adds for each term: the steps are higher than what the names of two documents can differ by that both
 * equal the query.
 */
export const EQUALITY = { written: 40, folded: 28, stemmed: 16 } as const;
/** A value that begins with the query. */
export const BEGINNING = 4;
/** A reference to what the query names. */
export const REFERENCE = 2;
/** More than words of short names are worth beyond those of long ones. */
export const ADJACENT_PAIR = 8;
/** What is adjacent at the end of a name mostly is what it names: the table, where all before is where that is. */
export const NAME_END = 6;

/** Tokens of a name from which on it is worth no less. */
export const LONGEST_COUNTED = 255;
/** What a name is worth by the number of its tokens; longer ones have the same worth. */
const NAME_SCORES = Array.from(
  { length: LONGEST_COUNTED + 1 },
  (_, length) => COLUMN_WEIGHTS.name / (1 + NAME_LENGTH_PART * Math.log(Math.max(1, length))),
);
const LONGEST_NAME_SCORE = NAME_SCORES.at(-1) ?? 0;

/** The same by number of tokens. */
export function nameWorth(tokens: number): number {
  return NAME_SCORES[tokens] ?? LONGEST_NAME_SCORE;
}
