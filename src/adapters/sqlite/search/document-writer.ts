import { ownMember } from '../../../kernel/own-member.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { AspectFields, DocumentPatch } from '../../../search/search-index.port.js';
import type { DocumentFacts, DocumentFile, DocumentRow } from './document-file.js';
import type { HeldWords, RowTexts } from './held-words.js';
import {
  columnText,
  gatherTexts,
  nameLength,
  type RawTexts,
  TEXT_COLUMNS,
  TEXT_ROWS,
  textRowOf,
  type TextRow,
  textsDiffer,
} from './index-text.js';
import { joinStored, readStored, sameValues, type StoredFields } from './stored-fields.js';

/** What became of a document. `texts`: its columns of the full-text table when these are other ones now. */
export type DocumentChange =
  | { readonly kind: 'removed'; readonly id: number }
  | {
      readonly kind: 'written';
      readonly facts: DocumentFacts;
      readonly fields: StoredFields;
      readonly texts: RowTexts | undefined;
    };

/** A document before and after a patch. */
interface Replacement {
  readonly held: DocumentRow;
  readonly before: StoredFields;
  readonly after: StoredFields;
}

/** Brings patches into a file, and their words into what is held back. Runs inside the caller's transaction. */
export class DocumentWriter {
  constructor(
    private readonly file: DocumentFile,
    private readonly words: HeldWords,
    private readonly fields: SearchFields,
  ) {}

  /** @returns `undefined` when the patch changes nothing */
  write(patch: DocumentPatch): DocumentChange | undefined {
    const held = this.file.byUrn.get(patch.urn);
    if (held === undefined) {
      return patch.drop === 'yes' && patch.set.size === 0 ? undefined : this.insert(patch, merge({}, patch));
    }
    if (patch.drop === 'yes' && patch.set.size === 0) return this.remove(held);
    const before = joinStored(readStored(held.keywords), readStored(held.texts));
    return this.replace(patch, { held, before, after: merge(patch.drop === 'yes' ? {} : before, patch) });
  }

  private remove(held: DocumentRow): DocumentChange {
    this.file.remove.run(held.id);
    this.words.remove(held.id);
    return { kind: 'removed', id: held.id };
  }

  private insert({ urn, entityType }: DocumentPatch, fields: StoredFields): DocumentChange {
    const rows = TEXT_ROWS.map((row) => gatherTexts(this.fields, row, urn, fields));
    const split = this.split(fields);
    const facts = { urn, type: entityType, factor: this.factorOf(fields), nameLength: nameLength(rows) };
    const { lastInsertRowid } = this.file.insert.run(
      urn,
      entityType,
      facts.factor,
      facts.nameLength,
      split.keywords,
      split.texts,
    );
    const id = Number(lastInsertRowid);
    const texts = rows.map(analysed);
    for (const row of TEXT_ROWS) {
      const own = texts[row];
      if (own !== undefined && rows[row] !== undefined && hasTexts(rows[row])) this.words.put(id, row, own, 'free');
    }
    return { kind: 'written', facts: { ...facts, id }, fields, texts: allRows(texts) };
  }

  private replace({ urn, entityType }: DocumentPatch, change: Replacement): DocumentChange | undefined {
    const { held, after } = change;
    const aspects = changedAspects(change);
    // Most writes of a rebuild and many of connectors repeat what is there.
    if (aspects.length === 0) return undefined;
    const split = this.split(after);
    const changed = this.changedRows(change, aspects);
    const rows = changed.size === 0 ? [] : TEXT_ROWS.map((row) => gatherTexts(this.fields, row, urn, after));
    const facts = {
      id: held.id,
      urn,
      type: entityType,
      factor: this.factorOf(after),
      nameLength: changed.size === 0 ? held.nameLength : nameLength(rows),
    };
    this.file.update.run(entityType, facts.factor, facts.nameLength, split.keywords, split.texts, held.id);
    const texts = rows.map(analysed);
    for (const row of changed) {
      const own = texts[row];
      if (own !== undefined) this.words.put(held.id, row, own, 'taken');
    }
    return { kind: 'written', facts, fields: after, texts: changed.size === 0 ? undefined : allRows(texts) };
  }

  /** Rows of the full-text table that are other ones now. */
  private changedRows({ before, after }: Replacement, aspects: readonly string[]): ReadonlySet<TextRow> {
    const changed = new Set<TextRow>();
    for (const aspect of aspects) {
      const [held = {}, now = {}] = [before[aspect], after[aspect]];
      if (!textsDiffer(this.fields, aspect, held, now)) continue;
      for (const fields of [held, now]) {
        const row = textRowOf(this.fields, aspect, fields);
        if (row !== undefined) changed.add(row);
      }
    }
    return changed;
  }

  /** Long texts apart from what filters and facets read. */
  private split(fields: StoredFields): { readonly keywords: string; readonly texts: string } {
    const keywords: Record<string, Record<string, unknown>> = {};
    const texts: Record<string, Record<string, unknown>> = {};
    for (const [aspect, held] of Object.entries(fields)) {
      const own: Record<string, unknown> = (keywords[aspect] = {});
      for (const [name, values] of Object.entries(held)) {
        if (isLongText(this.fields, name)) (texts[aspect] ??= {})[name] = values;
        else own[name] = values;
      }
    }
    return { keywords: JSON.stringify(keywords), texts: JSON.stringify(texts) };
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

/** Whether a field is kept with the long texts: words to be searched, which are seldom counted or sorted by. */
export function isLongText(fields: SearchFields, name: string): boolean {
  const field = fields.field(name);
  return field?.family === 'text' && field.facet === undefined;
}

function merge(before: StoredFields, patch: DocumentPatch): StoredFields {
  const aspects = new Map(Object.entries(before));
  for (const aspect of patch.clear) aspects.delete(aspect);
  for (const [aspect, fields] of patch.set) aspects.set(aspect, asRecord(fields));
  return Object.fromEntries([...aspects].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Aspects whose fields are other ones now, or that came or went. */
function changedAspects({ before, after }: Replacement): readonly string[] {
  const aspects = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...aspects].filter((aspect) => {
    const [held, now] = [before[aspect], after[aspect]];
    return held === undefined || now === undefined || !sameFields(held, now);
  });
}

function sameFields(held: StoredFields[string], now: StoredFields[string]): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(held).length &&
    names.every((name) => Object.hasOwn(held, name) && sameValues(held[name], now[name]))
  );
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

function asRecord(fields: AspectFields): StoredFields[string] {
  return Object.fromEntries(fields);
}
