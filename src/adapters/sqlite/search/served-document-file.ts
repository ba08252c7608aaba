import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../search/document-store.port.js';
import type { ServedFile } from '../served-generations.js';
import { attempt } from '../sqlite-fault.js';
import { WriteBehind, type WriteBehindOwner } from '../write-behind.js';
import { DocumentReader } from './query/document-reader.js';
import type { DocumentFile } from './storage/document-file.js';
import { DocumentWriter } from './storage/document-writer.js';
import { PendingRows } from './storage/pending-rows.js';

/** Milliseconds for which requests may have to wait while memory is loaded. */
const WARM_UP_SLICE = 5;

/** Milliseconds for which requests may have to wait while segments of the full-text index are merged. */
const MERGE_SLICE = 3;

/** One generation of the documents that takes patches and answers; its reader is made when the first read comes. */
export class ServedDocumentFile implements ServedFile, WriteBehindOwner {
  readonly writes: WriteBehind;
  readonly signature: string;
  private readonly pending: PendingRows;
  private readonly writer: DocumentWriter;
  private cachedReader: DocumentReader | undefined;
  private warming: NodeJS.Immediate | undefined;

  constructor(
    readonly file: DocumentFile,
    private readonly fields: SearchFields,
  ) {
    this.signature = file.signature;
    this.pending = new PendingRows(file);
    this.writer = new DocumentWriter(file, this.pending, fields);
    this.writes = new WriteBehind(file.database, this, () => file.position());
  }

  /** For one read. @throws StoreUnavailable while writes are lost */
  get reader(): DocumentReader {
    this.writes.check();
    return (this.cachedReader ??= new DocumentReader(this.file, this.fields, () => {
      this.writes.flushPending();
    }));
  }

  /** The file for one read of whole documents. @throws StoreUnavailable while writes are lost */
  get documents(): DocumentFile {
    this.writes.check();
    return this.file;
  }

  /** Load what reads need, in slices between requests. Without it the first read loads all, with it the rest. */
  warmUp(): void {
    clearImmediate(this.warming);
    this.warming = setImmediate(() => {
      if (this.file.database.isOpen && this.loadSlice() === 'more') this.warmUp();
    });
  }

  write(patches: readonly DocumentPatch[], position: Position): void {
    this.writes.apply(position, () => {
      let changed = 0;
      for (const patch of patches) {
        const change = this.writer.write(patch);
        if (change === undefined) continue;
        this.cachedReader?.note(change);
        changed++;
      }
      return changed;
    });
  }

  writePending(milliseconds: number): 'done' | 'more' {
    return this.pending.flush(milliseconds);
  }

  compact(): 'done' | 'more' {
    return this.file.mergeSegments(MERGE_SLICE);
  }

  /** See DerivedStore. */
  async purge(pace: PurgePace): Promise<void> {
    const flush = (): void => {
      this.writes.flush();
    };
    await attempt(() => {
      flush();
      this.file.mergeAll();
    });
    const slice = (): 'done' | 'more' => {
      // Outside of the transaction over many writes: a merge that fails must not take them with it.
      flush();
      return this.compact();
    };
    while (this.file.database.isOpen && (await attempt(slice)) === 'more') await nextTurn();
    await this.file.purge(pace, flush);
  }

  writePosition(position: Position): void {
    this.file.setPosition(position);
  }

  onRollback(): void {
    this.pending.clear();
    this.cachedReader = undefined;
  }

  private loadSlice(): 'done' | 'more' {
    try {
      return this.reader.load(WARM_UP_SLICE);
    } catch {
      // The read that needs it meets the same fault and reports it.
      return 'done';
    }
  }
}
