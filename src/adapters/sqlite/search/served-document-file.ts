import { nextTurn } from '../../../kernel/event-loop-turn.js';
import type { Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { DocumentPatch, TextFindings } from '../../../search/document-store.port.js';
import type { ServedFile } from '../served-generations.js';
import { attempt, sqliteCode } from '../sqlite-fault.js';
import { WriteBehind, type WriteBehindOwner } from '../write-behind.js';
import { Slices } from './memory/slices.js';
import { DocumentReader } from './query/document-reader.js';
import type { DocumentFile } from './storage/document-file.js';
import { DocumentWriter } from './storage/document-writer.js';
import { PendingColumns } from './storage/pending-columns.js';
import { PendingRows } from './storage/pending-rows.js';
import { compareTexts } from './verify/text-comparison.js';

/** Milliseconds for which requests may have to wait while segments of the full-text index are merged. */
const MERGE_SLICE = 3;

/** Milliseconds for which requests may have to wait while pages of columns are written. */
const COLUMN_SLICE = 4;
/** Milliseconds that a stop takes longer at most, so that the next start is quicker. */
const MOST_CLOSING = 3000;

/**
 * How documents are served. `memoryLimit`: bytes that their index may take in memory. `pendingValues`: changed values
 * that gather before pages are written. `readAtOnce`: number of documents up to which the list of a text is read in one
 * turn. `mostUnranked`: documents that are added before all are put in the order of their URNs again. `largeColumn`:
 * bytes in the file from which on a column is read while requests pass over it in the file. Absent ones have defaults.
 */
export interface ServingSettings {
  readonly memoryLimit: number;
  readonly pendingValues?: number;
  readonly readAtOnce?: number;
  readonly mostUnranked?: number;
  readonly largeColumn?: number;
}

/** One generation of the documents that takes patches and answers; its reader is made when the first read comes. */
export class ServedDocumentFile implements ServedFile, WriteBehindOwner {
  readonly writes: WriteBehind;
  readonly signature: string;
  private readonly pending: PendingRows;
  private readonly columns: PendingColumns;
  private readonly slices = new Slices();
  private readonly writer: DocumentWriter;
  private cachedReader: DocumentReader | undefined;

  constructor(
    readonly file: DocumentFile,
    private readonly fields: SearchFields,
    private readonly settings: ServingSettings,
  ) {
    this.signature = file.signature;
    this.pending = new PendingRows(file);
    this.columns = new PendingColumns(file, settings.pendingValues);
    this.writer = new DocumentWriter(file, this.pending, fields);
    this.writes = new WriteBehind(file.file, this, () => file.position());
  }

  /** For one read. @throws StoreUnavailable while writes are lost */
  get reader(): DocumentReader {
    this.writes.check();
    return (this.cachedReader ??= this.newReader());
  }

  private newReader(): DocumentReader {
    const reader: DocumentReader = new DocumentReader({
      file: this.file,
      fields: this.fields,
      pending: this.columns,
      slices: this.slices,
      settings: this.settings,
      isCurrent: () => this.cachedReader === reader,
      flushPending: (milliseconds) => this.writes.flushPending(milliseconds),
    });
    return reader;
  }

  /** What reads have loaded: number of documents, and bytes of all of it; `undefined` before the first of them. */
  get inMemory(): { readonly bytes: number; readonly count: number } | undefined {
    return this.cachedReader?.inMemory;
  }

  /** Bytes that may be loaded. */
  get memoryLimit(): number {
    return this.settings.memoryLimit;
  }

  /** The file for one read of whole documents. @throws StoreUnavailable while writes are lost */
  get documents(): DocumentFile {
    this.writes.check();
    return this.file;
  }

  /** Load what reads need, in slices between requests. Without it the first reads wait for it. Never rejects. */
  warmUp(): Promise<void> {
    // The read that needs it meets the same fault and reports it.
    return attempt(() => this.reader.warmUp()).catch(() => undefined);
  }

  write(patches: readonly DocumentPatch[], position: Position): void {
    this.writes.apply(position, () => {
      let changed = 0;
      for (const patch of patches) {
        const change = this.writer.write(patch);
        if (change === undefined) continue;
        this.columns.note(change);
        this.cachedReader?.note(change);
        changed++;
      }
      return changed;
    });
  }

  writePending(milliseconds: number): 'done' | 'more' {
    // Without a limit it is a read of texts that waits, or a commit: neither needs the columns in their pages.
    if (!Number.isFinite(milliseconds)) return this.pending.flush(milliseconds);
    // A step of a page may take as long as a slice, so that rows, and the commit after them, have others (D-139).
    const before = this.columns.remembered;
    const columns = this.columns.flush(Math.min(milliseconds, COLUMN_SLICE));
    return columns === 'more' || this.columns.remembered < before ? 'more' : this.pending.flush(milliseconds);
  }

  compact(): 'done' | 'more' {
    return this.file.words.merge(MERGE_SLICE);
  }

  /** See DerivedStore. */
  async purge(pace: PurgePace): Promise<void> {
    const flush = (): void => {
      this.writes.flush();
    };
    // Pages may still have what was removed.
    while (this.file.database.isOpen && (await attempt(() => this.writeColumns())) === 'more') await nextTurn();
    await this.removeUnshared();
    await attempt(() => {
      flush();
      this.file.words.mergeAll();
    });
    const slice = (): 'done' | 'more' => {
      // Outside of the transaction over many writes: a merge that fails must not take them with it.
      flush();
      return this.compact();
    };
    while (this.file.database.isOpen && (await attempt(slice)) === 'more') await nextTurn();
    await this.file.purge(pace, flush);
  }

  /** Write the pages that are behind: the first search after the next start waits until it knows what they lack. */
  prepareClose(): void {
    const end = performance.now() + MOST_CLOSING;
    try {
      while (this.columns.isRestored && performance.now() < end && this.writeColumns() === 'more');
    } catch (error) {
      // The next start reads it from the documents, which are durable.
      if (sqliteCode(error) === undefined) throw error;
    }
  }

  /** Write some of the pages that are behind. */
  private writeColumns(): 'done' | 'more' {
    return this.inTransaction(() => this.columns.flush(COLUMN_SLICE, 'all'));
  }

  /** Values that pages shared may be of what was removed, too. */
  private async removeUnshared(): Promise<void> {
    const steps = this.file.columns.removeUnshared((work) => {
      this.inTransaction(work);
    });
    while (this.file.database.isOpen && (await attempt(() => steps.next())).done !== true) await nextTurn();
  }

  /** In a transaction of its own, after that over many writes. */
  private inTransaction<T>(work: () => T): T {
    this.writes.flush();
    this.file.begin();
    try {
      const result = work();
      this.file.commit();
      return result;
    } catch (error) {
      if (this.file.database.inTransaction) this.file.database.exec('ROLLBACK');
      this.onRollback();
      throw error;
    }
  }

  /** See DocumentStore. Reads over a connection of its own. */
  compareTexts(limits: { readonly most: number; readonly signal: AbortSignal }): Promise<TextFindings> {
    return compareTexts(this.file.path, this.fields, limits);
  }

  writePosition(position: Position): void {
    this.file.setPosition(position);
  }

  onRollback(): void {
    this.pending.clear();
    this.columns.clear();
    this.writer.onRollback();
    this.file.words.forget();
    this.cachedReader = undefined;
  }
}
