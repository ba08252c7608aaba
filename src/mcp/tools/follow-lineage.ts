import { z } from 'zod';
import { SearchAcrossLineageQuery } from '../../lineage/index.js';
import { requireFields } from '../require-fields.js';
import { tool } from '../tool.js';
import { criteriaOf, searchShape } from './search-input.js';

/** Arguments of all walks along lineage. */
export const hops = z.int().min(1).max(100).default(20).describe('Most edges between the two ends.');

/** What an entity depends on, or what depends on it. */
export const followLineage = tool({
  name: 'follow_lineage',
  title: 'Follow lineage',
  description:
    'List what an entity derives from (UPSTREAM) or what derives from it (DOWNSTREAM), over any number of hops: the ' +
    'impact of a change, the sources of a figure. degree is the number of hops. The URN of a column works, too.',
  access: 'read',
  input: {
    urn: z.string().describe('URN of the entity at which to begin.'),
    direction: z.enum(['DOWNSTREAM', 'UPSTREAM']),
    hops,
    ...searchShape,
  },
  run: async ({ urn, direction, hops: maxHops, ...input }, call) => {
    const { bus, labels, registry, context } = call;
    const start = registry.requireUrn(urn).urn;
    const criteria = {
      ...criteriaOf(input, 'none'),
      urn: start,
      direction,
      maxHops,
      startTime: undefined,
      endTime: undefined,
    };
    requireFields(criteria, call);
    const { hits, total, completeness } = await bus.execute(new SearchAcrossLineageQuery(criteria, context));
    const known = await labels.of(
      hits.map((hit) => hit.urn),
      context,
    );
    const results = hits.map(({ degree }, at) => ({ ...known[at], degree }));
    return { total, start: input.start, complete: completeness === 'complete', results };
  },
});
