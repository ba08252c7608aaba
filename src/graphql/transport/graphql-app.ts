import type { IncomingMessage, ServerResponse } from 'node:http';
import { Catch, Module, type DynamicModule, type ExceptionFilter } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { InvariantError } from '../../kernel/assert-never.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import { takeBodiesAsBytes } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { AccessResolver } from '../operations/access.resolver.js';
import { AccountResolver } from '../operations/account.resolver.js';
import { AnalyticsResolver } from '../operations/analytics.resolver.js';
import { ApplicationResolver } from '../operations/application.resolver.js';
import { DataProductResolver } from '../operations/data-product.resolver.js';
import { EditingResolver } from '../operations/editing.resolver.js';
import { EntityResolver } from '../operations/entity.resolver.js';
import { LineageResolver } from '../operations/lineage.resolver.js';
import { OverviewResolver } from '../operations/overview.resolver.js';
import { PolicyResolver } from '../operations/policy.resolver.js';
import { RecommendationResolver } from '../operations/recommendation.resolver.js';
import { SearchResolver } from '../operations/search.resolver.js';
import { SecretResolver } from '../operations/secret.resolver.js';
import { ViewResolver } from '../operations/view.resolver.js';
import { bareSchema } from '../schema/executable-schema.js';
import type { Sources } from '../reading/request-scope.js';
import type { FaultReport } from './refusal.js';
import { GRAPHQL_PATH, mercuriusOptions } from './mercurius-options.js';

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by `GraphqlApp.carry`. A WeakMap in its place would double the work of the garbage collector. */
    carriedContext?: RequestContext;
  }
}

/** `bodyLimit`: bytes that a body may have. `report`: gets what is no fault of the caller. */
export interface GraphqlAppOptions {
  readonly sources: Sources;
  readonly bodyLimit: number;
  readonly report: FaultReport;
}

/**
 * GraphQL over Nest's Mercurius driver, as an application of its own that never listens: it gets requests from the
 * routes of the service. Loading Nest's GraphQL and Mercurius takes as long as the rest of a start, and plugins cannot
 * be added to a server that listens already; so it is opened with the first operation.
 */
export class GraphqlApp {
  private readonly server: FastifyInstance;

  private constructor(private readonly app: NestFastifyApplication) {
    this.server = app.getHttpAdapter().getInstance();
  }

  static async open({ sources, bodyLimit, report }: GraphqlAppOptions): Promise<GraphqlApp> {
    const bare = await bareSchema();
    const root = GraphqlAppModule.of(
      sources.bus,
      mercuriusOptions({ sources, bare, contextOf: carriedContext, report }),
    );
    // Whichever address was used, it is the one of operations.
    const adapter = new FastifyAdapter({ bodyLimit, rewriteUrl: () => GRAPHQL_PATH, skipMiddie: true });
    takeBodiesAsBytes(adapter.getInstance());
    const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
      abortOnError: false,
      bodyParser: false,
    });
    await nextTurn();
    await app.init();
    await nextTurn();
    await adapter.getInstance().ready();
    return new GraphqlApp(app);
  }

  /** Read an operation, carry it out and answer it. */
  carry(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    request.carriedContext = context;
    this.server.routing(request, response);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}

function carriedContext({ carriedContext: context }: IncomingMessage): RequestContext {
  if (context === undefined) throw new InvariantError('A request came past the routes of GraphQL.');
  return context;
}

/** Nest would log every failure of an operation; the service's own faults are reported where they are answered. */
@Catch()
class FailurePassage implements ExceptionFilter {
  catch(failure: unknown): never {
    throw failure;
  }
}

@Module({})
class GraphqlAppModule {
  static of(bus: MessageBus, options: Omit<MercuriusDriverConfig, 'driver'>): DynamicModule {
    return {
      module: GraphqlAppModule,
      imports: [GraphQLModule.forRoot<MercuriusDriverConfig>({ ...options, driver: MercuriusDriver })],
      providers: [
        { provide: MessageBus, useValue: bus },
        { provide: APP_FILTER, useClass: FailurePassage },
        AccessResolver,
        AccountResolver,
        AnalyticsResolver,
        ApplicationResolver,
        DataProductResolver,
        EditingResolver,
        EntityResolver,
        LineageResolver,
        OverviewResolver,
        PolicyResolver,
        RecommendationResolver,
        SearchResolver,
        SecretResolver,
        ViewResolver,
      ],
    };
  }
}
