import { InvariantError } from '../../../../kernel/assert-never.js';
import { ContentSum, type ContentTotal } from '../../../../change-log/content-sum.js';
import type { GenerationProgress } from '../../../../change-log/derived-store.port.js';
import type { Position } from '../../../../change-log/position.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { lostGeneration } from '../../sqlite-fault.js';
import { DocumentFile } from '../storage/document-file.js';
import { DocumentWriter } from '../storage/document-writer.js';
import { NewColumns } from '../storage/new-columns.js';
import type { StoredDocument } from '../storage/stored-form.js';
import { storeRanks } from '../storage/urn-order.js';
import type { RowTexts, TextSink } from '../storage/pending-rows.js';
import { TEXT_ROWS, type TextRow } from '../../../../text-search/index-text.js';

/** What a document is made from, or changed by. */
export type NewDocument = DocumentPatch | StoredDocument;

/** Patches in one transaction. */
const PATCHES_A_TRANSACTION = 5000;
/** Documents that are summed up in one go, about five milliseconds. */
const SUMMED_AT_ONCE = 500;
/** Milliseconds for which segments are merged in one transaction. */
const MERGE_SLICE = 1000;

/**
 * A file of documents in the making. It counts only when it is finished, so until then no sync is waited for: what a
 * killed process leaves is continued from its last checkpoint, and after a loss of power it is made again. Synchronous;
 * throws what the driver throws.
 */
export class NewDocumentFile {
  private readonly writer: DocumentWriter;
  private readonly columns: NewColumns;
  private uncommitted = 0;

  private constructor(
    private readonly file: DocumentFile,
    fields: SearchFields,
  ) {
    // The journal has the pages that a transaction has replaced, which are few: documents come one after another.
    file.database.pragma('journal_mode = DELETE');
    file.database.pragma('synchronous = OFF');
    file.words.setTermBuffer('large');
    this.writer = new DocumentWriter(file, immediateSink(file), fields);
    this.columns = new NewColumns(file);
  }

  /** An empty one; whatever is at the path is removed. */
  static begin(path: string, fields: SearchFields): NewDocumentFile {
    const file = opened(DocumentFile.create(path, fields.signature));
    return new NewDocumentFile(file, fields);
  }

  /** Continue one that was left. */
  static resume(path: string, fields: SearchFields): NewDocumentFile {
    return new NewDocumentFile(opened(DocumentFile.open(path, fields.signature)), fields);
  }

  add(documents: readonly NewDocument[]): void {
    if (this.uncommitted > 0 && !this.file.database.inTransaction) throw lostGeneration();
    this.file.begin();
    for (const document of documents) {
      const change = this.writer.write(document);
      if (change !== undefined) this.columns.note(change);
    }
    this.uncommitted += documents.length;
    if (this.uncommitted >= PATCHES_A_TRANSACTION) this.commit();
  }

  /** Make durable, as far as the death of the process is concerned, what was added, and how far that is. */
  checkpoint(progress: GenerationProgress): void {
    this.file.begin();
    this.columns.flush();
    this.file.making.write(progress);
    this.commit();
  }

  /** Sum up what it has; each step is a short one. */
  *total(): Generator<undefined, ContentTotal> {
    const sum = new ContentSum();
    for (let last: string | undefined = ''; last !== undefined; yield) {
      const rows = this.file.after.all(last, SUMMED_AT_ONCE);
      for (const { urn, type, keywords, texts } of rows) sum.add(urn, type, keywords, texts);
      last = rows.at(-1)?.urn;
    }
    return sum.total;
  }

  /** Documents after a URN, in order of URN. */
  content(after: string | undefined, limit: number): readonly StoredDocument[] {
    const rows = this.file.after.all(after ?? '', limit);
    return rows.map(({ urn, type, keywords, texts }) => ({ urn, entityType: type, keywords, texts }));
  }

  /** Close it as of its last checkpoint, without which it is removed. */
  keep(): void {
    if (this.file.database.inTransaction) this.file.database.exec('ROLLBACK');
    if (this.file.making.read() === undefined) this.file.destroy();
    else this.file.abandon();
  }

  /** Close it as it is, for another thread to continue. */
  leave(): void {
    this.file.begin();
    this.columns.flush();
    this.commit();
    this.file.close();
  }

  /** Make it durable with the position, and close it. */
  finish(position: Position): void {
    this.file.begin();
    this.columns.flush();
    this.commit();
    this.mergeSegments();
    for (const steps = storeRanks(this.file); steps.next().done !== true;);
    // From here on a commit waits until all that was written before is on the disk. The position has a transaction of
    // its own: the disk may write the pages of one transaction in any order.
    this.file.database.pragma('synchronous = FULL');
    this.file.begin();
    this.file.words.setTermBuffer('small');
    this.file.commit();
    this.file.begin();
    this.file.making.drop();
    this.file.setPosition(position);
    this.file.commit();
    this.file.close();
  }

  destroy(): void {
    this.file.destroy();
  }

  /** What is merged here need not be merged while requests wait: a term of all documents is merged in one go. */
  private mergeSegments(): void {
    for (let state: 'done' | 'more' = 'more'; state === 'more';) {
      this.file.begin();
      state = this.file.words.merge(MERGE_SLICE);
      this.file.commit();
    }
  }

  private commit(): void {
    this.file.commit();
    this.uncommitted = 0;
  }
}

function opened(file: DocumentFile | undefined): DocumentFile {
  if (file === undefined) throw new InvariantError('a new file of search documents cannot be read');
  return file;
}

/** Writes texts at once: the rows of a new document have the highest numbers, so their order is right. */
function immediateSink(file: DocumentFile): TextSink {
  return {
    put(id: number, row: TextRow, texts: RowTexts, place: 'free' | 'taken'): void {
      if (place === 'free') file.words.add(2 * id + row, texts());
      else file.words.replace(2 * id + row, texts());
    },
    remove(id: number): void {
      for (const row of TEXT_ROWS) file.words.remove(2 * id + row);
    },
  };
}
