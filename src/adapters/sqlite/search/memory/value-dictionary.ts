import { asBuffer, encodeValue, type FieldValue, KIND, textComesAfter, valueAt } from '../storage/value-bytes.js';
import { enlarged } from '../../enlarged.js';
import { powerOfTwo } from '../../power-of-two.js';

const FIRST_BYTES = 256;
const FIRST_VALUES = 8;
/** Values whose form as a JavaScript value is kept once it was asked for: those of small dictionaries, in effect. */
const DECODED = 4096;
const BEYOND_ASCII = 0x80;
const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const CASE = 0x20;
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

  /**
   * Values under the numbers that they were stored with. They are copied at once, since all of them are different, and
   * can be looked up after the first look-up has made the table for that.
   */
  static ofStored(stored: StoredValues): ValueDictionary {
    const dictionary = ValueDictionary.withCapacity(stored.values, stored.bytes.length);
    dictionary.addStored(stored);
    return dictionary;
  }

  /** An empty one with room for stored values, about so many of so many bytes in all. */
  static withCapacity(values: number, bytes: number): ValueDictionary {
    const dictionary = new ValueDictionary();
    dictionary.table = UNMADE;
    dictionary.reserve(values, bytes);
    return dictionary;
  }

  /** Add values, none of which is there yet, under the next numbers; see `ofStored`. */
  addStored({ values, bytes, ends, hashes }: StoredValues): void {
    const first = this.limit;
    const start = this.valueBytes;
    if (start + bytes.length > this.buffer.length) {
      this.buffer = asBuffer(enlarged(this.buffer, start + bytes.length));
    }
    if (first + values > this.ends.length) {
      this.ends = enlarged(this.ends, first + values);
      this.hashes = enlarged(this.hashes, first + values);
    }
    this.buffer.set(bytes, start);
    this.hashes.set(hashes, first);
    const { ends: own, last } = this;
    let { kinds } = this;
    for (let number = 1, from = 0; number <= values; number++) {
      const to = ends[number] ?? 0;
      own[last + number] = start + to;
      if (to > from) kinds |= 1 << (bytes[from] ?? 0);
      from = to;
    }
    this.kinds = kinds;
    this.last += values;
    this.table = UNMADE;
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

  /** Memory of the values that there are, without room for others. */
  get usedBytes(): number {
    return this.valueBytes + this.limit * (this.ends.BYTES_PER_ELEMENT + this.hashes.BYTES_PER_ELEMENT);
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

  private addRange(source: Buffer, from: number, to: number, hash: number): number {
    const place = this.placeOf(source, from, to, hash);
    const known = this.table[place] ?? 0;
    if (known !== 0) return known;
    const added = this.append(source, { from, to, hash });
    this.table[place] = added;
    if (2 * added >= this.table.length) this.rehash(2 * this.table.length);
    return added;
  }

  /** Where the number of a value is in the table, or would be. */
  private placeOf(source: Buffer, from: number, to: number, hash: number): number {
    if (this.table === UNMADE) this.rehash(placesFor(this.last));
    const mask = this.table.length - 1;
    let place = hash & mask;
    for (;;) {
      const number = this.table[place] ?? 0;
      if (number === 0 || (this.hashes[number] === hash && this.equals(number, source, from, to))) return place;
      place = (place + 1) & mask;
    }
  }

  /** Make room at once for about so many values in all, of so many bytes. */
  reserve(values: number, bytes: number): void {
    if (bytes > this.buffer.length) this.buffer = asBuffer(enlarged(this.buffer, bytes));
    if (values < this.ends.length) return;
    this.ends = enlarged(this.ends, values + 1);
    this.hashes = enlarged(this.hashes, values + 1);
    if (this.table !== UNMADE) this.rehash(placesFor(values));
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

  /** Whether the text of a value certainly comes after another one, see `textComesAfter`. */
  comesAfter(number: number, text: Buffer): boolean {
    return textComesAfter(this.buffer, this.start(number), this.end(number), text);
  }

  /**
   * Order of two texts without regard to case, as far as their bytes tell: `undefined` when there are others than ASCII
   * before they differ, or one of them is no text.
   */
  compareFolded(one: number, other: number): number | undefined {
    const { buffer } = this;
    const [from, to] = [this.start(one), this.start(other)];
    if (buffer[from] !== KIND.text || buffer[to] !== KIND.text) return undefined;
    const common = Math.min(this.end(one) - from, this.end(other) - to);
    for (let at = 1; at < common; at++) {
      const [own, next] = [buffer[from + at] ?? 0, buffer[to + at] ?? 0];
      if ((own | next) >= BEYOND_ASCII) return undefined;
      const order = lowered(own) - lowered(next);
      if (order !== 0) return this.isFollowedByAscii(one, at) && this.isFollowedByAscii(other, at) ? order : undefined;
    }
    // What follows may change what is there.
    if (!this.isFollowedByAscii(one, common - 1) || !this.isFollowedByAscii(other, common - 1)) return undefined;
    return this.end(one) - from - (this.end(other) - to);
  }

  /** Whether the byte after a place of a value is ASCII, or there is none. */
  private isFollowedByAscii(number: number, place: number): boolean {
    const next = this.start(number) + place + 1;
    return next >= this.end(number) || (this.buffer[next] ?? 0) < BEYOND_ASCII;
  }

  /** Its values as bytes, for whoever reads many. */
  raw(): RawValues {
    return { bytes: this.buffer, ends: this.ends };
  }

  /** The same with nothing behind the last value. */
  rawAlone(): RawValues {
    return { bytes: this.buffer.subarray(0, this.valueBytes), ends: this.ends.subarray(0, this.limit) };
  }

  /** The same with their hashes. */
  hashed(): HashedValues {
    const { buffer: bytes, ends, hashes, limit } = this;
    return { bytes, stops: ends.subarray(1, limit), hashes: hashes.subarray(1, limit) };
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
    this.noteKind(number);
    return number;
  }

  private noteKind(number: number): void {
    this.kinds |= 1 << (this.buffer[this.start(number)] ?? 0);
  }

  private rehash(places: number): void {
    const table = new Int32Array(places);
    const mask = table.length - 1;
    for (let number = 1; number <= this.last; number++) {
      // One that is gone is not found.
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

function lowered(byte: number): number {
  return byte >= UPPER_A && byte <= UPPER_Z ? byte + CASE : byte;
}

/** Stands for the table of a dictionary in which nothing was looked up yet. */
const UNMADE = new Int32Array(0);

/** Places of a table for so many values. */
function placesFor(values: number): number {
  return powerOfTwo(2 * values + 2);
}

/** So many values; those that are gone have no bytes. `hashes`: of each, by its number less 1. */
export interface StoredValues extends RawValues {
  readonly values: number;
  readonly hashes: Uint32Array;
}

/** Values one after the other; `stops`: where each ends, and `hashes`: of each, both by its number less 1. */
export interface HashedValues {
  readonly bytes: Buffer;
  readonly stops: Uint32Array;
  readonly hashes: Uint32Array;
}

/** Values one after the other; `ends`: where each ends, by its number from 1. */
export interface RawValues {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;
}
