import { type Filter, requireOneForm, valuesIn, withoutVariant } from '../../kernel/filter.js';
import type { RpcParameters } from '../../platform/rpc/index.js';

/**
 * Criteria on members of the aspect: `values` when there are any, else the one `value`.
 * @throws failures.parameterInvalid for both forms of a filter at once (D-483)
 */
export function memberFilter(filter: RpcParameters['aspects.getTimeseriesAspectValues']['filter']): Filter {
  const { or = [], criteria = [] } = filter ?? {};
  requireOneForm(or, criteria);
  const groups = or.length > 0 || criteria.length === 0 ? or : [{ and: criteria }];
  return {
    or: groups.map(({ and }) => ({
      and: and.map(({ field, value, values, condition, negated }) => ({
        field: withoutVariant(field),
        condition,
        values: values.length > 0 ? values : valuesIn(value, condition),
        negated,
      })),
    })),
  };
}
