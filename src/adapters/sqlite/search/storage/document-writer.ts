import { ownMember } from '../../../../kernel/members.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { mergedFields, patchFields, scoreFactor } from '../../../../text-search/patched-fields.js';
import { FACTS_FIELD } from './bare-fields.js';
import type { DocumentFacts, DocumentFile, DocumentRow } from './document-file.js';
import { FreeIds } from './free-ids.js';
import type { RowTexts, TextSink } from './pending-rows.js';
import {
  type AspectTexts,
  columnTexts,
  gatherTexts,
  isEmptyRow,
  isIndexed,
  isName,
  nameLength,
  type RawTexts,
  TEXT_COLUMNS,
  TEXT_ROWS,
  textRowOf,
  type TextRow,
} from '../../../../text-search/index-text.js';
import { asAspects, fieldsIn, sameValues, type StoredFields } from '../../../../text-search/stored-fields.js';
import { type FieldEntries, isLongText, type StoredDocument, StoredForm } from './stored-form.js';

/**
 * What a patch did to a document. `changed`: columns that may have other values now. `isNew`: whether there was none
 * before. `texts`: its columns of the full-text table, when they have changed.
 */
export type DocumentChange =
  | { readonly kind: 'removed'; readonly id: number; readonly changed: ReadonlySet<string> }
  | {
      readonly kind: 'written';
      readonly isNew: boolean;
      readonly facts: DocumentFacts;
      readonly fields: StoredFields;
      readonly changed: ReadonlySet<string>;
      readonly texts: (() => readonly string[]) | undefined;
    };

/** A document before and after a patch. */
interface Replacement {
  readonly stored: DocumentRow;
  readonly before: StoredFields;
  readonly after: StoredFields;
}

/** An aspect that was added or removed, or whose fields have changed. `names`: fields whose values have. */
interface RowDifference {
  readonly aspect: string;
  readonly old: AspectTexts;
  readonly now: AspectTexts;
  readonly names: readonly string[];
}

/** Applies patches to a file, and gives their texts to a sink. Runs inside the caller's transaction. */
export class DocumentWriter {
  private readonly form: StoredForm;
  private readonly ids: FreeIds;

  constructor(
    private readonly file: DocumentFile,
    private readonly sink: TextSink,
    private readonly fields: SearchFields,
  ) {
    this.form = new StoredForm(fields);
    this.ids = new FreeIds(file.database);
  }

  /** Call when the transaction was rolled back. */
  onRollback(): void {
    this.ids.forget();
  }

  /** @returns `undefined` when the patch changes nothing */
  write(patch: DocumentPatch | StoredDocument): DocumentChange | undefined {
    if (!('set' in patch)) return this.writeStored(patch);
    const stored = this.file.byUrn.get(patch.urn);
    if (stored === undefined) {
      return patch.dropsFirst && patch.set.size === 0 ? undefined : this.insertPatch(patch);
    }
    if (patch.dropsFirst && patch.set.size === 0) return this.remove(stored);
    return this.isRepeated(patch, stored) ? undefined : this.change(patch, stored);
  }

  /**
   * Whether the patch repeats the whole document. Most do when rows are restated, and parsing what is stored takes
   * longer.
   */
  private isRepeated({ set, clear, dropsFirst }: DocumentPatch, stored: DocumentRow): boolean {
    if (dropsFirst || clear.length > 0) return false;
    const fields = [...set].sort(([a], [b]) => (a < b ? -1 : 1));
    return this.form.keywords(fields) === stored.keywords && this.form.texts(fields) === stored.texts;
  }

  /** What has only set aspects is mostly new, or what is there. */
  private writeStored(document: StoredDocument): DocumentChange | undefined {
    const stored = this.file.byUrn.get(document.urn);
    if (stored === undefined) return this.insert(document, fieldsIn(document));
    if (document.keywords === stored.keywords && document.texts === stored.texts) return undefined;
    const { urn, entityType } = document;
    return this.change({ urn, entityType, set: asAspects(fieldsIn(document)), clear: [], dropsFirst: false }, stored);
  }

  private change(patch: DocumentPatch, stored: DocumentRow): DocumentChange | undefined {
    const before = fieldsIn(stored);
    const after = patch.dropsFirst ? patchFields(patch) : mergedFields(before, patch);
    return this.replace(patch, { stored, before, after });
  }

  private remove({ id, keywords, texts }: DocumentRow): DocumentChange {
    this.file.remove.run(id);
    this.ids.free(id);
    this.sink.remove(id);
    return { kind: 'removed', id, changed: namesOf(fieldsIn({ keywords, texts })) };
  }

