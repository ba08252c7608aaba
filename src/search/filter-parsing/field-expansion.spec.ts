import { SearchFields } from '../../registry/search-fields.js';
import { servedRegistry } from '../../registry/served-registry.js';
import { FilterParser } from './filter-parser.js';

/** Fields that answer for one another in filters, as the search interface promises. */
const ROWS: readonly (readonly [field: string, others: readonly string[]])[] = [
  ['description', ['editedDescription']],
  ['fieldDescriptions', ['editedFieldDescriptions']],
  ['fieldGlossaryTerms', ['editedFieldGlossaryTerms']],
  ['fieldTags', ['editedFieldTags']],
  ['glossaryTerms', ['fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
  ['tags', ['fieldTags', 'editedFieldTags']],
];

const fields = new SearchFields(servedRegistry);
const parser = new FilterParser(fields);

describe('field expansion', () => {
  it.each(ROWS)('lets a criterion on %s be satisfied in %j', (field, others) => {
    const { filter } = parser.parse({ criteria: [{ field, value: 'x' }] }, 'shown');
    expect(filter.or).toEqual([
      { and: [{ field, orFields: others, condition: 'EQUAL', values: ['x'], negated: false }] },
    ]);
  });

  it('leaves all other fields alone', () => {
    const expanded = fields.names().filter((name) => fields.expansion(name).length > 0);
    expect(expanded).toEqual(ROWS.map(([field]) => field));
  });

  it('hides what is flagged as removed', () => {
    expect(parser.parse(undefined).filter.or).toEqual([
      { and: [{ field: 'removed', condition: 'EQUAL', values: ['true'], negated: true }] },
    ]);
  });
});
