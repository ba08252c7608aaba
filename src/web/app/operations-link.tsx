import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { GrantedDocument, WhoAmIDocument } from '../../../generated/web/graphql/graphql.js';
import { addressOf } from './addresses.js';
import { carryOut } from './transport.js';

/** What the actions of operators take. */
const OPERATE = 'RESTORE_INDICES_PRIVILEGE';

/** The way to the page of operators, for those who may do what it offers. */
export function OperationsLink() {
  const { data } = useQuery({
    queryKey: ['may-operate'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const actorUrn = (await carryOut(WhoAmIDocument, {}, signal)).me?.corpUser.urn;
      if (actorUrn === undefined) return false;
      const { getGrantedPrivileges } = await carryOut(GrantedDocument, { input: { actorUrn } }, signal);
      return getGrantedPrivileges?.privileges.includes(OPERATE) === true;
    },
  });
  return data === true ? <NavLink to={addressOf.operations()}>Operations</NavLink> : null;
}
