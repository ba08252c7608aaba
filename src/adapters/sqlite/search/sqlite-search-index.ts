import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { invariant, InvariantError } from '../../../kernel/assert-never.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type {
  BrowseRequest,
  BrowseResult,
  DocumentPatch,
  SearchDocument,
  SearchGeneration,
  SearchRequest,
  SearchResult,
  SuggestRequest,
} from '../../../search/search-index.port.js';
import { SearchIndex } from '../../../search/search-index.port.js';
import { attempt } from '../sqlite-fault.js';
import { removeSqliteFile } from '../sqlite-file.js';
import { WriteBehind } from '../write-behind.js';
import { DocumentFile, type DocumentRow } from './storage/document-file.js';
import { DocumentReader } from './query/document-reader.js';
import { DocumentWriter } from './storage/document-writer.js';
import { PendingRows } from './storage/pending-rows.js';
import { NewGeneration } from './rebuild/new-generation.js';
import { type BeginThread, beginThread } from './rebuild/threaded-document-file.js';
import { asAspects, joinStored, readStored } from './storage/stored-fields.js';
import type { Suggestion } from './query/suggestion.js';

const FILE_NAME = /^documents-(\d+)\.db$/;

/** Milliseconds for which requests may have to wait while memory is loaded. */
const WARM_UP_SLICE = 5;

/** Milliseconds for which requests may have to wait while the pieces of the full-text index are merged. */
const TIDY_SLICE = 3;

/** One file of documents with what reads and writes it; the reader is made when the first read comes. */
class ServedDocumentFile {
  readonly writes: WriteBehind;
  private readonly words: PendingRows;
  private readonly writer: DocumentWriter;
  private held: DocumentReader | undefined;

  constructor(
    readonly number: number,
    readonly file: DocumentFile,
    private readonly fields: SearchFields,
  ) {
    this.words = new PendingRows(file);
    this.writer = new DocumentWriter(file, this.words, fields);
    this.writes = new WriteBehind(file.database, this, () => file.position());
  }

  /** For one read. */
  get reader(): DocumentReader {
    this.writes.check();
    return (this.held ??= new DocumentReader(this.file, this.fields, () => {
      this.writes.flushPending();
    }));
  }

  /** The file for one read of whole documents. */
  get documents(): DocumentFile {
    this.writes.check();
    return this.file;
  }

  /** Load a part of what reads need; nothing goes wrong for anybody who does not read. */
  warmUp(): 'done' | 'more' {
    try {
      return this.reader.load(WARM_UP_SLICE);
    } catch {
      // The read that needs it meets the same fault, and says so.
      return 'done';
    }
  }

  write(patches: readonly DocumentPatch[], position: Position): void {
    this.writes.apply(position, () => {
      let changed = 0;
      for (const patch of patches) {
        const change = this.writer.write(patch);
        if (change === undefined) continue;
        this.held?.note(change);
        changed++;
      }
      return changed;
    });
  }

  flush(milliseconds: number): 'done' | 'more' {
    return this.words.flush(milliseconds);
  }

  compact(): 'done' | 'more' {
    return this.file.mergeWords(TIDY_SLICE);
  }

  writePosition(position: Position): void {
    this.file.setPosition(position);
  }

  onRollback(): void {
    this.words.forget();
    this.held = undefined;
  }

  destroy(): void {
    this.writes.abandon();
    this.file.destroy();
  }

  close(): void {
    this.writes.flush();
    this.writes.abandon();
    this.file.close();
  }
}

/**
 * The search index in a SQLite file of its own, `documents-<generation>.db`. Words are found by FTS5; what filters,
 * facets, sorting and browsing need is held in memory by document number, loaded at first use: a filter on a frequent
 * value, a count over all hits and an exact total then cost a pass over integers. The file can be deleted at any time
 * when it is not open; it is noticed, and made again from the truth.
 */
export class SqliteSearchIndex extends SearchIndex {
  private constructor(
    private readonly directory: string,
    private readonly fields: SearchFields,
    private threads: BeginThread | undefined,
    private current: ServedDocumentFile,
  ) {
    super();
  }

