import type { FieldValues } from '../../../../search/document-store.port.js';
import { type ColumnPage, PAGE_DOCUMENTS } from '../storage/column-page.js';
import { valueAt } from '../storage/value-bytes.js';
import type { NamedTest } from './matching-values.js';

/** A page of a field, and what has changed since it was written, by document. */
export interface PageContent {
  readonly page: ColumnPage | undefined;
  readonly pending: ReadonlyMap<number, FieldValues>;
}

/**
 * Which documents of a page have a value that passes: 1 or 0 for each of them. Values are tested as they are stored;
 * `first` is the id of the page's first document.
 */
export function passingDocuments({ page, pending }: PageContent, first: number, test: NamedTest): Uint8Array {
  const marks = new Uint8Array(PAGE_DOCUMENTS);
  if (page !== undefined) markStored(page, passingValues(page, test), marks);
  for (const [id, values] of pending) marks[id - first] = values.some(test.test) ? 1 : 0;
  return marks;
}

/** By number, 1 for those that pass. */
function passingValues(page: ColumnPage, { test, needle }: NamedTest): Uint8Array {
  const passes = new Uint8Array(page.values + 1);
  const ends = new Uint32Array(page.values + 1);
  const raw = { bytes: page.bytes, ends };
  for (let value = 1; value <= page.values; value++) {
    const { from, to } = page.range(value);
    ends[value] = to;
    if (needle?.finds(raw, value) ?? test(valueAt(page.bytes, from, to))) passes[value] = 1;
  }
  return passes;
}

function markStored({ documents, references, counts }: ColumnPage, passes: Uint8Array, marks: Uint8Array): void {
  let at = 0;
  for (let document = 0; document < documents; document++) {
    const count = counts === undefined ? 1 : (counts[document] ?? 0);
    for (const to = at + count; at < to; at++) {
      if (passes[references[at] ?? 0] === 1) marks[document] = 1;
    }
  }
}
