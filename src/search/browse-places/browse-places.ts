/**
 * Browsing by the newer paths, whose places are entities or names. No index has groups of such a path: what is counted
 * are whole paths below the place, as a facet of a search, and they are grouped here by their next step. So the counts
 * are those of a search with the same words and conditions, on every engine, at the price of one value for each place
 * below. Beyond MOST_PLACES of them the answer would not be exact, and is refused.
 */
import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { compareByCodePoint } from '../../kernel/code-point-order.js';
import { failures } from '../../kernel/failures.js';
import { type Page, requirePage } from '../../kernel/page.js';
import { CatalogQuery, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { SearchFields } from '../../registry/search-fields.js';
import type { FilterDto } from '../filter-parsing/filter-dto.js';
import { narrowedBy } from '../filter-parsing/joined-filters.js';
import { SearchEntitiesQuery } from '../search-entities/search-entities.query.js';

/** Between the steps of a path. */
const STEP = '\u241f';
/** Distinct paths below one place. */
const MOST_PLACES = 50_000;

/** `path`: steps of the place; none for the root. `entityTypes`: in any case; empty means all that a search covers. */
export interface PlacesCriteria {
  readonly entityTypes: readonly string[];
  readonly path: readonly string[];
  readonly text: string;
  readonly filter: FilterDto | undefined;
  readonly page: Page;
}

/** A place one step further down. `count`: entities anywhere below. */
export interface BrowsedPlace {
  readonly name: string;
  readonly count: number;
  readonly hasSubGroups: boolean;
}

/** `places`: of the page, those with the most entities first, then by name. */
export interface BrowsedPlaces {
  readonly places: readonly BrowsedPlace[];
  readonly placeTotal: number;
  /** Entities below all places. */
  readonly entityTotal: number;
}

/**
 * Places one step below a place of the newer browse paths, with exact counts. Soft-deleted entities are hidden unless
 * the filter names `removed`. Fails with parameterInvalid for an empty step or too many places, pageInvalid, and what a
 * search fails with.
 */
export class BrowsePlacesQuery extends CatalogQuery<BrowsedPlaces> {
  constructor(
    readonly criteria: PlacesCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(BrowsePlacesQuery)
export class BrowsePlacesHandler implements IQueryHandler<BrowsePlacesQuery> {
  constructor(
    private readonly bus: MessageBus,
    private readonly fields: SearchFields,
  ) {}

  async execute({ criteria, context }: BrowsePlacesQuery): Promise<BrowsedPlaces> {
    const { page, path } = criteria;
    requirePage(page, { sizeName: 'count', reach: 'all' });
    if (path.some((step) => step === '' || step.includes(STEP))) {
      throw failures.parameterInvalid({ name: 'path', reason: 'a step must not be empty nor contain U+241F' });
    }
    const found = new Map<string, { count: number; hasSubGroups: boolean }>();
    for (const { name: field } of this.fields.select([], ({ type }) => type === 'BROWSE_PATH_V2')) {
      for (const [below, count] of await this.pathsBelow(criteria, field, context)) {
        const [name = '', ...more] = below;
        const place = found.get(name) ?? { count: 0, hasSubGroups: false };
        found.set(name, { count: place.count + count, hasSubGroups: place.hasSubGroups || more.length > 0 });
      }
    }
    const places = [...found].map(([name, place]) => ({ name, ...place }));
    places.sort((a, b) => b.count - a.count || compareByCodePoint(a.name, b.name));
    return {
      places: places.slice(page.start, page.start + page.count),
      placeTotal: places.length,
      entityTotal: places.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /** Steps behind the place, and how many entities have exactly that path. */
  private async pathsBelow(
    { entityTypes, filter, path, text }: PlacesCriteria,
    field: string,
    context: RequestContext,
  ): Promise<readonly (readonly [steps: readonly string[], count: number])[]> {
    const above = path.map((step) => `${step}${STEP}`).join('');
    const criteria = {
      ...{ entityTypes, text: text === '' ? '*' : text, filter: below(filter, field, above), sort: undefined },
      ...{ page: { start: 0, count: 0 }, facets: { kind: 'named', fields: [field] } as const },
      ...({ mode: 'structured', facetValues: MOST_PLACES, matched: 'none' } as const),
    };
    const { facets } = await this.bus.execute(new SearchEntitiesQuery(criteria, context));
    const values = facets.find((facet) => facet.field === field)?.values ?? [];
    if (values.length >= MOST_PLACES) {
      const reason = `there are ${String(MOST_PLACES)} places or more below it; look further down, or search`;
      throw failures.parameterInvalid({ name: 'path', reason });
    }
    return values
      .filter(({ value, count }) => count > 0 && value.startsWith(above))
      .map(({ value, count }) => [value.slice(above.length).split(STEP), count] as const);
  }
}

/** The filter, below a place alone. */
function below(filter: FilterDto | undefined, field: string, above: string): FilterDto | undefined {
  if (above === '') return filter;
  return narrowedBy(filter, { field, condition: 'START_WITH', values: [above] });
}
