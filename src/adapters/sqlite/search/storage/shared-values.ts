/**
 * Values that several pages of a field have.
 *
 * The problem: a page has its own dictionary, so that a text that many documents have, such as the description of a
 * column, is in hundreds of pages: to filter a million documents by it is to read and compare it hundreds of times. One
 * dictionary of the whole field would grow with the catalog, and would have to be searched for every value that is
 * written. The idea: only values that are met in a second page are shared. The hashes of the values that were met last
 * are remembered with their pages; what is met again in another page gets a number here, to which the pages that are
 * written from then on refer. Both tables are bounded: what does not fit stays in its pages, where it is found as ever.
 *
 *   write page 0: a b c   own a b c, remembered       write page 1: b d   shared 1 = b, own d
 *   write page 2: b d e   shared 2 = d, own e         a change of page 0 to a b c d   own a b c, shared 2
 *
 * Numbers keep their meaning for good. A value that no page has any more is overwritten when the file is purged, and
 * its number is not given to another one.
 * The cost: a look-up in memory for each distinct value of a page that is written; up to MOST_BYTES and 24 bytes a
 * value in memory while the field is used. It says nothing about which documents have a value, and is not read or
 * written by itself: see SharedDictionaries.
 */
import { type HashedRange, type StoredValues, ValueDictionary } from '../memory/value-dictionary.js';
import { aligned, WORD, words } from './column-page.js';
import { asBuffer } from './value-bytes.js';

/** Values of a part, which is stored as a whole. */
const PART = 4096;
/** Values that are shared at most, and bytes of them. */
const MOST_VALUES = 2 ** 18;
const MOST_BYTES = 16 * 1024 * 1024;
/** Bytes of a value that is not shared: to store a part again must not take long. */
const LONG = 4096;
/** Values of other pages that are remembered, a power of two. */
const REMEMBERED = 2 ** 16;

/** Parts of shared values, and bytes of them as they are stored. */
export interface SharedSizes {
  readonly parts: number;
  readonly bytes: number;
}

export class SharedValues {
  readonly dictionary: ValueDictionary;
  /** Hashes of values that were met last, each at the place that it chooses, and the pages of those, from 1. */
  private readonly hashes = new Uint32Array(REMEMBERED);
  private readonly places = new Uint32Array(REMEMBERED);
  /** Values below this number are stored. */
  private stored = 1;

  /** @param sizes of parts that are to be added */
  constructor(sizes: SharedSizes) {
    this.dictionary = ValueDictionary.withCapacity(sizes.parts * PART, sizes.bytes);
  }

  /** Add the values of a part as it was stored; parts come in order. */
  addStored(part: Uint8Array): void {
    this.dictionary.addStored(readPart(part));
    this.stored = this.dictionary.limit;
  }

  /** Memory that it takes. */
  get bytes(): number {
    return this.dictionary.bytes + this.hashes.byteLength + this.places.byteLength;
  }

  /** Number of a value of a page that is written, by that in its dictionary; 0 for one that is not shared. */
  numberOf(values: ValueDictionary, number: number, place: number): number {
    const { bytes } = values.raw();
    const range = values.range(number);
    const known = this.dictionary.find(bytes, range);
    if (known !== 0 || !this.wasElsewhere(range.hash, place) || !this.fits(range)) return known;
    return this.dictionary.addBytes(bytes, range);
  }

  /** Parts that are not stored as they are now, by their number. They count as stored then. */
  *changedParts(): Generator<readonly [part: number, data: Uint8Array]> {
    if (this.stored === this.dictionary.limit) return;
    for (let part = partOf(this.stored); part <= partOf(this.dictionary.limit - 1); part++) {
      yield [part, this.part(part, () => true)];
    }
    this.stored = this.dictionary.limit;
  }

  /** Parts that have values which are not used, without these. */
  *partsWithout(isUsed: (number: number) => boolean): Generator<readonly [part: number, data: Uint8Array]> {
    const { dictionary } = this;
    const isUnused = (number: number): boolean => !isGone(dictionary.range(number)) && !isUsed(number);
    for (let part = 0; part <= partOf(dictionary.limit - 1); part++) {
      if (this.numbersOf(part).some(isUnused)) yield [part, this.part(part, isUsed)];
    }
  }

  private wasElsewhere(hash: number, place: number): boolean {
    const at = hash & (REMEMBERED - 1);
    const page = this.places[at] ?? 0;
    const isOther = page !== 0 && page !== place + 1 && this.hashes[at] === hash;
    this.hashes[at] = hash;
    this.places[at] = place + 1;
    return isOther;
  }

  private fits({ from, to }: HashedRange): boolean {
    const { limit, valueBytes } = this.dictionary;
    return to - from <= LONG && limit <= MOST_VALUES && valueBytes + to - from <= MOST_BYTES;
  }

  private numbersOf(part: number): readonly number[] {
    const first = part * PART + 1;
    return Array.from({ length: Math.min(PART, this.dictionary.limit - first) }, (_, at) => first + at);
  }

  /** Number of values, where each ends, their hashes, their bytes. */
  private part(part: number, isKept: (number: number) => boolean): Uint8Array {
    const raw = this.dictionary.raw();
    const ranges = this.numbersOf(part).map((number) => (isKept(number) ? this.dictionary.range(number) : GONE));
    const heads = (1 + 2 * ranges.length) * WORD;
    const data = new Uint8Array(aligned(heads + ranges.reduce((sum, { from, to }) => sum + to - from, 0)));
    const [head, ends, hashes] = viewsOf(data, ranges.length);
    head[0] = ranges.length;
    let end = 0;
    ranges.forEach(({ from, to, hash }, at) => {
      data.set(raw.bytes.subarray(from, to), heads + end);
      end += to - from;
      ends[at] = end;
      hashes[at] = hash;
    });
    return data;
  }
}

/** The values of a part. To look up each of them would take a twentieth of a second for as many as there may be. */
function readPart(stored: Uint8Array): StoredValues {
  const data = stored.byteOffset % WORD === 0 ? stored : Uint8Array.from(stored);
  const [values = 0] = words(data, 0, 1);
  const [, stops, hashes] = viewsOf(data, values);
  const ends = new Uint32Array(values + 1);
  ends.set(stops, 1);
  const from = (1 + 2 * values) * WORD;
  return { values, ends, hashes, bytes: asBuffer(data.subarray(from, from + (stops.at(-1) ?? 0))) };
}

const GONE: HashedRange = { from: 0, to: 0, hash: 0 };

/** Every value has a byte at least. */
function isGone({ from, to }: HashedRange): boolean {
  return from === to;
}

function partOf(number: number): number {
  return Math.floor((number - 1) / PART);
}

function viewsOf(data: Uint8Array, count: number): readonly [Uint32Array, Uint32Array, Uint32Array] {
  return [words(data, 0, 1), words(data, WORD, count), words(data, (1 + count) * WORD, count)];
}
