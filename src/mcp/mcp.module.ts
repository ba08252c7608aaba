import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { bodyLimits, Settings } from '../platform/config/index.js';
import { FaultLog } from '../platform/observe/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { Registry } from '../registry/index.js';
import type { McpEndpoint } from './mcp-endpoint.js';
import { addMcpRoutes, MCP_PATH } from './mcp-routes.js';

/** Serves agents. What carries requests out is loaded with the first one: the start need not wait for it. */
@Module({})
export class McpModule implements OnApplicationShutdown, OnModuleInit {
  private readonly faults = new FaultLog(new Logger('mcp'));
  private endpoint: Promise<McpEndpoint> | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    addMcpRoutes(this.host.httpAdapter.getInstance(), {
      endpoint: () => (this.endpoint ??= this.open()),
      bodyLimit: bodyLimits(this.settings).usual,
      report: (error, { id }) => {
        this.report(error, id);
      },
    });
  }

  onApplicationShutdown(): void {
    this.faults.close();
  }

  private async open(): Promise<McpEndpoint> {
    const { McpEndpoint: Endpoint } = await import('./mcp-endpoint.js');
    const { bus, registry, settings } = this;
    return new Endpoint({ bus, registry, write: settings.mcpWrite ?? 'off', report: this.report });
  }

  private readonly report = (error: unknown, requestId: string): void => {
    this.faults.report(error, { requestId, path: MCP_PATH });
  };
}
