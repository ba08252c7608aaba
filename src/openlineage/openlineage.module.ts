import { Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { bodyLimits, Settings } from '../platform/config/index.js';
import { FaultLog, Metrics } from '../platform/observe/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { Registry } from '../registry/index.js';
import type { EventIntake } from './event-intake.js';
import { addOpenLineageRoutes } from './openlineage-routes.js';

/** Serves producers of events. What reads events is loaded with the first one: the start need not wait for it. */
@Module({})
export class OpenLineageModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('openlineage'));
  private intake: Promise<EventIntake> | undefined;
  private unknownFacets = 0;
  @Inject(Metrics)
  private readonly metrics: Metrics = new Metrics();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const models = this.registry.openLineage();
    if (models === undefined) return;
    this.metrics.gauge('unknownFacets', () => [{ labels: [], value: this.unknownFacets }]);
    addOpenLineageRoutes(this.host.httpAdapter.getInstance(), {
      intake: () => (this.intake ??= this.open()),
      bodyLimit: bodyLimits(this.settings).usual,
      report: this.faults.reportRequest,
    });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }

  private async open(): Promise<EventIntake> {
    const { EventIntake: Intake } = await import('./event-intake.js');
    const noteUnknown = (count: number): void => {
      this.unknownFacets += count;
    };
    return new Intake(this.bus, this.registry, noteUnknown);
  }
}
