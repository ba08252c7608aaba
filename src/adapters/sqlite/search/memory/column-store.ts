import type { SearchFields } from '../../../../registry/search-fields.js';
import { BARE_FIELDS } from '../storage/bare-fields.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import type { DocumentFile } from '../storage/document-file.js';
import type { DocumentChange } from '../storage/document-writer.js';
import { columnValues, type PendingColumns } from '../storage/pending-columns.js';
import { Column } from './column.js';
import { type ColumnView, PageReader, READ_AHEAD, StoredColumn, wholeView } from './column-view.js';
import type { Evictable, IndexMemory } from './index-memory.js';
import type { NamedTest } from './matching-values.js';
import { PassingDocuments } from './passing-documents.js';
import type { Slices } from './slices.js';
import { StoredTests } from './stored-tests.js';

/** A column is read again when so many values were added to it, and as many as it had: most may be unused. */
const ADDED_VALUES = 100_000;
/** Bytes of its pages from which on a column is large, unless it is said otherwise: they are read in 0.1 s or so. */
const LARGE = 16 * 1024 * 1024;
/** Part of the first values that must differ for room to be made for as many in every page. */
const DISTINCT = 0.9;
const REFERENCE_BYTES = 4;
/** So many times the lists that all pages have when they are as long as those of the first one. */
const MARGIN = 1.125;

/** A column, in memory or not. `sources`: fields whose values it has. `leases`: how many requests work with it. */
interface NamedColumn {
  readonly key: string;
  readonly sources: readonly string[];
  leases: number;
  cached: CachedColumn | undefined;
}

/**
 * A column in memory, or on its way there. `loaded`: documents below this id are in it. `isWritten`: documents of the
 * page that is being added were written since it was begun.
 */
interface CachedColumn extends Evictable {
  readonly of: NamedColumn;
  readonly column: Column;
  readonly passing: PassingDocuments;
  loaded: number;
  isWritten: boolean;
  counted: number;
  /** Whether somebody waits until it is loaded. */
  isAwaited: boolean;
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
  /** Bytes of its pages from which on a column is large; absent: the default. */
  readonly largeColumn?: number | undefined;
}

/**
 * What a request does with a column: looks up any of its values again and again, or passes over them once, which the
 * pages in the file will do for.
 */
export type ColumnUse = 'look-up' | 'one-pass';

/**
 * Columns of the fields that requests name: read from the file in slices at first use, updated by every write, evicted
 * when something else needs the room. One for which there is no room is read from the file, page by page, whenever it
 * is used.
 */
export class ColumnStore {
  private readonly byKey = new Map<string, NamedColumn>();
  /** The same by every name that was asked for. */
  private readonly byName = new Map<string, NamedColumn>();
  private readonly tests: StoredTests;
  /** Large columns over which a request has passed: the next one has them read. */
  private readonly passed = new Set<string>();
  /** Bytes that a column would take for which there was no room, by name: as many as it had, for all documents. */
  private readonly refused = new Map<string, number>();

  constructor(private readonly sources: ColumnSources) {
    this.tests = new StoredTests(sources.slices, sources.memory);
  }

  /** Names of the columns that most requests need. */
  usual(): readonly string[] {
    const { fields } = this.sources;
    const facets = fields.select([], (field) => field.facet !== undefined).map((field) => field.name);
    return [...new Set([...(fields.softDelete === undefined ? [] : [fields.softDelete]), ...facets])];
  }

