import type { IndexField, SearchFields } from '../../../../registry/search-fields.js';
import { ENTITY_TYPE_FIELD, URN_FIELD } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { Column } from './column.js';
import { type DocumentDirectory, runAll } from './document-directory.js';
import type { DocumentFile } from '../storage/document-file.js';
import { readStored, type StoredFields, valuesOf } from '../storage/stored-fields.js';
import { isLongText } from '../storage/stored-form.js';

/** Columns of long texts in memory at a time; the least recently used one is dropped. */
const MAX_TEXT_COLUMNS = 8;
/** A column is read again when it has so many more value sets than documents: sets that no document has any more. */
const UNUSED_SETS = 10_000;

/** Documents that are read at a time. */
const PAGE = 200;

/** Columns of the fields that requests name, loaded at first use and updated by every write. */
export class ColumnStore {
  private readonly columns = new Map<string, Column>();

  constructor(
    private readonly file: DocumentFile,
    private readonly fields: SearchFields,
    private readonly directory: DocumentDirectory,
  ) {}

  /** Load what most requests need, some documents in each step. No column may be read before the last step. */
  load(): Generator<undefined> {
    const { softDelete } = this.fields;
    return this.read([...(softDelete === undefined ? [] : [softDelete]), ...this.facetFields()]);
  }

  /** Column of a field; of an alias, the values of all the fields that it means. */
  column(name: string): Column {
    const cached = this.columns.get(name);
    if (cached !== undefined && cached.valueSets.length < this.directory.limit + UNUSED_SETS) {
      if (this.isText(name)) this.touch(name, cached);
      return cached;
    }
    runAll(this.read([name]));
    this.forgetOldTexts();
    return this.columns.get(name) ?? new Column(0);
  }

  /** Update the columns with a document's fields, some of which have changed; also while columns are loaded. */
  update(id: number, fields: StoredFields, changed: ReadonlySet<string>): void {
    for (const [name, column] of this.columns) {
      if (this.isBare(name) || this.sources(name).some((source) => changed.has(source))) {
        column.set(id, this.values(name, id, fields));
      }
    }
  }

  /** Call when a document is gone. */
  remove(id: number): void {
    for (const column of this.columns.values()) column.set(id, []);
  }

  private facetFields(): readonly string[] {
    return this.fields
      .select([], (field: IndexField) => field.facet !== undefined && !this.isText(field.name))
      .map((field) => field.name);
  }

  private *read(names: readonly string[]): Generator<undefined> {
    const made = names.map((name): readonly [string, Column] => [name, new Column(this.directory.limit)]);
    for (const [name, column] of made) this.columns.set(name, column);
    // Most columns have one field: finding the columns of a document's fields is less work than the reverse.
    const plain = new Map(made.filter(([name]) => this.isPlain(name)));
    const others = made.filter(([name]) => !this.isPlain(name));
    const texts = names.some((name) => this.sources(name).some((source) => isLongText(this.fields, source)));
    for (const statement of texts ? [this.file.keywords, this.file.texts] : [this.file.keywords]) {
      for (let after = 0, more = true; more;) {
        const page = statement.all(after, PAGE);
        for (const [id, text] of page) {
          const fields = readStored(text);
          addFields(plain, id, fields);
          for (const [name, column] of others) addValues(column, id, this.values(name, id, fields));
          after = id;
        }
        more = page.length === PAGE;
        yield;
      }
    }
  }

  private isPlain(name: string): boolean {
    const [first, ...others] = this.sources(name);
    return !this.isBare(name) && first === name && others.length === 0;
  }

  /** Whether a field is of the document itself, and not of its aspects. */
  private isBare(name: string): boolean {
    return name === ENTITY_TYPE_FIELD || name === URN_FIELD;
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

function addFields(columns: ReadonlyMap<string, Column>, id: number, fields: StoredFields): void {
  for (const aspect in fields) {
    for (const name in fields[aspect]) {
      const column = columns.get(name);
      if (column !== undefined) addValues(column, id, fields[aspect][name] ?? []);
    }
  }
}

/** Add the values of one part of a document; another part, or a write, may have added the same. */
function addValues(column: Column, id: number, values: FieldValues): void {
  if (values.length === 0) return;
  const before = column.values(id);
  if (before.length === 0 && values.length === 1) column.set(id, values);
  else column.set(id, [...new Set([...before, ...values])]);
}
