import type { Column } from '../memory/column.js';
import type { RawValues, ValueDictionary } from '../memory/value-dictionary.js';
import { aligned, HEADER, unsigned, WORD, words } from './column-page.js';

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
