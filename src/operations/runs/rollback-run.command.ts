import type { RunSeries } from '../../aspects/index.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** A row that a run wrote. `timestamp`: when it was observed, epoch milliseconds, UTC. */
export interface WrittenRow extends RunSeries {
  readonly runId: string;
  readonly timestamp: number;
  readonly isKey: boolean;
}

/**
 * What becomes of entities that a run has created: `hide` keeps their keys and marks them as removed, `delete` removes
 * them with everything that other runs wrote to them.
 */
export type CreatedEntities = 'delete' | 'hide';

/**
 * `rows`: what is taken back, at most a hundred. `entitiesAffected`: entities with values that are taken back.
 * `aspectsReverted`: these values, and what else goes with deleted entities; of a trial, the values alone.
 * `entitiesDeleted`: entities that the run has created. `aspectsOfOthers`: aspects of these that other runs wrote, and
 * the entities that have them.
 */
export interface RollbackReport {
  readonly rows: readonly WrittenRow[];
  readonly entitiesAffected: number;
  readonly aspectsReverted: number;
  readonly entitiesDeleted: number;
  readonly aspectsOfOthers: number;
  readonly entitiesOfOthers: readonly Urn[];
}

/**
 * Ask to take back what a run wrote: values of before become the latest again, what it created goes, and its points.
 * An unknown run wrote nothing. It is done in parts of some entities, each a transaction: whoever repeats one that was
 * interrupted finishes it. Fails with parameterInvalid for the run of writes that name none.
 */
export class RollbackRunCommand extends CatalogCommand<RollbackReport> {
  constructor(
    readonly runId: string,
    readonly how: { readonly created: CreatedEntities; readonly mode: 'apply' | 'dry-run' },
    context: RequestContext,
  ) {
    super(context);
  }
}

/**
 * The same for all values that models of this name and version were served with; what they created is deleted. Never
 * refused: unknown models served nothing.
 */
export class RollbackRegistryCommand extends CatalogCommand<RollbackReport> {
  constructor(
    readonly registry: { readonly name: string; readonly version: string },
    readonly mode: 'apply' | 'dry-run',
    context: RequestContext,
  ) {
    super(context);
  }
}
