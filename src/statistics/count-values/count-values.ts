import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { CatalogQuery, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { type Facet, type FilterDto, SearchEntitiesQuery } from '../../search/index.js';

/**
 * What is counted. `entityTypes`, `text`, `filter`: which entities, as a search takes them; an empty text means all.
 * `fields`: search fields. `values`: at most so many of each field.
 */
export interface ValueCriteria {
  readonly entityTypes: readonly string[];
  readonly text: string;
  readonly filter: FilterDto | undefined;
  readonly fields: readonly string[];
  readonly values: number;
}

/** `total`: exact number of entities. `facets`: how many of them have which value; fields without values are absent. */
export interface FacetedCounts {
  readonly total: number;
  readonly facets: readonly Facet[];
}

/** How many entities there are, and how many have which value. Fails with what a search fails with. */
export class CountValuesQuery extends CatalogQuery<FacetedCounts> {
  constructor(
    readonly criteria: ValueCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

/** Finds whatever there is. */
const ALL = '*';

@QueryHandler(CountValuesQuery)
export class CountValuesHandler implements IQueryHandler<CountValuesQuery> {
  constructor(private readonly bus: MessageBus) {}

  async execute({ criteria, context }: CountValuesQuery): Promise<FacetedCounts> {
    const { entityTypes, text, filter, fields, values } = criteria;
    const search = {
      ...{ entityTypes, text: text === '' ? ALL : text, filter, sort: undefined, page: { start: 0, count: 0 } },
      ...({ mode: 'simple', matched: 'none', facets: { kind: 'named', fields } } as const),
      facetValues: values,
    };
    const { total, facets } = await this.bus.execute(new SearchEntitiesQuery(search, context));
    return { total, facets: facets.filter(({ field }) => fields.includes(field)) };
  }
}
