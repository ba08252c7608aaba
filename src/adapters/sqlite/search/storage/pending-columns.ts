/**
 * Changes of documents that the pages of columns do not have yet.
 *
 * The problem: a page has the values of 4,096 documents and is written as a whole, hundreds of kilobytes for a field
 * with long texts, while a write changes a few fields of one document. The idea is that of a log-structured store: the
 * changed values go into the table `stale`, and are remembered here. Of a new document it suffices to note that all
 * fields are stale, since its row has them. When many values have gathered, those of the field and page that have most
 * of them are written at once. Whoever reads a page applies what is remembered of it.
 *
 *   write 7: tags [a]    stale 7 tags [a]   remembered: tags, page 0: 7 -> [a]
 *   write 9: tags []     stale 9 tags []    remembered: tags, page 0: 7 -> [a], 9 -> []
 *   flush                page 0 of tags is read, changed and written; 7 and 9 leave `stale` unless other fields wait
 *
 * After a start or a rollback `restore` reads in steps what was remembered: from `stale` where it has the values, which
 * takes microseconds for each, and from the document's row where they are long or the document is new. Pages may have
 * some of them already, and taking the same values again changes nothing. A document that is gone has no values.
 * The cost: a small row a changed field, and memory for up to MOST values. Spread evenly over a million documents,
 * changes of two fields gather to about a hundred for each page before it is written. It does not decide when it is
 * flushed: that is done before a commit, in slices.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import { BARE_FIELDS, bareValues } from './bare-fields.js';
import { type ColumnPages, placeOf, type StaleField } from './column-pages.js';
import type { DocumentFile } from './document-file.js';
import type { DocumentChange } from './document-writer.js';
import { joinStored, readStored, valuesOf } from '../../../../text-search/stored-fields.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';

/** Values that are remembered at most before some are written, unless it is said otherwise. */
const MOST = 65_536;
/** Rows of the table that are read at a time, and documents. */
const RESTORED_AT_ONCE = 500;
const READ_AT_ONCE = 50;
/** Documents that are forgotten at a time. */
const FORGOTTEN_AT_ONCE = 250;
/** Characters of JSON up to which values are in the table. */
const LONGEST_STORED = 512;
/** Memory of a remembered value list beside its texts. */
const ENTRY_BYTES = 120;
const VALUE_BYTES = 16;

/** Changed values of one field in one page. */
interface Bucket {
  readonly field: string;
  readonly place: number;
  values: Map<number, FieldValues>;
  /** Of the values, estimated. */
  memory: number;
}

