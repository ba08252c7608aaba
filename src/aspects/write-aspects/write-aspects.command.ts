import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';

/**
 * The new value of one aspect, from another capability. `ifSeq`: the `seq` of the row that was read, 0 when there was
 * none; the write is refused when the row has changed since.
 */
export interface AspectEdit {
  readonly urn: string;
  readonly aspect: string;
  /** With numbers as `readExactJson` gives them. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly ifSeq?: number;
}

/**
 * Ask to write edited aspects, all or none of them; each is checked against its record as a proposal is.
 * @returns what actually changed. Fails with failures.writeConflict when `ifSeq` no longer holds.
 */
export class WriteAspectsCommand extends CatalogCommand<readonly ChangeEntry[]> {
  constructor(
    readonly edits: readonly AspectEdit[],
    context: RequestContext,
  ) {
    super(context);
  }
}
