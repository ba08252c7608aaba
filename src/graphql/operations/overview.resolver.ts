import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type {
  AggregateAcrossEntitiesInput,
  AutoCompleteMultipleInput,
  BrowseV2Input,
  EntityCountInput,
} from '../../../generated/service/graphql/arguments.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { MessageBus } from '../../platform/seam/index.js';
import { AutocompleteQuery, BrowsePlacesQuery, SearchEntitiesQuery, type SearchCriteria } from '../../search/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { criteriaOf, entityTypesOf, facetsOf, filterOf, pageOf } from './search-input.js';
import { withinView } from './view-scope.js';

const DEFAULT_COMPLETIONS = 5;
const ALL = '*';

/** What there is, by type and by value, without the results themselves. */
@Resolver()
export class OverviewResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('autoCompleteForMultiple')
  async autoCompleteForMultiple(
    @Args('input') input: AutoCompleteMultipleInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const named = entityTypesOf(input.types, scope);
    const types = named.length > 0 ? named : typesFound(scope, 'always');
    const narrowed = await withinView({ entityTypes: types, filter: filterOf(input) }, input.viewUrn, scope);
    const suggestions: object[] = [];
    for (const entityType of new Set(narrowed?.entityTypes)) {
      const criteria = {
        ...{ entityTypes: [entityType], text: input.query, filter: narrowed?.filter },
        ...{ field: input.field ?? undefined, limit: input.limit ?? DEFAULT_COMPLETIONS },
      };
      const found = await this.bus.execute(new AutocompleteQuery(criteria, scope.context));
      if (found.urns.length === 0) continue;
      const entities = found.urns.map((urn) => scope.nodes.require(urn));
      suggestions.push({ type: symbolOf(scope, entityType), suggestions: found.suggestions, entities });
    }
    return { query: input.query, suggestions };
  }

  @Query('aggregateAcrossEntities')
  async aggregateAcrossEntities(
    @Args('input') input: AggregateAcrossEntitiesInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const fields = input.facets?.flatMap((field) => field ?? []);
    const criteria: SearchCriteria = {
      ...criteriaOf({ ...input, count: 0 }, input.query, entityTypesOf(input.types, scope)),
      facets: fields === undefined ? { kind: 'default' } : { kind: 'named', fields },
      matched: 'none',
    };
    const narrowed = await withinView(criteria, input.viewUrn, scope);
    if (narrowed === undefined) return { facets: [] };
    const { facets } = await this.bus.execute(new SearchEntitiesQuery(narrowed, scope.context));
    return { facets: facetsOf(facets, scope) };
  }

  @Query('browseV2')
  async browseV2(@Args('input') input: BrowseV2Input, @Context() scope: RequestScope): Promise<object> {
    const symbols = [...(input.types ?? []), ...(input.type === undefined || input.type === null ? [] : [input.type])];
    const page = pageOf(input);
    const path = input.path ?? [];
    const narrowed = await withinView(
      { entityTypes: entityTypesOf(symbols, scope), filter: filterOf(input) },
      input.viewUrn,
      scope,
    );
    const found =
      narrowed === undefined
        ? { places: [], placeTotal: 0, entityTotal: 0 }
        : await this.bus.execute(
            new BrowsePlacesQuery({ ...narrowed, path, text: input.query ?? ALL, page }, scope.context),
          );
    const groups = found.places.map((place) => ({ ...place, entity: scope.nodes.find(place.name) }));
    return {
      ...{ start: page.start, count: groups.length, total: found.placeTotal, groups },
      metadata: { path, totalNumEntities: found.entityTotal },
    };
  }

  @Query('getEntityCounts')
  async getEntityCounts(
    @Args('input') input: EntityCountInput | null | undefined,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const named = entityTypesOf(input?.types, scope);
    const types = [
      ...new Set(named.length > 0 ? named : [...typesFound(scope, 'always'), ...typesFound(scope, 'search')]),
    ];
    const counts: object[] = [];
    for (const entityType of types) {
      const criteria: SearchCriteria = {
        ...criteriaOf({ count: 0 }, ALL, [entityType]),
        ...({ facets: { kind: 'none' }, matched: 'none' } as const),
      };
      const narrowed = await withinView(criteria, input?.viewUrn, scope);
      const found = narrowed && (await this.bus.execute(new SearchEntitiesQuery(narrowed, scope.context)));
      counts.push({ entityType: symbolOf(scope, entityType), count: found?.total ?? 0 });
    }
    return { counts };
  }
}

/** The types that questions which name none find. */
function typesFound({ sources }: RequestScope, kind: 'always' | 'search'): readonly string[] {
  return sources.registry.entities().flatMap(({ name, found }) => (found === kind ? [name] : []));
}

function symbolOf({ sources }: RequestScope, entityType: string): string {
  const names = sources.names.get(entityType);
  if (names === undefined) throw new InvariantError(`The entity type ${entityType} has no names in GraphQL.`);
  return names.symbol;
}