  private insertPatch(patch: DocumentPatch): DocumentChange {
    const fields = patchFields(patch);
    const { urn, entityType } = patch;
    const form = this.form.of(patch);
    if (form !== undefined) return this.insert(form, fields);
    const entries = entriesOf(fields);
    const [keywords, texts] = [this.form.keywords(entries), this.form.texts(entries)];
    return this.insert({ urn, entityType, keywords, texts }, fields);
  }

  private insert({ urn, entityType, ...form }: StoredDocument, fields: StoredFields): DocumentChange {
    const rows = gatherTexts(this.fields, urn, fields);
    const facts = { urn, type: entityType, factor: scoreFactor(this.fields, fields), nameLength: nameLength(rows) };
    const id = this.file.insert.run(
      this.ids.take() ?? null,
      urn,
      entityType,
      facts.factor,
      facts.nameLength,
      form.keywords,
      form.texts,
    );
    const texts = rows.map(analysed);
    for (const row of TEXT_ROWS) {
      const own = texts[row];
      if (own !== undefined && !isEmptyRow(rows[row])) this.sink.put(id, row, own, 'free');
    }
    const changed = namesOf(fields);
    return { kind: 'written', isNew: true, facts: { ...facts, id }, fields, changed, texts: allRows(texts) };
  }

  private replace({ urn, entityType }: DocumentPatch, change: Replacement): DocumentChange | undefined {
    const { stored, before, after } = change;
    const differences = differencesBetween(before, after);
    // Many writes of connectors repeat what is there.
    if (differences.length === 0) return undefined;
    const differs = (test: (fields: SearchFields, name: string, aspect: string) => boolean): boolean =>
      differences.some(({ aspect, names }) => names.some((name) => test(this.fields, name, aspect)));
    const entries = entriesOf(after);
    const changedRows = this.changedRows(differences);
    const rows = changedRows.size === 0 ? [] : gatherTexts(this.fields, urn, after);
    const facts = {
      id: stored.id,
      urn,
      type: entityType,
      factor: scoreFactor(this.fields, after),
      nameLength: differs(isName) ? nameLength(rows) : stored.nameLength,
    };
    const texts = differs(isLongText) ? this.form.texts(entries) : stored.texts;
    this.file.update.run(entityType, facts.factor, facts.nameLength, this.form.keywords(entries), texts, stored.id);
    const analysedRows = rows.map(analysed);
    for (const row of changedRows) {
      const own = analysedRows[row];
      if (own !== undefined) this.sink.put(stored.id, row, own, 'taken');
    }
    const changed = new Set(differences.flatMap(({ names }) => names));
    if (facts.factor !== stored.factor || facts.nameLength !== stored.nameLength) changed.add(FACTS_FIELD);
    return {
      kind: 'written',
      isNew: false,
      facts,
      fields: after,
      changed,
      texts: rows.length === 0 ? undefined : allRows(analysedRows),
    };
  }

  /** Rows of the full-text table that have changed. */
  private changedRows(differences: readonly RowDifference[]): ReadonlySet<TextRow> {
    const changed = new Set<TextRow>();
    for (const { aspect, old, now, names } of differences) {
      if (!names.some((name) => isIndexed(this.fields, name, aspect))) continue;
      if (names.some((name) => isName(this.fields, name, aspect))) changed.add(0);
      for (const fields of [old, now]) {
        const row = textRowOf(this.fields, aspect, fields);
        if (row !== undefined) changed.add(row);
      }
    }
    return changed;
  }
}

/** Aspects that a patch leaves alone are the same objects on both sides. */
function differencesBetween(before: StoredFields, after: StoredFields): readonly RowDifference[] {
  const found: RowDifference[] = [];
  for (const aspect of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = ownMember(before, aspect);
    const now = ownMember(after, aspect);
    if (old === now) continue;
    const names = differingFields(old ?? {}, now ?? {});
    if (names.length > 0 || old === undefined || now === undefined) {
      found.push({ aspect, old: old ?? {}, now: now ?? {}, names });
    }
  }
  return found;
}

function differingFields(old: AspectTexts, now: AspectTexts): readonly string[] {
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].filter((name) => !sameValues(ownMember(old, name), ownMember(now, name)));
}

function namesOf(fields: StoredFields): ReadonlySet<string> {
  return new Set(Object.values(fields).flatMap((own) => Object.keys(own)));
}

/** Analysed once, when it is first needed. */
function analysed(texts: RawTexts): RowTexts {
  let made: readonly Uint8Array[] | undefined;
  return () => (made ??= columnTexts(texts));
}

/** The columns of all rows of a document. */
function allRows(rows: readonly RowTexts[]): () => readonly string[] {
  return () => TEXT_COLUMNS.map((_, column) => rows.map((texts) => decoder.decode(texts()[column])).join(' '));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function entriesOf(fields: StoredFields): FieldEntries {
  return Object.entries(fields).map(([aspect, own]) => [aspect, Object.entries(own)]);
}
