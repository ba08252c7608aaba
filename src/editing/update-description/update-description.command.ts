import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** What to describe. `fieldPath`: the column, for a dataset; absent for every other entity. */
export interface DescriptionTarget {
  readonly urn: string;
  readonly fieldPath: string | undefined;
}

/**
 * Ask to replace the description that people gave to an entity or a column. The text may be markdown of several lines.
 * Fails with urnInvalid, entityTypeUnknown, keyInvalid, entityMissing, and with editInvalid for what has no description
 * that can be edited, or no such column.
 */
export class UpdateDescriptionCommand extends CatalogCommand<void> {
  constructor(
    readonly target: DescriptionTarget,
    readonly description: string,
    context: RequestContext,
  ) {
    super(context);
  }
}
