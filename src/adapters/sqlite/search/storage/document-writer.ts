import { ownMember, setMember } from '../../../../kernel/members.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { AspectFields, DocumentPatch } from '../../../../search/document-store.port.js';
import type { DocumentFacts, DocumentFile, DocumentRow } from './document-file.js';
import type { RowTexts, WordSink } from './pending-rows.js';
import {
  type AspectTexts,
  columnText,
  gatherTexts,
  isIndexed,
  isName,
  nameLength,
  type RawTexts,
  TEXT_COLUMNS,
  TEXT_ROWS,
  textRowOf,
  type TextRow,
} from './index-text.js';
import { joinStored, readStored, sameValues, type StoredFields } from './stored-fields.js';
import { type FieldEntries, isLongText, StoredForm } from './stored-form.js';

/**
 * What became of a document. `changed`: fields that may have other values now. `texts`: its columns of the full-text table
 * when these are other ones now.
 */
export type DocumentChange =
  | { readonly kind: 'removed'; readonly id: number }
  | {
      readonly kind: 'written';
      readonly facts: DocumentFacts;
      readonly fields: StoredFields;
      readonly changed: ReadonlySet<string>;
      readonly texts: RowTexts | undefined;
    };

/** A document before and after a patch. */
interface Replacement {
  readonly held: DocumentRow;
  readonly before: StoredFields;
  readonly after: StoredFields;
}

/** An aspect whose fields are other ones now, or that came or went. `names`: fields whose values are other ones. */
interface RowDifference {
  readonly aspect: string;
  readonly held: AspectTexts;
  readonly now: AspectTexts;
  readonly names: readonly string[];
}

/** Brings patches into a file, and their words to what takes them. Runs inside the caller's transaction. */
export class DocumentWriter {
  private readonly form: StoredForm;

  constructor(
    private readonly file: DocumentFile,
    private readonly words: WordSink,
    private readonly fields: SearchFields,
  ) {
    this.form = new StoredForm(fields);
  }

  /** @returns `undefined` when the patch changes nothing */
  write(patch: DocumentPatch): DocumentChange | undefined {
    const held = this.file.byUrn.get(patch.urn);
    if (held === undefined) {
      return patch.dropsFirst && patch.set.size === 0 ? undefined : this.insert(patch, fieldsOf(patch));
    }
    if (patch.dropsFirst && patch.set.size === 0) return this.remove(held);
    if (this.isRepeated(patch, held)) return undefined;
    const before = joinStored(readStored(held.keywords), readStored(held.texts));
    return this.replace(patch, { held, before, after: patch.dropsFirst ? fieldsOf(patch) : merge(before, patch) });
  }

  /** Whether the patch brings the whole document as it is. Most do when rows are restored, and reading it takes longer. */
  private isRepeated({ set, clear, dropsFirst }: DocumentPatch, held: DocumentRow): boolean {
    if (dropsFirst || clear.length > 0) return false;
    const fields = [...set].sort(([a], [b]) => (a < b ? -1 : 1));
    return this.form.keywords(fields) === held.keywords && this.form.texts(fields) === held.texts;
  }

  private remove(held: DocumentRow): DocumentChange {
    this.file.remove.run(held.id);
    this.words.remove(held.id);
    return { kind: 'removed', id: held.id };
  }

  private insert({ urn, entityType }: DocumentPatch, fields: StoredFields): DocumentChange {
    const rows = gatherTexts(this.fields, urn, fields);
    const entries = entriesOf(fields);
    const facts = { urn, type: entityType, factor: this.factorOf(fields), nameLength: nameLength(rows) };
    const { lastInsertRowid } = this.file.insert.run(
      urn,
      entityType,
      facts.factor,
      facts.nameLength,
      this.form.keywords(entries),
      this.form.texts(entries),
    );
    const id = Number(lastInsertRowid);
    const texts = rows.map(analysed);
    for (const row of TEXT_ROWS) {
      const own = texts[row];
      if (own !== undefined && hasTexts(rows[row])) this.words.put(id, row, own, 'free');
    }
    return { kind: 'written', facts: { ...facts, id }, fields, changed: namesOf(fields), texts: allRows(texts) };
  }

