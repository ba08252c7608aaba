import type { SearchFields } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';

/** Fields of a document by aspect, in the order in which they are to be written. */
export type FieldEntries = Iterable<
  readonly [aspect: string, fields: Iterable<readonly [name: string, values: FieldValues]>]
>;

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

/** Whether a field is stored with the long texts: those that are searched, and seldom counted or sorted by. */
export function isLongText(fields: SearchFields, name: string): boolean {
  const field = fields.field(name);
  return field?.family === 'text' && field.facet === undefined;
}
