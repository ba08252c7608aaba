import type { TimeRange } from '../../change-log/change-log.port.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import type { RemovedRows } from '../aspect-store.port.js';

/** Points of one time series of an entity. */
export interface PointsToDelete {
  readonly aspect: string;
  readonly range: TimeRange;
}

/**
 * Ask to delete an entity for good, with all aspects, versions and points, or points of one of its time series. What is
 * not stored is no error: nothing is removed then. What points at the entity stays as it is. Fails with urnInvalid,
 * entityTypeUnknown, keyInvalid, aspectUnknown, and with parameterInvalid for points of an aspect that is no time
 * series, and for a range that ends before it begins.
 */
export class DeleteEntityCommand extends CatalogCommand<RemovedRows> {
  /** @param points absent for the whole entity */
  constructor(
    readonly urn: string,
    readonly points: PointsToDelete | undefined,
    context: RequestContext,
  ) {
    super(context);
  }
}
