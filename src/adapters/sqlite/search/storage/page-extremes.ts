/**
 * The documents of a page that come first in order of its field, and last.
 *
 * The problem: ten of a million documents are wanted in order of a field that hardly repeats, and its pages take
 * hundreds of megabytes to read. The idea: of each page those documents are stored beside it that come first, in either
 * order, with the values that are the reason. Most of what is wanted is among them, and the last of them says what the
 * rest of the page can have at most: a page is read only where that may still be among the first.
 *
 *   page 0: zoo 17, yak 4 ...   page 1: zebra 4098, wolf 5000 ...   page 2: cow 8200, bee 8300 ...
 *   the last two of all in the alphabet: zoo 17, zebra 4098; all else is at most yak, wolf and bee
 *
 * The cost: a few hundred bytes to some kilobytes a page, and a pass over its values when it is written. There is none
 * of pages with few values, which are small, nor where texts and numbers are mixed. A long value ends the list.
 */
import type { Column } from '../memory/column.js';
import { firstNumber, keysOfPage, type Order, rankingOf, signOf } from '../memory/column-order.js';
import { DocSet } from '../memory/doc-set.js';
import type { ValueKeys } from '../memory/sort-keys.js';
import { type Stepwise } from '../../../../text-search/stepwise.js';
import { topDocuments } from '../memory/top-documents.js';
import type { FieldValue } from './value-bytes.js';

/** Distinct values up to which there is no list of a page. */
export const FEW_VALUES = 64;
/** Documents of a list. */
export const LISTED = 24;
/** Characters of a value that is in no list. */
export const LONG = 256;

/** The first documents of a page in one order, by their places in it, each with the value that is the reason. */
export interface FirstOfPage {
  readonly documents: readonly (readonly [place: number, value: FieldValue])[];
  /** Whether other documents of the page have a value. */
  readonly hasMore: boolean;
}

export type PageExtremes = Readonly<Record<Order, FirstOfPage>>;

/** As JSON, made in steps; `undefined` for a column of one page that needs none. */
export function* encodeExtremes(column: Column, documents: number): Stepwise<string | undefined> {
  const { limit, content } = column.dictionary;
  if (limit <= FEW_VALUES || content === 'mixed') return undefined;
  const keys = yield* keysOfPage(column);
  const found = documentsWithValue(column, documents);
  const first = function* (order: Order): Stepwise<FirstOfPage> {
    const listed = yield* firstOf(column, found, keys, order);
    return { documents: listed, hasMore: listed.length < found.size };
  };
  const extremes: PageExtremes = { ASCENDING: yield* first('ASCENDING'), DESCENDING: yield* first('DESCENDING') };
  return JSON.stringify(extremes);
}

/** Read what `encodeExtremes` wrote. */
export function readExtremes(text: string): PageExtremes {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this adapter alone, in this shape
  const extremes: PageExtremes = JSON.parse(text);
  return extremes;
}

function documentsWithValue(column: Column, documents: number): DocSet {
  const found = new Int32Array(documents);
  let size = 0;
  for (let document = 0; document < documents; document++) if (column.hasValue(document)) found[size++] = document;
  return new DocSet(found.subarray(0, size));
}

/** So many of the documents that come first, with the value of each that is the reason; a long value ends the list. */
function* firstOf(column: Column, found: DocSet, values: ValueKeys, order: Order): Stepwise<FirstOfPage['documents']> {
  const ties = { compare: (a: number, b: number): number => a - b };
  const { ranking, ties: ownTies } = rankingOf({ column, order, base: 0, ties, keys: values });
  const documents: [number, FieldValue][] = [];
  for (const place of yield* topDocuments(found, ranking, { start: 0, count: LISTED }, ownTies)) {
    const number = firstNumber(column, place, { keys: values.keys, sign: signOf(order) });
    const value = number === undefined ? undefined : column.dictionary.value(number);
    if (value === undefined || String(value).length > LONG) break;
    documents.push([place, value]);
  }
  return documents;
}
