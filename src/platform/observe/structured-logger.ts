import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { counted } from '../../kernel/counted.js';
import { declaredName } from './declared-name.js';
import { LineBuffer } from './line-buffer.js';
import { logDestination } from './log-destination.js';

/** One JSON object per line, or coloured text for people. */
export type LogForm = 'json' | 'pretty';

/** Members that all lines of a log begin with. */
export type LogMembers = Readonly<Record<string, number | string>>;

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

/**
 * Standard output is for results, so lines go to standard error.
 * @param level lowest level that is written, or `silent`
 * @param members of every line, such as which process of several writes it
 */
export async function createLogger(
  level: Level | 'silent',
  form: LogForm,
  members: LogMembers = {},
): Promise<StructuredLogger> {
  // Whoever asks for it makes a pipe one that does not block: nobody waits for a reader who is behind.
  const { fd: descriptor } = process.stderr;
  if (form === 'json') return jsonLogger(level, descriptor, { members });
  const { default: pretty } = await import('pino-pretty');
  const terminal = pretty({
    destination: descriptor,
    sync: true,
    singleLine: true,
    translateTime: 'HH:MM:ss',
    ignore: 'pid,hostname',
  });
  return new StructuredLogger(pino({ level, base: members }, terminal), terminal, members);
}

/** `keptBytes`: of lines while none can be written. `members`: of every line. */
export interface JsonLogOptions {
  readonly keptBytes?: number;
  readonly members?: LogMembers;
}

/**
 * A log of JSON lines.
 * @param descriptor of the open file that gets them
 */
export function jsonLogger(
  level: Level | 'silent',
  descriptor: number,
  { keptBytes, members = {} }: JsonLogOptions = {},
): StructuredLogger {
  const onLost = (lines: number): void => {
    logger.warn(`${counted(lines, 'line')} of the log could not be written and did not fit in memory.`, 'log');
  };
  const destination = logDestination(descriptor, onLost, keptBytes);
  const logger = new StructuredLogger(pino({ level, base: members }, destination), destination, members);
  return logger;
}

/** Nest's loggers, written with pino. The last extra argument is the context: the name of the logging class. */
export class StructuredLogger implements LoggerService {
  private readonly buffer: LineBuffer;

  /**
   * @param destination of these lines
   * @param members that every line has
   */
  constructor(
    private readonly lines: Logger,
    destination: DestinationStream,
    readonly members: LogMembers = {},
  ) {
    this.buffer = new LineBuffer((text) => {
      destination.write(text);
    });
  }

  /** Whether lines of level `info` are written. */
  get writesInfo(): boolean {
    return this.lines.isLevelEnabled('info');
  }

  /**
   * Write a line of level `info` soon, with those that come meanwhile, and before any other line.
   * @param line JSON with a line feed at its end
   */
  writeSoon(line: string): void {
    this.buffer.add(line);
  }

  /** Write what was to be written soon. */
  flush(): void {
    this.buffer.flush();
  }

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

  private write(level: Level, message: unknown, given: readonly unknown[]): void {
    this.flush();
    // The framework hands on the stack of an error beside it, in the place of the context.
    const extra = message instanceof Error ? given.filter((item) => item !== message.stack) : given;
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
  return typeof context === 'string' ? declaredName(context) : context;
}