/** A stale document. `values`: how many of it are remembered. `isWhole`: whether `stale` says that all fields are. */
interface StaleDocument {
  values: number;
  isWhole: boolean;
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
  /** Writes a page; what is noted meanwhile stays remembered. */
  private writing: Stepwise<void> | undefined;
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
    return this.memory + this.pages.bytes;
  }

  /** Number of values that are remembered. */
  get remembered(): number {
    return this.size;
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
    if (this.state === 'stored' && this.pages.stale(-1, 0, 1).length === 0) this.state = 'restored';
    if (change.kind === 'removed') {
      for (const name of [...change.changed, ...BARE_FIELDS.keys()]) this.putStale(name, id, []);
    } else if (change.isNew) {
      this.pages.addStale(id);
      this.putAll(id, change);
      this.setWhole(id);
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

  /**
   * Write pages for so many milliseconds when too much is remembered, or all. Only inside a transaction. What was begun
   * of a page is continued by the next call (D-193).
   */
  flush(milliseconds: number, amount: 'all' | 'surplus' = 'surplus'): 'done' | 'more' {
    const limit = amount === 'all' ? 0 : this.most;
    const isRight = this.writing === undefined && (amount === 'surplus' || this.state === 'restored');
    if (isRight && this.size <= limit) return 'done';
    const end = performance.now() + milliseconds;
    while (this.state === 'stored') {
      this.restoreSome();
      if (performance.now() > end) return 'more';
    }
    return this.writePages(limit, end);
  }

  /** @param limit values that may stay remembered; when there are more, half of them stay */
  private writePages(limit: number, end: number): 'done' | 'more' {
    while (this.writing !== undefined || this.size > limit / 2) {
      const isContinued = this.writing !== undefined;
      this.writing ??= this.writeFullest();
      if (this.finishPage(end) === 'more') return 'more';
      const isOver = performance.now() > end;
      // A page that took longer than a slice is enough: the others become fuller before they are written.
      if (this.size <= limit && (isContinued || isOver)) return 'done';
      if (isOver) return 'more';
    }
    return 'done';
  }

  private finishPage(end: number): 'done' | 'more' {
    while (this.writing?.next().done === false) if (performance.now() > end) return 'more';
    this.writing = undefined;
    return 'done';
  }

  private *writeFullest(): Stepwise<void> {
    const bucket = this.fullest.pop();
    if (bucket === undefined) this.fullest = this.emptiestFirst();
    else if (this.buckets.get(bucket.field)?.get(bucket.place) === bucket) yield* this.write(bucket);
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
    this.writing = undefined;
    this.state = 'stored';
    this.pages.forget();
  }

  private restoreSome(): void {
    this.restoring ??= this.restoreAll();
    if (this.restoring.next().done === true) this.state = 'restored';
  }

  private *restoreAll(): Generator<undefined> {
    for (let last: StaleField | undefined = undefined; ;) {
      const rows: readonly StaleField[] = this.pages.stale(last?.[0] ?? -1, last?.[3] ?? 0, RESTORED_AT_ONCE);
      const restored = this.restoreRows(rows);
      if (restored === rows.length && rows.length < RESTORED_AT_ONCE) return;
      last = rows[restored - 1];
      yield;
    }
  }

  /** @returns how many: in another step the others may have changed */
  private restoreRows(rows: readonly StaleField[]): number {
    let document: ReadDocument | undefined;
    let read = 0;
    for (const [at, row] of rows.entries()) {
      const [id] = row;
      if (isRead(row) && document?.id !== id) {
        if (read++ === READ_AT_ONCE) return at;
        document = this.read(id);
      }
      this.restoreField(row, document);
    }
    return rows.length;
  }

  /** What was remembered since is what the table and the row have, too. */
  private restoreField([id, name, data]: StaleField, document: ReadDocument | undefined): void {
    const content = document?.id === id ? document.content : undefined;
    if (name === null) {
      if (content !== undefined) this.putAll(id, content);
      this.setWhole(id);
    } else if (data !== null) this.count(id, this.put(name, id, readStoredValues(data)));
    else this.count(id, this.put(name, id, content === undefined ? [] : columnValues(name, content)));
  }

  private read(id: number): ReadDocument {
    const facts = this.file.byId.get(id);
    if (facts === undefined) return { id, content: undefined };
    return { id, content: { facts, fields: joinStored(readStored(facts.keywords), readStored(facts.texts)) } };
  }

  private putAll(id: number, document: ColumnedDocument): void {
    let added = 0;
    visitColumns(document, (name, values) => {
      added += this.put(name, id, values);
    });
    this.count(id, added);
  }

  /** Remember a value, and durably that its page may not have it. What is new as a whole is read from its row. */
  private putStale(field: string, id: number, values: FieldValues): void {
    this.count(id, this.put(field, id, values));
    this.pages.addStale(id, field, this.documents.get(id)?.isWhole === true ? undefined : storedValues(values));
  }

  /** Count values that are remembered of a document in addition. */
  private count(id: number, added: number): void {
    const document = this.documents.get(id);
    if (document !== undefined) document.values += added;
    else if (added > 0) this.documents.set(id, { values: added, isWhole: false });
  }

  private setWhole(id: number): void {
    const document = this.documents.get(id);
    if (document !== undefined) document.isWhole = true;
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

  private *write(bucket: Bucket): Stepwise<void> {
    const written = new Map(bucket.values);
    yield* this.pages.change(bucket.field, bucket.place, written);
    const kept = this.keepChangedSince(bucket, written);
    let forgotten = 0;
    for (const id of written.keys()) {
      // One that was changed meanwhile counts as one value, which is still stale.
      if (!kept.has(id)) this.forgetValue(id);
      if (++forgotten % FORGOTTEN_AT_ONCE === 0) yield;
    }
  }

  /** In another map: who reads a page may still have the one that fits what it read. */
  private keepChangedSince(
    bucket: Bucket,
    written: ReadonlyMap<number, FieldValues>,
  ): ReadonlyMap<number, FieldValues> {
    const { field, place, values, memory } = bucket;
    const kept = new Map<number, FieldValues>();
    let keptMemory = 0;
    values.forEach((own, id) => {
      if (written.get(id) === own) return;
      kept.set(id, own);
      keptMemory += bytesOf(own);
    });
    bucket.values = kept;
    bucket.memory = keptMemory;
    this.size -= values.size - kept.size;
    this.memory -= memory - keptMemory;
    if (kept.size > 0) return kept;
    const places = this.buckets.get(field);
    places?.delete(place);
    if (places?.size === 0) this.buckets.delete(field);
    return kept;
  }

  /** Pages have one value of a document more; it is not stale any more when that was the last one. */
  private forgetValue(id: number): void {
    const document = this.documents.get(id);
    if (document !== undefined && --document.values > 0) return;
    this.documents.delete(id);
    this.pages.removeStale(id);
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
  for (const own of Object.values(fields)) {
    for (const [name, values] of Object.entries(own)) {
      // A few fields are in several aspects.
      take(name, seen.has(name) ? valuesOf(fields, name) : values);
      seen.add(name);
    }
  }
}

/** The values of one column. */
export function columnValues(name: string, { facts, fields }: ColumnedDocument): FieldValues {
  return bareValues(name, facts) ?? valuesOf(fields, name);
}

const NOTHING: ReadonlyMap<number, FieldValues> = new Map();

/** A document that was read from its row; without content when it is gone. */
interface ReadDocument {
  readonly id: number;
  readonly content: ColumnedDocument | undefined;
}

/** Whether the row of the document is read for it. */
function isRead([, name, data]: StaleField): boolean {
  return name === null || data === null;
}

/** As the table has them; `undefined` when they are long. */
function storedValues(values: FieldValues): string | undefined {
  const [first] = values;
  if (typeof first === 'string' && first.length > LONGEST_STORED) return undefined;
  const text = JSON.stringify(values);
  return text.length > LONGEST_STORED ? undefined : text;
}

function readStoredValues(text: string): FieldValues {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this adapter alone, in this shape
  const values: FieldValues = JSON.parse(text);
  return values;
}

/** An estimate: values of a list are of about one length. */
function bytesOf(values: FieldValues): number {
  const [first] = values;
  return ENTRY_BYTES + values.length * (VALUE_BYTES + (typeof first === 'string' ? first.length : 0));
}
