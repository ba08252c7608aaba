import { enlarged } from '../enlarged.js';

const FIRST_NUMBERS = 1024;
const FIRST_BYTES = 4096;
/** Bits of a place that say where in its block it is; the others are the number of the block. */
const BLOCK_BITS = 20;
/** Bytes of a block, but of one that has a single long text. */
const BLOCK_BYTES = 2 ** BLOCK_BITS;
/** Bytes before a text: how many it has, below zero when some are of no ASCII character. */
const HEADER = 4;
/** Bytes of one code unit in UTF-8, at most. */
const MOST_BYTES = 3;
/** Numbers whose texts are also kept as JavaScript strings: of names, which are few and in every edge. */
const DECODED = 256;

/**
 * Texts by their numbers, as bytes in blocks: a million URNs take 75 MB, of which the garbage collector sees nothing.
 * As a Map of strings they took twice as much, and every collection of old objects visited each. To read one costs a
 * tenth of a microsecond. In one array, each time that it became longer took up to 200 ms.
 */
export class PackedTexts<T extends string> {
  /** By number: where its header begins, as the block and the place in it; 0 for those that are not there. */
  private places = new Int32Array(FIRST_NUMBERS);
  private readonly blocks: Buffer[] = [];
  /** The last of them, which is enlarged until it is a whole one, and where what is free of it begins. */
  private last = Buffer.alloc(FIRST_BYTES);
  private end = HEADER;
  /** Bytes of the other blocks, and of the texts in them. */
  private fullBytes = 0;
  private fullTextBytes = 0;
  private readonly decoded: T[] = [];

  /** Memory that it takes. */
  get bytes(): number {
    return this.places.byteLength + this.fullBytes + this.last.length;
  }

  /** Bytes of the texts that are there. */
  get textBytes(): number {
    return this.fullTextBytes + this.end - HEADER;
  }

  get(number: number): T | undefined {
    const decoded = this.decoded[number];
    if (decoded !== undefined) return decoded;
    const place = this.places[number] ?? 0;
    if (place === 0) return undefined;
    const block = this.blocks[place >>> BLOCK_BITS] ?? this.last;
    const at = place & (BLOCK_BYTES - 1);
    const from = at + HEADER;
    const length = block.readInt32LE(at);
    const text =
      length < 0 ? block.toString('utf8', from, from - length) : block.toString('latin1', from, from + length);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what is added is of this type
    return text as T;
  }

  /** Add a text under a number that has none. */
  add(number: number, text: T): void {
    const most = HEADER + MOST_BYTES * text.length;
    if (this.end + most > Math.min(this.last.length, BLOCK_BYTES)) this.grow(most);
    if (number >= this.places.length) this.places = enlarged(this.places, number + 1);
    const from = this.end + HEADER;
    const length = this.last.write(text, from);
    this.last.writeInt32LE(length === text.length ? length : -length, this.end);
    this.places[number] = this.blocks.length * BLOCK_BYTES + this.end;
    this.end = from + length;
    if (number < DECODED) this.decoded[number] = text;
  }

  private grow(bytes: number): void {
    const least = this.end + bytes;
    if (least <= BLOCK_BYTES) {
      const { buffer } = enlarged(new Uint8Array(this.last.buffer, 0, this.last.length), least);
      this.last = Buffer.from(buffer);
      return;
    }
    this.blocks.push(this.last);
    this.fullBytes += this.last.length;
    // Every block begins with as much that is no text as the first, in which the place 0 means none.
    this.fullTextBytes += this.end - HEADER;
    this.last = Buffer.alloc(Math.max(BLOCK_BYTES, HEADER + bytes));
    this.end = HEADER;
  }
}
