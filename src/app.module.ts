import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ConfigModule, type Settings } from './platform/config/index.js';
import { ObserveModule } from './platform/observe/index.js';
import { RpcModule } from './platform/rpc/index.js';
import { RegistryModule } from './registry/index.js';

/** The whole service: capabilities, transports, and the engines behind the ports. */
@Module({})
export class AppModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [CqrsModule.forRoot(), RegistryModule, ConfigModule.of(settings), ObserveModule, RpcModule],
    };
  }
}
