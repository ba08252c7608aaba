import { Query } from '@nestjs/cqrs';
import type { Page } from '../../kernel/page.js';
import type { Neighbours, NeighboursRequest } from '../edge-graph.port.js';

/**
 * Edges of one node. `types`: relationship names; empty means every one.
 * An unknown URN has no edges; soft-deleted entities keep theirs.
 */
export class ReadRelationshipsQuery extends Query<Neighbours> {
  constructor(
    readonly urn: string,
    readonly direction: NeighboursRequest['direction'],
    readonly types: readonly string[],
    readonly page: Page,
  ) {
    super();
  }
}
