import { ownMember } from '../kernel/members.js';
import type { AspectFields, FieldValues } from '../search/document-store.port.js';

/** Index fields of a document as they are stored: by aspect, then by field. */
export type StoredFields = Readonly<Record<string, Readonly<Record<string, FieldValues>>>>;

/** Read what `JSON.stringify` wrote for a document of ours. */
export function readStored(text: string): StoredFields {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this adapter alone, in this shape
  const fields: StoredFields = JSON.parse(text);
  return fields;
}

/** Values of a field over all aspects, in order of the aspects' names, each once. `[]` when there are none. */
export function valuesOf(fields: StoredFields, name: string): FieldValues {
  let found: FieldValues | undefined;
  for (const aspect in fields) {
    const own = fields[aspect];
    const values = own && ownMember(own, name);
    if (values !== undefined) found = found === undefined ? values : [...found, ...values];
  }
  if (found === undefined) return NONE;
  return found.length > 1 ? [...new Set(found)] : found;
}

/** Whether two fields have the same values in the same order; a field that is absent has none. */
export function sameValues(a: FieldValues = NONE, b: FieldValues = NONE): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

/** Index fields of a document that is stored as these two texts. */
export function fieldsIn({ keywords, texts }: { readonly keywords: string; readonly texts: string }): StoredFields {
  return joinStored(readStored(keywords), readStored(texts));
}

/** The two records that a document is stored as, in one. Every aspect is in its keywords, in order of the names. */
export function joinStored(keywords: StoredFields, texts: StoredFields): StoredFields {
  return Object.fromEntries(
    Object.entries(keywords).map(([aspect, fields]) => {
      const more = ownMember(texts, aspect);
      return [aspect, more === undefined ? fields : { ...fields, ...more }];
    }),
  );
}

/** The stored form as the port shows it. */
export function asAspects(fields: StoredFields): ReadonlyMap<string, AspectFields> {
  return new Map(Object.entries(fields).map(([aspect, own]) => [aspect, new Map(Object.entries(own))]));
}

const NONE: FieldValues = [];
