import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** Points of a time series of all entities of a type. `endTime`: the last time, epoch milliseconds, inclusive. */
export interface TruncateScope {
  readonly entityType: string;
  readonly aspect: string;
  readonly endTime: number;
  readonly effect: 'counts' | 'removes';
}

/** `old`: points up to the end. `total`: all of the series, before any was removed. */
export interface TruncatedPoints {
  readonly old: number;
  readonly total: number;
}

/**
 * Remove old points, or count them. Each entity is a write of its own: what is removed stays so when the request ends
 * early. Fails with entityTypeUnknown, aspectUnknown, parameterInvalid.
 */
export class TruncateTimeseriesCommand extends CatalogCommand<TruncatedPoints> {
  constructor(
    readonly scope: TruncateScope,
    context: RequestContext,
  ) {
    super(context);
  }
}
