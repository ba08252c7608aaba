import type { EditSpec } from '../../../generated/service/registry/edit-model.js';
import type { Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/**
 * Ask to carry out a mutation of the tables of edits, for all of its entities or for none. `sent`: its arguments as
 * GraphQL has read them.
 * @returns the entity that was created or deleted, or the first that was edited; `undefined` when none was named. Fails
 * with urnInvalid, entityTypeUnknown, keyInvalid, parameterMissing, parameterInvalid, editInvalid, entityMissing,
 * entityExists, and with what a proposal of the new values fails with
 */
export class EditEntitiesCommand extends CatalogCommand<Urn | undefined> {
  constructor(
    readonly mutation: EditSpec,
    readonly sent: Members,
    context: RequestContext,
  ) {
    super(context);
  }
}
