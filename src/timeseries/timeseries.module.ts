import { Module } from '@nestjs/common';
import { QueryTimeseriesHandler } from './query-timeseries/query-timeseries.handler.js';

@Module({ providers: [QueryTimeseriesHandler] })
export class TimeseriesModule {}
