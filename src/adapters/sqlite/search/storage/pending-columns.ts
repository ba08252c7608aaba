/**
 * Changes of documents that the pages of columns do not have yet.
 *
 * The problem: a page has the values of 4,096 documents and is written as a whole, hundreds of kilobytes for a field
 * with long texts, while a write changes a few fields of one document. The idea is that of a log-structured store: a
 * change goes into the document's row alone, which has all its fields anyway, and its place into the table `stale`; the
 * changed values are remembered here. Of a new document it suffices to note that all fields are stale. When many values
 * have gathered, those of the field and page that have most of them are written at once. Whoever reads a page applies
 * what is remembered of it.
 *
 *   write 7: tags [a]    row 7, stale 7 tags   remembered: tags, page 0: 7 -> [a]
 *   write 9: tags []     row 9, stale 9 tags   remembered: tags, page 0: 7 -> [a], 9 -> []
 *   flush                page 0 of tags is read, changed and written; 7 and 9 leave `stale` unless other fields wait
 *
 * After a start or a rollback the remembered values are those of the rows of all stale documents, which `restore` reads
 * in steps; pages may have some of them already, and taking the same values again changes nothing. A document that is
 * gone has no values.
 * The cost: a small row a changed document, and memory for up to MOST values. Spread evenly over a million documents,
 * changes of two fields gather to about a hundred for each page before it is written. It does not decide when it is
 * flushed: that is done before a commit, in slices.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import { Column } from '../memory/column.js';
import { BARE_FIELDS, bareValues } from './bare-fields.js';
import { PAGE_DOCUMENTS } from './column-page.js';
import { type ColumnPages, placeOf } from './column-pages.js';
import type { DocumentFile } from './document-file.js';
import type { DocumentChange } from './document-writer.js';
import { joinStored, readStored, valuesOf } from '../../../../text-search/stored-fields.js';

/** Values that are remembered at most before some are written, unless it is said otherwise. */
const MOST = 65_536;
/** Documents that are read at a time. */
const RESTORED_AT_ONCE = 100;
/** Memory of a remembered value list beside its texts. */
const ENTRY_BYTES = 120;
const VALUE_BYTES = 16;

/** Changed values of one field in one page. */
interface Bucket {
  readonly field: string;
  readonly place: number;
  readonly values: Map<number, FieldValues>;
  /** Of the values, estimated. */
  memory: number;
}

/** A stale document. `values`: how many of it are remembered. */
interface StaleDocument {
  values: number;
}

export class PendingColumns {
  private readonly pages: ColumnPages;
  private buckets = new Map<string, Map<number, Bucket>>();
  /** Stale documents by id. */
  private documents = new Map<number, StaleDocument>();
  /** Buckets to be written next, the fullest last; some may have been written since. */
  private fullest: Bucket[] = [];
  private size = 0;
  private memory = 0;
  private restoring: Iterator<undefined> | undefined;
  private state: 'restored' | 'stored' = 'stored';

  /** @param most values that are remembered before some are written */
  constructor(
    private readonly file: DocumentFile,
    private readonly most = MOST,
  ) {
    this.pages = file.columns;
  }

  /** Memory that it takes, estimated. */
  get bytes(): number {
    return this.memory;
  }

  /** Whether all that pages lack is remembered, so that it can be written without reading it first. */
  get isRestored(): boolean {
    return this.state === 'restored';
  }

  /** Remember what a patch did to a document. Only inside a transaction. */
  note(change: DocumentChange): void {
    if (change.kind === 'written' && !change.isNew && change.changed.size === 0) return;
    const { id } = change.kind === 'removed' ? change : change.facts;
    // A file to which nothing was written yet has nothing to restore.
    if (this.state === 'stored' && this.pages.stale(-1, 1).length === 0) this.state = 'restored';
    if (change.kind === 'removed') {
      for (const name of [...change.changed, ...BARE_FIELDS.keys()]) this.putStale(name, id, []);
    } else if (change.isNew) {
      this.pages.addStale(id);
      this.putAll(id, change);
    } else for (const name of change.changed) this.putStale(name, id, columnValues(name, change));
  }

  /** Values of a field of the documents of a page that differ from the page, by id. */
  of(field: string, place: number): ReadonlyMap<number, FieldValues> {
    return this.buckets.get(field)?.get(place)?.values ?? NOTHING;
  }

  /** Read what was stale when the file was opened, some documents in each step. Pages are right after the last one. */
  *restore(): Generator<undefined> {
    while (this.state === 'stored') {
      this.restoreSome();
      yield;
    }
  }

  /** Write pages for so many milliseconds when too much is remembered, or all. Only inside a transaction. */
  flush(milliseconds: number, amount: 'all' | 'surplus' = 'surplus'): 'done' | 'more' {
    const limit = amount === 'all' ? 0 : this.most;
    if (this.size <= limit && (amount === 'surplus' || this.state === 'restored')) return 'done';
    const end = performance.now() + milliseconds;
    while (this.state === 'stored') {
      this.restoreSome();
      if (performance.now() > end) return 'more';
    }
    while (this.size > limit / 2) {
      this.writeFullest();
      if (performance.now() > end) return this.size > limit ? 'more' : 'done';
    }
    return 'done';
  }

  private writeFullest(): void {
    const bucket = this.fullest.pop();
    if (bucket === undefined) this.fullest = this.emptiestFirst();
    else if (this.buckets.get(bucket.field)?.get(bucket.place) === bucket) this.write(bucket);
  }

