/**
 * Which documents a new generation may have already.
 *
 * The problem: before a document is written, it is read, since another entity may have stated the same edge; in an
 * empty generation nearly all of these reads find nothing, and a set of all ids would take a gigabyte for ten million
 * edges. The idea is a Bloom filter: each id sets three bits of many, and one whose bits are not all set was never
 * added. It takes 16 MB, however many there are. Of ten million ids it calls one in a hundred added that was not, which
 * is then read for nothing; with many more it is of less and less use, and never wrong.
 */

/** Bits, as a power of two: numbers of bits are parts of a hash. */
const BITS = 2 ** 27;
const BITS_OF_WORD = 5;
/** Of the hash by Fowler, Noll and Vo, and of another one beside it. */
const SEEDS: readonly [number, number] = [0x811c9dc5, 0x2f0b4c47];
const FACTORS = [0x01000193, 0x85ebca6b] as const;
const SET_BITS = 3;

export class WrittenIds {
  private readonly words = new Int32Array(BITS >> BITS_OF_WORD);

  /** Add an id. @returns whether it may have been added before; `no` is certain */
  add(id: string): 'maybe' | 'no' {
    let [a, b]: [number, number] = [...SEEDS];
    for (let at = 0; at < id.length; at++) {
      const unit = id.charCodeAt(at);
      a = Math.imul(a ^ unit, FACTORS[0]);
      b = Math.imul(b ^ unit, FACTORS[1]);
      b ^= b >>> 15;
    }
    // Bits at even distances from the first one, as far apart as the second hash says; an odd number meets all bits.
    const distance = (b ^ (a >>> 16)) | 1;
    let found: 'maybe' | 'no' = 'maybe';
    for (let count = 0, bit = a ^ (a >>> 15); count < SET_BITS; count++, bit += distance) {
      const place = bit & (BITS - 1);
      const mask = 1 << place;
      const before = this.words[place >> BITS_OF_WORD] ?? 0;
      if ((before & mask) === 0) found = 'no';
      this.words[place >> BITS_OF_WORD] = before | mask;
    }
    return found;
  }
}

/** Of a generation that began empty; one that another process has left may have anything. */
export function writtenSince(beginning: 'empty' | 'left'): WrittenIds | undefined {
  return beginning === 'empty' ? new WrittenIds() : undefined;
}
