import { ownMember, setMember } from '../kernel/members.js';
import type { SearchFields } from '../registry/search-fields.js';
import type { AspectFields, DocumentPatch } from '../search/document-store.port.js';
import type { StoredFields } from './stored-fields.js';

/** Mean of 1 and the weights of the field values that have one. */
export function scoreFactor({ weighted }: SearchFields, fields: StoredFields): number {
  let sum = 1;
  let count = 1;
  for (const { aspect, spec } of weighted) {
    const own = fields[aspect];
    const values = own && ownMember(own, spec.name);
    for (const value of values ?? []) {
      const weight = ownMember(spec.weights, String(value));
      if (weight === undefined) continue;
      sum += weight;
      count++;
    }
  }
  return sum / count;
}

/** The fields of a document after a patch that changes it. */
export function mergedFields(before: StoredFields, patch: DocumentPatch): StoredFields {
  const aspects = new Map(Object.entries(before));
  for (const aspect of patch.clear) aspects.delete(aspect);
  for (const [aspect, fields] of patch.set) aspects.set(aspect, asRecord(fields));
  return Object.fromEntries([...aspects].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fields of a patch alone. */
export function patchFields({ set }: DocumentPatch): StoredFields {
  const fields: Record<string, StoredFields[string]> = {};
  for (const aspect of [...set.keys()].sort()) setMember(fields, aspect, asRecord(set.get(aspect) ?? new Map()));
  return fields;
}

function asRecord(fields: AspectFields): StoredFields[string] {
  return Object.fromEntries(fields);
}
