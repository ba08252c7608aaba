import type { ModelPath } from '../../../generated/service/registry/model.js';
import { isMembers, memberAt, type Members, ownMember } from '../../kernel/members.js';

/** The value at a path without `*`; `undefined` for what was not sent, and for null. */
export function sentValue(sent: Members, path: ModelPath): unknown {
  return memberAt(sent, path) ?? undefined;
}

/** All values at a path, in their order; `*` stands for the items of a list. */
export function sentValues(sent: unknown, [step, ...rest]: ModelPath): readonly unknown[] {
  if (sent === undefined || sent === null) return [];
  if (step === undefined) return [sent];
  if (step === '*') return Array.isArray(sent) ? sent.flatMap((item: unknown) => sentValues(item, rest)) : [];
  return isMembers(sent) ? sentValues(ownMember(sent, step), rest) : [];
}

/** The value without members that are null, at any depth. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  // A number with digits of its own has no members to look at.
  if (!isMembers(value) || Object.keys(value).length === 0) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
