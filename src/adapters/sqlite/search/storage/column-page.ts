import type { Column } from '../memory/column.js';
import type { HashedRange, RawValues, ValueDictionary } from '../memory/value-dictionary.js';
import { asBuffer } from './value-bytes.js';

/** Documents whose values of a field are stored in one page. */
export const PAGE_DOCUMENTS = 4096;

const HEADER = 5;
const WORD = 4;

/**
 * The values of one field of the documents of one page, as they are stored:
 *
 *   header      documents, distinct values, references in all, width of a count (0: nobody has several), of a reference
 *   ends        of each distinct value in `bytes`, 32 bits
 *   hashes      of each distinct value, 32 bits
 *   counts      values of each document
 *   references  number of each value of each document, from 1; without counts, one a document, 0 for none
 *   bytes       of the distinct values
 *
 * Parts begin at multiples of four. A page has its own dictionary: it needs no other to be read or written, and values
 * that no document has any more are gone when it is written next.
 */
export class ColumnPage {
  readonly documents: number;
  /** Number of distinct values. */
  readonly values: number;
  readonly counts: Uint16Array | Uint32Array | Uint8Array | undefined;
  readonly references: Uint16Array | Uint32Array | Uint8Array;
  readonly bytes: Buffer;
  private readonly ends: Uint32Array;
  private readonly hashes: Uint32Array;

  constructor(stored: Uint8Array) {
    // The driver gives a buffer of its own for each value, and in doubt one is made: views need their alignment.
    const data = stored.byteOffset % WORD === 0 ? stored : Uint8Array.from(stored);
    const [documents = 0, values = 0, total = 0, countWidth = 0, width = 1] = words(data, 0, HEADER);
    let at = HEADER * WORD;
    const take = (length: number): number => {
      const from = at;
      at += aligned(length);
      return from;
    };
    this.documents = documents;
    this.values = values;
    this.ends = words(data, take(values * WORD), values);
    this.hashes = words(data, take(values * WORD), values);
    this.counts = countWidth === 0 ? undefined : unsigned(data, take(documents * countWidth), documents, countWidth);
    this.references = unsigned(data, take(total * width), total, width);
    this.bytes = asBuffer(data).subarray(at);
  }

  /** Where a value is in `bytes`; they are numbered from 1. */
  range(value: number): HashedRange {
    return {
      from: value < 2 ? 0 : (this.ends[value - 2] ?? 0),
      to: this.ends[value - 1] ?? 0,
      hash: this.hashes[value - 1] ?? 0,
    };
  }
}

/** The first so many documents of a column as a page; `undefined` when none of them has a value. */
export function encodePage(column: Column, documents: number): Uint8Array | undefined {
  const counts = new Uint32Array(documents);
  let most = 0;
  let total = 0;
  for (let document = 0; document < documents; document++) {
    const count = column.countOf(document);
    counts[document] = count;
    total += count;
    if (count > most) most = count;
  }
  if (most === 0) return undefined;
  const numbering = new Numbering(column.dictionary.limit);
  const references = new Uint32Array(most > 1 ? total : documents);
  let at = 0;
  for (let document = 0; document < documents; document++) {
    const only = column.onlyNumber(document);
    if (only === undefined) for (const number of column.numbers(document)) references[at++] = numbering.of(number);
    else if (only !== 0) references[most > 1 ? at++ : document] = numbering.of(only);
  }
  return packed(column.dictionary, { counts, most, references, numbers: numbering.numbers });
}

/** Numbers of values in a page, in the order in which they are met. */
class Numbering {
  /** Numbers in the column by those in the page, without the one for no value. */
  readonly numbers: number[] = [];
  private readonly known: Uint32Array;

  constructor(limit: number) {
    this.known = new Uint32Array(limit);
  }

  of(number: number): number {
    return this.known[number] || (this.known[number] = this.numbers.push(number));
  }
}

interface Unpacked {
  readonly counts: Uint32Array;
  /** The highest count. */
  readonly most: number;
  readonly references: Uint32Array;
  readonly numbers: readonly number[];
}

function packed(dictionary: ValueDictionary, { counts, most, references, numbers }: Unpacked): Uint8Array {
  const raw = dictionary.raw();
  let bytes = 0;
  for (const number of numbers) bytes += (raw.ends[number] ?? 0) - (raw.ends[number - 1] ?? 0);
  const countWidth = most === 1 ? 0 : most < 2 ** 8 ? 1 : WORD;
  const width = numbers.length < 2 ** 8 ? 1 : numbers.length < 2 ** 16 ? 2 : WORD;
  const heads = (HEADER + 2 * numbers.length) * WORD;
  const referencesAt = heads + aligned(counts.length * countWidth);
  const start = referencesAt + aligned(references.length * width);
  const data = new Uint8Array(start + bytes);
  words(data, 0, HEADER).set([counts.length, numbers.length, references.length, countWidth, width]);
  if (most > 1) unsigned(data, heads, counts.length, countWidth).set(counts);
  unsigned(data, referencesAt, references.length, width).set(references);
  const ends = words(data, HEADER * WORD, numbers.length);
  const hashes = words(data, (HEADER + numbers.length) * WORD, numbers.length);
  let end = 0;
  numbers.forEach((number, place) => {
    end += (raw.ends[number] ?? 0) - (raw.ends[number - 1] ?? 0);
    ends[place] = end;
    hashes[place] = dictionary.hash(number);
  });
  copyValues(raw, numbers, data.subarray(start));
  return data;
}

/** Copy values one after the other; those that are in succession at once, as most are. */
function copyValues({ bytes, ends }: RawValues, numbers: readonly number[], target: Uint8Array): void {
  let written = 0;
  for (let first = 0; first < numbers.length;) {
    let next = first + 1;
    while (next < numbers.length && numbers[next] === (numbers[next - 1] ?? 0) + 1) next++;
    const run = bytes.subarray(ends[(numbers[first] ?? 0) - 1] ?? 0, ends[numbers[next - 1] ?? 0]);
    target.set(run, written);
    written += run.length;
    first = next;
  }
}

function words(data: Uint8Array, from: number, length: number): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset + from, length);
}

function unsigned(
  data: Uint8Array,
  from: number,
  length: number,
  width: number,
): Uint16Array | Uint32Array | Uint8Array {
  if (width === WORD) return words(data, from, length);
  if (width === 2) return new Uint16Array(data.buffer, data.byteOffset + from, length);
  return new Uint8Array(data.buffer, data.byteOffset + from, length);
}

function aligned(length: number): number {
  return Math.ceil(length / WORD) * WORD;
}
