import 'reflect-metadata';
import type { LoggerService, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SecretRotation } from '../access/index.js';
import { AppModule } from '../app.module.js';
import { Bootstrap } from '../bootstrap/index.js';
import { checkEvents } from '../engines/check-events.js';
import { checkIndex } from '../engines/check-index.js';
import { checkPrimary } from '../engines/check-primary.js';
import { EngineLifecycle } from '../engines/engine-lifecycle.js';
import type { Settings } from '../platform/config/index.js';
import { SystemClock } from '../kernel/clock.js';
import { createHttpServer } from '../platform/http/index.js';
import { AccessLog, Metrics, RequestRecorder, StructuredLogger } from '../platform/observe/index.js';
import type { MessageInterceptor } from '../platform/seam/index.js';
import { startRefusal } from './start-refusal.js';

/**
 * The whole service with all its indexes, and not yet listening: requests can be injected. `close` completes accepted
 * requests and closes every file.
 * @param logger `false` writes nothing
 * @param interceptors what stands around every command and query, the outermost first
 */
export async function createApp(
  settings: Settings,
  logger: LoggerService | false,
  interceptors: readonly Type<MessageInterceptor>[] = [],
): Promise<NestFastifyApplication> {
  const app = await openApp(settings, logger, interceptors);
  await app.get(EngineLifecycle).start();
  return app;
}

/** The same with the primary store alone: everything is open, and nothing that takes time has begun. */
export async function openApp(
  settings: Settings,
  logger: LoggerService | false,
  interceptors: readonly Type<MessageInterceptor>[],
): Promise<NestFastifyApplication> {
  const metrics = new Metrics();
  const root = AppModule.of(settings, metrics, interceptors);
  const recorder = new RequestRecorder(metrics, accessLogOf(settings, logger));
  const app = await NestFactory.create<NestFastifyApplication>(root, createHttpServer(settings, recorder), {
    // Without it a failure at start ends the process before it can be explained.
    abortOnError: false,
    bodyParser: false,
    logger,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** Absent when nothing is to be logged, or by a logger that does not write lines. */
function accessLogOf({ accessLog }: Settings, logger: LoggerService | false): AccessLog | undefined {
  const isWanted = accessLog !== 'off' && logger instanceof StructuredLogger && logger.writesInfo;
  return isWanted ? new AccessLog(logger, new SystemClock()) : undefined;
}

/** `ready`: resolves when whatever needs an index is answered. */
export interface ListeningService {
  readonly app: NestFastifyApplication;
  readonly ready: Promise<void>;
}

/**
 * The service, listening: entities are read and written at once, and whatever needs an index when that is complete.
 * @throws StartRefused when the address or the data is not available, or the models do not fit the data; everything is
 * closed then
 */
export async function startService(settings: Settings, logger: LoggerService | false): Promise<ListeningService> {
  const app = await openService(settings, logger);
  await listen(app, settings);
  return { app, ready: serving(app, settings, await app.getUrl()) };
}

/** Start what requests need not wait for. Resolves when the indexes answer and an empty catalog has something. */
export async function serving(app: NestFastifyApplication, settings: Settings, address: string): Promise<void> {
  await app.get(EngineLifecycle).serving(address);
  if (settings.bootstrap === 'on') await app.get(Bootstrap, { strict: false }).start();
  app.get(SecretRotation, { strict: false }).start();
}

/**
 * The service with its stores open, and nothing else begun.
 * @throws StartRefused when an engine or the data is not available, or the models do not fit the data
 */
export async function openService(settings: Settings, logger: LoggerService | false): Promise<NestFastifyApplication> {
  try {
    await checkIndex(settings);
    for (const reason of await checkEvents(settings)) if (logger !== false) logger.warn(reason, 'Events');
    // The last one, since it may change the schema of a database.
    await checkPrimary(settings);
    return await openApp(settings, logger, []);
  } catch (error) {
    throw startRefusal(error, settings) ?? error;
  }
}

/**
 * @param sharing `shared`: other processes listen on the same port, and the system gives each new connection to one
 * @throws StartRefused when the address is not available; the service is closed then
 */
export async function listen(
  app: NestFastifyApplication,
  settings: Settings,
  sharing: 'alone' | 'shared' = 'alone',
): Promise<void> {
  const { host, port } = settings;
  const options = { host, port, reusePort: sharing === 'shared' };
  try {
    await app.listen(options);
  } catch (error) {
    await app.close();
    throw startRefusal(error, settings) ?? error;
  }
}
