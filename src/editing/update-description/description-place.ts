/**
 * Which aspect holds the description that people edit, by entity type.
 * The operation is defined for these types alone; the table is the operation's definition.
 */
import type { AspectValue } from '../aspect-editor.js';

export interface DescriptionPlace {
  readonly aspect: string;
  readonly member: string;
  /** What the aspect needs beside the description when it is not stored yet; `name` is the last part of the URN. */
  readonly base: (name: string) => AspectValue;
}

const NOTHING = (): AspectValue => ({});
const NAMED = (name: string): AspectValue => ({ name });

export const DESCRIPTION_PLACES: Readonly<Record<string, DescriptionPlace>> = {
  container: { aspect: 'editableContainerProperties', member: 'description', base: NOTHING },
  corpGroup: { aspect: 'corpGroupEditableInfo', member: 'description', base: NOTHING },
  domain: { aspect: 'domainProperties', member: 'description', base: NAMED },
  glossaryNode: { aspect: 'glossaryNodeInfo', member: 'definition', base: NOTHING },
  glossaryTerm: { aspect: 'glossaryTermInfo', member: 'definition', base: () => ({ termSource: 'INTERNAL' }) },
  tag: { aspect: 'tagProperties', member: 'description', base: NAMED },
};
