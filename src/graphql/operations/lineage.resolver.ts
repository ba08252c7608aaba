import type {
  MutationUpdateLineageArgs,
  LineageEdge as SentEdge,
  QuerySearchAcrossLineageArgs,
} from '../../../generated/service/graphql/arguments.js';
import { UpdateLineageCommand, type LineageEdge } from '../../editing/index.js';
import { failures } from '../../kernel/failures.js';
import { SearchAcrossLineageQuery } from '../../lineage/index.js';
import type { RequestScope } from '../reading/request-scope.js';
import { entityTypesOf, facetsOf, questionOf } from './search-input.js';

/** Following and changing lineage. */
export const lineageOperations = {
  searchAcrossLineage: async (_root: unknown, { input }: QuerySearchAcrossLineageArgs, scope: RequestScope) => {
    const { urn } = input;
    if (urn === undefined || urn === null) throw failures.parameterMissing({ name: 'urn' });
    const criteria = questionOf(input, input.query ?? '*', entityTypesOf(input.types, scope));
    const answer = await scope.sources.bus.execute(
      new SearchAcrossLineageQuery(
        {
          ...criteria,
          // Nobody reads where a search along lineage found its words, unless asked.
          matched: input.searchFlags?.skipHighlighting === false ? 'wanted' : 'none',
          urn: scope.nodes.require(urn).urn,
          direction: input.direction,
          maxHops: undefined,
          startTime: input.startTimeMillis ?? undefined,
          endTime: input.endTimeMillis ?? undefined,
        },
        scope.context,
      ),
    );
    return {
      start: criteria.page.start,
      count: answer.hits.length,
      total: answer.total,
      truncated: answer.completeness === 'truncated',
      searchResults: answer.hits.map((hit) => ({
        entity: scope.nodes.require(hit.urn),
        insights: [],
        matchedFields: hit.matched,
        degree: hit.degree,
        paths: [{ path: hit.path.map((step) => scope.nodes.find(step)) }],
      })),
      facets: facetsOf(answer.facets, scope),
    };
  },

  updateLineage: async (_root: unknown, { input }: MutationUpdateLineageArgs, scope: RequestScope) => {
    const { edgesToAdd, edgesToRemove } = input;
    await scope.sources.bus.execute(
      new UpdateLineageCommand(edgesOf(edgesToAdd), edgesOf(edgesToRemove), scope.context),
    );
    scope.entities.forget();
    return true;
  },
};

/** Older documents may hold empty places. */
function edgesOf(edges: readonly (SentEdge | null | undefined)[] | null | undefined): readonly LineageEdge[] {
  return (edges ?? []).filter((edge) => edge !== null && edge !== undefined);
}
