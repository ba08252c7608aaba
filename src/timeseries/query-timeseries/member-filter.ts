import { type Condition, type Filter, valuesIn, withoutVariant } from '../../kernel/filter.js';
import type { RpcParameters } from '../../platform/rpc/index.js';

/** Conditions that need no value. */
const NEEDS_NO_VALUE: ReadonlySet<Condition> = new Set(['EXISTS', 'IS_NULL']);

/**
 * Criteria on members of the aspect: `values` when there are any, else the one `value`. A criterion that names neither
 * is ignored, as one of a search is, unless its condition needs none.
 */
export function memberFilter(filter: RpcParameters['aspects.getTimeseriesAspectValues']['filter']): Filter {
  const { or = [], criteria = [] } = filter ?? {};
  const groups = or.length > 0 || criteria.length === 0 ? or : [{ and: criteria }];
  return {
    or: groups.map(({ and }) => ({
      and: and.flatMap(({ field, value, values, condition, negated }) => {
        const wanted = values.length > 0 ? values : valuesIn(value, condition);
        return wanted.length === 0 && !NEEDS_NO_VALUE.has(condition)
          ? []
          : [{ field: withoutVariant(field), condition, values: wanted, negated }];
      }),
    })),
  };
}
