import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { requirePage } from '../../kernel/page.js';
import { readUrn, type Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import type { Neighbours, NeighboursRequest } from '../edge-graph.port.js';
import { EdgeGraph } from '../edge-graph.port.js';

/** Which edges of a node. `types`: relationship names; empty means every one. */
export type RelationshipCriteria = Omit<NeighboursRequest, 'urn'>;

/**
 * Edges of nodes, the same page for each of them, in the order of the URNs.
 * An unknown URN has no edges; soft-deleted entities keep theirs. Fails with urnInvalid, pageInvalid.
 */
export class ReadRelationshipsQuery extends CatalogQuery<readonly Neighbours[]> {
  constructor(
    readonly urns: readonly string[],
    readonly criteria: RelationshipCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}

const NO_NEIGHBOURS: Neighbours = { items: [], total: 0 };

@QueryHandler(ReadRelationshipsQuery)
export class ReadRelationshipsHandler implements IQueryHandler<ReadRelationshipsQuery> {
  constructor(private readonly graph: EdgeGraph) {}

  async execute({ urns, criteria, context }: ReadRelationshipsQuery): Promise<readonly Neighbours[]> {
    requirePage(criteria.page, { sizeName: 'count', reach: 'all' });
    const nodes = urns.map(requireNode);
    const found = await this.graph.neighboursOf(nodes, criteria, context.work);
    return nodes.map((node) => found.get(node) ?? NO_NEIGHBOURS);
  }
}

/** Edges may lead to entity types that the models do not name: the grammar decides, not the registry. */
function requireNode(urn: string): Urn {
  const reading = readUrn(urn);
  if (reading.kind === 'problem') throw failures.urnInvalid({ urn, reason: reading.reason });
  return reading.value.urn;
}
