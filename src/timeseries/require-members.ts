/** Whether points have the members that a caller names; what they cannot have would pass nothing, or order nothing. */
import type { PointMembers } from '../../generated/service/registry/model.js';
import { failures } from '../kernel/failures.js';
import type { Condition, Criterion, Filter, SortCriterion } from '../kernel/filter.js';
import { readNumber } from '../kernel/number-text.js';
import { didYouMean } from '../registry/nearest-name.js';

/** Conditions that need no value. */
const NEEDS_NO_VALUE: ReadonlySet<Condition> = new Set(['EXISTS', 'IS_NULL']);

/** Conditions that compare no number with another one. */
const BY_TEXT_OR_PRESENCE: ReadonlySet<Condition> = new Set([...NEEDS_NO_VALUE, 'CONTAIN', 'END_WITH', 'START_WITH']);

/**
 * The filter without criteria that name no value: they are ignored, as those of a search are, once it is known that
 * there are fields of their names.
 * @param others names beside the members of the aspect @throws failures.filterInvalid
 */
export function checkedFilter(members: PointMembers, { or }: Filter, others: readonly string[] = []): Filter {
  const known = new Set([...members.single, ...members.repeated, ...others]);
  for (const { field } of or.flatMap(({ and }) => and)) {
    if (known.has(field) || isBelow(members.open, field)) continue;
    const hint = hintFor(field, known);
    throw failures.filterInvalid({ field, reason: `there is no such field${hint === '' ? '' : ` (${hint})`}` });
  }
  const numbers = new Set(members.numbers);
  return {
    or: or.map(({ and }) => ({
      and: and
        .filter(({ condition, values }) => values.length > 0 || NEEDS_NO_VALUE.has(condition))
        .map((criterion) => (comparesNumbers(numbers, criterion) ? withNumbers(criterion) : criterion)),
    })),
  };
}

function comparesNumbers(numbers: ReadonlySet<string>, { field, condition }: Criterion): boolean {
  return numbers.has(field) && !BY_TEXT_OR_PRESENCE.has(condition);
}

/** The criterion with numbers as they are stored, where a caller may write a date. @throws failures.filterInvalid */
function withNumbers(criterion: Criterion): Criterion {
  return { ...criterion, values: criterion.values.map((value) => numberText(criterion.field, value)) };
}

function numberText(field: string, value: string): string {
  const number = readNumber(value);
  if (number === undefined) {
    throw failures.filterInvalid({ field, reason: `"${value}" is neither a number nor a date` });
  }
  return String(number);
}

/** @throws failures.parameterInvalid */
export function requireSortMember(members: PointMembers, sort: SortCriterion | undefined): void {
  if (sort === undefined || members.single.includes(sort.field) || isBelow(members.open, sort.field)) return;
  const { field } = sort;
  const hint = hintFor(field, members.single);
  const missing = `there is no field "${field}"${hint === '' ? '' : ` (${hint})`}`;
  const reason = members.repeated.includes(field) ? `a point may have several of "${field}"` : missing;
  throw failures.parameterInvalid({ name: 'sort', reason, value: field });
}

function isBelow(open: readonly string[], field: string): boolean {
  return open.some((path) => field.startsWith(`${path}.`));
}

function hintFor(field: string, names: Iterable<string>): string {
  return didYouMean(field, names).trim();
}
