/**
 * Fields that answer for one another in filters. A rule of the wire, taken from the search interface of release 0.11.0:
 * what users put on an entity or edit by hand counts like what ingestion brought.
 */
const EXPANSIONS: Readonly<Record<string, readonly string[]>> = {
  description: ['editedDescription'],
  fieldDescriptions: ['editedFieldDescriptions'],
  fieldGlossaryTerms: ['editedFieldGlossaryTerms'],
  fieldTags: ['editedFieldTags'],
  glossaryTerms: ['fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  tags: ['fieldTags', 'editedFieldTags'],
};

/** Other fields in which a criterion on this field may be satisfied. */
export function expansionOf(field: string): readonly string[] {
  return Object.hasOwn(EXPANSIONS, field) ? (EXPANSIONS[field] ?? []) : [];
}
