import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';

/**
 * One aspect as another capability changed it. `ifSeq`: the `seq` of the row that was read, 0 when there was none;
 * the write is refused when somebody else wrote meanwhile.
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
 * @returns what was really changed. Fails with failures.writeConflict when `ifSeq` no longer holds.
 */
export class WriteAspectsCommand extends CatalogCommand<readonly ChangeEntry[]> {
  constructor(
    readonly edits: readonly AspectEdit[],
    context: RequestContext,
  ) {
    super(context);
  }
}
