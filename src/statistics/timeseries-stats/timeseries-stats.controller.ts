import { Controller } from '@nestjs/common';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { memberFilter } from '../../timeseries/index.js';
import { TimeseriesStatsQuery } from './timeseries-stats.query.js';

@Controller()
export class TimeseriesStatsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('analytics.getTimeseriesStats')
  async read(parameters: RpcParameters['analytics.getTimeseriesStats'], context: RequestContext): Promise<object> {
    const { entityName, aspectName, metrics, filter, buckets } = parameters;
    const criteria = {
      entityType: entityName,
      aspect: aspectName,
      metrics,
      buckets: buckets ?? [],
      filter: memberFilter(filter),
    };
    const table = await this.bus.execute(new TimeseriesStatsQuery(criteria, context));
    return {
      entityName,
      aspectName,
      aggregationSpecs: metrics,
      ...(filter === undefined ? {} : { filter }),
      ...(buckets === undefined ? {} : { groupingBuckets: buckets }),
      table,
    };
  }
}
