import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import type { SearchAnswer, SearchHit, SearchCriteria } from '../../search/index.js';
import type { PathStep } from './lineage-paths.js';

/**
 * What is searched for among the entities that lineage reaches. The filter may name `degree` with the values 1, 2 and
 * 3+. `maxHops`: degree at which the walk ends; absent means where lineage ends. Times: epoch milliseconds, UTC,
 * inclusive; they keep the walk to edges that were made or touched within.
 */
export interface LineageCriteria extends Omit<SearchCriteria, 'within'> {
  readonly urn: string;
  readonly direction: 'DOWNSTREAM' | 'UPSTREAM';
  readonly maxHops: number | undefined;
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

/** `path`: from the start to the entity, both included, along the edges by which it was reached first. */
export interface LineageHit extends SearchHit {
  readonly degree: number;
  readonly path: PathStep;
}

/**
 * Ordered by score, then degree. `completeness`: `truncated` when the walk was ended early because it reached too many
 * entities; hits and counts are then those of what it reached.
 */
export interface LineageAnswer extends Omit<SearchAnswer, 'hits'> {
  readonly hits: readonly LineageHit[];
  readonly completeness: 'complete' | 'truncated';
}

/**
 * Find entities that an entity derives from, or that derive from it, over any number of hops. Soft-deleted entities and
 * those that were never ingested are walked through and not found. A column is walked from column to column; the
 * entities of these columns are found. A start that does not exist reaches nothing. Fails with urnInvalid, keyInvalid,
 * and with what a search fails with.
 */
export class SearchAcrossLineageQuery extends CatalogQuery<LineageAnswer> {
  constructor(
    readonly criteria: LineageCriteria,
    context: RequestContext,
  ) {
    super(context);
  }
}
