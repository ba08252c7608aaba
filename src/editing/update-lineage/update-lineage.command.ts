import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** One edge by its ends, as the caller wrote them. */
export interface LineageEdge {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

/**
 * Ask to add and remove lineage edges, all or none of them. Adding what is there and removing what is not is no error;
 * an edge in both lists is removed. Fails with urnInvalid, entityTypeUnknown, keyInvalid, entityMissing, and with
 * editInvalid for an edge from an entity to itself, and for one that has no place in the models or in what is stored.
 */
export class UpdateLineageCommand extends CatalogCommand<void> {
  constructor(
    readonly edgesToAdd: readonly LineageEdge[],
    readonly edgesToRemove: readonly LineageEdge[],
    context: RequestContext,
  ) {
    super(context);
  }
}
