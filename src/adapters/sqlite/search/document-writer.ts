import type { SearchFields } from '../../../registry/search-fields.js';
import type { AspectFields, DocumentPatch } from '../../../search/search-index.port.js';
import type { DocumentFacts, DocumentFile, DocumentRow } from './document-file.js';
import { columnText, gatherTexts, nameLength, type RawTexts, sameTexts, TEXT_COLUMNS } from './index-text.js';
import { joinStored, readStored, type StoredFields } from './stored-fields.js';

/** What became of a document. `texts`: its columns of the full-text table when these are other ones now. */
export type DocumentChange =
  | { readonly kind: 'removed'; readonly id: number }
  | {
      readonly kind: 'written';
      readonly facts: DocumentFacts;
      readonly fields: StoredFields;
      readonly texts: readonly string[] | undefined;
    };

/** Brings patches into a file. Runs inside the caller's transaction and holds no state between patches. */
export class DocumentWriter {
  constructor(
    private readonly file: DocumentFile,
    private readonly fields: SearchFields,
  ) {}

  /** @returns `undefined` when the patch changes nothing */
  write(patch: DocumentPatch): DocumentChange | undefined {
    const held = this.file.byUrn.get(patch.urn);
    if (patch.drop === 'yes' && patch.set.size === 0) return held === undefined ? undefined : this.remove(held);
    const before: StoredFields =
      held === undefined ? {} : joinStored(readStored(held.keywords), readStored(held.texts));
    const after = merge(patch.drop === 'yes' ? {} : before, patch);
    return held === undefined ? this.insert(patch, after) : this.replace(held, patch, { before, after });
  }

  private remove(held: DocumentRow): DocumentChange {
    this.file.remove.run(held.id);
    this.file.removeWords.run(held.id);
    return { kind: 'removed', id: held.id };
  }

  private insert({ urn, entityType }: DocumentPatch, fields: StoredFields): DocumentChange {
    const texts = gatherTexts(this.fields, urn, fields);
    const split = this.split(fields);
    const facts = { urn, type: entityType, factor: this.factorOf(fields), nameLength: nameLength(texts) };
    const { lastInsertRowid } = this.file.insert.run(
      urn,
      entityType,
      facts.factor,
      facts.nameLength,
      split.keywords,
      split.texts,
    );
    const id = Number(lastInsertRowid);
    return { kind: 'written', facts: { ...facts, id }, fields, texts: this.writeWords(id, texts) };
  }

  private replace(
    held: DocumentRow,
    { urn, entityType }: DocumentPatch,
    { before, after }: { readonly before: StoredFields; readonly after: StoredFields },
  ): DocumentChange | undefined {
    const split = this.split(after);
    if (split.keywords === held.keywords && split.texts === held.texts) return undefined;
    const texts = gatherTexts(this.fields, urn, after);
    const words = sameTexts(texts, gatherTexts(this.fields, urn, before)) ? 'same' : 'changed';
    const facts = {
      id: held.id,
      urn,
      type: entityType,
      factor: this.factorOf(after),
      nameLength: words === 'same' ? held.nameLength : nameLength(texts),
    };
    this.file.update.run(entityType, facts.factor, facts.nameLength, split.keywords, split.texts, held.id);
    return {
      kind: 'written',
      facts,
      fields: after,
      texts: words === 'same' ? undefined : this.writeWords(held.id, texts),
    };
  }

  private writeWords(id: number, raw: RawTexts): readonly string[] {
    const texts = TEXT_COLUMNS.map((column) => columnText(column, raw));
    this.file.writeWords.run(id, ...texts);
    return texts;
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
      for (const value of fields[aspect]?.[spec.name] ?? []) factor *= spec.weights[String(value)] ?? 1;
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

function asRecord(fields: AspectFields): StoredFields[string] {
  return Object.fromEntries(fields);
}
