/**
 * Which documents a new generation may have already.
 *
 * The problem: before a document is written, it is read, since another entity may have stated the same edge; in an
 * empty generation nearly all of these reads find nothing, and a set of all ids would take a gigabyte for ten million
 * edges. The idea is a Bloom filter: each id sets three bits of many, and one whose bits are not all set was never
 * added. It takes 16 MB, however many there are. Of ten million ids it calls one in a hundred added that was not, which
 * is then read for nothing; with many more it is of less and less use, and never wrong.
 */
import { hash } from 'node:crypto';

/** Bits, as a power of two: numbers of bits are parts of a digest. */
const BITS = 2 ** 27;
const BITS_IN_WORD = 32;
/** Bytes of a digest of which each number is made. */
const PLACES = [0, 4, 8];

export class WrittenIds {
  private readonly words = new Uint32Array(BITS / BITS_IN_WORD);

  /** Add an id. @returns whether it may have been added before; `no` is certain */
  add(id: string): 'maybe' | 'no' {
    const digest = hash('sha1', id, 'buffer');
    let found: 'maybe' | 'no' = 'maybe';
    for (const place of PLACES) {
      const bit = digest.readUInt32LE(place) % BITS;
      const [word, mask] = [Math.floor(bit / BITS_IN_WORD), 1 << (bit % BITS_IN_WORD)];
      const before = this.words[word] ?? 0;
      if ((before & mask) === 0) found = 'no';
      this.words[word] = before | mask;
    }
    return found;
  }
}

/** Of a generation that began empty; one that another process has left may have anything. */
export function writtenSince(beginning: 'empty' | 'left'): WrittenIds | undefined {
  return beginning === 'empty' ? new WrittenIds() : undefined;
}
