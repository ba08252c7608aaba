import 'reflect-metadata';
import type { LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Settings } from './platform/config/index.js';
import { createHttpServer } from './platform/http/index.js';

/**
 * The whole service, initialised and not yet listening: requests can be injected. `close` finishes what was accepted
 * and lets go of every file.
 * @param logger `false` writes nothing
 */
export async function createApp(settings: Settings, logger: LoggerService | false): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(settings), createHttpServer(settings), {
    // Without it a failure at start ends the process before it can be told apart and explained.
    abortOnError: false,
    bodyParser: false,
    logger,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
