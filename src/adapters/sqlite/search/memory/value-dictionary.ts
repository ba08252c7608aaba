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

  /** The own values of a page under their numbers in it. They are copied at once, since all of them are different. */
  static ofPage({ values, bytes, ends, hashes }: PageValues): ValueDictionary {
    const dictionary = new ValueDictionary();
    dictionary.reserve(values, bytes.length);
    dictionary.buffer.set(bytes);
    dictionary.ends.set(ends);
    dictionary.hashes.set(hashes, 1);
    dictionary.last = values;
    for (let number = 1; number <= values; number++) dictionary.kinds |= 1 << (bytes[ends[number - 1] ?? 0] ?? 0);
    dictionary.rehash(dictionary.table.length);
    return dictionary;
  }

  /** One more than the number of values: every number is below it. */
  get limit(): number {
    return this.last + 1;
  }

  /** Memory that it takes. */
  get bytes(): number {
    const { buffer, ends, hashes, table, decodedBytes } = this;
    return buffer.byteLength + ends.byteLength + hashes.byteLength + table.byteLength + decodedBytes;
  }

  /** Bytes of all values. */
  get valueBytes(): number {
    return this.end(this.last);
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

  /** Number of the value that bytes between two places say, with their hash; 0 when it is not there. */
  find(source: Buffer, { from, to, hash }: HashedRange): number {
    return this.table[this.placeOf(source, from, to, hash)] ?? 0;
  }

  /** Give a number to a value that is gone, so that those of later ones stay as they were. */
  addGone(): void {
    this.append(this.buffer, { from: 0, to: 0, hash: 0 });
    this.rehashWhenFull();
  }

  private addRange(source: Buffer, from: number, to: number, hash: number): number {
    const place = this.placeOf(source, from, to, hash);
    const known = this.table[place] ?? 0;
    if (known !== 0) return known;
    const added = this.append(source, { from, to, hash });
    this.table[place] = added;
    this.rehashWhenFull();
    return added;
  }

  /** Where the number of a value is in the table, or would be. */
  private placeOf(source: Buffer, from: number, to: number, hash: number): number {
    const mask = this.table.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = this.table[place] ?? 0;
      if (number === 0 || (this.hashes[number] === hash && this.equals(number, source, from, to))) return place;
      place = (place + 1) & mask;
    }
  }

  private rehashWhenFull(): void {
    if (2 * this.last >= this.table.length) this.rehash(2 * this.table.length);
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

  /** The same with nothing behind the last value. */
  rawAlone(): RawValues {
    return { bytes: this.buffer.subarray(0, this.valueBytes), ends: this.ends.subarray(0, this.limit) };
  }

  hash(number: number): number {
    return this.hashes[number] ?? 0;
  }

  /** Where a value is in the bytes of `raw`, and its hash. */
  range(number: number): HashedRange {
    return { from: this.start(number), to: this.end(number), hash: this.hash(number) };
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
    if (to > from) this.kinds |= 1 << (source[from] ?? 0);
    return number;
  }

  private rehash(places: number): void {
    const table = new Int32Array(places);
    const mask = table.length - 1;
    for (let number = 1; number <= this.last; number++) {
      if (this.start(number) === this.end(number)) continue;
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

/** The own values of a page, so many. `hashes`: of each, by its number less 1. */
interface PageValues extends RawValues {
  readonly values: number;
  readonly hashes: Uint32Array;
}

/** Values one after the other; `ends`: where each ends, by its number from 1. */
export interface RawValues {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;
}
