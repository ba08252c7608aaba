import { Module } from '@nestjs/common';
import { CountValuesHandler } from './count-values/count-values.js';
import { TimeseriesStatsController } from './timeseries-stats/timeseries-stats.controller.js';
import { TimeseriesStatsHandler } from './timeseries-stats/timeseries-stats.handler.js';
import { QueryUsageHandler } from './usage-stats/query-usage.js';
import { UsageStatsController } from './usage-stats/usage-stats.controller.js';

@Module({
  controllers: [TimeseriesStatsController, UsageStatsController],
  providers: [CountValuesHandler, QueryUsageHandler, TimeseriesStatsHandler],
})
export class StatisticsModule {}
