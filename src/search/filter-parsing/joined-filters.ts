import { requireOneForm } from '../../kernel/filter.js';
import type { CriterionDto, FilterDto } from './filter-dto.js';

/** A filter of which both parts must hold: a group of criteria for each two groups of theirs. */
export function joinedFilters(filter: FilterDto | undefined, other: FilterDto | undefined): FilterDto {
  const [first, second] = [groupsOf(filter), groupsOf(other)];
  return { or: first.flatMap((one) => second.map((two) => ({ and: [...one, ...two] }))) };
}

/** How many criteria `joinedFilters` would have, groups counted as well. */
export function countJoined(filter: FilterDto | undefined, other: FilterDto | undefined): number {
  const [first, second] = [groupsOf(filter), groupsOf(other)];
  return first.flat().length * second.length + first.length * second.flat().length + first.length * second.length;
}

/**
 * Criteria by groups, at least one: a filter without criteria is a group without any.
 * @throws failures.parameterInvalid for both forms at once (D-483)
 */
export function groupsOf(filter: FilterDto | undefined): readonly (readonly CriterionDto[])[] {
  const [or, criteria] = [filter?.or ?? [], filter?.criteria ?? []];
  requireOneForm(or, criteria);
  return or.length > 0 ? or.map(({ and }) => and ?? []) : [criteria];
}

/** The filter, with a criterion that must hold as well. */
export function narrowedBy(filter: FilterDto | undefined, criterion: CriterionDto): FilterDto {
  return { or: groupsOf(filter).map((group) => ({ and: [...group, criterion] })) };
}
