import type { IndexField, SearchFields } from '../../../registry/search-fields.js';
import { ENTITY_TYPE_FIELD, URN_FIELD } from '../../../registry/search-fields.js';
import type { FieldValues } from '../../../search/search-index.port.js';
import { Column } from './column.js';
import type { DocumentDirectory } from './document-directory.js';
import type { DocumentFile } from './document-file.js';
import { isLongText } from './document-writer.js';
import { readStored, type StoredFields, valuesOf } from './stored-fields.js';

/** Columns of long texts in memory at a time; the one that was not used for longest goes. */
const MAX_TEXT_COLUMNS = 8;
/** A column is read again when it holds so many more bags than documents: values that nothing has any more. */
const SPENT_BAGS = 10_000;

/** Columns of the fields that requests name, loaded at first use and kept up by every write. */
export class ColumnStore {
  private readonly columns = new Map<string, Column>();

  constructor(
    private readonly file: DocumentFile,
    private readonly fields: SearchFields,
    private readonly directory: DocumentDirectory,
  ) {}

  /** Column of a field; of an alias, the values of all the fields that it stands for. */
  column(name: string): Column {
    const held = this.columns.get(name);
    if (held !== undefined && held.bags.length < this.directory.limit + SPENT_BAGS) {
      if (this.isText(name)) this.touch(name, held);
      return held;
    }
    this.columns.delete(name);
    this.load([...this.neighbours(name), name]);
    return this.columns.get(name) ?? new Column(0);
  }

  /** Bring the loaded columns up to a document's new fields; `undefined` when it is gone. */
  update(id: number, fields: StoredFields | undefined): void {
    for (const [name, column] of this.columns)
      column.set(id, fields === undefined ? [] : this.values(name, id, fields));
  }

  /** Facet fields are asked for together, so that the first of them brings the others in the same pass. */
  private neighbours(name: string): readonly string[] {
    if (this.isText(name)) return [];
    return this.fields
      .select([], (field: IndexField) => field.facet !== undefined && !this.isText(field.name))
      .map((field) => field.name)
      .filter((other) => other !== name && !this.columns.has(other));
  }

  private load(names: readonly string[]): void {
    const made = names.map((name): readonly [string, Column] => [name, new Column(this.directory.limit)]);
    const texts = names.some((name) => this.sources(name).some((source) => isLongText(this.fields, source)));
    for (const statement of texts ? [this.file.keywords, this.file.texts] : [this.file.keywords]) {
      for (const [id, text] of statement.iterate()) {
        const fields = readStored(text);
        for (const [name, column] of made) {
          const values = this.values(name, id, fields);
          if (values.length > 0) column.set(id, texts ? [...column.values(id), ...values] : values);
        }
      }
    }
    for (const [name, column] of made) this.columns.set(name, column);
    this.forgetOldTexts();
  }

  private values(name: string, id: number, fields: StoredFields): FieldValues {
    if (name === ENTITY_TYPE_FIELD) return [this.directory.typeOf(id)];
    if (name === URN_FIELD) return [this.directory.urn(id) ?? ''];
    const sources = this.sources(name);
    const [first = name] = sources;
    return sources.length > 1 ? sources.flatMap((source) => valuesOf(fields, source)) : valuesOf(fields, first);
  }

  private sources(name: string): readonly string[] {
    return this.fields.field(name)?.sources ?? [name];
  }

  private isText(name: string): boolean {
    return name === URN_FIELD || this.sources(name).some((source) => isLongText(this.fields, source));
  }

  private touch(name: string, column: Column): void {
    this.columns.delete(name);
    this.columns.set(name, column);
  }

  private forgetOldTexts(): void {
    const texts = [...this.columns.keys()].filter((name) => this.isText(name));
    for (const name of texts.slice(0, -MAX_TEXT_COLUMNS)) this.columns.delete(name);
  }
}
