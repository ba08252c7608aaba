import type { SearchFields } from '../../../../registry/search-fields.js';
import { ENTITY_TYPE_FIELD, URN_FIELD } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import type { DocumentFile } from '../storage/document-file.js';
import type { DocumentChange } from '../storage/document-writer.js';
import type { PendingColumns } from '../storage/pending-columns.js';
import { valuesOf } from '../../../../text-search/stored-fields.js';
import { Column } from './column.js';
import { type ColumnView, PageReader, StoredColumn, wholeView } from './column-view.js';
import type { Evictable, IndexMemory } from './index-memory.js';
import type { NamedTest } from './matching-values.js';
import type { DocTest } from './doc-test.js';
import { PassingDocuments } from './passing-documents.js';
import type { Slices } from './slices.js';
import { StoredTests } from './stored-tests.js';

/** A column is read again when so many values were added to it, and as many as it had: most may be unused. */
const ADDED_VALUES = 100_000;
/** Part of the first values that must differ for room to be made for as many in every page. */
const DISTINCT = 0.9;
const REFERENCE_BYTES = 4;

/** A column in memory, or on its way there. `loaded`: documents below this id are in it. */
interface CachedColumn extends Evictable {
  readonly name: string;
  readonly sources: readonly string[];
  readonly column: Column;
  readonly passing: PassingDocuments;
  loaded: number;
  counted: number;
  pins: number;
  valuesWhenLoaded: number;
  loading: Promise<void> | undefined;
}

/** What a request works with stays in memory until it is released. */
export interface ColumnLease {
  /** Resolves when all columns are there that there is room for; `undefined` when nothing need be waited for. */
  readonly ready: Promise<void> | undefined;
  readonly release: () => void;
}

export interface ColumnSources {
  readonly file: DocumentFile;
  readonly pending: PendingColumns;
  readonly fields: SearchFields;
  readonly memory: IndexMemory;
  readonly slices: Slices;
  /** One more than the highest id of a document. */
  readonly limit: () => number;
}

/**
 * Columns of the fields that requests name: read from the file in slices at first use, updated by every write, evicted
 * when something else needs the room. One for which there is no room is read from the file, page by page, whenever it
 * is used.
 */
export class ColumnStore {
  private readonly cached = new Map<string, CachedColumn>();
  private readonly tests: StoredTests;
  /** Bytes that a column would take for which there was no room, by name: as many as it had, for all documents. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly sources: ColumnSources) {
    this.tests = new StoredTests(sources.slices);
  }

  /** Names of the columns that most requests need. */
  usual(): readonly string[] {
    const { fields } = this.sources;
    const facets = fields.select([], (field) => field.facet !== undefined).map((field) => field.name);
    return [...new Set([...(fields.softDelete === undefined ? [] : [fields.softDelete]), ...facets])];
  }

