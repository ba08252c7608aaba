import { z } from 'zod';
import { DEFAULT_FACET_VALUES, type FilterDto, type SearchCriteria } from '../../search/index.js';

/** Most entities of one answer. */
const MAX_COUNT = 50;

const condition = z.enum([
  ...(['EQUAL', 'CONTAIN', 'START_WITH', 'END_WITH', 'EXISTS', 'IS_NULL'] as const),
  ...(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO', 'LESS_THAN', 'LESS_THAN_OR_EQUAL_TO'] as const),
]);

/** Arguments that all searches have. */
export const searchShape = {
  query: z
    .string()
    .default('*')
    .describe(
      'Words, all of which must match; "a phrase", field:value, OR, NOT, -word and * work. * finds everything. ' +
        'Text with a colon is put in quotation marks.',
    ),
  types: z
    .array(z.string())
    .default([])
    .describe('Entity types, such as dataset; empty for all that people work with.'),
  filters: z
    .array(
      z.strictObject({
        field: z.string().describe('A search field of the models, such as platform, tags or owners.'),
        values: z.array(z.string()).default([]).describe('One of these.'),
        condition: condition.default('EQUAL'),
        negated: z.boolean().default(false),
      }),
    )
    .default([])
    .describe('All of them must hold.'),
  start: z.int().min(0).default(0).describe('Offset of the first result.'),
  count: z.int().min(1).max(MAX_COUNT).default(10).describe('Results of this answer.'),
} as const;

type SearchInput = z.infer<z.ZodObject<typeof searchShape>>;

/** @param facets whether the answer counts values over all results */
export function criteriaOf(input: SearchInput, facets: 'counted' | 'none'): SearchCriteria {
  const filter: FilterDto | undefined = input.filters.length === 0 ? undefined : { or: [{ and: input.filters }] };
  return {
    entityTypes: input.types,
    text: input.query,
    mode: 'structured',
    filter,
    sort: undefined,
    page: { start: input.start, count: input.count },
    facets: { kind: facets === 'counted' ? 'default' : 'none' },
    facetValues: DEFAULT_FACET_VALUES,
    matched: 'none',
  };
}
