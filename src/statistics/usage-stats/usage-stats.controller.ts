import { Controller } from '@nestjs/common';
import { IngestProposalsCommand, placedFailure } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { QueryUsageQuery, type UsageCriteria } from './query-usage.js';
import { USAGE_ASPECT, type UsageBucket, usagePoint } from './usage-stats.js';

@Controller()
export class UsageStatsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {}

  @RpcMethod('usageStats.batchIngest')
  async ingest({ buckets }: RpcParameters['usageStats.batchIngest'], context: RequestContext): Promise<undefined> {
    const proposals = buckets.map((bucket, at) => this.proposalOf(bucket, `buckets[${String(at)}]`));
    if (proposals.length === 0) return undefined;
    try {
      await this.bus.execute(new IngestProposalsCommand(proposals, context));
    } catch (error) {
      // The point that was made of a bucket has fields of other names.
      throw placedFailure(error, 'buckets', undefined);
    }
    return undefined;
  }

  @RpcMethod('usageStats.query')
  query(parameters: RpcParameters['usageStats.query'], context: RequestContext): Promise<object> {
    const { resource, duration, startTime, endTime, maxBuckets: most } = parameters;
    return this.answer({ resource, duration, period: { startTime, endTime }, most }, context);
  }

  @RpcMethod('usageStats.queryRange')
  queryRange(parameters: RpcParameters['usageStats.queryRange'], context: RequestContext): Promise<object> {
    const { resource, duration, rangeFromEnd: period } = parameters;
    return this.answer({ resource, duration, period, most: undefined }, context);
  }

  private proposalOf(bucket: UsageBucket, name: string) {
    for (const [at, { user }] of (bucket.metrics.users ?? []).entries()) {
      if (user !== undefined) continue;
      const place = `${name}.metrics.users[${String(at)}].user`;
      throw failures.parameterInvalid({ name: place, reason: 'statistics are of users with a URN' });
    }
    const { urn, entity } = this.registry.requireUrn(bucket.resource);
    return {
      entityType: entity.name,
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName: USAGE_ASPECT,
      aspect: { value: JSON.stringify(usagePoint(bucket)), contentType: 'application/json' },
    };
  }

  private async answer(criteria: UsageCriteria, context: RequestContext): Promise<object> {
    const { windows, users, fields, totalSqlQueries } = await this.bus.execute(new QueryUsageQuery(criteria, context));
    const { duration, resource } = criteria;
    return {
      buckets: windows.map(({ bucket, figures: metrics }) => ({ bucket, duration, resource, metrics })),
      aggregations: {
        uniqueUserCount: users.length,
        users,
        fields,
        ...(totalSqlQueries === undefined ? {} : { totalSqlQueries }),
      },
    };
  }
}
