import type { Criterion } from '../../kernel/filter.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { SearchFields } from '../../registry/search-fields.js';
import { servedRegistry } from '../../registry/served-registry.js';
import { searchableSpec } from '../../registry/searchable-spec.builder.js';
import { FilterParser } from './filter-parser.js';
import type { CriterionDto, FilterDto } from './filter-dto.js';

const reader = new FilterParser(
  new SearchFields(
    new GeneratedRegistry(
      generatedModels({
        rules: {
          defaults: {},
          expansions: { description: ['editedDescription'], tags: ['fieldTags'] },
          softDelete: 'removed',
        },
        entities: [entitySpec('note', { aspects: ['noteKey', 'info', 'status'] })],
        aspects: [
          aspectSpec('noteKey'),
          aspectSpec('info', {
            searchable: [
              searchableSpec('name', { aliases: ['_entityName'] }),
              searchableSpec('description'),
              searchableSpec('editedDescription'),
              searchableSpec('tags', { type: 'URN', value: 'urn' }),
              searchableSpec('fieldTags', { type: 'URN', value: 'urn' }),
              searchableSpec('rows', { type: 'COUNT', value: 'number' }),
            ],
          }),
          aspectSpec('status', { searchable: [searchableSpec('removed', { type: 'BOOLEAN', value: 'boolean' })] }),
        ],
      }),
    ),
  ),
);

const NOT_REMOVED: Criterion = { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true };

/** Criteria of a filter with one criterion, soft-deleted entities shown. */
function read(criterion: CriterionDto): readonly Criterion[] | undefined {
  return reader.parse({ criteria: [criterion] }, 'shown').filter.or[0]?.and;
}

const fields = new SearchFields(servedRegistry);
const served = new FilterParser(fields);

/** Fields of our own models that answer for this one. */
function orFieldsOf(field: string): readonly string[] | undefined {
  return served.parse({ criteria: [{ field, condition: 'EXISTS' }] }, 'shown').filter.or[0]?.and[0]?.orFields;
}