  private replace({ urn, entityType }: DocumentPatch, change: Replacement): DocumentChange | undefined {
    const { held, before, after } = change;
    const differences = differencesBetween(before, after);
    // Most writes of a rebuild and many of connectors repeat what is there.
    if (differences.length === 0) return undefined;
    const differs = (test: (fields: SearchFields, name: string, aspect: string) => boolean): boolean =>
      differences.some(({ aspect, names }) => names.some((name) => test(this.fields, name, aspect)));
    const entries = entriesOf(after);
    const changedRows = this.changedRows(differences);
    const rows = changedRows.size === 0 ? [] : gatherTexts(this.fields, urn, after);
    const facts = {
      id: held.id,
      urn,
      type: entityType,
      factor: this.factorOf(after),
      nameLength: differs(isName) ? nameLength(rows) : held.nameLength,
    };
    const texts = differs(isLongText) ? this.form.texts(entries) : held.texts;
    this.file.update.run(entityType, facts.factor, facts.nameLength, this.form.keywords(entries), texts, held.id);
    const words = rows.map(analysed);
    for (const row of changedRows) {
      const own = words[row];
      if (own !== undefined) this.words.put(held.id, row, own, 'taken');
    }
    const changed = new Set(differences.flatMap(({ names }) => names));
    return { kind: 'written', facts, fields: after, changed, texts: rows.length === 0 ? undefined : allRows(words) };
  }

  /** Rows of the full-text table that are other ones now. */
  private changedRows(differences: readonly RowDifference[]): ReadonlySet<TextRow> {
    const changed = new Set<TextRow>();
    for (const { aspect, held, now, names } of differences) {
      if (!names.some((name) => isIndexed(this.fields, name, aspect))) continue;
      for (const fields of [held, now]) {
        const row = textRowOf(this.fields, aspect, fields);
        if (row !== undefined) changed.add(row);
      }
    }
    return changed;
  }

  /** Product of the weights of the field values that have one. */
  private factorOf(fields: StoredFields): number {
    let factor = 1;
    for (const { aspect, spec } of this.fields.weighted) {
      const held = fields[aspect];
      const values = held && ownMember(held, spec.name);
      for (const value of values ?? []) factor *= ownMember(spec.weights, String(value)) ?? 1;
    }
    return factor;
  }
}

function merge(before: StoredFields, patch: DocumentPatch): StoredFields {
  const aspects = new Map(Object.entries(before));
  for (const aspect of patch.clear) aspects.delete(aspect);
  for (const [aspect, fields] of patch.set) aspects.set(aspect, asRecord(fields));
  return Object.fromEntries([...aspects].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same for a document that held nothing. */
function fieldsOf({ set }: DocumentPatch): StoredFields {
  const fields: Record<string, StoredFields[string]> = {};
  for (const aspect of [...set.keys()].sort()) setMember(fields, aspect, asRecord(set.get(aspect) ?? new Map()));
  return fields;
}

/** Aspects that a patch leaves alone are the same objects on both sides. */
function differencesBetween(before: StoredFields, after: StoredFields): readonly RowDifference[] {
  const found: RowDifference[] = [];
  for (const aspect of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const held = ownMember(before, aspect);
    const now = ownMember(after, aspect);
    if (held === now) continue;
    const names = differingFields(held ?? {}, now ?? {});
    if (names.length > 0 || held === undefined || now === undefined) {
      found.push({ aspect, held: held ?? {}, now: now ?? {}, names });
    }
  }
  return found;
}

function differingFields(held: AspectTexts, now: AspectTexts): readonly string[] {
  const names = new Set([...Object.keys(held), ...Object.keys(now)]);
  return [...names].filter((name) => !sameValues(ownMember(held, name), ownMember(now, name)));
}

function namesOf(fields: StoredFields): ReadonlySet<string> {
  return new Set(Object.values(fields).flatMap((held) => Object.keys(held)));
}

function hasTexts(texts: RawTexts): boolean {
  return TEXT_COLUMNS.some((column) => texts[column].length > 0);
}

/** Analysed once, when it is first asked for. */
function analysed(texts: RawTexts): RowTexts {
  let made: readonly string[] | undefined;
  return () => (made ??= TEXT_COLUMNS.map((column) => columnText(column, texts)));
}

/** The columns of all rows of a document. */
function allRows(rows: readonly RowTexts[]): RowTexts {
  return () => TEXT_COLUMNS.map((_, column) => rows.map((texts) => texts()[column] ?? '').join(' '));
}

function entriesOf(fields: StoredFields): FieldEntries {
  return Object.entries(fields).map(([aspect, held]) => [aspect, Object.entries(held)]);
}

function asRecord(fields: AspectFields): StoredFields[string] {
  return Object.fromEntries(fields);
}
