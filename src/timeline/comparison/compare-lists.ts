import type { TimelineChangeSpec } from '../../../generated/service/registry/model.js';
import { ownMember } from '../../kernel/members.js';
import type { ValueDifference } from './value-difference.js';
import { type ItemPair, itemsAt, pairItems } from './member-values.js';

type ListSpec = Extract<TimelineChangeSpec, { kind: 'list' }>;

/** Items that one list has and the other has not, and items that are in both with other details. */
export function compareLists({ path, key, details }: ListSpec, before: unknown, after: unknown): ValueDifference[] {
  return pairItems(itemsAt(before, path), itemsAt(after, path), key).flatMap((pair) => changeOf(pair, details));
}

function changeOf({ key, before, after }: ItemPair, details: readonly string[]): readonly ValueDifference[] {
  const change = { subject: key, value: key };
  if (before === undefined) {
    return [{ ...change, operation: 'ADD', sentence: (whole) => `${key} was added to ${whole}.` }];
  }
  if (after === undefined) {
    return [{ ...change, operation: 'REMOVE', sentence: (whole) => `${key} was removed from ${whole}.` }];
  }
  const modified = details
    .map((name) => ({ name, was: ownMember(before, name), is: ownMember(after, name) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
  if (modified.length === 0) return [];
  const texts = modified.map(({ name, was, is }) => `${name} from ${shown(was)} to ${shown(is)}`).join(', ');
  return [{ ...change, operation: 'MODIFY', sentence: (whole) => `${key} of ${whole} changed its ${texts}.` }];
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
