import type { Filter } from '../../kernel/filter.js';
import type { RpcParameters } from '../../platform/rpc/index.js';

/** Criteria on members of the aspect: `values` when there are any, else the one `value`. */
export function memberFilter(filter: RpcParameters['aspects.getTimeseriesAspectValues']['filter']): Filter {
  const groups = filter?.or ?? (filter?.criteria === undefined ? [] : [{ and: filter.criteria }]);
  return {
    or: groups.map(({ and }) => ({
      and: and.map(({ field, value, values, condition, negated }) => ({
        field,
        condition,
        values: values.length > 0 ? values : [value],
        negated,
      })),
    })),
  };
}
