import { asBuffer, encodeValue, type FieldValue, KIND, valueAt } from '../storage/value-bytes.js';
import { enlarged } from '../../enlarged.js';

const FIRST_BYTES = 256;
const FIRST_VALUES = 8;
/** Values whose form as a JavaScript value is kept once it was asked for: those of small dictionaries, in effect. */
const DECODED = 4096;
/** Surrogates come before other code units that are encoded with this byte or a higher one. */
const UNORDERED = 0xee;
/** Memory of a kept value beside its bytes. */
const DECODED_BYTES = 48;

/**
 * The distinct values of a column, numbered from 1 in the order in which they came; 0 is no value. They are kept as
 * bytes in one array with a hash table beside it, so that a million of them cost little more than their text, what they
 * cost is known exactly, and the garbage collector has nothing to visit.
 */
export class ValueDictionary {
  private buffer: Buffer = Buffer.alloc(FIRST_BYTES);
  /** Where each value ends, by its number; it begins where the one before ends. */
  private ends = new Uint32Array(FIRST_VALUES);
  private hashes = new Uint32Array(FIRST_VALUES);
  /** Numbers of values by hash; a power of two at least twice as many as there are values. */
  private table = new Int32Array(2 * FIRST_VALUES);
  private last = 0;
  private decoded: (FieldValue | undefined)[] = [];
  private decodedBytes = 0;
  /** Bit by kind of value that is in it. */
  private kinds = 0;

  /** One more than the number of values: every number is below it. */
  get limit(): number {
    return this.last + 1;
  }

  /** Memory that it takes. */
  get bytes(): number {
    const { buffer, ends, hashes, table, decodedBytes } = this;
    return buffer.byteLength + ends.byteLength + hashes.byteLength + table.byteLength + decodedBytes;
  }

  /** `mixed`: texts, and values that are none. A flag counts as a number. */
  get content(): 'mixed' | 'numbers' | 'texts' {
    const texts = (1 << KIND.text) | (1 << KIND.escaped);
    if ((this.kinds & texts) === 0) return 'numbers';
    return (this.kinds & ~texts) === 0 ? 'texts' : 'mixed';
  }

  /** Number of a value, which is added when it is not there yet. */
  add(value: FieldValue): number {
    const { bytes, length, hash } = encodeValue(value);
    return this.addRange(bytes, 0, length, hash);
  }

  /** The same for bytes between two places, with their hash. */
  addBytes(source: Buffer, { from, to, hash }: HashedRange): number {
    return this.addRange(source, from, to, hash);
  }

  private addRange(source: Buffer, from: number, to: number, hash: number): number {
    const mask = this.table.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = this.table[place] ?? 0;
      if (number === 0) break;
      if (this.hashes[number] === hash && this.equals(number, source, from, to)) return number;
      place = (place + 1) & mask;
    }
    this.table[place] = this.append(source, { from, to, hash });
    const added = this.last;
    if (2 * added >= this.table.length) this.rehash(2 * this.table.length);
    return added;
  }

  /** Make room at once for about so many values in all, of so many bytes. */
  reserve(values: number, bytes: number): void {
    if (bytes > this.buffer.length) this.buffer = asBuffer(enlarged(this.buffer, bytes));
    if (values < this.ends.length) return;
    this.ends = enlarged(this.ends, values + 1);
    this.hashes = enlarged(this.hashes, values + 1);
    this.rehash(2 ** Math.ceil(Math.log2(2 * values + 2)));
  }

  value(number: number): FieldValue {
    const known = this.decoded[number];
    if (known !== undefined) return known;
    const value = valueAt(this.buffer, this.start(number), this.end(number));
    if (number < DECODED) {
      this.decoded[number] = value;
      this.decodedBytes += DECODED_BYTES + 2 * (this.end(number) - this.start(number));
    }
    return value;
  }

  /**
   * Whether the text of a value comes after another text in the order of code units, as far as its bytes tell: below
   * UNORDERED the bytes of UTF-8 are in that order.
   */
  comesAfter(number: number, text: Buffer): boolean {
    const { buffer } = this;
    const from = this.start(number) + 1;
    const length = this.end(number) - from;
    if (buffer[from - 1] === KIND.escaped) return false;
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const [own, other] = [buffer[from + at] ?? 0, text[at] ?? 0];
      if (own !== other) return own > other && own < UNORDERED;
    }
    return length > text.length;
  }

  /** Its values as bytes, for whoever reads many. */
  raw(): RawValues {
    return { bytes: this.buffer, ends: this.ends };
  }

  hash(number: number): number {
    return this.hashes[number] ?? 0;
  }

  private start(number: number): number {
    return this.ends[number - 1] ?? 0;
  }

  private end(number: number): number {
    return this.ends[number] ?? 0;
  }

  private equals(number: number, source: Buffer, from: number, to: number): boolean {
    const start = this.start(number);
    const { buffer } = this;
    if (this.end(number) - start !== to - from) return false;
    for (let at = from, own = start; at < to; at++, own++) if (buffer[own] !== source[at]) return false;
    return true;
  }

  private append(source: Buffer, { from, to, hash }: HashedRange): number {
    const start = this.end(this.last);
    const end = start + to - from;
    if (end > this.buffer.length) this.buffer = asBuffer(enlarged(this.buffer, end));
    const { buffer } = this;
    for (let at = from, own = start; at < to; at++, own++) buffer[own] = source[at] ?? 0;
    const number = ++this.last;
    if (number >= this.ends.length) {
      this.ends = enlarged(this.ends, number + 1);
      this.hashes = enlarged(this.hashes, number + 1);
    }
    this.ends[number] = end;
    this.hashes[number] = hash;
    this.kinds |= 1 << (source[from] ?? 0);
    return number;
  }

  private rehash(places: number): void {
    const table = new Int32Array(places);
    const mask = table.length - 1;
    for (let number = 1; number <= this.last; number++) {
      let place = this.hash(number) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number;
    }
    this.table = table;
  }
}

/** Where a value is in some bytes, and its hash. */
export interface HashedRange {
  readonly from: number;
  readonly to: number;
  readonly hash: number;
}

/** Values one after the other; `ends`: where each ends, by its number from 1. */
export interface RawValues {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;
}
