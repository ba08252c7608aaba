import type { LoggerService } from '@nestjs/common';
import { pino, type Level, type Logger } from 'pino';
import { counted } from '../../kernel/counted.js';
import { logDestination } from './log-destination.js';

/** One JSON object per line, or coloured text for people. */
export type LogForm = 'json' | 'pretty';

const STANDARD_ERROR = 2;

/**
 * Contexts of the framework's own messages: one for every class, and for failed starts, which `serve` explains better.
 */
const MUTED_CONTEXTS: ReadonlySet<string> = new Set([
  'ExceptionHandler',
  'GraphQLModule',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

/** What the bundler adds to the name of a class that names itself, or that has the name of another. */
const BUNDLER_MARKS = /^_|\d+$/g;

/**
 * Standard output is for results, so lines go to standard error.
 * @param level lowest level that is written, or `silent`
 */
export async function createLogger(level: Level | 'silent', form: LogForm): Promise<StructuredLogger> {
  if (form === 'json') return jsonLogger(level, STANDARD_ERROR);
  const { default: pretty } = await import('pino-pretty');
  const terminal = pretty({
    destination: STANDARD_ERROR,
    sync: true,
    translateTime: 'HH:MM:ss',
    ignore: 'pid,hostname',
  });
  return new StructuredLogger(pino({ level, base: null }, terminal));
}

/**
 * A log of JSON lines.
 * @param descriptor of the open file that gets them
 * @param keptBytes of lines while none can be written
 */
export function jsonLogger(level: Level | 'silent', descriptor: number, keptBytes?: number): StructuredLogger {
  const onLost = (lines: number): void => {
    logger.warn(`${counted(lines, 'line')} of the log could not be written and did not fit in memory.`, 'log');
  };
  const logger = new StructuredLogger(pino({ level, base: null }, logDestination(descriptor, onLost, keptBytes)));
  return logger;
}

/** Nest's loggers, written with pino. The last extra argument is the context: the name of the logging class. */
export class StructuredLogger implements LoggerService {
  constructor(private readonly lines: Logger) {}

  log(message: unknown, ...extra: readonly unknown[]): void {
    this.write(isMuted(extra) ? 'debug' : 'info', message, extra);
  }

  error(message: unknown, ...extra: readonly unknown[]): void {
    this.write(isMuted(extra) ? 'debug' : 'error', message, extra);
  }

  warn(message: unknown, ...extra: readonly unknown[]): void {
    this.write('warn', message, extra);
  }

  debug(message: unknown, ...extra: readonly unknown[]): void {
    this.write('debug', message, extra);
  }

  verbose(message: unknown, ...extra: readonly unknown[]): void {
    this.write('trace', message, extra);
  }

  fatal(message: unknown, ...extra: readonly unknown[]): void {
    this.write('fatal', message, extra);
  }

  private write(level: Level, message: unknown, extra: readonly unknown[]): void {
    const context = contextOf(extra);
    const details = extra.slice(0, -1).filter((item) => item !== undefined);
    const detail = details.length > 0 ? { detail: details } : {};
    if (message instanceof Error) this.lines[level]({ context, ...detail, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.lines[level]({ context, ...detail, ...message });
    else this.lines[level]({ context, ...detail }, String(message));
  }
}

function isMuted(extra: readonly unknown[]): boolean {
  const context = contextOf(extra);
  return typeof context === 'string' && MUTED_CONTEXTS.has(context);
}

function contextOf(extra: readonly unknown[]): unknown {
  const context = extra.at(-1);
  return typeof context === 'string' ? context.replaceAll(BUNDLER_MARKS, '') : context;
}
