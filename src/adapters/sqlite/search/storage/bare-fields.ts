import { ENTITY_TYPE_FIELD, URN_FIELD } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { DocumentFacts } from './document-file.js';

/** The column of what a score needs of each document; no request can name it. */
export const FACTS_FIELD = '(facts)';

type OwnFacts = Pick<DocumentFacts, 'factor' | 'nameLength' | 'type' | 'urn'>;

/** Columns of the document itself, and not of its aspects. */
export const BARE_FIELDS: ReadonlyMap<string, (facts: OwnFacts) => FieldValues> = new Map([
  [URN_FIELD, ({ urn }) => [urn]],
  [ENTITY_TYPE_FIELD, ({ type }) => [type]],
  [
    FACTS_FIELD,
    ({ factor, nameLength }) => (factor === 1 ? [nameLength] : [`${String(nameLength)} ${String(factor)}`]),
  ],
]);

/** `undefined` for a field of aspects. */
export function bareValues(name: string, facts: OwnFacts): FieldValues | undefined {
  return BARE_FIELDS.get(name)?.(facts);
}

/** What a value of FACTS_FIELD says. */
export function readFacts(value: FieldValues[number]): Pick<DocumentFacts, 'factor' | 'nameLength'> {
  if (typeof value !== 'string') return { nameLength: Number(value), factor: 1 };
  const [nameLength, factor] = value.split(' ');
  return { nameLength: Number(nameLength), factor: Number(factor) };
}
