/**
 * What views let through, in its two forms: an operator and its conditions, as callers send and see them, and the
 * stored filter, a disjunction of conjunctions. All of the conditions are one group, one of them is a group for each.
 */
import type { DataHubViewFilterInput, LogicalOperator } from '../../../generated/service/graphql/arguments.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { criterionValues, type CriterionDto, type FilterDto, groupsOf } from '../../search/index.js';

/** A condition as the schema shows it. */
interface ShownCondition {
  readonly field: string;
  readonly condition: string;
  readonly values: readonly string[];
  readonly negated: boolean;
}

export interface ShownFilter {
  readonly operator: LogicalOperator;
  readonly filters: readonly ShownCondition[];
}

const EXACT = '.keyword';

export function storedFilter({ operator, filters }: DataHubViewFilterInput): Members {
  const criteria = filters.map(criterionOf);
  if (criteria.length === 0) return { or: [] };
  return { or: operator === 'AND' ? [{ and: criteria }] : criteria.map((criterion) => ({ and: [criterion] })) };
}

/** @returns `undefined` for several groups of which one has several conditions: no operator says that */
export function shownFilter(stored: unknown): ShownFilter | undefined {
  const groups = groupsOf(filterIn(stored));
  if (groups.length === 1) return { operator: 'AND', filters: (groups[0] ?? []).map(shown) };
  if (groups.some((group) => group.length !== 1)) return undefined;
  return { operator: 'OR', filters: groups.flat().map(shown) };
}

/** A stored filter as callers send filters. */
export function filterIn(stored: unknown): FilterDto {
  const groups = listIn(stored, 'or');
  if (groups.length > 0) return { or: groups.map((group) => ({ and: listIn(group, 'and').map(criterionIn) })) };
  return { criteria: listIn(stored, 'criteria').map(criterionIn) };
}

function criterionOf({ field, value, values, condition, negated }: CriterionDto): Members {
  return {
    field,
    value: value ?? '',
    values: values ?? [],
    condition: condition ?? 'EQUAL',
    negated: negated ?? false,
  };
}

function criterionIn(stored: unknown): CriterionDto {
  const { field, value, condition, negated } = isMembers(stored) ? stored : {};
  return {
    field: typeof field === 'string' ? field : '',
    value: typeof value === 'string' ? value : undefined,
    values: listIn(stored, 'values').filter((item) => typeof item === 'string'),
    condition: typeof condition === 'string' ? condition : undefined,
    negated: negated === true,
  };
}

function shown(criterion: CriterionDto): ShownCondition {
  const { field, condition, negated } = criterion;
  return {
    field: field.endsWith(EXACT) ? field.slice(0, -EXACT.length) : field,
    condition: condition ?? 'EQUAL',
    values: criterionValues(criterion),
    negated: negated === true,
  };
}

function listIn(holder: unknown, member: string): readonly unknown[] {
  const list = isMembers(holder) ? holder[member] : undefined;
  return Array.isArray(list) ? list : [];
}
