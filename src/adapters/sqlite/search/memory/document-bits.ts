import { enlarged } from '../../enlarged.js';

/** A set of many document ids that changes: a bit for each id up to the highest. */
export class DocumentBits {
  /** Valid until an id is added. */
  words: Uint32Array;

  /** @param limit one more than the highest id that is expected; it grows for others */
  constructor(limit = 0) {
    this.words = new Uint32Array(Math.ceil(limit / 32));
  }

  has(id: number): boolean {
    return ((this.words[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  add(id: number): void {
    const word = id >>> 5;
    if (word >= this.words.length) this.words = enlarged(this.words, word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (id & 31));
  }

  delete(id: number): void {
    const word = id >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (id & 31));
  }
}
