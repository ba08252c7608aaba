import type { GraphQLFieldResolver } from 'graphql';
import type { EditSpec } from '../../../generated/service/registry/edit-model.js';
import { EditEntitiesCommand } from '../../editing/index.js';
import type { Members } from '../../kernel/members.js';
import type { RequestScope } from '../reading/request-scope.js';

/** The mutations of the tables of edits, by name: each is one message, and answers what its table says. */
export function editOperations(
  edits: readonly EditSpec[],
): Readonly<Record<string, GraphQLFieldResolver<unknown, RequestScope, Members>>> {
  return Object.fromEntries(
    edits.map((edit) => [
      edit.name,
      async (_root: unknown, sent: Members, scope: RequestScope): Promise<unknown> => {
        const urn = await scope.sources.bus.execute(new EditEntitiesCommand(edit, sent, scope.context));
        scope.entities.forget();
        if (edit.answer === 'done') return true;
        return edit.answer === 'urn' || urn === undefined ? urn : scope.nodes.require(urn);
      },
    ]),
  );
}
