import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AccessModule, AuthorizedMessages, EncryptedWrites } from './access/index.js';
import { AspectsModule } from './aspects/index.js';
import { BootstrapModule } from './bootstrap/index.js';
import { EditingModule } from './editing/index.js';
import { EnginesModule, LifecycleModule } from './engines/engines.module.js';
import { EventsModule, SchemaRegistryModule } from './events/index.js';
import { GraphqlModule } from './graphql/index.js';
import { HomeModule } from './home/index.js';
import { LineageModule } from './lineage/index.js';
import { McpModule } from './mcp/index.js';
import { OpenApiModule } from './openapi/index.js';
import { OpenLineageModule } from './openlineage/index.js';
import { OperationsModule } from './operations/index.js';
import { ConfigModule, type Settings } from './platform/config/index.js';
import { DocsModule } from './platform/docs/index.js';
import { type Metrics, ObserveModule } from './platform/observe/index.js';
import { RpcModule } from './platform/rpc/index.js';
import { ScrapeModule } from './platform/scrape/index.js';
import { type MessageInterceptor, SeamModule } from './platform/seam/index.js';
import { ConsistentMessages } from './projections/index.js';
import { RegistryModule } from './registry/index.js';
import { SearchModule } from './search/index.js';
import { StatisticsModule } from './statistics/index.js';
import { TimelineModule } from './timeline/index.js';
import { TimeseriesModule } from './timeseries/index.js';

/** The whole service: capabilities, transports, and the engines behind the ports. */
@Module({})
export class AppModule {
  /**
   * @param metrics those to which the HTTP server adds
   * @param interceptors what stands around every command and query, the outermost first
   */
  static of(settings: Settings, metrics: Metrics, interceptors: readonly Type<MessageInterceptor>[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SeamModule.of([...interceptors, AuthorizedMessages, EncryptedWrites, ConsistentMessages]),
        RegistryModule,
        ConfigModule.of(settings),
        ObserveModule.of(metrics),
        EnginesModule.of(settings),
        AspectsModule,
        AccessModule,
        TimeseriesModule,
        OperationsModule,
        SearchModule,
        EditingModule,
        BootstrapModule,
        LineageModule,
        TimelineModule,
        StatisticsModule,
        EventsModule,
        LifecycleModule,
        DocsModule,
        ScrapeModule,
        GraphqlModule,
        McpModule,
        OpenApiModule,
        OpenLineageModule,
        HomeModule,
        ...(servesRegistry(settings) ? [SchemaRegistryModule] : []),
        RpcModule,
      ],
    };
  }
}

/** Whether clients of Kafka need a registry and no other is named. */
function servesRegistry({ kafkaBrokers = [], schemaRegistryUrl }: Settings): boolean {
  return kafkaBrokers.length > 0 && schemaRegistryUrl === undefined;
}
