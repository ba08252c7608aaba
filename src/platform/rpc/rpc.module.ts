import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { invariant } from '../../kernel/assert-never.js';
import { Registry } from '../../registry/index.js';
import { bodyLimits, Settings } from '../config/index.js';
import { FaultLog } from '../observe/index.js';
import { buildMethodTable } from './method-table.js';
import { ParameterBinder } from './parameter-binder.js';
import { RpcEndpoint } from './rpc-endpoint.js';
import { addRpcRoutes } from './rpc-routes.js';

/** Finds the controllers of every module and puts the protocol in front of them. */
@Module({ imports: [DiscoveryModule] })
export class RpcModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('rpc'));

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const controllers = this.discovery
      .getControllers()
      .flatMap(({ instance }: { instance: unknown }) => (isObject(instance) ? [instance] : []));
    const { table, problems } = buildMethodTable(this.registry.resources(), controllers);
    invariant(problems.length === 0, `Controllers and models/rpc differ: ${problems.join('; ')}.`);
    addRpcRoutes(this.host.httpAdapter.getInstance(), {
      endpoint: new RpcEndpoint(table, new ParameterBinder(this.registry), bodyLimits(this.settings)),
      bodyLimit: this.settings.maxBodyBytes,
      report: this.faults.reportRequest,
    });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