  /**
   * Open the newest complete generation in the directory that these fields can read, or begin an empty one; all other
   * generations are removed.
   * @param threads begins the threads that make large generations
   * @throws StoreUnavailable when the directory cannot be used
   */
  static async open(
    directory: string,
    fields: SearchFields,
    threads: BeginThread = beginThread,
  ): Promise<SqliteSearchIndex> {
    return attempt(() => {
      mkdirSync(directory, { recursive: true });
      const numbers = readdirSync(directory)
        .map((name) => Number(FILE_NAME.exec(name)?.[1] ?? Number.NaN))
        .filter((number) => !Number.isNaN(number))
        .sort((a, b) => b - a);
      let current: ServedDocumentFile | undefined;
      for (const number of numbers) {
        current = current ?? openComplete(directory, number, fields);
        if (current?.number !== number) removeSqliteFile(pathOf(directory, number));
      }
      current ??= begin(directory, (numbers[0] ?? 0) + 1, fields);
      return new SqliteSearchIndex(directory, fields, threads, current);
    });
  }

  override position(): Promise<Position | undefined> {
    return attempt(() => this.current.writes.position());
  }

  override recover(): Promise<void> {
    return attempt(() => {
      this.current.writes.recover();
    });
  }

  override freshness(): Promise<Freshness> {
    return attempt(() => (this.current.file.signature === this.fields.signature ? 'current' : 'outdated'));
  }

  override apply(patches: readonly DocumentPatch[], position: Position): Promise<void> {
    return attempt(() => {
      this.current.write(patches, position);
    });
  }

  override settle(): Promise<void> {
    return attempt(() => {
      this.current.writes.flush();
    });
  }

  override search(request: SearchRequest): Promise<SearchResult> {
    return attempt(() => this.current.reader.search(request));
  }

  override suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return attempt(() => this.current.reader.suggest(request));
  }

  override browse(request: BrowseRequest): Promise<BrowseResult> {
    return attempt(() => this.current.reader.browse(request));
  }

  override document(urn: Urn): Promise<SearchDocument | undefined> {
    return attempt(() => {
      const row = this.current.documents.byUrn.get(urn);
      return row === undefined ? undefined : asDocument(row);
    });
  }

  override documents(after: Urn | undefined, limit: number): Promise<readonly SearchDocument[]> {
    return attempt(() => this.current.documents.after.all(after ?? '', limit).map(asDocument));
  }

  override async newGeneration(): Promise<SearchGeneration> {
    await this.next?.abandon();
    return attempt(() => this.startGeneration());
  }

  /**
   * Load what reads need, a little at a time between requests. Without it the first read does so; one that comes before
   * it is done does the rest.
   */
  warmUp(): void {
    clearImmediate(this.warming);
    this.warming = setImmediate(() => {
      if (this.current.warmUp() === 'more') this.warmUp();
    });
  }

  /** Let go of the files; the index is of no use afterwards. */
  async close(): Promise<void> {
    clearImmediate(this.warming);
    await this.next?.abandon();
    await attempt(() => {
      this.current.close();
    });
  }

  private next: NewGeneration | undefined;
  private warming: NodeJS.Immediate | undefined;

  private startGeneration(): SearchGeneration {
    const number = this.current.number + 1;
    const next = new NewGeneration(pathOf(this.directory, number), this.fields, this.threads);
    this.next = next;
    return {
      add: (patches) => next.add(patches),
      finish: async (position) => {
        invariant(this.next === next, 'a generation of the search index was replaced while it was made');
        await next.finish(position);
        await attempt(() => {
          this.switchTo(number);
        });
      },
      abandon: async () => {
        if (this.next !== next) return;
        this.next = undefined;
        await next.abandon();
        // What ended one thread may end the next: slower is better than never.
        if (next.thread === 'broken') this.threads = undefined;
      },
    };
  }

  private switchTo(number: number): void {
    const made = openComplete(this.directory, number, this.fields);
    invariant(made !== undefined, 'a finished generation of the search index cannot be read');
    const old = this.current;
    this.current = made;
    this.next = undefined;
    old.destroy();
    if (this.warming !== undefined) this.warmUp();
  }
}

function asDocument({ urn, type, keywords, texts }: DocumentRow): SearchDocument {
  return { urn, entityType: type, aspects: asAspects(joinStored(readStored(keywords), readStored(texts))) };
}

function pathOf(directory: string, number: number): string {
  return join(directory, `documents-${String(number)}.db`);
}

function openComplete(directory: string, number: number, fields: SearchFields): ServedDocumentFile | undefined {
  const file = DocumentFile.open(pathOf(directory, number), fields.signature);
  if (file === undefined) return undefined;
  if (file.position() !== undefined && fields.canRead(file.signature))
    return new ServedDocumentFile(number, file, fields);
  file.destroy();
  return undefined;
}

function begin(directory: string, number: number, fields: SearchFields): ServedDocumentFile {
  const file = DocumentFile.create(pathOf(directory, number), fields.signature);
  if (file === undefined) throw new InvariantError('a new file of search documents cannot be read');
  return new ServedDocumentFile(number, file, fields);
}