  private emptiestFirst(): Bucket[] {
    const all = [...this.buckets.values()].flatMap((places) => [...places.values()]);
    return all.sort((a, b) => a.values.size - b.values.size);
  }

  /** Call when the transaction was rolled back. */
  clear(): void {
    this.buckets = new Map();
    this.fullest = [];
    this.documents = new Map();
    this.size = 0;
    this.memory = 0;
    this.restoring = undefined;
    this.state = 'stored';
    this.pages.forget();
  }

  private restoreSome(): void {
    this.restoring ??= this.restoreAll();
    if (this.restoring.next().done === true) this.state = 'restored';
  }

  private *restoreAll(): Generator<undefined> {
    for (let after = -1, more = true; more;) {
      const ids = this.pages.stale(after, RESTORED_AT_ONCE);
      for (const id of ids) this.restoreDocument(id);
      after = ids.at(-1) ?? after;
      more = ids.length === RESTORED_AT_ONCE;
      yield;
    }
  }

  /** What was remembered since is of the same row. */
  private restoreDocument(id: number): void {
    const row = this.file.byId.get(id);
    const stored = row === undefined ? undefined : joinStored(readStored(row.keywords), readStored(row.texts));
    for (const name of this.pages.staleFields(id)) {
      if (name !== null) {
        const values = row === undefined ? [] : columnValues(name, { facts: row, fields: stored ?? {} });
        this.count(id, this.put(name, id, values));
      } else if (row !== undefined) this.putAll(id, { facts: row, fields: stored ?? {} });
    }
  }

  private putAll(id: number, document: ColumnedDocument): void {
    let added = 0;
    visitColumns(document, (name, values) => {
      added += this.put(name, id, values);
    });
    this.count(id, added);
  }

  /** Remember a value, and durably that its page does not have it. */
  private putStale(field: string, id: number, values: FieldValues): void {
    const added = this.put(field, id, values);
    this.count(id, added);
    if (added > 0) this.pages.addStale(id, field);
  }

  /** Count values that are remembered of a document in addition. */
  private count(id: number, added: number): void {
    const document = this.documents.get(id);
    if (document !== undefined) document.values += added;
    else if (added > 0) this.documents.set(id, { values: added });
  }

  /** @returns how many more values are remembered: 0 when there was one of this field and document */
  private put(field: string, id: number, values: FieldValues): 0 | 1 {
    let places = this.buckets.get(field);
    if (places === undefined) this.buckets.set(field, (places = new Map<number, Bucket>()));
    const place = placeOf(id);
    let bucket = places.get(place);
    if (bucket === undefined) places.set(place, (bucket = emptyBucket(field, place)));
    const before = bucket.values.get(id);
    const grown = bytesOf(values) - (before === undefined ? 0 : bytesOf(before));
    bucket.memory += grown;
    this.memory += grown;
    bucket.values.set(id, values);
    if (before !== undefined) return 0;
    this.size++;
    return 1;
  }

  private write(bucket: Bucket): void {
    const { field, place, values } = bucket;
    const column = new Column();
    const page = this.pages.page(field, place);
    if (page !== undefined) column.addPage(page, 0);
    const base = place * PAGE_DOCUMENTS;
    let documents = page?.documents ?? 0;
    // Entries of a Map that is iterated are objects, here thousands of them.
    values.forEach((own, id) => {
      column.set(id - base, own);
      if (own.length > 0) documents = Math.max(documents, id - base + 1);
    });
    this.pages.write(field, place, column, documents);
    this.forgetBucket(bucket);
  }

  private forgetBucket({ field, place, values, memory }: Bucket): void {
    const places = this.buckets.get(field);
    places?.delete(place);
    if (places?.size === 0) this.buckets.delete(field);
    this.size -= values.size;
    this.memory -= memory;
    values.forEach((_own, id) => {
      const document = this.documents.get(id);
      if (document !== undefined && --document.values > 0) return;
      this.documents.delete(id);
      this.pages.removeStale(id);
    });
  }
}

function emptyBucket(field: string, place: number): Bucket {
  return { field, place, values: new Map<number, FieldValues>(), memory: 0 };
}

type ColumnedDocument = Pick<DocumentChange & { readonly kind: 'written' }, 'facts' | 'fields'>;

/**
 * Call `take` with the values that a document has in each column: all of its fields, and what it has itself. The last
 * call for a field is the one that counts.
 */
export function visitColumns(
  { facts, fields }: ColumnedDocument,
  take: (name: string, values: FieldValues) => void,
): void {
  for (const [name, valuesIn] of BARE_FIELDS) take(name, valuesIn(facts));
  const seen = new Set<string>();
  for (const aspect in fields) {
    for (const name in fields[aspect]) {
      // A few fields are in several aspects.
      take(name, seen.has(name) ? valuesOf(fields, name) : (fields[aspect][name] ?? []));
      seen.add(name);
    }
  }
}

/** The values of one column. */
export function columnValues(name: string, { facts, fields }: ColumnedDocument): FieldValues {
  return bareValues(name, facts) ?? valuesOf(fields, name);
}

const NOTHING: ReadonlyMap<number, FieldValues> = new Map();

/** An estimate: values of a list are of about one length. */
function bytesOf(values: FieldValues): number {
  const [first] = values;
  return ENTRY_BYTES + values.length * (VALUE_BYTES + (typeof first === 'string' ? first.length : 0));
}
