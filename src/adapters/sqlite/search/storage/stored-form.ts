import type { SearchFields } from '../../../../registry/search-fields.js';
import type { Urn } from '../../../../kernel/urn.js';
import type { DocumentPatch, FieldValues } from '../../../../search/document-store.port.js';

/** Fields of a document by aspect, in the order in which they are to be written. */
export type FieldEntries = Iterable<
  readonly [aspect: string, fields: Iterable<readonly [name: string, values: FieldValues]>]
>;

/** A document that a patch makes where there was none, as it is stored. */
export interface StoredDocument {
  readonly urn: Urn;
  readonly entityType: string;
  readonly keywords: string;
  readonly texts: string;
}

/** Which of the two texts of a document has a field, and the text before its values. */
interface FieldSlot {
  readonly part: 'keywords' | 'texts';
  readonly key: string;
}

/**
 * Writes the two texts that a document is stored as: see DocumentRow. The same fields in the same order give the same
 * texts.
 */
export class StoredForm {
  private readonly places = new Map<string, FieldSlot>();

  constructor(private readonly fields: SearchFields) {}

  /** The document of a patch that only sets aspects, to values that JSON can say; `undefined` for another one. */
  of({ urn, entityType, set, clear, dropsFirst }: DocumentPatch): StoredDocument | undefined {
    if (dropsFirst || clear.length > 0) return undefined;
    for (const fields of set.values()) {
      for (const values of fields.values()) if (values.some(isInfinite)) return undefined;
    }
    return this.formOf({ urn, entityType, set });
  }

  /** What a patch makes where there is no document, as it is stored; `undefined` when that is none. */
  alone(patch: DocumentPatch): StoredDocument | undefined {
    return patch.dropsFirst && patch.set.size === 0 ? undefined : this.formOf(patch);
  }

  private formOf({ urn, entityType, set }: Pick<DocumentPatch, 'entityType' | 'set' | 'urn'>): StoredDocument {
    const fields = [...set].sort(([a], [b]) => (a < b ? -1 : 1));
    return { urn, entityType, keywords: this.keywords(fields), texts: this.texts(fields) };
  }

  /** What filters and facets read. All aspects are in it, also those without such fields. */
  keywords(aspects: FieldEntries): string {
    let text = '';
    for (const [aspect, fields] of aspects) {
      text += `${text === '' ? '' : ','}${JSON.stringify(aspect)}:{${this.members(fields, 'keywords')}}`;
    }
    return `{${text}}`;
  }

  /** The long texts; aspects that have none are left out. */
  texts(aspects: FieldEntries): string {
    let text = '';
    for (const [aspect, fields] of aspects) {
      const members = this.members(fields, 'texts');
      if (members !== '') text += `${text === '' ? '' : ','}${JSON.stringify(aspect)}:{${members}}`;
    }
    return `{${text}}`;
  }

  private members(fields: Iterable<readonly [name: string, values: FieldValues]>, part: FieldSlot['part']): string {
    let text = '';
    for (const [name, values] of fields) {
      const place = this.places.get(name) ?? this.place(name);
      if (place.part === part) text += `${text === '' ? '' : ','}${place.key}${JSON.stringify(values)}`;
    }
    return text;
  }

  private place(name: string): FieldSlot {
    const part = isLongText(this.fields, name) ? 'texts' : 'keywords';
    const place = { part, key: `${JSON.stringify(name)}:` } as const;
    this.places.set(name, place);
    return place;
  }
}

/** Of numbers that are too large, JSON makes `null`. */
function isInfinite(value: FieldValues[number]): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

/** Whether a field is stored with the long texts: those that are searched, and seldom counted or sorted by. */
export function isLongText(fields: SearchFields, name: string): boolean {
  const field = fields.field(name);
  return field?.family === 'text' && field.facet === undefined;
}
