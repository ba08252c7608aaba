import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Exposition } from './exposition.js';
import { HealthController } from './health.controller.js';
import { MetricsSampler } from './metrics-sampler.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

@Global()
@Module({})
export class ObserveModule {
  /** @param metrics those to which the HTTP server adds */
  static of(metrics: Metrics): DynamicModule {
    return {
      module: ObserveModule,
      controllers: [HealthController],
      providers: [{ provide: Metrics, useValue: metrics }, Exposition, MetricsSampler, Readiness],
      exports: [Metrics, Exposition, MetricsSampler, Readiness],
    };
  }
}
