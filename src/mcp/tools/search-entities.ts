import { z } from 'zod';
import { SearchEntitiesQuery } from '../../search/index.js';
import { requireFields } from '../require-fields.js';
import { tool } from '../tool.js';
import { criteriaOf, searchShape } from './search-input.js';

/** Entities by words and filters. */
export const searchEntities = tool({
  name: 'search_entities',
  title: 'Search',
  description:
    'Find entities of the catalog (tables, dashboards, pipelines, terms, people and whatever else the models have) by ' +
    'words and filters, the best first. The total is exact. Continue with start, or narrow by filters.',
  access: 'read',
  input: {
    ...searchShape,
    facets: z.boolean().default(false).describe('Whether to count the values of facets over all results.'),
  },
  run: async ({ facets, ...input }, call) => {
    const { bus, labels, context } = call;
    const criteria = criteriaOf(input, facets ? 'counted' : 'none');
    requireFields(criteria, call);
    const answer = await bus.execute(new SearchEntitiesQuery(criteria, context));
    const results = await labels.of(
      answer.hits.map(({ urn }) => urn),
      context,
    );
    return { total: answer.total, start: input.start, results, ...(facets ? { facets: answer.facets } : {}) };
  },
});
