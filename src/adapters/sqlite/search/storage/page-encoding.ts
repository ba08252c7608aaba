import type { FieldValues } from '../../../../search/document-store.port.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import type { Column } from '../memory/column.js';
import { type RawValues, ValueDictionary } from '../memory/value-dictionary.js';
import { aligned, type ColumnPage, HEADER, unsigned, WORD, words } from './column-page.js';

/** Values, or references to values, that are taken in one step. */
const AT_ONCE = 1000;
const REFERENCES_AT_ONCE = 4000;

/** Number of a value of a dictionary among those that the pages of a field share; 0 for one that is not shared. */
export type SharedNumber = (values: ValueDictionary, number: number) => number;

/** The first so many documents of a column as a page; `undefined` when none of them has a value. */
export function encodePage(column: Column, documents: number, sharedNumber?: SharedNumber): Uint8Array | undefined {
  const numbering = new Numbering(column.dictionary, sharedNumber);
  const steps = encodeDocuments(numbering, {
    documents,
    countOf: (document) => column.countOf(document),
    visit: (document, take) => {
      const only = column.onlyNumber(document);
      if (only === undefined) for (const number of column.numbers(document)) take(numbering.of(number));
      else if (only !== 0) take(numbering.of(only));
    },
  });
  return immediately(steps);
}

/**
 * A page with other values of some documents, made in steps; `undefined` when none has a value any more. What has not
 * changed is copied: its values are not looked up, and those that were its own stay so.
 * @param changes values by the place of the document in the page
 * @param sharing for a page that has so many distinct values, before and after the changes
 */
export function* encodeChanged(
  page: ColumnPage,
  changes: ReadonlyMap<number, FieldValues>,
  sharing: (distinct: number) => Stepwise<SharedNumber | undefined>,
): Stepwise<Uint8Array | undefined> {
  const values = ValueDictionary.ofStored(page);
  const changed = new Map<number, readonly number[]>();
  let { documents } = page;
  let added = 0;
  for (const document of changes.keys()) {
    const numbers = (changes.get(document) ?? []).map((value) => values.add(value));
    changed.set(document, numbers);
    if (numbers.length > 0) documents = Math.max(documents, document + 1);
    added += numbers.length;
    if (added < AT_ONCE) continue;
    added = 0;
    yield;
  }
  const numbering = new Numbering(values, yield* sharing(values.limit), page.values);
  const { counts, references } = page;
  let at = 0;
  return yield* encodeDocuments(numbering, {
    documents,
    countOf: (document) => changed.get(document)?.length ?? countIn(page, document),
    visit: (document, take) => {
      const from = at;
      at += counts === undefined ? 1 : (counts[document] ?? 0);
      const own = changed.get(document);
      if (own !== undefined) for (const number of own) take(numbering.of(number));
      else {
        for (let each = from; each < at; each++) {
          const reference = references[each] ?? 0;
          if (reference > page.values) take(numbering.ofShared(reference - page.values));
          else if (reference > 0) take(numbering.of(reference));
        }
      }
    },
  });
}

function countIn({ counts, references }: ColumnPage, document: number): number {
  if (counts !== undefined) return counts[document] ?? 0;
  return (references[document] ?? 0) === 0 ? 0 : 1;
}

/** Documents of a page. `visit`: called for one after the other, gives the references to its values. */
interface PageDocuments {
  readonly documents: number;
  readonly countOf: (document: number) => number;
  readonly visit: (document: number, take: (reference: number) => void) => void;
}

function* encodeDocuments(
  numbering: Numbering,
  { documents, countOf, visit }: PageDocuments,
): Stepwise<Uint8Array | undefined> {
  const counts = new Uint32Array(documents);
  let most = 0;
  let total = 0;
  for (let document = 0; document < documents; document++) {
    const count = countOf(document);
    counts[document] = count;
    total += count;
    if (count > most) most = count;
  }
  if (most === 0) return undefined;
  const references = new Int32Array(most > 1 ? total : documents);
  let at = 0;
  const take = (reference: number): void => {
    references[at++] = reference;
  };
  let end = REFERENCES_AT_ONCE;
  for (let document = 0; document < documents; document++) {
    if (most === 1) at = document;
    visit(document, take);
    if (at < end) continue;
    end = at + REFERENCES_AT_ONCE;
    yield;
  }
  yield;
  return packed(numbering, { counts, most, references });
}

/** Numbers of values in a page: its own ones in the order in which they are met, shared ones below 0. */
class Numbering {
  /** Numbers in the column by those in the page, without the one for no value and shared ones. */
  readonly numbers: number[] = [];
  highestShared = 0;
  private readonly known: Int32Array;

  /** @param own values up to this number are the page's own */
  constructor(
    readonly dictionary: ValueDictionary,
    private readonly sharedNumber: SharedNumber | undefined,
    private readonly own = 0,
  ) {
    this.known = new Int32Array(dictionary.limit);
  }

  of(number: number): number {
    return this.known[number] || (this.known[number] = this.shared(number) || this.numbers.push(number));
  }

  /** Of one that is shared already. */
  ofShared(shared: number): number {
    if (shared > this.highestShared) this.highestShared = shared;
    return -shared;
  }

  /** 0 for one that is not. */
  private shared(number: number): number {
    if (this.sharedNumber === undefined || number <= this.own) return 0;
    return this.ofShared(this.sharedNumber(this.dictionary, number));
  }
}

interface Unpacked {
  readonly counts: Uint32Array;
  /** The highest count. */
  readonly most: number;
  readonly references: Int32Array;
}

function packed({ dictionary, numbers, highestShared }: Numbering, { counts, most, references }: Unpacked): Uint8Array {
  const raw = dictionary.raw();
  let bytes = 0;
  for (const number of numbers) bytes += (raw.ends[number] ?? 0) - (raw.ends[number - 1] ?? 0);
  const countWidth = most === 1 ? 0 : most < 2 ** 8 ? 1 : WORD;
  const highest = numbers.length + highestShared;
  const width = highest < 2 ** 8 ? 1 : highest < 2 ** 16 ? 2 : WORD;
  const heads = (HEADER + 2 * numbers.length) * WORD;
  const referencesAt = heads + aligned(counts.length * countWidth);
  const start = referencesAt + aligned(references.length * width);
  const data = new Uint8Array(start + bytes);
  words(data, 0, HEADER).set([counts.length, numbers.length, references.length, countWidth, width, highestShared]);
  if (most > 1) unsigned(data, heads, counts.length, countWidth).set(counts);
  for (let at = 0; at < references.length; at++) {
    const reference = references[at] ?? 0;
    if (reference < 0) references[at] = numbers.length - reference;
  }
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
