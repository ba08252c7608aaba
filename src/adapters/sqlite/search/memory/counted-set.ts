import { enlarged } from '../../enlarged.js';
import { bitCount, type DocSet } from './doc-set.js';

/** Documents of a set from which on its counts are kept: fewer are soon counted. */
const LARGE = 16_384;
/** Values of a column up to which they are: one number is kept for each. */
const MOST_VALUES = 65_536;
/** Part of the documents that may be others for the counts to be of use. */
const OTHERS = 0.25;

/** Documents that only one of two sets has. `added`: those of the later one. */
export interface SetDifference {
  readonly added: Int32Array;
  readonly removed: Int32Array;
}

/**
 * How many documents of a large set have each value of a column, as they are now. Most facets of a large catalog are of
 * nearly the same documents as the one before, such as all datasets, and then only those in which the sets differ need
 * to be counted. A set is a bit for each document here, which all columns share.
 */
export class CountedSet {
  /** @param counts by number of the value; they belong to it from now on */
  private constructor(
    private readonly documents: Uint32Array,
    private readonly size: number,
    private counts: Int32Array,
  ) {}

  /** `undefined` when counting is cheaper than keeping. @param countsOf so many counts, by number of the value */
  static of(found: DocSet, values: number, countsOf: () => Int32Array): CountedSet | undefined {
    const documents = found.size < LARGE || values > MOST_VALUES ? undefined : found.bitField();
    return documents === undefined ? undefined : new CountedSet(documents, found.size, countsOf());
  }

  /** Memory that it takes. */
  get bytes(): number {
    return this.documents.byteLength + this.counts.byteLength;
  }

  /** Counts by number of the value; they may end before the last one, which no document has then. */
  get all(): Int32Array {
    return this.counts;
  }

  has(id: number): boolean {
    return ((this.documents[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  /** A document of the set gets or loses values. */
  change(numbers: Int32Array, by: -1 | 1): void {
    for (const number of numbers) {
      if (number >= this.counts.length) this.counts = enlarged(this.counts, number + 1);
      this.counts[number] = (this.counts[number] ?? 0) + by;
    }
  }

  /** What another set has more and less; `undefined` when that is no less work than to count it. */
  differenceTo(found: DocSet): SetDifference | undefined {
    const most = found.size * OTHERS;
    if (found.size < LARGE || Math.abs(found.size - this.size) > most) return undefined;
    const before = this.documents;
    const after = found.bitField();
    if (after === undefined) return undefined;
    const differ = differingBits(before, after, most);
    if (differ === undefined) return undefined;
    const [added, removed] = [new Int32Array(differ.added), new Int32Array(differ.removed)];
    let [addedSize, removedSize] = [0, 0];
    const words = Math.max(before.length, after.length);
    for (let word = 0; word < words; word++) {
      const [own, other] = [before[word] ?? 0, after[word] ?? 0];
      if (own === other) continue;
      addedSize = takeBits(other & ~own, word, added, addedSize);
      removedSize = takeBits(own & ~other, word, removed, removedSize);
    }
    return { added, removed };
  }
}

/** How many bits only one of two fields has; `undefined` when they are more than `most`. */
function differingBits(
  before: Uint32Array,
  after: Uint32Array,
  most: number,
): { readonly added: number; readonly removed: number } | undefined {
  let [added, removed] = [0, 0];
  const words = Math.max(before.length, after.length);
  for (let word = 0; word < words; word++) {
    const [own, other] = [before[word] ?? 0, after[word] ?? 0];
    if (own === other) continue;
    added += bitCount(other & ~own);
    removed += bitCount(own & ~other);
    if (added + removed > most) return undefined;
  }
  return { added, removed };
}

/** Write the ids of the bits of a word. @returns the place after them */
function takeBits(bits: number, word: number, ids: Int32Array, from: number): number {
  let at = from;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ids[at++] = (word << 5) + 31 - Math.clz32(rest & -rest);
  return at;
}
