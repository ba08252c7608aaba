import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { TimeRange } from '../../change-log/change-log.port.js';
import { failures } from '../../kernel/failures.js';
import { type Page, requirePage } from '../../kernel/page.js';
import { requireTimeOrder } from '../../kernel/time-order.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { EdgeGraph, type WalkRequest, type WalkResult } from '../edge-graph.port.js';
import type { Edge } from '../edge-store.port.js';
import { LastSteps } from './last-steps.js';
import { LineagePaths, urnsOfPath } from '../search-across-lineage/lineage-paths.js';

/** Which entities of a walk. `maxHops`: from 1. Times: of the edges, both inclusive; those without any always count. */
export interface LineageReadCriteria extends TimeRange {
  readonly urn: string;
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  readonly maxHops: number;
  readonly page: Page;
}

/** `edge`: of the last step. `path`: from the start to the entity, both included. */
export interface LineageItem {
  readonly edge: Edge;
  readonly urn: Urn;
  readonly degree: number;
  readonly path: readonly Urn[];
}

/** `items`: by degree, then in order of discovery. `total`: exact number of what was reached. */
export interface LineageItems extends Pick<WalkResult, 'completeness'> {
  readonly items: readonly LineageItem[];
  readonly total: number;
}

/**
 * What lineage reaches from an entity, whether it is stored, deleted or only named by others. An unknown start reaches
 * nothing. Fails with urnInvalid, entityTypeUnknown, pageInvalid, parameterInvalid.
 */
export class ReadLineageQuery extends CatalogQuery<LineageItems> {
  constructor(
    readonly criteria: LineageReadCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

/** Hops of the longest walk, and entities of the largest, as for searches along lineage. */
const MAX_HOPS = 1000;
const MAX_NODES = 200_000;
const UNITS_OF_A_STEP = 1;
const COST = 'The entities are far from the start: ask for a smaller page, or for fewer hops.';

@QueryHandler(ReadLineageQuery)
export class ReadLineageHandler implements IQueryHandler<ReadLineageQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly graph: EdgeGraph,
  ) {}

  async execute({ criteria, context: { work } }: ReadLineageQuery): Promise<LineageItems> {
    const { urn, direction, maxHops, page, startTime, endTime } = criteria;
    requirePage(page, { sizeName: 'count', reach: 'all' });
    if (!Number.isInteger(maxHops) || maxHops < 1) {
      throw failures.parameterInvalid({ name: 'maxHops', reason: 'it must be a whole number from 1' });
    }
    const { urn: root } = this.registry.requireUrn(urn);
    requireTimeOrder(criteria);
    const hops = Math.min(MAX_HOPS, maxHops);
    const request: WalkRequest = { root, direction, maxHops: hops, maxNodes: MAX_NODES, startTime, endTime };
    for (;;) {
      const walk = await this.graph.walk(request, work);
      const items = await this.items(walk, criteria, work);
      const { completeness, nodes } = walk;
      if (walk.numbers.state === 'current') return { items, total: nodes.length, completeness };
    }
  }

  private async items(
    walk: WalkResult,
    { urn: root, direction, page }: LineageReadCriteria,
    work: Work,
  ): Promise<readonly LineageItem[]> {
    const paths = new LineagePaths(this.registry.requireUrn(root).urn, walk);
    const steps = new LastSteps(this.graph, direction, work);
    const items: LineageItem[] = [];
    const end = Math.min(walk.nodes.length, page.start + page.count);
    for (let place = page.start; place < end; place += 1) {
      const degree = paths.degree(place);
      work.spend(degree * UNITS_OF_A_STEP, COST);
      const step = paths.to(place);
      const before = step.before?.urn;
      const edge = before === undefined ? undefined : await steps.edge(before, step.urn);
      // What was removed since the walk is left out.
      if (edge !== undefined) items.push({ edge, urn: step.urn, degree, path: urnsOfPath(step) });
    }
    return items;
  }
}
