import { isMembers } from '../kernel/members.js';
import { parseUrn, type Urn } from '../kernel/urn.js';
import { InvariantError } from '../kernel/assert-never.js';

/** Entities that access tokens are, and the aspect that has what is known of one. */
export const TOKEN_ENTITY = 'dataHubAccessToken';
export const TOKEN_ASPECT = 'dataHubAccessTokenInfo';

/** What the catalog has of a token. Times: epoch milliseconds, UTC; `expiresAt`: absent when it never does. */
export interface TokenRecord {
  readonly name: string;
  readonly actorUrn: Urn;
  readonly ownerUrn: Urn;
  readonly createdAt: number;
  readonly expiresAt?: number;
  readonly description?: string;
}

/** URN of a token. @param id what `tokenId` makes of it */
export function tokenUrn(id: string): Urn {
  const urn = parseUrn(`urn:li:${TOKEN_ENTITY}:${id}`);
  if (urn === undefined) throw new InvariantError('the id of a token is no part of a URN');
  return urn;
}

/** What `tokenUrn` was made from. */
export function idIn(urn: Urn): string {
  return urn.slice(urn.lastIndexOf(':') + 1);
}

/** In whose name a token calls, and who issued it; `undefined` where the catalog does not say. */
export interface TokenPeople {
  readonly actor: string | undefined;
  readonly owner: string | undefined;
}

/** Whom a stored token is of. */
export function peopleIn(json: string): TokenPeople {
  const value: unknown = JSON.parse(json);
  const textOf = (member: string): string | undefined => {
    const text = isMembers(value) ? value[member] : undefined;
    return typeof text === 'string' ? text : undefined;
  };
  return { actor: textOf('actorUrn'), owner: textOf('ownerUrn') };
}