describe('FilterParser', () => {
  it.each<[CriterionDto, readonly Partial<Criterion>[]]>([
    [{ field: 'name', value: 'a' }, [{ values: ['a'] }]],
    [{ field: 'name', value: 'a, b,,c ' }, [{ values: ['a', 'b', 'c'] }]],
    [{ field: 'name', values: ['a,b'], value: 'x' }, [{ values: ['a,b'] }]],
    [{ field: 'name', values: [], value: 'x' }, [{ values: ['x'] }]],
    [{ field: 'name', value: 'urn:li:dataset:(a,b,PROD)' }, [{ values: ['urn:li:dataset:(a,b,PROD)'] }]],
    [{ field: 'name', value: 'a,b', condition: 'CONTAIN' }, [{ condition: 'CONTAIN', values: ['a,b'] }]],
    [{ field: 'name', values: ['a'], condition: 'IN' }, [{ values: ['a'] }]],
    [{ field: 'name', values: ['a'], condition: null, negated: true }, [{ values: ['a'], negated: true }]],
    [{ field: 'name.keyword', value: 'a' }, [{ values: ['a'] }]],
    [{ field: 'name', value: '' }, []],
    [{ field: 'name' }, []],
    [{ field: 'name', value: 'ignored', condition: 'EXISTS' }, [{ condition: 'EXISTS' }]],
    [{ field: 'name', condition: 'IS_NULL' }, [{ condition: 'EXISTS', negated: true }]],
    [{ field: 'name', condition: 'IS_NULL', negated: true }, [{ condition: 'EXISTS' }]],
  ])('reads %j', (sent, expected) => {
    const full = expected.map((change) => ({
      field: 'name',
      condition: 'EQUAL',
      values: [],
      negated: false,
      ...change,
    }));
    expect(read(sent)).toEqual(full);
  });

  it('lets the fields that the models have answer for one another', () => {
    expect(read({ field: 'tags', value: 'urn:li:tag:a' })).toMatchObject([{ field: 'tags', orFields: ['fieldTags'] }]);
    expect(read({ field: 'description', condition: 'IS_NULL' })).toEqual([
      { field: 'description', orFields: ['editedDescription'], condition: 'EXISTS', values: [], negated: true },
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['description', ['editedDescription']],
    ['fieldDescriptions', ['editedFieldDescriptions']],
    ['fieldGlossaryTerms', ['editedFieldGlossaryTerms']],
    ['fieldTags', ['editedFieldTags']],
    ['glossaryTerms', ['fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
    ['tags', ['fieldTags', 'editedFieldTags']],
  ])('lets others of our own models answer for %s, and in no other way', (field, others) => {
    expect(orFieldsOf(field)).toEqual(others);
    expect(orFieldsOf(`${field}.keyword`)).toEqual(others);
  });

  it('lets no field of our own models answer for another one beside these', () => {
    const expanded = fields.names().filter((name) => orFieldsOf(name) !== undefined);
    expect(expanded).toEqual([
      'description',
      'fieldDescriptions',
      'fieldGlossaryTerms',
      'fieldTags',
      'glossaryTerms',
      'tags',
    ]);
  });

  it('knows the fields that every document has, and aliases', () => {
    for (const field of ['urn', '_entityType', 'runId', '_entityName']) {
      expect(read({ field, value: 'a' })).toMatchObject([{ field }]);
    }
    expect(read({ field: 'entity', value: 'a' })).toMatchObject([{ field: '_entityType' }]);
  });

  it.each<[FilterDto | undefined, readonly (readonly Criterion[])[]]>([
    [undefined, [[NOT_REMOVED]]],
    [{}, [[NOT_REMOVED]]],
    [{ or: [] }, [[NOT_REMOVED]]],
    [{ or: [{}, { and: null }] }, [[NOT_REMOVED], [NOT_REMOVED]]],
    [{ criteria: [{ field: 'removed', value: 'true' }] }, [[{ ...NOT_REMOVED, negated: false }]]],
    [{ criteria: [{ field: 'removed.keyword', value: '' }] }, [[]]],
  ])('hides soft-deleted entities unless the flag is named: %j', (sent, expected) => {
    expect(reader.parse(sent).filter.or.map(({ and }) => and)).toEqual(expected);
  });

  it('refuses the disjunction beside the older form, and counts the one that is not empty', () => {
    const [criteria, other] = [[{ field: 'name', value: 'a' }], [{ field: 'name', value: 'b' }]];
    expect(() => reader.parse({ or: [{ and: other }], criteria })).toThrow('it has both "or" and "criteria"');
    const expected = { or: [{ and: [{ field: 'name', condition: 'EQUAL', values: ['a'], negated: false }] }] };
    expect(reader.parse({ or: [{ and: criteria }], criteria: [] }, 'shown').filter).toEqual(expected);
    expect(reader.parse({ or: [], criteria }, 'shown').filter).toEqual(expected);
  });

  it('says which values fields are asked to equal', () => {
    const { wanted } = reader.parse({
      criteria: [
        { field: 'name', value: 'a,b' },
        { field: 'name', value: 'c', negated: true },
        { field: 'name', value: 'd', condition: 'CONTAIN' },
      ],
    });
    expect(wanted).toEqual([
      { field: 'name', value: 'a' },
      { field: 'name', value: 'b' },
    ]);
  });

  it.each<[CriterionDto, string]>([
    [{ field: 'nmae', value: 'a' }, 'The filter on field "nmae" is invalid: there is no such field.'],
    [
      { field: 'names', value: 'a' },
      'The filter on field "names" is invalid: there is no such field (Did you mean "name"?).',
    ],
    [{ field: '__proto__', value: 'a' }, 'The filter on field "__proto__" is invalid: there is no such field.'],
    [
      { field: 'rows', value: 'many', condition: 'GREATER_THAN' },
      'The filter on field "rows" is invalid: "many" is neither a number nor a date.',
    ],
  ])('refuses %j', (sent, message) => {
    expect(() => read(sent)).toThrow(message);
  });

  it('refuses conditions that do not exist, and names those that do', () => {
    expect(() => read({ field: 'name', value: 'a', condition: 'LIKE' })).toThrow(
      /^The filter on field "name" is invalid: "LIKE" is no condition; the conditions are CONTAIN, END_WITH, EQUAL, /,
    );
  });

  it.each([
    ['EQUAL', { condition: 'EQUAL', negated: false }],
    ['IN', { condition: 'EQUAL', negated: false }],
    ['CONTAIN', { condition: 'CONTAIN', negated: false }],
    ['START_WITH', { condition: 'START_WITH', negated: false }],
    ['END_WITH', { condition: 'END_WITH', negated: false }],
    ['EXISTS', { condition: 'EXISTS', negated: false }],
    ['IS_NULL', { condition: 'EXISTS', negated: true }],
    ['GREATER_THAN', { condition: 'GREATER_THAN', negated: false }],
    ['GREATER_THAN_OR_EQUAL_TO', { condition: 'GREATER_THAN_OR_EQUAL_TO', negated: false }],
    ['LESS_THAN', { condition: 'LESS_THAN', negated: false }],
    ['LESS_THAN_OR_EQUAL_TO', { condition: 'LESS_THAN_OR_EQUAL_TO', negated: false }],
  ])('reads the condition %s', (condition, expected) => {
    expect(read({ field: 'rows', value: '7', condition })).toMatchObject([expected]);
  });

  it.each(['EQUAL', 'IN', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO', 'LESS_THAN', 'LESS_THAN_OR_EQUAL_TO'])(
    'wants a number for %s on a field of numbers',
    (condition) => {
      expect(() => read({ field: 'rows', value: 'many', condition })).toThrow('"many" is neither a number nor a date');
    },
  );

  it.each(['CONTAIN', 'START_WITH', 'END_WITH'])('takes any text for %s on a field of numbers', (condition) => {
    expect(read({ field: 'rows', value: 'many', condition })).toMatchObject([{ values: ['many'] }]);
  });

  it('refuses filters that no user wrote', () => {
    const criteria = Array.from({ length: 1000 }, () => ({ field: 'name', value: 'a' }));
    expect(() => reader.parse({ criteria })).toThrow("Parameter 'filter' is invalid: it has more than 1000 criteria.");
    const values = Array.from({ length: 10_001 }, String);
    expect(() => read({ field: 'name', values })).toThrow('it has more than 10000 values');
  });

  it('refuses what is neither true nor false for a flag', () => {
    expect(() => read({ field: 'removed', values: ['maybe'] })).toThrow('"maybe" is neither true nor false');
    expect(read({ field: 'removed', values: ['TRUE', 'false'] })).toBeDefined();
  });
});
