import { failures } from './failures.js';

/** How a criterion compares; the names of the wire. */
export const CONDITIONS = [
  'CONTAIN',
  'END_WITH',
  'EQUAL',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'IN',
  'IS_NULL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
  'START_WITH',
] as const;

export type Condition = (typeof CONDITIONS)[number];

/**
 * One test of a document's field.
 * `values`: any of them satisfies it; empty for `EXISTS` and `IS_NULL`. Comparison texts are as the caller wrote them.
 * `orFields`: the test also passes when one of these fields satisfies it instead of `field`.
 * `negated`: applies to the whole test, `orFields` included.
 */
export interface Criterion {
  readonly field: string;
  readonly orFields?: readonly string[];
  readonly condition: Condition;
  readonly values: readonly string[];
  readonly negated: boolean;
}

/** Disjunction of conjunctions. An empty filter matches everything. */
export interface Filter {
  readonly or: readonly { readonly and: readonly Criterion[] }[];
}

export const NO_FILTER: Filter = { or: [] };

/** How to order a listing: a field of the index, then URN ascending. */
export interface SortCriterion {
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
}

/**
 * A filter states its criteria in one of its two forms: nobody knows which was meant where there are both (D-483).
 * @throws failures.parameterInvalid
 */
export function requireOneForm(or: readonly unknown[], criteria: readonly unknown[]): void {
  if (or.length === 0 || criteria.length === 0) return;
  const reason = 'it has both "or" and "criteria", of which one alone can count; put all criteria into groups of "or"';
  throw failures.parameterInvalid({ name: 'filter', reason });
}

const EXACT = '.keyword';

/** The wire lets the exact variant of a field be named. */
export function withoutVariant(field: string): string {
  return field.endsWith(EXACT) ? field.slice(0, -EXACT.length) : field;
}

/** Values in the older single one of a criterion; one that is to be equalled may hold several, unless it is a URN. */
export function valuesIn(value: string, condition: Condition): readonly string[] {
  if (value === '') return [];
  if (condition !== 'EQUAL' || value.startsWith('urn:li:')) return [value];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
