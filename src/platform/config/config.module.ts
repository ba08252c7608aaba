import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ClientConfigController } from './client-config.controller.js';
import { Settings } from './settings.js';

@Global()
@Module({})
export class ConfigModule {
  static of(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      controllers: [ClientConfigController],
      providers: [{ provide: Settings, useValue: settings }],
      exports: [Settings],
    };
  }
}