  /** Keep columns in memory until the lease is released, reading those that are not there. */
  lease(names: Iterable<string>): ColumnLease {
    const leased: CachedColumn[] = [];
    const waits: Promise<void>[] = [];
    for (const name of new Set(names)) {
      const entry = this.entry(name);
      if (entry === undefined) continue;
      entry.pins++;
      leased.push(entry);
      if (entry.loading !== undefined) waits.push(entry.loading);
    }
    return {
      ready: waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined),
      release: () => {
        for (const entry of leased) entry.pins--;
      },
    };
  }

  /** Column of a field; of an alias, the values of all the fields that it means. Valid until the next write. */
  column(name: string): ColumnView {
    const entry = this.cached.get(this.key(name));
    const limit = this.sources.limit();
    if (entry === undefined || entry.loading !== undefined) {
      const tested = (test: NamedTest): Uint8Array | undefined => this.tests.find(this.key(name), test, limit);
      return new StoredColumn(this.reader(name), limit, tested);
    }
    this.sources.memory.touch(entry);
    const passing = (test: NamedTest, byValues: DocTest): DocTest => {
      const result = entry.passing.test(test, byValues, limit);
      this.count(entry);
      return result;
    };
    return wholeView(entry.column, limit, passing);
  }

  /** Test all documents by a column that is not in memory; `column` uses the result until it is released. */
  leaseTest(name: string, test: NamedTest): ColumnLease {
    const column = { key: this.key(name), sources: this.namesOf(name), test };
    return this.tests.lease(column, this.reader(name), this.sources.limit());
  }

  /** Count what a column takes, after more of its values was computed. */
  recount(name: string): void {
    const entry = this.cached.get(this.key(name));
    if (entry !== undefined) this.count(entry);
  }

  /** Update the columns with what a patch did to a document; also those that are being read. */
  update(change: DocumentChange): void {
    const { id } = change.kind === 'removed' ? change : change.facts;
    for (const entry of this.cached.values()) {
      // What is not read yet will be read as it is then.
      if (id >= entry.loaded && entry.loading !== undefined) continue;
      if (!this.concerns(entry, change)) continue;
      entry.column.set(id, change.kind === 'removed' ? [] : entry.sources.flatMap((each) => valueOf(each, change)));
      entry.passing.note(id);
      this.count(entry);
    }
    this.tests.update(id, (tested) => {
      if (!this.concerns(tested, change)) return undefined;
      return (
        change.kind !== 'removed' &&
        tested.sources.some((source) => valueOf(source, change).some((value) => tested.test.test(value)))
      );
    });
  }

  private concerns({ sources }: Pick<CachedColumn, 'sources'>, change: DocumentChange): boolean {
    if (change.kind === 'removed') return true;
    return sources.some((source) => change.changed.has(source) || (change.isNew && isBare(source)));
  }

  /** In memory or being read now; `undefined` when there is no room for it. */
  private entry(name: string): CachedColumn | undefined {
    const key = this.key(name);
    const known = this.cached.get(key);
    if (known !== undefined && !isWorn(known)) return known;
    if (known !== undefined) this.drop(known);
    const reader = this.reader(name);
    // Values of many documents are in many pages, but once in memory: how much it takes is known when it was read.
    const least = this.sources.limit() * REFERENCE_BYTES;
    if (!this.sources.memory.canFit(this.refused.get(key) ?? least)) return undefined;
    const entry = this.begin(key, this.namesOf(name));
    entry.loading = this.sources.slices.run(this.load(entry, reader)).finally(() => {
      entry.loading = undefined;
    });
    return entry;
  }

  private begin(key: string, sources: readonly string[]): CachedColumn {
    const column = new Column();
    const entry: CachedColumn = {
      name: key,
      sources,
      column,
      passing: new PassingDocuments(),
      loaded: 0,
      counted: 0,
      pins: 0,
      valuesWhenLoaded: 0,
      loading: undefined,
      get isPinned() {
        return entry.pins > 0 || entry.loading !== undefined;
      },
      evict: () => {
        this.cached.delete(key);
      },
    };
    this.cached.set(key, entry);
    return entry;
  }

  private *load(entry: CachedColumn, reader: PageReader): Generator<undefined> {
    try {
      for (let place = 0; entry.loaded < this.sources.limit(); place++) {
        reader.addTo(entry.column, place, place * PAGE_DOCUMENTS);
        entry.loaded = (place + 1) * PAGE_DOCUMENTS;
        if (place === 0) this.reserve(entry, reader);
        // Without room it is read from the file instead.
        if (this.cached.get(entry.name) !== entry || this.count(entry) === 'refused') {
          this.refused.set(entry.name, (entry.column.bytes * this.sources.limit()) / entry.loaded);
          return;
        }
        yield;
      }
      this.refused.delete(entry.name);
      entry.valuesWhenLoaded = entry.column.dictionary.limit;
      entry.loaded = Number.POSITIVE_INFINITY;
    } catch (error) {
      this.drop(entry);
      throw error;
    }
  }

  /** Where values hardly repeat, make room for all at once: to grow step by step would copy most of them again. */
  private reserve({ column, sources }: CachedColumn, reader: PageReader): void {
    const { dictionary } = column;
    const pages = this.sources.limit() / PAGE_DOCUMENTS;
    if (pages < 2 || sources.length > 1 || dictionary.limit < PAGE_DOCUMENTS / 2) return;
    let values = 0;
    for (let id = 0; id < PAGE_DOCUMENTS; id++) values += column.countOf(id);
    if (dictionary.limit < DISTINCT * values) return;
    dictionary.reserve(Math.ceil(dictionary.limit * pages), reader.size());
  }

  private count(entry: CachedColumn): 'counted' | 'refused' {
    const bytes = entry.column.bytes + entry.passing.bytes;
    if (bytes === entry.counted) return 'counted';
    entry.counted = bytes;
    const result = this.sources.memory.count(entry, bytes);
    if (result === 'refused') this.drop(entry);
    return result;
  }

  private drop(entry: CachedColumn): void {
    this.sources.memory.forget(entry);
    if (this.cached.get(entry.name) === entry) this.cached.delete(entry.name);
  }

  private reader(name: string): PageReader {
    return new PageReader(this.sources.file, this.sources.pending, this.namesOf(name));
  }

  /** An alias of one field is that field. */
  private key(name: string): string {
    const [only, ...others] = this.namesOf(name);
    return only !== undefined && others.length === 0 ? only : name;
  }

  private namesOf(name: string): readonly string[] {
    return this.sources.fields.field(name)?.sources ?? [name];
  }
}

/** Whether a field is of the document itself, and not of its aspects. */
function isBare(name: string): boolean {
  return name === ENTITY_TYPE_FIELD || name === URN_FIELD;
}

function valueOf(name: string, change: DocumentChange & { readonly kind: 'written' }): FieldValues {
  if (name === ENTITY_TYPE_FIELD) return [change.facts.type];
  if (name === URN_FIELD) return [change.facts.urn];
  return valuesOf(change.fields, name);
}

function isWorn({ column, valuesWhenLoaded, loading, pins }: CachedColumn): boolean {
  if (loading !== undefined || pins > 0) return false;
  return column.dictionary.limit > 2 * valuesWhenLoaded + ADDED_VALUES;
}
