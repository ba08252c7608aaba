import type { DocumentFile } from './document-file.js';
import { TEXT_ROWS, type TextRow } from '../../../../text-search/index-text.js';

/** Analysed texts of a row of the full-text table, by column, as UTF-8; computed when they are needed. */
export type RowTexts = () => readonly Uint8Array[];

/** Takes the texts of documents for the full-text table. */
export interface TextSink {
  /** Replace a row of a document. `place`: whether the table may have it already. */
  put(id: number, row: TextRow, texts: RowTexts, place: 'free' | 'taken'): void;
  /** Remove all rows of a document. */
  remove(id: number): void;
}

interface PendingRow {
  /** `undefined`: the row is removed. */
  readonly texts: RowTexts | undefined;
  readonly place: 'free' | 'taken';
}

/**
 * Rows of the full-text table that are still to be written. They are written in the order of their numbers, since FTS5
 * begins a new segment whenever a number is lower than the one before; and a row that changes again before it was
 * written is analysed and written once.
 */
export class PendingRows implements TextSink {
  private readonly rows = new Map<number, PendingRow>();
  /** Rows in the order in which they are to be written, from `next` on; `undefined` after others have come. */
  private ordered: readonly number[] | undefined;
  private next = 0;
  private last = -1;

  constructor(private readonly file: DocumentFile) {}

  put(id: number, row: TextRow, texts: RowTexts, place: PendingRow['place']): void {
    const number = 2 * id + row;
    this.ordered = undefined;
    this.rows.set(number, { texts, place: this.rows.has(number) ? 'taken' : place });
  }

  remove(id: number): void {
    this.ordered = undefined;
    for (const row of TEXT_ROWS) this.rows.set(2 * id + row, { texts: undefined, place: 'taken' });
  }

  /** Write rows for so many milliseconds. Only inside a transaction. */
  flush(milliseconds: number): 'done' | 'more' {
    if (this.rows.size === 0) return 'done';
    const end = performance.now() + milliseconds;
    const ordered = (this.ordered ??= this.inOrder());
    while (this.next < ordered.length) {
      this.write(ordered[this.next++] ?? 0);
      if (performance.now() > end) break;
    }
    return this.rows.size === 0 ? 'done' : 'more';
  }

  clear(): void {
    this.ordered = undefined;
    this.rows.clear();
  }

  /** Resume after the last written row (elevator order). */
  private inOrder(): readonly number[] {
    this.next = 0;
    const numbers = [...this.rows.keys()].sort((a, b) => a - b);
    const from = numbers.findIndex((number) => number > this.last);
    return from <= 0 ? numbers : [...numbers.slice(from), ...numbers.slice(0, from)];
  }

  private write(number: number): void {
    const row = this.rows.get(number);
    if (row === undefined) return;
    // First, so that a row that cannot be written is not tried forever.
    this.rows.delete(number);
    const { words } = this.file;
    if (row.texts === undefined) words.remove(number);
    else if (row.place === 'free') words.add(number, row.texts());
    else words.replace(number, row.texts());
    this.last = number;
  }
}
