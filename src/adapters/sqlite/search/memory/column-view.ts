import type { FieldValues } from '../../../../search/document-store.port.js';
import { RowBuffers } from '../../row-buffers.js';
import type { DocumentFile } from '../storage/document-file.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { placeOf, type ReadPages } from '../storage/column-pages.js';
import type { PendingColumns } from '../storage/pending-columns.js';
import { Column } from './column.js';
import type { Order } from './column-order.js';
import type { DocSet } from './doc-set.js';
import type { DocTest } from './doc-test.js';
import type { NamedTest } from './matching-values.js';
import { type PageContent, PageTest } from './page-marks.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { PageReadAhead } from './page-read-ahead.js';
import type { ValueDictionary } from './value-dictionary.js';

/** Bytes of the pages of a column from which on they are read ahead: fewer are soon read. */
export const READ_AHEAD = 8 * 1024 * 1024;
/** Bytes that are read in one go, about, and pages at least and at most: a read has its price, however short it is. */
const BYTES_AT_ONCE = 256 * 1024;
const PAGES = { least: 4, most: 64 } as const;
/** Bytes that are read ahead of the page in use, about, and in how many goes at least and at most. */
const BYTES_AHEAD = 16 * 1024 * 1024;
const WINDOWS = { least: 2, most: 16 } as const;

/** Some documents of a column, in succession. `base`: what is to be added to an id in the column. */
export interface ColumnPart {
  readonly base: number;
  readonly column: Column;
}

/** A column as requests see it: in memory, or in the file because there is no room for it. Valid until a write. */
export interface ColumnView {
  values(id: number): FieldValues;
  hasValue(id: number): boolean;
  /** The parts that have these documents, in order; one is of no use after the next one was taken. */
  parts(found: DocSet): Iterable<ColumnPart>;
  /** Test of documents: whether any of their values passes. */
  docTest(test: NamedTest): DocTest;
  /** The whole column when it is in memory. */
  readonly whole: Column | undefined;
  /** Where it is else. */
  readonly stored: StoredColumn | undefined;
}

/**
 * Documents of a page that come first in some order, as far as is known without reading the page. `known`: with values
 * that are the reason. `changed`: written since, which may come anywhere. `bound`: a value that no other document of
 * the page comes before; `none` when none of them has a value, `unknown` when nothing is known.
 */
export interface PageBeginning {
  readonly known: readonly (readonly [id: number, value: FieldValues[number]])[];
  readonly changed: readonly (readonly [id: number, values: FieldValues])[];
  readonly bound: 'none' | 'unknown' | { readonly value: FieldValues[number] };
}

/** A page with those documents that are looked for. `contents`: of each field whose values the column has. */
export interface VisitedPage {
  readonly place: number;
  readonly contents: readonly PageContent[];
  /** Places of the documents in the page, ascending. */
  readonly documents: Int32Array;
}

/** One that is in memory. */
export function wholeView(column: Column, docTest: (test: NamedTest) => DocTest): ColumnView {
  return {
    whole: column,
    stored: undefined,
    values: (id) => column.values(id),
    hasValue: (id) => column.hasValue(id),
    parts: () => [{ base: 0, column }],
    docTest,
  };
}

/** Reads pages of a column from the file, with all that is pending. `sources`: fields whose values it has. */
export class PageReader {
  private readAhead: PageReadAhead<readonly ReadPages[]> | undefined;

  constructor(
    private readonly file: DocumentFile,
    private readonly pending: PendingColumns,
    private readonly sources: readonly string[],
  ) {}

  /** Add the values of a page to a column, in which the page's first document has the id `base`. */
  addTo(column: Column, place: number, base: number): void {
    const [only, ...others] = this.sources;
    if (only === undefined) return;
    if (others.length === 0) this.addContent(column, this.contentOf(only, 0, place), { place, base });
    else this.addSources(column, { place, base });
  }

  /**
   * The same in steps, all of it in the last one.
   * @param isUnwritten whether nobody has written to documents of the page since the first step
   */
  *addInSteps(column: Column, { place, base }: PagePlace, isUnwritten: () => boolean): Stepwise<void> {
    const [only, ...others] = this.sources;
    if (only !== undefined && others.length === 0) {
      const content = this.contentOf(only, 0, place);
      const numbers = content.page === undefined ? undefined : yield* column.addValues(content.page);
      if (isUnwritten()) {
        this.addContent(column, content, { place, base }, numbers);
        return;
      }
    }
    this.addTo(column, place, base);
  }