  /**
   * Keep columns in memory until the lease is released, reading those that are not there. For one pass over a large one
   * nobody waits: from the second time on it is read when there is time.
   */
  lease(names: Iterable<string>, use: ColumnUse = 'look-up'): ColumnLease {
    const leased: NamedColumn[] = [];
    const waits: Promise<void>[] = [];
    for (const name of names) {
      const named = this.kept(name);
      const entry = this.entry(named, use);
      named.leases++;
      leased.push(named);
      if (entry?.loading !== undefined && entry.isAwaited) waits.push(entry.loading);
    }
    return {
      ready: waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined),
      release: () => {
        for (const named of leased) named.leases--;
      },
    };
  }

  /** Column of a field; of an alias, the values of all the fields that it means. Valid until the next write. */
  column(name: string): ColumnView {
    const named = this.named(name);
    const entry = named.cached;
    const limit = this.sources.limit();
    if (entry === undefined || entry.loading !== undefined) {
      const tested = (test: NamedTest): Uint8Array | undefined => this.tests.find(named.key, test, limit);
      return new StoredColumn(this.reader(named), limit, tested);
    }
    this.sources.memory.touch(entry);
    return wholeView(entry.column, (test) => {
      const result = entry.passing.test(test, limit);
      this.count(entry);
      return result;
    });
  }

  /** The same where all of it is in memory, for whoever needs nothing else of it. */
  whole(name: string): Column | undefined {
    const entry = this.byName.get(name)?.cached;
    if (entry === undefined || entry.loading !== undefined) return undefined;
    this.sources.memory.touch(entry);
    return entry.column;
  }

  /**
   * Have a column read now that is leased for one pass: resolves when it is in memory, or there is no room for it;
   * `undefined` when there is nothing to wait for.
   */
  load(name: string): Promise<void> | undefined {
    return this.entry(this.kept(name), 'look-up')?.loading;
  }

  /** Test all documents by a column that is not in memory; `column` uses the result until it is released. */
  leaseTest(name: string, test: NamedTest): ColumnLease {
    const named = this.named(name);
    const { key, sources } = named;
    return this.tests.lease({ key, sources, test }, this.reader(named), this.sources.limit());
  }

  /** Begin to be ready for columns that are read ahead, if there are any. */
  prepareLarge(): void {
    this.sources.file.columns.beginReadAhead(READ_AHEAD);
  }

  /** Have so much memory kept free for a request until it releases it; `undefined` when there is no room. */
  reserveMemory(bytes: number): { readonly release: () => void } | undefined {
    const { memory } = this.sources;
    const entry: Evictable = { isPinned: true, isUsed: false, evict: () => undefined };
    if (!memory.canFit(bytes) || memory.count(entry, bytes) === 'refused') return undefined;
    return {
      release: () => {
        memory.forget(entry);
      },
    };
  }

  /** Count what a column takes, after more of its values was computed. */
  recount(name: string): void {
    const entry = this.byName.get(name)?.cached;
    if (entry !== undefined) this.count(entry);
  }

  /** Update the columns with what a patch did to a document; also those that are being read. */
  update(change: DocumentChange): void {
    const { id } = change.kind === 'removed' ? change : change.facts;
    for (const { cached: entry, sources } of this.byKey.values()) {
      if (entry === undefined) continue;
      // What is not read yet will be read as it is then.
      if (id >= entry.loaded && entry.loading !== undefined) {
        entry.isWritten ||= id < entry.loaded + PAGE_DOCUMENTS;
        continue;
      }
      if (!this.concerns(sources, change)) continue;
      entry.column.set(id, change.kind === 'removed' ? [] : sources.flatMap((each) => columnValues(each, change)));
      entry.passing.note(id);
      this.count(entry);
    }
    this.tests.update(id, (tested) => {
      if (!this.concerns(tested.sources, change)) return undefined;
      return (
        change.kind !== 'removed' &&
        tested.sources.some((source) => columnValues(source, change).some((value) => tested.test.test(value)))
      );
    });
  }

  private concerns(sources: readonly string[], change: DocumentChange): boolean {
    if (change.kind === 'removed') return true;
    return sources.some((source) => change.changed.has(source) || (change.isNew && BARE_FIELDS.has(source)));
  }

  /** In memory or being read now; `undefined` when there is no room for it. */
  private entry(named: NamedColumn, use: ColumnUse): CachedColumn | undefined {
    const { key, cached: known } = named;
    if (known !== undefined && (named.leases > 0 || !isWorn(known))) {
      known.isAwaited ||= use === 'look-up';
      return known;
    }
    if (known !== undefined) this.drop(known);
    const reader = this.reader(named);
    // Values of many documents are in many pages, but once in memory: how much it takes is known when it was read.
    const least = this.sources.limit() * REFERENCE_BYTES;
    if (!this.sources.memory.canFit(this.refused.get(key) ?? least)) return undefined;
    const isAwaited = use === 'look-up' || reader.size() < (this.sources.largeColumn ?? LARGE);
    if (!isAwaited && !this.passed.has(key)) {
      this.passed.add(key);
      return undefined;
    }
    const entry = beginning(named);
    entry.isAwaited = isAwaited;
    entry.loading = this.sources.slices
      .run(this.loadPages(entry, reader), () => entry.isAwaited)
      .finally(() => {
        entry.loading = undefined;
      });
    // Nobody else may look at how it ended.
    entry.loading.catch(() => undefined);
    return entry;
  }

  private *loadPages(entry: CachedColumn, reader: PageReader): Generator {
    try {
      const ahead = reader.ahead();
      yield* reader.prepare();
      if (ahead !== undefined) yield ahead.before(0);
      for (let place = 0; entry.loaded < this.sources.limit(); place++) {
        entry.isWritten = false;
        yield* reader.addInSteps(entry.column, { place, base: place * PAGE_DOCUMENTS }, () => !entry.isWritten);
        entry.loaded = (place + 1) * PAGE_DOCUMENTS;
        if (place === 0) this.reserve(entry, reader);
        // Without room it is read from the file instead.
        if (entry.of.cached !== entry || this.count(entry) === 'refused') {
          this.refused.set(entry.of.key, this.estimate(entry));
          return;
        }
        yield ahead?.before(place + 1);
      }
      entry.column.endPages();
      this.refused.delete(entry.of.key);
      entry.valuesWhenLoaded = entry.column.dictionary.limit;
      entry.loaded = Number.POSITIVE_INFINITY;
    } catch (error) {
      this.drop(entry);
      throw error;
    }
  }

  /**
   * Make room for all documents at once, and for their values where these hardly repeat: to grow step by step
   * would copy most of them again, the last time in one turn.
   */
  private reserve({ column, of: { sources } }: CachedColumn, reader: PageReader): void {
    const { dictionary } = column;
    const limit = this.sources.limit();
    const pages = limit / PAGE_DOCUMENTS;
    if (pages < 2 || sources.length > 1) return;
    column.reserve(limit);
    column.reserveLists(MARGIN * pages);
    if (dictionary.limit < PAGE_DOCUMENTS / 2) return;
    let values = 0;
    for (let id = 0; id < PAGE_DOCUMENTS; id++) values += column.countOf(id);
    if (dictionary.limit < DISTINCT * values) return;
    dictionary.reserve(Math.ceil(dictionary.limit * pages), reader.size());
  }

  /** Bytes of a column of which a part is loaded, when all of it is. */
  private estimate({ column, loaded }: CachedColumn): number {
    const { dictionary, bytes } = column;
    return bytes + Math.max(0, (dictionary.usedBytes * this.sources.limit()) / loaded - dictionary.bytes);
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
    if (entry.of.cached === entry) entry.of.cached = undefined;
  }

  private reader({ sources }: NamedColumn): PageReader {
    return new PageReader(this.sources.file, this.sources.pending, sources);
  }

  /** By a name that is kept: one that was leased. */
  private kept(name: string): NamedColumn {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const named = this.named(name);
    this.byKey.set(named.key, named);
    this.byName.set(name, named);
    return named;
  }

  private named(name: string): NamedColumn {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const sources = this.sources.fields.field(name)?.sources ?? [name];
    // An alias of one field is that field.
    const key = sources.length === 1 ? (sources[0] ?? name) : name;
    return this.byKey.get(key) ?? { key, sources, leases: 0, cached: undefined };
  }
}

/** A column of which nothing is there yet. */
function beginning(named: NamedColumn): CachedColumn {
  const column = new Column();
  const entry: CachedColumn = {
    of: named,
    column,
    passing: new PassingDocuments(column),
    loaded: 0,
    isWritten: false,
    counted: 0,
    isAwaited: true,
    valuesWhenLoaded: 0,
    loading: undefined,
    isUsed: false,
    get isPinned() {
      return named.leases > 0 || entry.loading !== undefined;
    },
    evict: () => {
      named.cached = undefined;
    },
  };
  named.cached = entry;
  return entry;
}

function isWorn({ column, valuesWhenLoaded, loading }: CachedColumn): boolean {
  if (loading !== undefined) return false;
  return column.dictionary.limit > 2 * valuesWhenLoaded + ADDED_VALUES;
}
