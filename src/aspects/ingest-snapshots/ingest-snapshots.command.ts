import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** A legacy snapshot as the wire carries it: several aspects of one entity, keyed by record name. */
export interface SnapshotDto {
  /** Under which it came, for messages: `entity`, or `entities[3]`. */
  readonly name: string;
  /** Full name of the snapshot record. */
  readonly record: string;
  readonly urn: string;
  /** `{<aspect record name>: <value>}` each, with numbers as `exactNumbers` gives them. */
  readonly aspects: readonly Readonly<Record<string, unknown>>[];
  readonly systemMetadata?: Partial<SystemMetadata>;
}

/**
 * Ask to write whole snapshots, all or none of them. Each aspect replaces the stored one.
 * @returns the URNs of their entities, in order. Fails for the first snapshot that is refused, and names it when there
 * are several: with snapshotUnknown, aspectUnknown, parameterInvalid, entityTypeMismatch, and with what a URN or a
 * value is refused for
 */
export class IngestSnapshotsCommand extends CatalogCommand<readonly Urn[]> {
  constructor(
    readonly snapshots: readonly SnapshotDto[],
    context: RequestContext,
  ) {
    super(context);
  }
}
