import { isMembers, ownMember } from '../kernel/members.js';

/** The aspect of users by which an account is suspended. */
export const STATUS_ASPECT = 'corpUserStatus';
const SUSPENDED = 'SUSPENDED';

/** Whether the aspect says that nobody calls in the name of the user. Any other state of an account lets them. */
export function isSuspended(json: string): boolean {
  const value: unknown = JSON.parse(json);
  return isMembers(value) && ownMember(value, 'status') === SUSPENDED;
}
