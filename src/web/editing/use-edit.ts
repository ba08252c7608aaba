import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GrantedDocument, type TypedDocumentString, WhoAmIDocument } from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import { useModels } from '../shared/page-models.js';
import { readUrn } from '../shared/urn.js';
import { graphqlType } from '../shared/graphql-type.js';

/** Allows every edit of an entity. */
const EVERYTHING = 'EDIT_ENTITY';

/** Who asks, and what he or she may do in the catalog itself. */
function useMe() {
  return useQuery({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await carryOut(WhoAmIDocument, {}, signal)).me,
    staleTime: 300_000,
  });
}

/** Whether the caller may edit a part of an entity; no until that is known. */
export function useMayEdit(urn: string): (privilege: string) => boolean {
  const me = useMe().data?.corpUser.urn;
  const models = useModels();
  const resourceType = graphqlType(models.entity(readUrn(urn)?.entityType ?? '')?.symbol);
  const { data } = useQuery({
    queryKey: ['granted', me, urn],
    enabled: me !== undefined && resourceType !== undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      if (me === undefined || resourceType === undefined) return [];
      const input = { actorUrn: me, resourceSpec: { resourceType, resourceUrn: urn } };
      return (await carryOut(GrantedDocument, { input }, signal)).getGrantedPrivileges?.privileges ?? [];
    },
  });
  return (privilege) => data?.includes(EVERYTHING) === true || data?.includes(privilege) === true;
}

/** Change an entity by a mutation. What pages show of it is read again before the change counts as done. */
export function useEdit<Result, Variables>(urn: string, document: TypedDocumentString<Result, Variables>) {
  return useChange(urn, (variables: Variables) => carryOut(document, variables));
}

/** The same by whatever `change` does. */
export function useChange<Variables>(urn: string, change: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['entity', urn] }),
        client.invalidateQueries({ queryKey: ['label', urn] }),
        client.invalidateQueries({ queryKey: ['history', urn] }),
      ]);
      void client.invalidateQueries({ queryKey: ['search'] });
    },
  });
}
