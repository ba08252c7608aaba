import { Module } from '@nestjs/common';
import { QueryTimeseriesHandler } from './query-timeseries/query-timeseries.handler.js';
import { QueryTimeseriesController } from './query-timeseries/query-timeseries.controller.js';

@Module({ controllers: [QueryTimeseriesController], providers: [QueryTimeseriesHandler] })
export class TimeseriesModule {}