  /** Set the marks of the documents of a page, by id: 1 for those that have a value that passes. */
  mark(marks: Uint8Array, place: number, test: PageTest): void {
    const first = place * PAGE_DOCUMENTS;
    const [own, ...others] = this.sources.map((source, at) =>
      test.passingDocuments(this.contentOf(source, at, place), first),
    );
    if (own === undefined) return;
    for (const passes of others) {
      for (let document = 0; document < PAGE_DOCUMENTS; document++) own[document] ||= passes[document] ?? 0;
    }
    marks.set(own.subarray(0, marks.length - first), first);
  }

  /** A page of each field whose values the column has. */
  contents(place: number): readonly PageContent[] {
    return this.sources.map((source, at) => this.contentOf(source, at, place));
  }

  /**
   * Have pages read before they are used, which this reader does in order then, so far as that is worth it. Call before
   * `prepare`: they are read while that has work to do.
   * @param use `kept`: the caller still uses pages when later ones are read
   */
  ahead(use: 'kept' | 'once' = 'once'): Pick<PageReadAhead<unknown>, 'before'> | undefined {
    const size = this.size();
    if (size < READ_AHEAD) return undefined;
    const { columns } = this.file;
    const buffers = new RowBuffers();
    const read = (from: number, to: number): Promise<readonly ReadPages[]> =>
      Promise.all(this.sources.map((source) => columns.readAhead(source, { from, to }, buffers)));
    const give = (window: readonly ReadPages[]): void => {
      if (use === 'kept') return;
      for (const pages of window) for (const { data } of pages.values()) buffers.give(data);
    };
    const pageBytes = (size * PAGE_DOCUMENTS) / Math.max(1, this.file.limit);
    const window = within(PAGES, BYTES_AT_ONCE / pageBytes);
    const windows = within(WINDOWS, BYTES_AHEAD / (window * pageBytes));
    return (this.readAhead = new PageReadAhead({ read, give }, { window, windows }));
  }

  /** Read in steps what pages share, so that no page need do it. */
  *prepare(): Generator<Promise<void> | undefined> {
    for (const source of this.sources) yield* this.loadShared(source);
  }

  /** Test in steps what pages share, so that no page need do it. */
  *prepareTest(test: PageTest): Generator<Promise<void> | undefined> {
    for (const source of this.sources) {
      const shared = yield* this.loadShared(source);
      if (shared !== undefined) yield* test.testShared(shared);
    }
  }

  /** What is known of a page without reading it. */
  beginning(place: number, order: Order): PageBeginning {
    const [source, ...others] = this.sources;
    const nothing: PageBeginning = { known: [], changed: [], bound: 'unknown' };
    // Of several fields the values would have to be joined.
    if (source === undefined || others.length > 0) return nothing;
    const { columns } = this.file;
    const extremes = columns.extremes(source, place)?.[order];
    const pending = this.pending.of(source, place);
    if (extremes === undefined) {
      return columns.has(source, place) ? nothing : { known: [], changed: [...pending], bound: 'none' };
    }
    const base = place * PAGE_DOCUMENTS;
    const last = extremes.documents.at(-1);
    return {
      known: extremes.documents.map(([at, value]) => [base + at, value] as const).filter(([id]) => !pending.has(id)),
      changed: [...pending],
      bound: !extremes.hasMore ? 'none' : last === undefined ? 'unknown' : { value: last[1] },
    };
  }

  /** Bytes of its pages. */
  size(): number {
    return this.sources.reduce((sum, source) => sum + this.file.columns.size(source), 0);
  }

  private *loadShared(source: string): Generator<Promise<void> | undefined, ValueDictionary | undefined> {
    const { columns } = this.file;
    const read = columns.size(source) >= READ_AHEAD ? columns.readSharedAhead(source) : undefined;
    // They are read while what is shared is made of its bytes, which is to be there first.
    this.readAhead?.begin();
    if (read !== undefined) yield read;
    return yield* columns.loadShared(source);
  }

  /** @param numbers see `Column.addPage` */
  private addContent(
    column: Column,
    { page, pending }: PageContent,
    { place, base }: PagePlace,
    numbers?: Int32Array,
  ): void {
    if (page !== undefined) column.addPage(page, base, numbers);
    const first = place * PAGE_DOCUMENTS;
    for (const [id, values] of pending) column.set(id - first + base, values);
  }

  /** Documents of a page mostly have but one of the fields that an alias means. */
  private addSources(column: Column, { place, base }: PagePlace): void {
    const contents = this.sources
      .map((source, at) => this.contentOf(source, at, place))
      .filter(({ page, pending }) => page !== undefined || pending.size > 0);
    const [only, ...others] = contents;
    if (only === undefined) return;
    if (others.length === 0) {
      this.addContent(column, only, { place, base });
      return;
    }
    const columns = contents.map((content) => {
      const own = new Column();
      this.addContent(own, content, { place, base: 0 });
      return own;
    });
    for (let document = 0; document < PAGE_DOCUMENTS; document++) {
      const values = columns.flatMap((own) => own.values(document));
      if (values.length > 0) column.set(base + document, values);
    }
  }

