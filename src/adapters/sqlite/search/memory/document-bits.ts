import { enlarged } from '../../enlarged.js';

/** A bit for each document id, which says something of the document as it is now. */
export class DocumentBits {
  /** Valid until the next bit is set. */
  words = new Uint32Array(0);

  set(id: number): void {
    const word = id >>> 5;
    if (word >= this.words.length) this.words = enlarged(this.words, word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (id & 31));
  }

  clear(id: number): void {
    const word = id >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (id & 31));
  }
}
