import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  LineageEdge as LineageEdgeInput,
  ScrollAcrossLineageInput,
  SearchAcrossLineageInput,
  UpdateLineageInput,
} from '../../../generated/service/graphql/arguments.js';
import { UpdateLineageCommand, type LineageEdge } from '../../editing/index.js';
import { failures } from '../../kernel/failures.js';
import {
  type LineageAnswer,
  type LineageCriteria,
  ScrollAcrossLineageQuery,
  SearchAcrossLineageQuery,
  urnsOfPath,
} from '../../lineage/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { criteriaOf, entityTypesOf, facetsOf } from './search-input.js';

/** Following and changing lineage. */
@Resolver()
export class LineageResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('searchAcrossLineage')
  async search(@Args('input') input: SearchAcrossLineageInput, @Context() scope: RequestScope): Promise<object> {
    const criteria = lineageCriteria(input, scope);
    const answer = await this.bus.execute(new SearchAcrossLineageQuery(criteria, scope.context));
    return { start: criteria.page.start, ...shown(answer, scope) };
  }

  @Query('scrollAcrossLineage')
  async scroll(@Args('input') input: ScrollAcrossLineageInput, @Context() scope: RequestScope): Promise<object> {
    const { page, ...criteria } = lineageCriteria(input, scope);
    const query = { ...criteria, count: page.count, scrollId: input.scrollId ?? undefined };
    const answer = await this.bus.execute(new ScrollAcrossLineageQuery(query, scope.context));
    return { nextScrollId: answer.scrollId, ...shown(answer, scope) };
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

function lineageCriteria(
  input: ScrollAcrossLineageInput | SearchAcrossLineageInput,
  scope: RequestScope,
): LineageCriteria {
  const { urn } = input;
  if (urn === undefined || urn === null) throw failures.parameterMissing({ name: 'urn' });
  return {
    ...criteriaOf(input, input.query ?? '*', entityTypesOf(input.types, scope)),
    // Nobody reads where a search along lineage found its words, unless asked.
    matched: input.searchFlags?.skipHighlighting === false ? 'wanted' : 'none',
    urn: scope.nodes.require(urn).urn,
    direction: input.direction,
    maxHops: undefined,
    startTime: input.startTimeMillis ?? undefined,
    endTime: input.endTimeMillis ?? undefined,
  };
}

function shown({ hits, total, completeness, facets }: LineageAnswer, scope: RequestScope): object {
  return {
    count: hits.length,
    total,
    truncated: completeness === 'truncated',
    searchResults: hits.map((hit) => ({
      entity: scope.nodes.require(hit.urn),
      insights: [],
      matchedFields: hit.matched,
      degree: hit.degree,
      paths: [{ path: urnsOfPath(hit.path).map((step) => scope.nodes.find(step)) }],
    })),
    facets: facetsOf(facets, scope),
  };
}

/** Older documents may hold empty places. */
function edgesOf(edges: readonly (LineageEdgeInput | null | undefined)[] | null | undefined): readonly LineageEdge[] {
  return (edges ?? []).filter((edge) => edge !== null && edge !== undefined);
}
