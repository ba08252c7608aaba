import type { FieldValues } from '../../../../search/document-store.port.js';
import { type ColumnPage, PAGE_DOCUMENTS } from '../storage/column-page.js';
import { type FieldValue, valueAt } from '../storage/value-bytes.js';
import type { NamedTest } from './matching-values.js';

/** A page of a field, and what has changed since it was written, by document. */
export interface PageContent {
  readonly page: ColumnPage | undefined;
  readonly pending: ReadonlyMap<number, FieldValues>;
}

/**
 * Which documents of a page have a value that passes: 1 or 0 for each of them. Values are tested as they are stored,
 * and of a document only until one passes; `first` is the id of the page's first document.
 */
export function passingDocuments({ page, pending }: PageContent, first: number, test: NamedTest): Uint8Array {
  const marks = new Uint8Array(PAGE_DOCUMENTS);
  if (page !== undefined) markStored(page, test, marks);
  for (const [id, values] of pending) marks[id - first] = values.some(test.test) ? 1 : 0;
  return marks;
}

const PASSES = 1;
const FAILS = 2;
/** Values that are tested one by one before all are searched at once, unless more than this part of them pass. */
const TESTED = 256;
const MANY = 0.125;

function markStored(page: ColumnPage, { test, needle }: NamedTest, marks: Uint8Array): void {
  const { documents, references, counts, bytes, ends } = page;
  const raw = { bytes, ends };
  /** By number of the value; 0 for those that are not tested yet. */
  const results = new Uint8Array(page.values + 1);
  const valueOf = (value: number): FieldValue => valueAt(bytes, ends[value - 1] ?? 0, ends[value] ?? 0);
  let tested = 0;
  let passed = 0;
  const passes = (value: number): boolean => {
    const known = results[value] ?? 0;
    if (known !== 0) return known === PASSES;
    if (++tested === TESTED && passed < TESTED * MANY) {
      failOthers(results, needle?.among(raw));
      if (results[value] === FAILS) return false;
    }
    const isPassing = needle?.finds(raw, value) ?? test(valueOf(value));
    results[value] = isPassing ? PASSES : FAILS;
    if (isPassing) passed++;
    return isPassing;
  };
  let at = 0;
  for (let document = 0; document < documents; document++) {
    const to = at + (counts === undefined ? 1 : (counts[document] ?? 0));
    for (; at < to; at++) {
      const value = references[at] ?? 0;
      if (value === 0 || !passes(value)) continue;
      marks[document] = 1;
      break;
    }
    at = to;
  }
}

/** Note that no values pass but those that are known to, or may. */
function failOthers(results: Uint8Array, among: readonly number[] | undefined): void {
  if (among === undefined) return;
  const before = results.slice();
  results.fill(FAILS);
  for (const value of among) results[value] = before[value] ?? 0;
}
