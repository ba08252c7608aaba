import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requirePage } from '../../kernel/page.js';
import { requireTimeOrder } from '../../kernel/time-order.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import type { EntitySections, Facet, SearchCriteria } from '../../search/index.js';
import { SearchEntitiesQuery } from '../../search/index.js';
import { EdgeGraph, type WalkRequest, type WalkResult } from '../edge-graph.port.js';
import type { Degree, DegreeBranch } from './degree-filter.js';
import { DEGREES, degreeBranches, hopLimit } from './degree-filter.js';
import { LineagePaths } from './lineage-paths.js';
import type { LineageAnswer, LineageCriteria, LineageHit } from './search-across-lineage.query.js';
import { SearchAcrossLineageQuery } from './search-across-lineage.query.js';
import { Wholes } from './wholes.js';

/** Hops of the longest walk; no lineage is as deep. */
const MAX_HOPS = 1000;
/** Entities of the largest walk; it says so when it ends there. */
const MAX_NODES = 200_000;
/** Of a path, for which every hit is shown from the start on. */
const UNITS_OF_A_STEP = 1;
const LONG_PATHS = 'Paths to the hits are long: ask for a smaller page, or for fewer hops.';

/** What is searched for along a walk, and under what. `branches`: those of the filter. */
interface LineageSearch {
  readonly criteria: LineageCriteria;
  readonly branches: readonly DegreeBranch[];
  readonly context: RequestContext;
}

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
    requireTimeOrder(criteria);
    const { urn: root } = this.registry.requireUrn(criteria.urn);
    const branches = degreeBranches(criteria.filter);
    const request = {
      root,
      direction: criteria.direction,
      maxHops: this.hops(criteria, branches),
      maxNodes: MAX_NODES,
      startTime: criteria.startTime,
      endTime: criteria.endTime,
    };
    for (;;) {
      const walk = await this.graph.walk(request, context.work);
      const answer = await this.searchAlong(walk, request, { criteria, branches, context });
      if (walk.numbers.state === 'current') return answer;
    }
  }

  private async searchAlong(
    walk: WalkResult,
    { root }: WalkRequest,
    { criteria, branches, context }: LineageSearch,
  ): Promise<LineageAnswer> {
    const list: EntitySections = {
      numbers: this.wholes.ofNumbers(walk.numbers),
      entities: walk.nodes,
      sectionEnds: sectionEnds(walk),
      except: this.wholes.of(root),
    };
    const search = restricted(criteria, branches, list);
    const answer = await this.bus.execute(new SearchEntitiesQuery(search, context));
    const paths = new LineagePaths(root, walk);
    const hits: LineageHit[] = [];
    for (const hit of answer.hits) {
      const place = hit.place ?? 0;
      const degree = paths.degree(place);
      context.work.spend(degree * UNITS_OF_A_STEP, LONG_PATHS);
      hits.push({ ...hit, degree, path: paths.to(place) });
    }
    const degrees = criteria.facets.kind === 'none' ? [] : [degreeFacet(answer.sectionCounts ?? [])];
    return { hits, total: answer.total, facets: [...degrees, ...answer.facets], completeness: walk.completeness };
  }

  private hops({ maxHops }: LineageCriteria, branches: readonly DegreeBranch[]): number {
    if (maxHops !== undefined && (!Number.isInteger(maxHops) || maxHops < 1)) {
      throw failures.parameterInvalid({ name: 'maxHops', reason: 'it must be a whole number from 1' });
    }
    return Math.min(MAX_HOPS, maxHops ?? MAX_HOPS, hopLimit(branches) ?? MAX_HOPS);
  }
}

/** Places after the last node of each class of degrees. */
function sectionEnds({ nodes, levelEnds }: WalkResult): readonly number[] {
  return [levelEnds[0] ?? nodes.length, levelEnds[1] ?? nodes.length, nodes.length];
}

/** Counted over the hits of the whole search, as the other facets are. */
function degreeFacet(counts: readonly number[]): Facet {
  const values = DEGREES.map((value, section) => ({ value, count: counts[section] ?? 0 }));
  return { field: 'degree', label: 'Degree of Dependencies', values };
}

/** The search within what was reached; the degrees that a branch asks for are the sections that it lets pass. */
function restricted(
  criteria: LineageCriteria,
  branches: readonly DegreeBranch[],
  list: EntitySections,
): SearchCriteria {
  if (branches.length === 0) return { ...criteria, filter: undefined, within: { list } };
  const branchSections = branches.map(({ degrees }) => degrees && sectionsOf(degrees));
  return {
    ...criteria,
    filter: { or: branches.map(({ rest }) => ({ and: rest })) },
    within: { list, branchSections },
  };
}

function sectionsOf(degrees: ReadonlySet<Degree>): ReadonlySet<number> {
  return new Set(DEGREES.flatMap((degree, section) => (degrees.has(degree) ? [section] : [])));
}
