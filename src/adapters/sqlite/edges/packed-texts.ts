import { enlarged } from '../enlarged.js';

const FIRST_NUMBERS = 1024;
const FIRST_BYTES = 4096;
/** Bytes before a text: how many it has, below zero when some are of no ASCII character. */
const HEADER = 4;
/** Bytes of one code unit in UTF-8, at most. */
const MOST_BYTES = 3;
/** Numbers whose texts are also kept as JavaScript strings: of names, which are few and in every edge. */
const DECODED = 256;

/**
 * Texts by their numbers, as bytes in one array: a million URNs take 75 MB, of which the garbage collector sees
 * nothing. As a Map of strings they took twice as much, and every collection of old objects visited each. To read one
 * costs a tenth of a microsecond.
 */
export class PackedTexts<T extends string> {
  /** By number: where its header begins; 0 for those that are not there. */
  private places = new Int32Array(FIRST_NUMBERS);
  private content = Buffer.alloc(FIRST_BYTES);
  private end = HEADER;
  private readonly decoded: T[] = [];

  /** Memory that it takes. */
  get bytes(): number {
    return this.places.byteLength + this.content.byteLength;
  }

  /** Bytes of the texts that are there. */
  get textBytes(): number {
    return this.end - HEADER;
  }

  get(number: number): T | undefined {
    const decoded = this.decoded[number];
    if (decoded !== undefined) return decoded;
    const place = this.places[number] ?? 0;
    if (place === 0) return undefined;
    const from = place + HEADER;
    const length = this.content.readInt32LE(place);
    const text =
      length < 0
        ? this.content.toString('utf8', from, from - length)
        : this.content.toString('latin1', from, from + length);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what is added is of this type
    return text as T;
  }

  /** Add a text under a number that has none. */
  add(number: number, text: T): void {
    const from = this.end + HEADER;
    const least = from + MOST_BYTES * text.length;
    if (least > this.content.length) this.enlarge(least);
    if (number >= this.places.length) this.places = enlarged(this.places, number + 1);
    const length = this.content.write(text, from);
    this.content.writeInt32LE(length === text.length ? length : -length, this.end);
    this.places[number] = this.end;
    this.end = from + length;
    if (number < DECODED) this.decoded[number] = text;
  }

  private enlarge(least: number): void {
    const { buffer } = enlarged(new Uint8Array(this.content.buffer, 0, this.content.length), least);
    this.content = Buffer.from(buffer);
  }
}
