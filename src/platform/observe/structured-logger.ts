import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level, type Logger } from 'pino';

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

/** @param level lowest level that is written, or `silent` */
export async function createLogger(level: Level | 'silent', form: LogForm): Promise<StructuredLogger> {
  return new StructuredLogger(pino({ level, base: null }, await destination(form)));
}

/** Standard output is for results, so lines go to standard error; unbuffered, so that none is lost in a crash. */
async function destination(form: LogForm): Promise<DestinationStream> {
  if (form === 'json') return pino.destination({ dest: STANDARD_ERROR, sync: true });
  const { default: pretty } = await import('pino-pretty');
  return pretty({ destination: STANDARD_ERROR, sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
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
