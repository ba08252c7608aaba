import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requirePage } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import type { Facet, SearchCriteria } from '../../search/index.js';
import { SearchEntitiesQuery } from '../../search/index.js';
import { EdgeGraph } from '../edge-graph.port.js';
import type { DegreeBranch } from './degree-filter.js';
import { DEGREES, degreeBranches, degreeOf, hopLimit } from './degree-filter.js';
import { ReachedEntities } from './reached-entities.js';
import type { LineageAnswer, LineageCriteria } from './search-across-lineage.query.js';
import { SearchAcrossLineageQuery } from './search-across-lineage.query.js';
import { Wholes } from './wholes.js';

/** Hops of the longest walk; no lineage is as deep. */
const MAX_HOPS = 1000;
/** Entities of the largest walk; it says so when it ends there. */
const MAX_NODES = 200_000;

@QueryHandler(SearchAcrossLineageQuery)
export class SearchAcrossLineageHandler implements IQueryHandler<SearchAcrossLineageQuery> {
  private readonly wholes: Wholes;

  constructor(
    private readonly registry: Registry,
    private readonly graph: EdgeGraph,
    private readonly bus: MessageBus,
  ) {
    this.wholes = new Wholes(registry);
  }

  async execute({ criteria, context }: SearchAcrossLineageQuery): Promise<LineageAnswer> {
    // Before the walk, which costs more than the search behind it.
    requirePage(criteria.page, { sizeName: 'count', reach: 'first' });
    const { urn: root } = this.registry.requireUrn(criteria.urn);
    const branches = degreeBranches(criteria.filter);
    const walk = await this.graph.walk(
      {
        root,
        direction: criteria.direction,
        maxHops: this.hops(criteria, branches),
        maxNodes: MAX_NODES,
        startTime: criteria.startTime,
        endTime: criteria.endTime,
      },
      context.work,
    );
    const reached = new ReachedEntities(root, walk, this.wholes);
    const search = restricted(criteria, branches, reached);
    const { hits, total, facets } = await this.bus.execute(new SearchEntitiesQuery(search, context));
    const degrees =
      criteria.facets.kind === 'none'
        ? []
        : [await this.degreeFacet(new SearchEntitiesQuery(search, context), reached)];
    return {
      hits: hits.map((hit) => ({ ...hit, degree: reached.degree(hit.urn), path: reached.path(hit.urn) })),
      total,
      facets: [...degrees, ...facets],
      completeness: walk.completeness,
    };
  }

  private hops({ maxHops }: LineageCriteria, branches: readonly DegreeBranch[]): number {
    if (maxHops !== undefined && (!Number.isInteger(maxHops) || maxHops < 1)) {
      throw failures.parameterInvalid({ name: 'maxHops', reason: 'it must be a whole number from 1' });
    }
    return Math.min(MAX_HOPS, maxHops ?? MAX_HOPS, hopLimit(branches) ?? MAX_HOPS);
  }

  /** Counted over the hits of the whole search, as the other facets are. */
  private async degreeFacet(
    { criteria: search, context }: SearchEntitiesQuery,
    reached: ReachedEntities,
  ): Promise<Facet> {
    const counts = DEGREES.map(async (degree) => {
      const within = reached.urns((hops) => degreeOf(hops) === degree).filter(isIn(search.within));
      const count = within.length === 0 ? 0 : await this.count({ ...search, within }, context);
      return { value: degree, count, isFiltered: false };
    });
    return { field: 'degree', label: 'Degree of Dependencies', values: await Promise.all(counts) };
  }

  private async count(search: SearchCriteria, context: RequestContext): Promise<number> {
    const counting = {
      ...search,
      page: { start: 0, count: 0 },
      facets: { kind: 'none' as const },
      matched: 'none' as const,
    };
    return (await this.bus.execute(new SearchEntitiesQuery(counting, context))).total;
  }
}

/** The search within what was reached; the degrees that the filter asks for become sets of entities. */
function restricted(
  criteria: LineageCriteria,
  branches: readonly DegreeBranch[],
  reached: ReachedEntities,
): SearchCriteria {
  const passing = (degrees: DegreeBranch['degrees']): readonly Urn[] =>
    reached.urns((hops) => degrees?.has(degreeOf(hops)) ?? true);
  const [first] = branches;
  const filter = first === undefined ? undefined : { or: branches.map(({ rest }) => ({ and: rest })) };
  const common = { ...criteria, filter };
  if (branches.every(({ degrees }) => sameDegrees(degrees, first?.degrees))) {
    return { ...common, within: passing(first?.degrees) };
  }
  return {
    ...common,
    within: passing(undefined),
    branchWithin: branches.map(({ degrees }) => (degrees === undefined ? undefined : passing(degrees))),
  };
}

function sameDegrees(a: DegreeBranch['degrees'], b: DegreeBranch['degrees']): boolean {
  return DEGREES.every((degree) => (a?.has(degree) ?? true) === (b?.has(degree) ?? true));
}

function isIn(urns: readonly Urn[] | undefined): (urn: Urn) => boolean {
  const members = new Set(urns);
  return (urn) => members.has(urn);
}
