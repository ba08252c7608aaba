/** Values are in so many groups, by their place modulo this number: a bit of a mask for each. */
export const GROUPS = 32;
const ALL_GROUPS = -1;
/** Places of the table; a power of two. */
const PLACES = 256;
const SHIFT = 24;
/** Letters of a part of a text. */
const PART = 3;
/** Spreads parts over the table: a large odd number. */
const SPREAD = 0x9e3779b1;

/**
 * Says which values of a text may contain some letters, so that the others need not be looked through.
 *
 * The problem: a page of hits shows which values have the words of the query, and a dataset has some hundred values, of
 * which two or three do. The idea: each three letters that follow one another have a place in a table, where a mask
 * says which groups of values have them somewhere. A value that contains a word has all of its parts, so the masks of
 * these parts, joined by `and`, leave its group, and mostly no other.
 *
 *   values 0 `daily_orders`, 1 `Orders by day.`      ord -> 0 1   rde -> 0 1   der -> 0 1   ail -> 0   y_o -> 0
 *   `order`: groups 0 and 1        `orders daily`, written as one, `ordersdaily`: ers -> 0 1, rsd -> none: no value
 *
 * The cost: a kilobyte a text, and one pass over it. It does not find anything: a group that is left may have nothing.
 */
export class ValueSieve {
  static readonly BYTES = PLACES * Int32Array.BYTES_PER_ELEMENT;
  private readonly groups = new Int32Array(PLACES);

  /**
   * @param folded the values in lower case, all ASCII, with a character between any two
   * @param ends where each of them ends
   */
  constructor(folded: string, ends: readonly number[]) {
    const { groups } = this;
    let begin = 0;
    for (let place = 0; place < ends.length; place++) {
      const end = ends[place] ?? 0;
      const bit = 1 << (place % GROUPS);
      for (let at = begin; at + PART <= end; at++) {
        const index = placeOf(folded, at);
        groups[index] = (groups[index] ?? 0) | bit;
      }
      begin = end + 1;
    }
  }

  /** Groups whose values may contain the letters of which these are the parts, as a mask. */
  groupsWith(parts: LetterParts): number {
    let mask = ALL_GROUPS;
    for (let at = 0; at < parts.length && mask !== 0; at++) mask &= this.groups[parts[at] ?? 0] ?? 0;
    return mask;
  }
}

/** What a sieve knows of some letters, the same for all sieves. */
export type LetterParts = Uint8Array;

export function letterParts(letters: string): LetterParts {
  // It stands between two values, neither of which would have all parts of such letters.
  if (letters.includes('\n')) return new Uint8Array(0);
  return Uint8Array.from({ length: Math.max(0, letters.length + 1 - PART) }, (_, at) => placeOf(letters, at));
}

function placeOf(text: string, at: number): number {
  const part = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 8) | (text.charCodeAt(at + 2) << 16);
  return Math.imul(part, SPREAD) >>> SHIFT;
}
