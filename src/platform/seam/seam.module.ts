import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { Metrics } from '../observe/metrics.js';
import { MessageBus } from './message-bus.js';
import type { MessageInterceptor } from './message-interceptor.port.js';

/** Gives the `MessageBus` to the whole service; the buses of Nest behind it are for nobody else. */
@Global()
@Module({})
export class SeamModule {
  /** @param interceptors what stands around every command and query, the outermost first */
  static of(interceptors: readonly Type<MessageInterceptor>[]): DynamicModule {
    return {
      module: SeamModule,
      imports: [CqrsModule.forRoot()],
      providers: [
        ...interceptors,
        {
          provide: MessageBus,
          inject: [CommandBus, QueryBus, Metrics, ...interceptors],
          useFactory: (commands: CommandBus, queries: QueryBus, metrics: Metrics, ...made: MessageInterceptor[]) =>
            new MessageBus(commands, queries, made, metrics),
        },
      ],
      exports: [MessageBus],
    };
  }
}
