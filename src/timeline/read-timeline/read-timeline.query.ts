import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { TimelineTransaction } from '../timeline-transaction.js';

/**
 * What to tell. `categories`: as the models name them. `startTime`, `endTime`: inclusive, epoch milliseconds, UTC;
 * without an end it is now, without a beginning seven days before the end. `raw`: whether the transactions have the
 * change of values, too.
 */
export interface TimelineCriteria {
  readonly urn: string;
  readonly categories: readonly string[];
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
  readonly raw: 'with-values' | 'without-values';
}

/**
 * What changed of an entity, the earliest first; moments without a change in these categories are left out. `[]` for an
 * entity that is not stored. Fails with urnInvalid, entityTypeUnknown, keyInvalid, parameterInvalid.
 */
export class ReadTimelineQuery extends CatalogQuery<readonly TimelineTransaction[]> {
  constructor(
    readonly criteria: TimelineCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
