/** The entities that keep secrets, whatever else is modelled: a secret is asked for by the key of its entity. */
import { isMembers, ownMember } from '../../kernel/members.js';

export const SECRET_ENTITY = 'dataHubSecret';
export const SECRET_ASPECT = 'dataHubSecretValue';
/** Member of the aspect that is stored encrypted. */
export const SECRET_MEMBER = 'value';

/** The encrypted value; `undefined` where there is none. */
export function encryptedValueIn(json: string): string | undefined {
  const stored: unknown = JSON.parse(json);
  const value = isMembers(stored) ? ownMember(stored, SECRET_MEMBER) : undefined;
  return typeof value === 'string' ? value : undefined;
}
