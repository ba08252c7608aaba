/**
 * The virtual field `degree` in filters: takes a filter as it was sent, gives for each branch a test of degrees and the
 * criteria that remain for the index.
 */
import { failures } from '../../kernel/failures.js';
import { type CriterionDto, type FilterDto, groupsOf } from '../../search/index.js';

/** Degrees that a filter and the facet can name; the last stands for it and all above. */
export const DEGREES = ['1', '2', '3+'] as const;

export type Degree = (typeof DEGREES)[number];

const FIELD = /^degree(\.keyword)?$/;

/** `degrees`: those that pass; `undefined` when the branch does not speak of them. */
export interface DegreeBranch {
  readonly degrees: ReadonlySet<Degree> | undefined;
  readonly rest: readonly CriterionDto[];
}

/**
 * Branches of a filter; empty when nothing is filtered. @throws failures.filterInvalid for another degree or condition
 */
export function degreeBranches(sent: FilterDto | undefined): readonly DegreeBranch[] {
  const groups = groupsOf(sent);
  if (groups.length === 1 && groups[0]?.length === 0) return [];
  return groups.map((branch) => {
    const tests = branch.filter(({ field }) => FIELD.test(field)).map(passing);
    const degrees =
      tests.length === 0 ? undefined : new Set(DEGREES.filter((one) => tests.every((test) => test.has(one))));
    return { degrees, rest: branch.filter(({ field }) => !FIELD.test(field)) };
  });
}

/** Hops after which no branch can be satisfied; `undefined` when there is no such number. */
export function hopLimit(branches: readonly DegreeBranch[]): number | undefined {
  if (branches.length === 0) return undefined;
  let limit = 0;
  for (const { degrees } of branches) {
    if (degrees === undefined || degrees.has('3+')) return undefined;
    for (const degree of degrees) limit = Math.max(limit, Number(degree));
  }
  return limit;
}

function passing({ field, value, values, condition, negated }: CriterionDto): ReadonlySet<Degree> {
  if (!['EQUAL', 'IN'].includes(condition ?? 'EQUAL')) {
    throw failures.filterInvalid({ field, reason: 'degrees are compared with EQUAL or IN' });
  }
  const asked = values?.length ? values : (value ?? '').split(',');
  const named = asked.map((one) => {
    const degree = DEGREES.find((known) => known === one.trim());
    if (degree === undefined) {
      throw failures.filterInvalid({ field, reason: `"${one}" is no degree; the degrees are ${DEGREES.join(', ')}` });
    }
    return degree;
  });
  return new Set(negated === true ? DEGREES.filter((one) => !named.includes(one)) : named);
}
