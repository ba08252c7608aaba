import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { FaultLog } from '../../platform/observe/index.js';
import { addRegistryRoutes } from './registry-routes.js';
import { SchemaRegistry } from './schema-registry.js';

/** Serves the registry of this service to others who write and read its topics. */
@Module({})
export class SchemaRegistryModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('schema-registry'));

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly registry: SchemaRegistry,
  ) {}

  onModuleInit(): void {
    addRegistryRoutes(this.host.httpAdapter.getInstance(), this.registry, (error) => {
      this.faults.report(error);
    });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }
}
