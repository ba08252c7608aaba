import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Settings } from '../platform/config/index.js';
import { FaultLog } from '../platform/observe/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { addOpenApiRoutes } from './openapi-routes.js';
import { EntityRoutes } from './entity-routes.js';
import { relationshipRoutes } from './relationship-routes.js';
import { timelineRoutes } from './timeline-routes.js';
import { Registry } from '../registry/registry.js';

/** Serves what programs ask below /openapi. */
@Module({})
export class OpenApiModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('openapi'));

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const routes = [
      ...new EntityRoutes(this.bus, this.registry).routes,
      ...relationshipRoutes(this.bus),
      ...timelineRoutes(this.bus),
    ];
    addOpenApiRoutes(this.host.httpAdapter.getInstance(), routes, {
      bodyLimit: this.settings.maxBodyBytes,
      report: this.faults.reportRequest,
    });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }
}
