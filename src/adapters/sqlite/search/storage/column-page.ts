import { InvariantError } from '../../../../kernel/assert-never.js';
import type { HashedRange, ValueDictionary } from '../memory/value-dictionary.js';
import { asBuffer, type FieldValue, valueAt } from './value-bytes.js';

/** Documents whose values of a field are stored in one page. */
export const PAGE_DOCUMENTS = 4096;

/** Numbers at the beginning of a page. */
export const HEADER = 6;
/** Bytes of a number of the header, of an end and of a hash. */
export const WORD = 4;

/**
 * `numbers`: of the only value of each document, by its place; 0, or beyond the end, for one without. `values`: by
 * number, the first of which is of none.
 */
export interface SingleValues {
  readonly numbers: ArrayLike<number>;
  readonly values: readonly (FieldValue | undefined)[];
}

/**
 * The values of one field of the documents of one page, as they are stored:
 *
 *   header      documents, own values, references in all, width of a count (0: nobody has several), of a reference,
 *               and the highest number of a shared value (0: there is none)
 *   ends        of each own value in `bytes`, 32 bits
 *   hashes      of each own value, 32 bits
 *   counts      values of each document
 *   references  number of each value of each document, from 1; without counts, one a document, 0 for none
 *   bytes       of the own values
 *
 * Parts begin at multiples of four. A page has its own dictionary, and values that no document has any more are gone
 * when it is written next. Of a field with many values, those that other pages have, too, are in the dictionary that
 * they share (SharedValues): in references their numbers follow those of the page's own values.
 */
export class ColumnPage {
  readonly documents: number;
  /** Number of its own values; references above it mean shared ones. */
  readonly values: number;
  /** The highest number of a shared value that it refers to; 0 when all are its own. */
  readonly highestShared: number;
  readonly counts: Uint16Array | Uint32Array | Uint8Array | undefined;
  readonly references: Uint16Array | Uint32Array | Uint8Array;
  readonly bytes: Buffer;
  /** Where each value ends in `bytes`, by its number less 1. */
  readonly stops: Uint32Array;
  private shiftedEnds: Uint32Array | undefined;
  /** Of each value, by its number less 1. */
  readonly hashes: Uint32Array;

  /** @param sharedValues of the field; asked for when the page refers to any */
  constructor(
    stored: Uint8Array,
    private readonly sharedValues: () => ValueDictionary = noneShared,
  ) {
    // The driver gives a buffer of its own for each value, and in doubt one is made: views need their alignment.
    const data = stored.byteOffset % WORD === 0 ? stored : Uint8Array.from(stored);
    const [documents = 0, values = 0, total = 0, countWidth = 0, width = 1, highestShared = 0] = words(data, 0, HEADER);
    let at = HEADER * WORD;
    const take = (length: number): number => {
      const from = at;
      at += aligned(length);
      return from;
    };
    this.documents = documents;
    this.values = values;
    this.highestShared = highestShared;
    this.stops = words(data, take(values * WORD), values);
    this.hashes = words(data, take(values * WORD), values);
    this.counts = countWidth === 0 ? undefined : unsigned(data, take(documents * countWidth), documents, countWidth);
    this.references = unsigned(data, take(total * width), total, width);
    this.bytes = asBuffer(data).subarray(at);
  }

  /** Values that it shares with other pages, by number; `undefined` when it has none. */
  get shared(): ValueDictionary | undefined {
    return this.highestShared === 0 ? undefined : this.sharedValues();
  }

  /** The same by their numbers; each begins where the one before ends. */
  get ends(): Uint32Array {
    if (this.shiftedEnds === undefined) {
      this.shiftedEnds = new Uint32Array(this.values + 1);
      this.shiftedEnds.set(this.stops, 1);
    }
    return this.shiftedEnds;
  }

  /** `undefined` where a document has several, or has one that other pages have, too. */
  singleValues(): SingleValues | undefined {
    if (this.counts !== undefined || this.highestShared > 0) return undefined;
    const values: (FieldValue | undefined)[] = [undefined];
    for (let value = 1; value <= this.values; value++) {
      const { from, to } = this.range(value);
      values.push(valueAt(this.bytes, from, to));
    }
    return { numbers: this.references, values };
  }

  /** Where a value is in `bytes`; they are numbered from 1. */
  range(value: number): HashedRange {
    return {
      from: value < 2 ? 0 : (this.stops[value - 2] ?? 0),
      to: this.stops[value - 1] ?? 0,
      hash: this.hashes[value - 1] ?? 0,
    };
  }
}

function noneShared(): never {
  throw new InvariantError('a page refers to values of a dictionary that is not there');
}

/** View of so many 32-bit numbers. */
export function words(data: Uint8Array, from: number, length: number): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset + from, length);
}

/** View of so many numbers of a width of 1, 2 or 4 bytes. */
export function unsigned(
  data: Uint8Array,
  from: number,
  length: number,
  width: number,
): Uint16Array | Uint32Array | Uint8Array {
  if (width === WORD) return words(data, from, length);
  if (width === 2) return new Uint16Array(data.buffer, data.byteOffset + from, length);
  return new Uint8Array(data.buffer, data.byteOffset + from, length);
}

/** A length in bytes, up to where the next part begins. */
export function aligned(length: number): number {
  return Math.ceil(length / WORD) * WORD;
}
