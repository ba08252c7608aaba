import type { FieldValues } from '../../../../search/document-store.port.js';
import { Column } from '../memory/column.js';
import { BARE_FIELDS } from './bare-fields.js';
import { PAGE_DOCUMENTS } from './column-page.js';
import { type ColumnPages, placeOf } from './column-pages.js';
import type { DocumentFile } from './document-file.js';
import type { DocumentChange } from './document-writer.js';
import { columnValues, PendingColumns, visitColumns } from './pending-columns.js';

/** A column of one page. `documents`: up to the last one that has or had a value. */
interface OpenColumn {
  readonly column: Column;
  documents: number;
}

/**
 * Columns of a file in the making. Its documents come in the order of their ids, so the values of a page are gathered
 * as columns and written once, when a document of the next page comes. What changes in an earlier page is left to
 * PendingColumns. Only inside a transaction; what is not flushed is lost.
 */
export class NewColumns {
  private readonly pages: ColumnPages;
  private readonly earlier: PendingColumns;
  private columns = new Map<string, OpenColumn>();
  private place = 0;

  constructor(file: DocumentFile) {
    this.pages = file.columns;
    this.earlier = new PendingColumns(file);
  }

  /** Take what a patch did to a document. */
  note(change: DocumentChange): void {
    const id = change.kind === 'removed' ? change.id : change.facts.id;
    const place = placeOf(id);
    if (place < this.place) {
      this.earlier.note(change);
      this.earlier.flush(Number.POSITIVE_INFINITY);
      return;
    }
    if (place > this.place) this.writePages();
    this.place = place;
    if (change.kind === 'removed') {
      for (const name of [...change.changed, ...BARE_FIELDS.keys()]) this.set(name, id, []);
    } else if (change.isNew) {
      visitColumns(change, (name, values) => {
        this.set(name, id, values);
      });
    } else for (const name of change.changed) this.set(name, id, columnValues(name, change));
  }

  /** Write all that was noted. */
  flush(): void {
    this.writePages();
    this.earlier.flush(Number.POSITIVE_INFINITY, 'all');
  }

  private set(field: string, id: number, values: FieldValues): void {
    let open = this.columns.get(field);
    if (open === undefined) this.columns.set(field, (open = this.open(field)));
    const at = id - this.place * PAGE_DOCUMENTS;
    open.column.set(at, values);
    if (values.length > 0 && at >= open.documents) open.documents = at + 1;
  }

  /** The page may be there from before the file was left. */
  private open(field: string): OpenColumn {
    const column = new Column();
    const page = this.pages.page(field, this.place);
    if (page !== undefined) column.addPage(page, 0);
    return { column, documents: page?.documents ?? 0 };
  }

  private writePages(): void {
    for (const [field, { column, documents }] of this.columns) this.pages.write(field, this.place, column, documents);
    this.columns = new Map();
  }
}
