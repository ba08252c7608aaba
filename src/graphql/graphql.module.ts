import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { entityNames } from '../../generated/service/graphql/bindings.js';
import { MessageBus } from '../platform/seam/index.js';
import { Registry } from '../registry/index.js';
import { editingOperations } from './operations/editing.resolver.js';
import { entityOperations, readOperations } from './operations/entity.resolver.js';
import { lineageOperations } from './operations/lineage.resolver.js';
import { searchOperations } from './operations/search.resolver.js';
import { Sources } from './reading/request-scope.js';
import { GraphqlEndpoint } from './transport/graphql-endpoint.js';
import type { GraphqlEngine } from './transport/graphql-engine.js';
import { addGraphqlRoutes } from './transport/graphql-routes.js';

const { searchAcrossLineage, updateLineage } = lineageOperations;

const OPERATIONS = {
  Query: { ...readOperations(entityNames), ...entityOperations, ...searchOperations, searchAcrossLineage },
  Mutation: { ...editingOperations, updateLineage, searchAcrossLineage },
};

/** Serves GraphQL. The schema and its engine are made when the first request comes: the start need not wait for them. */
@Module({
  providers: [
    {
      provide: Sources,
      inject: [MessageBus, Registry],
      useFactory: (bus: MessageBus, registry: Registry): Sources => ({
        bus,
        registry,
        names: new Map(entityNames.map((names) => [names.entity, names])),
        entityBySymbol: new Map(entityNames.map(({ symbol, entity }) => [symbol, entity])),
      }),
    },
  ],
})
export class GraphqlModule implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger('graphql');
  #engine: Promise<GraphqlEngine> | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly sources: Sources,
  ) {}

  onModuleInit(): void {
    const report = (error: unknown): void => {
      this.#logger.error({ err: error });
    };
    addGraphqlRoutes(this.host.httpAdapter.getInstance(), {
      endpoint: new GraphqlEndpoint(() => (this.#engine ??= openEngine()), report),
      sources: this.sources,
      report,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const engine = await this.#engine;
    await engine?.close();
  }
}

async function openEngine(): Promise<GraphqlEngine> {
  const [{ GraphqlEngine: Engine }, { executableSchema }] = await Promise.all([
    import('./transport/graphql-engine.js'),
    import('./schema/executable-schema.js'),
  ]);
  return Engine.open(executableSchema(OPERATIONS));
}