  private contentOf(source: string, at: number, place: number): PageContent {
    const page = this.file.columns.page(source, place, this.readAhead?.current?.[at]);
    return { page, pending: this.pending.of(source, place) };
  }
}

interface PagePlace {
  readonly place: number;
  readonly base: number;
}

/** A column that stays in the file: a page of it is in memory at a time. */
export class StoredColumn implements ColumnView {
  readonly whole = undefined;
  readonly stored = this;
  private current: { readonly place: number; readonly column: Column } | undefined;

  /**
   * @param limit one more than the highest id
   * @param tested marks of a test that was made before, by id
   */
  constructor(
    private readonly reader: PageReader,
    private readonly limit: number,
    private readonly tested: (test: NamedTest) => Uint8Array | undefined,
  ) {}

  values(id: number): FieldValues {
    return this.columnOf(placeOf(id)).values(id % PAGE_DOCUMENTS);
  }

  hasValue(id: number): boolean {
    return this.columnOf(placeOf(id)).hasValue(id % PAGE_DOCUMENTS);
  }

  *parts({ ids }: DocSet): Iterable<ColumnPart> {
    for (let at = 0; at < ids.length;) {
      const place = placeOf(ids[at] ?? 0);
      yield this.part(place);
      at = firstAtLeast(ids, (place + 1) * PAGE_DOCUMENTS);
    }
  }

  /** One page; the one before is of no use afterwards. */
  part(place: number): ColumnPart {
    return { base: place * PAGE_DOCUMENTS, column: this.columnOf(place) };
  }

  /** What is known of a page without reading it. */
  beginning(place: number, order: Order): PageBeginning {
    return this.reader.beginning(place, order);
  }

  /** Bytes of its pages. */
  get size(): number {
    return this.reader.size();
  }

  /**
   * Call `take` with each page that has any of these documents, in order, as it is then, in steps.
   * @param use `once`: a page is of no use after `take`
   */
  *visit(found: DocSet, use: 'kept' | 'once', take: (page: VisitedPage) => void): Stepwise<void> {
    const last = placeOf(found.ids.at(-1) ?? -1);
    // Where few pages are wanted, others would be read for nothing.
    const isMost = 2 * pagesWith(found) > last;
    const ahead = isMost ? this.reader.ahead(use) : undefined;
    yield* this.reader.prepare();
    for (let place = 0; place <= last; place++) {
      const reading = ahead?.before(place);
      if (reading !== undefined) yield reading;
      const documents = placesIn(found, place);
      if (documents.length === 0) continue;
      take({ place, contents: this.reader.contents(place), documents });
      yield;
    }
  }

  docTest(test: NamedTest): DocTest {
    return { kind: 'by-number', numbers: this.tested(test) ?? this.testAll(test), passes: Uint8Array.of(0, 1) };
  }

  private testAll(test: NamedTest): Uint8Array {
    const marks = new Uint8Array(this.limit);
    const pageTest = new PageTest(test);
    for (let place = 0; place * PAGE_DOCUMENTS < this.limit; place++) this.reader.mark(marks, place, pageTest);
    return marks;
  }

  private columnOf(place: number): Column {
    if (this.current?.place === place) return this.current.column;
    const column = new Column();
    this.reader.addTo(column, place, 0);
    this.current = { place, column };
    return column;
  }
}

function within({ least, most }: { readonly least: number; readonly most: number }, number: number): number {
  return Math.max(least, Math.min(most, Math.floor(number)));
}

/** Documents of a set that a part has, by their ids in it. */
export function idsIn(found: DocSet, { base }: Pick<ColumnPart, 'base'>, parts: 'many' | 'one'): Int32Array {
  return parts === 'one' ? found.ids : placesIn(found, placeOf(base));
}

/** Places of documents in the page of a place. */
function placesIn({ ids }: DocSet, place: number): Int32Array {
  const base = place * PAGE_DOCUMENTS;
  const from = firstAtLeast(ids, base);
  const length = firstAtLeast(ids, base + PAGE_DOCUMENTS) - from;
  if (length === PAGE_DOCUMENTS) return ALL_PLACES;
  const places = new Int32Array(length);
  for (let at = 0; at < length; at++) places[at] = (ids[from + at] ?? 0) - base;
  return places;
}

const ALL_PLACES = Int32Array.from({ length: PAGE_DOCUMENTS }, (_, place) => place);

/** How many pages have any of the documents. */
function pagesWith({ ids }: DocSet): number {
  let pages = 0;
  for (let at = 0; at < ids.length; at = firstAtLeast(ids, (placeOf(ids[at] ?? 0) + 1) * PAGE_DOCUMENTS)) pages++;
  return pages;
}

function firstAtLeast(ids: Int32Array, least: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
