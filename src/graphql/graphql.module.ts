import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { entityNames } from '../../generated/service/graphql/bindings.js';
import { nextTurn } from '../kernel/event-loop-turn.js';
import { bodyLimits, Settings } from '../platform/config/index.js';
import { FaultLog } from '../platform/observe/index.js';
import { SearchModule } from '../search/index.js';
import { GraphqlSources } from './graphql-sources.js';
import type { GraphqlApp } from './transport/graphql-app.js';
import { addGraphqlRoutes } from './transport/graphql-routes.js';

/** What carries out operations is made of, each loaded in a turn of its own: together they would take 0.1 s. */
const LIBRARIES: readonly (() => Promise<unknown>)[] = [
  () => import('graphql'),
  () => import('mercurius'),
  () => import('@nestjs/graphql'),
];

/** Serves GraphQL. What carries it out is loaded with the first operation: the start need not wait for it. */
@Module({ imports: [SearchModule], providers: [GraphqlSources] })
export class GraphqlModule implements OnModuleInit, OnApplicationShutdown {
  private readonly faults = new FaultLog(new Logger('graphql'));
  private app: Promise<GraphqlApp> | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly given: GraphqlSources,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    addGraphqlRoutes(this.host.httpAdapter.getInstance(), {
      app: () => (this.app ??= this.open()),
      report: this.faults.report,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const app = await this.app;
    await app?.close();
    this.faults.close();
  }

  private async open(): Promise<GraphqlApp> {
    for (const load of LIBRARIES) {
      await load();
      await nextTurn();
    }
    const { GraphqlApp: App } = await import('./transport/graphql-app.js');
    const { bus, registry, metrics, filters } = this.given;
    const sources = {
      bus,
      registry,
      metrics,
      filters,
      names: new Map(entityNames.map((names) => [names.entity, names])),
      entityBySymbol: new Map(entityNames.map(({ symbol, entity }) => [symbol, entity])),
    };
    return App.open({ sources, bodyLimit: bodyLimits(this.settings).usual, report: this.faults.report });
  }
}
