import type { ChangeEntry } from '../../change-log/change-log.port.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import type { StoredAspects } from '../aspect-store.port.js';

/** The new value of one aspect. */
export interface EditedAspect {
  readonly urn: Urn;
  readonly aspect: string;
  /** With numbers as `readExactJson` gives them. */
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Computes new values from what is stored, of entities that exist. It runs inside the transaction, no other write comes
 * between: it must be quick and free of side effects.
 * @throws the failure that refuses the edit
 */
export type AspectsEdit = (stored: StoredAspects) => readonly EditedAspect[];

/**
 * Ask to edit aspects, all or none of them; each new value is checked against its record as a proposal is.
 * `urns`: the entities that the edit may write to.
 * @returns what actually changed. Fails with what `edit` throws.
 */
export class EditAspectsCommand extends CatalogCommand<readonly ChangeEntry[]> {
  /** Called inside the transaction with what is about to be written, which it refuses by throwing. */
  check: (edited: readonly EditedAspect[]) => void = () => undefined;

  constructor(
    readonly urns: readonly Urn[],
    /** Set by an interceptor that writes something else in its place. */
    public edit: AspectsEdit,
    context: RequestContext,
  ) {
    super(context);
  }
}
