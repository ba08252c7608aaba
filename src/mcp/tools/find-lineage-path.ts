import { z } from 'zod';
import { SearchAcrossLineageQuery, urnsOfPath } from '../../lineage/index.js';
import type { Members } from '../../kernel/members.js';
import { type AgentCall, tool } from '../tool.js';
import { criteriaOf, searchShape } from './search-input.js';
import { hops } from './follow-lineage.js';

const ONE = { query: '*', types: [], start: 0, count: 1 } as const;
/** The field of every document that has its URN. */
const URN_FIELD = 'urn';

/** How two entities are connected. */
export const findLineagePath = tool({
  name: 'find_lineage_path',
  title: 'Find the path between two entities',
  description:
    'Find how one entity derives from another: a shortest path along lineage, in whichever direction there is one. ' +
    'Without a path the answer says so.',
  access: 'read',
  input: {
    from: z.string().describe('URN of one entity.'),
    to: searchShape.query.unwrap().describe('URN of the other.'),
    hops,
  },
  run: async ({ from, to, hops: maxHops }, call) => {
    const [first, second] = [call.registry.requireUrn(from).urn, call.registry.requireUrn(to).urn];
    const paths = await Promise.all(
      (['DOWNSTREAM', 'UPSTREAM'] as const).map((direction) => pathTo({ first, second, direction, maxHops }, call)),
    );
    return { from, to, paths: paths.filter((path) => path !== undefined), searchedHops: maxHops };
  },
});

interface PathRequest {
  readonly first: string;
  readonly second: string;
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  readonly maxHops: number;
}

async function pathTo(request: PathRequest, { bus, labels, context }: AgentCall): Promise<Members | undefined> {
  const { first, second, direction, maxHops } = request;
  const filters = [{ field: URN_FIELD, values: [second], condition: 'EQUAL' as const, negated: false }];
  const criteria = criteriaOf({ ...ONE, types: [], filters }, 'none');
  const walk = { ...criteria, urn: first, direction, maxHops, startTime: undefined, endTime: undefined };
  const { hits } = await bus.execute(new SearchAcrossLineageQuery(walk, context));
  const [hit] = hits;
  if (hit === undefined) return undefined;
  return { direction, hops: hit.degree, path: await labels.of(urnsOfPath(hit.path), context) };
}
