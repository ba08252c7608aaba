import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  LineageEdge as LineageEdgeInput,
  SearchAcrossLineageInput,
  UpdateLineageInput,
} from '../../../generated/service/graphql/arguments.js';
import { UpdateLineageCommand, type LineageEdge } from '../../editing/index.js';
import { failures } from '../../kernel/failures.js';
import { SearchAcrossLineageQuery, urnsOfPath } from '../../lineage/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { criteriaOf, entityTypesOf, facetsOf } from './search-input.js';

/** Following and changing lineage. */
@Resolver()
export class LineageResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('searchAcrossLineage')
  async search(@Args('input') input: SearchAcrossLineageInput, @Context() scope: RequestScope): Promise<object> {
    const { urn } = input;
    if (urn === undefined || urn === null) throw failures.parameterMissing({ name: 'urn' });
    const criteria = {
      ...criteriaOf(input, input.query ?? '*', entityTypesOf(input.types, scope)),
      // Nobody reads where a search along lineage found its words, unless asked.
      matched: input.searchFlags?.skipHighlighting === false ? ('wanted' as const) : ('none' as const),
      urn: scope.nodes.require(urn).urn,
      direction: input.direction,
      maxHops: undefined,
      startTime: input.startTimeMillis ?? undefined,
      endTime: input.endTimeMillis ?? undefined,
    };
    const answer = await this.bus.execute(new SearchAcrossLineageQuery(criteria, scope.context));
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
        paths: [{ path: urnsOfPath(hit.path).map((step) => scope.nodes.find(step)) }],
      })),
      facets: facetsOf(answer.facets, scope),
    };
  }

  /** The published schema has it among the mutations, too. */
  @Mutation('searchAcrossLineage')
  searchByMutation(@Args('input') input: SearchAcrossLineageInput, @Context() scope: RequestScope): Promise<object> {
    return this.search(input, scope);
  }

  @Mutation('updateLineage')
  async update(@Args('input') input: UpdateLineageInput, @Context() scope: RequestScope): Promise<boolean> {
    const { edgesToAdd, edgesToRemove } = input;
    await this.bus.execute(new UpdateLineageCommand(edgesOf(edgesToAdd), edgesOf(edgesToRemove), scope.context));
    scope.entities.forget();
    return true;
  }
}

/** Older documents may hold empty places. */
function edgesOf(edges: readonly (LineageEdgeInput | null | undefined)[] | null | undefined): readonly LineageEdge[] {
  return (edges ?? []).filter((edge) => edge !== null && edge !== undefined);
}
