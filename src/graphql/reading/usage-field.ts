import type { LookupBinding } from '../../../generated/service/graphql/binding.js';
import { QueryUsageQuery, type Usage, type UsageReach } from '../../statistics/index.js';
import { ownerOf, type FieldResolver } from './field-resolver.js';
import type { GraphqlEntity } from './nodes.js';
import type { RequestScope } from './request-scope.js';

/** Windows that are listed. */
const DURATION = 'DAY';
/** Users that a summary names. */
const TOP_USERS = 5;

/** How much the entity was used: what `usageStats` of RPC answers, with entities where that has URNs. */
export function usageField({ answer, users }: Extract<LookupBinding, { readonly kind: 'usage' }>): FieldResolver {
  const userOf = (urn: string, scope: RequestScope): GraphqlEntity | undefined => {
    const node = scope.nodes.find(urn);
    return node?.entity.name === users ? node : undefined;
  };
  if (answer === 'summary')
    return async (node, _args, scope) => {
      const usage = await usageOf(ownerOf(node), 'MONTH', scope);
      // Where two are as active, the order of their names stays.
      const found = usage.users.toSorted((a, b) => b.count - a.count).flatMap(({ user }) => userOf(user, scope) ?? []);
      return {
        queryCountLast30Days: usage.totalSqlQueries,
        uniqueUserCountLast30Days: usage.users.length,
        topUsersLast30Days: found.slice(0, TOP_USERS),
      };
    };
  return async (node, { range }: { readonly range?: UsageReach | null }, scope) => {
    const owner = ownerOf(node);
    const { windows, users: counts, fields, totalSqlQueries } = await usageOf(owner, range ?? 'ALL', scope);
    return {
      buckets: windows.map(({ bucket, figures: metrics }) => ({
        ...{ bucket, duration: DURATION, resource: owner.urn, metrics },
      })),
      aggregations: {
        ...{ uniqueUserCount: counts.length, totalSqlQueries, fields },
        users: counts.map((one) => ({ ...one, user: userOf(one.user, scope) })),
      },
    };
  };
}

function usageOf({ urn: resource }: GraphqlEntity, period: UsageReach, scope: RequestScope): Promise<Usage> {
  const criteria = { resource, duration: DURATION, period, most: undefined } as const;
  return scope.sources.bus.execute(new QueryUsageQuery(criteria, scope.context));
}
