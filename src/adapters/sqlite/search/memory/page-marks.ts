import type { FieldValues } from '../../../../search/document-store.port.js';
import { type ColumnPage, PAGE_DOCUMENTS } from '../storage/column-page.js';
import type { NamedTest } from './matching-values.js';
import { TestedValues } from './tested-values.js';
import type { ValueDictionary } from './value-dictionary.js';

/** A page of a field, and what has changed since it was written, by document. */
export interface PageContent {
  readonly page: ColumnPage | undefined;
  readonly pending: ReadonlyMap<number, FieldValues>;
}

/**
 * Tests the documents of pages by their values. Values are tested as they are stored, and of a document only until one
 * passes; one that pages share is tested once for all of them.
 */
export class PageTest {
  private readonly shared = new Map<ValueDictionary, TestedValues>();

  constructor(private readonly test: NamedTest) {}

  /** Which documents of a page, whose first one has an id, have a value that passes: 1 or 0 for each of them. */
  passingDocuments({ page, pending }: PageContent, first: number): Uint8Array {
    const marks = new Uint8Array(PAGE_DOCUMENTS);
    if (page !== undefined) markStored(page, marks, this.testsOf(page));
    for (const [id, values] of pending) marks[id - first] = values.some(this.test.test) ? 1 : 0;
    return marks;
  }

  /** Test in steps what pages share, of which most are used by several pages. */
  *testShared(shared: ValueDictionary): Generator<undefined> {
    yield* this.testsOfShared(shared).testAll();
  }

  private testsOf(page: ColumnPage): PageTests {
    const own = new TestedValues(this.test);
    own.take(page);
    const { shared } = page;
    return { own, shared: shared === undefined ? own : this.testsOfShared(shared) };
  }

  private testsOfShared(shared: ValueDictionary): TestedValues {
    let tested = this.shared.get(shared);
    if (tested === undefined) this.shared.set(shared, (tested = new TestedValues(this.test)));
    tested.take(shared.rawAlone());
    return tested;
  }
}

/** Tests of a page's own values, and of those that it shares. */
interface PageTests {
  readonly own: TestedValues;
  readonly shared: TestedValues;
}

function markStored(page: ColumnPage, marks: Uint8Array, { own, shared }: PageTests): void {
  const { documents, values, references, counts } = page;
  let at = 0;
  for (let document = 0; document < documents; document++) {
    const to = at + (counts === undefined ? 1 : (counts[document] ?? 0));
    for (; at < to; at++) {
      const value = references[at] ?? 0;
      if (value === 0 || !(value > values ? shared.passes(value - values) : own.passes(value))) continue;
      marks[document] = 1;
      break;
    }
    at = to;
  }
}
