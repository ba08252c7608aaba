/**
 * The first documents of a page in order of a field, after some of its documents were written.
 *
 * The problem: to find them takes a pass over all values of the page, tens of thousands in a field with many, while a
 * write changes a few documents. The idea: who is not in a list comes after the last of it. So the list without those
 * that were written is right as far as it goes, and of those that were written the ones belong into it that come before
 * its last. It becomes shorter when more leave than come; when little is left, all values are looked at again.
 *
 *   ascending  ant 7, bee 2, cow 9; others come after cow      written: 2 yak, 5 bat
 *   after it   ant 7, bat 5, cow 9; others, 2 among them, come after cow
 *
 * It takes the lists, what was written and the page with it, and gives the lists; it does not read or write them.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import { type Stepwise } from '../../../../text-search/stepwise.js';
import { compareIn, type Order } from '../memory/column-order.js';
import { sortKey } from '../memory/sort-keys.js';
import type { ColumnPage } from './column-page.js';
import { FEW_VALUES, type FirstOfPage, LISTED, LONG, type PageExtremes } from './page-extremes.js';
import type { FieldValue } from './value-bytes.js';

/** Values that are looked at in one step. */
const AT_ONCE = 1000;
/** Documents of a list that must be left. */
const LEAST = 8;

/** `changes`: values by the place of the document in the page. `written`: the page with them. */
export interface PageChange {
  readonly changes: ReadonlyMap<number, FieldValues>;
  readonly written: ColumnPage;
}

/** Made in steps. `undefined`: all values are to be looked at. */
export function* extremesAfter(before: PageExtremes, change: PageChange): Stepwise<PageExtremes | undefined> {
  const { changes, written } = change;
  if (written.highestShared === 0 && written.values <= FEW_VALUES) return undefined;
  const kind = typeof before.ASCENDING.documents[0]?.[1];
  // Numbers and texts beside one another have no lists.
  for (const values of changes.values()) if (values.some((value) => typeof value !== kind)) return undefined;
  const withValue = documentsWithValue(written);
  const changed = yield* firstValues(changes);
  const ASCENDING = listAfter(before.ASCENDING, 'ASCENDING', changed, withValue);
  const DESCENDING = listAfter(before.DESCENDING, 'DESCENDING', changed, withValue);
  return ASCENDING === undefined || DESCENDING === undefined ? undefined : { ASCENDING, DESCENDING };
}

/** A document of a list with the key of its value. */
interface Listed {
  readonly place: number;
  readonly value: FieldValue;
  readonly key: number | string;
}

/** Those that were written, by their places: with the value that comes first in each order; `undefined` without one. */
type Changed = ReadonlyMap<number, Readonly<Record<Order, Listed>> | undefined>;

function listAfter(
  { documents, hasMore }: FirstOfPage,
  order: Order,
  changed: Changed,
  withValue: number,
): FirstOfPage | undefined {
  const compare = (a: Listed, b: Listed): number => compareIn(order, a.key, b.key) || a.place - b.place;
  const before = documents.map(([place, value]) => ({ place, value, key: sortKey(value) }));
  const last = before.at(-1);
  const listed = before.filter(({ place }) => !changed.has(place));
  changed.forEach((first) => {
    if (first === undefined) return;
    if (!hasMore || (last !== undefined && compare(first[order], last) < 0)) listed.push(first[order]);
  });
  listed.sort(compare);
  const long = listed.findIndex(({ value }) => String(value).length > LONG);
  const kept = listed.slice(0, long < 0 ? LISTED : Math.min(long, LISTED));
  const isRight = kept.length >= Math.min(LEAST, withValue);
  if (!isRight) return undefined;
  return { documents: kept.map(({ place, value }) => [place, value]), hasMore: kept.length < withValue };
}

/** The key of a value takes longer than all else, so that of each is made once for both orders. */
function* firstValues(changes: PageChange['changes']): Stepwise<Changed> {
  const first = new Map<number, Readonly<Record<Order, Listed>> | undefined>();
  let seen = 0;
  for (const place of changes.keys()) {
    const values = changes.get(place) ?? [];
    let lowest: Listed | undefined;
    let highest: Listed | undefined;
    for (const value of values) {
      const listed = { place, value, key: sortKey(value) };
      if (lowest === undefined || compareIn('ASCENDING', listed.key, lowest.key) < 0) lowest = listed;
      if (highest === undefined || compareIn('DESCENDING', listed.key, highest.key) < 0) highest = listed;
    }
    first.set(
      place,
      lowest === undefined || highest === undefined ? undefined : { ASCENDING: lowest, DESCENDING: highest },
    );
    seen += values.length;
    if (seen < AT_ONCE) continue;
    seen = 0;
    yield;
  }
  return first;
}

function documentsWithValue({ documents, counts, references }: ColumnPage): number {
  let found = 0;
  for (let document = 0; document < documents; document++) if ((counts ?? references)[document] !== 0) found++;
  return found;
}
