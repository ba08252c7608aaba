import { compareByCodePoint } from '../../kernel/code-point-order.js';
import { memberAt } from '../../kernel/members.js';

/** What a value is ordered by. */
export type MemberKey = bigint | number | string;

/** The key of the member at a dotted path through objects: as SQLite's json_extract has it, which has none for null. */
export function memberKey(value: unknown, path: string): MemberKey | undefined {
  const member = memberAt(value, path.split('.'));
  switch (typeof member) {
    case 'boolean':
      return member ? 1 : 0;
    case 'bigint':
    case 'number':
    case 'string':
      return member;
    default:
      return member === undefined || member === null ? undefined : JSON.stringify(member);
  }
}

/** Ascending: numbers by size, then texts by code point. */
export function compareKeys(a: MemberKey, b: MemberKey): number {
  if (typeof a === 'string' && typeof b === 'string') return compareByCodePoint(a, b);
  if (typeof a === 'string') return 1;
  return typeof b === 'string' || a < b ? -1 : a > b ? 1 : 0;
}
