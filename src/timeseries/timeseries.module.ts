import { Module } from '@nestjs/common';
import { CountPointsHandler } from './count-points/count-points.js';
import { QueryTimeseriesHandler } from './query-timeseries/query-timeseries.handler.js';
import { QueryTimeseriesController } from './query-timeseries/query-timeseries.controller.js';
import { ReadNewestPointsHandler } from './read-newest-points/read-newest-points.js';

@Module({
  controllers: [QueryTimeseriesController],
  providers: [CountPointsHandler, QueryTimeseriesHandler, ReadNewestPointsHandler],
})
export class TimeseriesModule {}
