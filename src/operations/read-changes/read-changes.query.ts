import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';

/**
 * Which changes to list. `after`: cursor of an earlier answer; absent to begin at `since`. `since`: epoch milliseconds,
 * UTC: begins with the first entry of that time or a later one, and has all that were committed after it; absent means
 * as far back as the log goes. `entityTypes`, `aspects`: names of the models; empty means
 * all. `count`: at most so many changes, from 1 to MAX_CHANGES.
 */
export interface ChangeCriteria {
  readonly after: number | undefined;
  readonly since: number | undefined;
  readonly entityTypes: readonly string[];
  readonly aspects: readonly string[];
  readonly count: number;
}

export const MAX_CHANGES = 1000;

/** One change of one aspect. `time`: epoch milliseconds, UTC. DELETE of a key aspect: the entity was deleted. */
export interface CatalogChange {
  readonly time: number;
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspect: string;
  readonly change: 'DELETE' | 'UPSERT';
  readonly actor: Urn;
  readonly runId: string;
}

/**
 * Changes, the earliest first. `next`: cursor for the changes after these. `hasMore`: whether some are there already.
 * `completeSince`: time of the oldest entry that the log still has, epoch milliseconds, UTC; absent when it has none:
 * changes before it cannot be listed any more.
 */
export interface ChangePage {
  readonly changes: readonly CatalogChange[];
  readonly next: number;
  readonly hasMore: boolean;
  readonly completeSince: number | undefined;
}

/**
 * What changed in the whole catalog, from the change log. What was only indexed again is left out.
 * Fails with entityTypeUnknown, parameterInvalid; StoreUnavailable.
 */
export class ReadChangesQuery extends CatalogQuery<ChangePage> {
  constructor(
    readonly criteria: ChangeCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
