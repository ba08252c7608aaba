import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { invariant } from '../../kernel/assert-never.js';
import { Registry } from '../../registry/index.js';
import { Settings } from '../config/index.js';
import { buildMethodTable } from './method-table.js';
import { ParameterBinder } from './parameter-binder.js';
import { RpcEndpoint } from './rpc-endpoint.js';
import { addRpcRoutes } from './rpc-routes.js';

/** Finds the controllers of every module and puts the protocol in front of them. */
@Module({ imports: [DiscoveryModule] })
export class RpcModule implements OnModuleInit {
  private readonly logger = new Logger('rpc');

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
      endpoint: new RpcEndpoint(table, new ParameterBinder(this.registry)),
      bodyLimit: this.settings.maxBodyBytes,
      report: (error, request) => {
        this.logger.error({
          err: error,
          requestId: request.id,
          verb: request.method,
          path: request.url.split('?', 1)[0],
        });
      },
    });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
