import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../platform/config/index.js';
import { createLogger, Readiness, type StructuredLogger } from '../platform/observe/index.js';
import { type StopSignal, StopSignals } from './stop-signals.js';

/**
 * How memory is collected. The first is the largest growth of the heap between two full collections, in per cent: by
 * default it may become four times as large under load, although hardly any of it stays alive. The V8 of Node.js 26
 * takes this flag and does nothing. By the second, the memory of columns and pages counts with the heap, and not by
 * itself, where every 64 MB of it began a full collection (D-515). The third is for workers: each would have the memory
 * that `npm start` gives the main thread before its first full collection (D-516).
 */
const COLLECTION = [
  '--heap-growing-percent=50',
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=0',
];

/** What a process has from its beginning that serves as its only task. */
export interface ProcessLife {
  readonly logger: StructuredLogger;
  readonly signals: StopSignals;
}

/** @param members of every line of its log */
export async function beginProcess(
  settings: Settings,
  members: Readonly<Record<string, number>> = {},
): Promise<ProcessLife> {
  for (const flag of COLLECTION) setFlagsFromString(flag);
  // A message that cannot be written, because the disk of the log is full, must not end the process.
  process.stderr.on('error', () => undefined);
  const logger = await createLogger(settings.logLevel, process.stderr.isTTY ? 'pretty' : 'json', members);
  const signals = new StopSignals({
    on: (signal, listener) => process.on(signal, listener),
    exit: (code) => process.exit(code),
    now: () => performance.now(),
  });
  return { logger, signals };
}

/** Complete accepted requests, then close everything. */
export async function stopOrderly(
  app: NestFastifyApplication,
  logger: StructuredLogger,
  signal: StopSignal,
): Promise<void> {
  logger.log(`${signal}: completing accepted requests; a second signal exits at once.`, 'serve');
  app.get(Readiness).stopping();
  try {
    await app.close();
  } catch (error) {
    process.stderr.write(`The service did not stop cleanly: ${String(error)}\n`);
    throw error;
  }
}
