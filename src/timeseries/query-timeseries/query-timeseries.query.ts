import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { TimeseriesPoint, TimeseriesQuery } from '../timeseries-store.port.js';

/** Which points to read, with the entity as the caller named it. */
export interface TimeseriesCriteria extends Omit<TimeseriesQuery, 'urn'> {
  readonly urn: string;
  readonly entityType: string;
}

/**
 * Points of a time-series aspect, newest first unless sorted otherwise; `[]` for an unknown entity. Fails with
 * urnInvalid, entityTypeUnknown, keyInvalid, entityTypeMismatch, aspectUnknown, filterInvalid, pageInvalid,
 * parameterInvalid.
 */
export class QueryTimeseriesQuery extends CatalogQuery<readonly TimeseriesPoint[]> {
  constructor(
    readonly criteria: TimeseriesCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
