import type { Clock } from '../../kernel/clock.js';
import type { StructuredLogger } from './structured-logger.js';

/** The parts of a line that do not change: before and after time, duration, actor and id. */
export interface AccessLine {
  readonly middle: string;
  readonly end: string;
}

/** Of level `info`, as pino numbers it. */
const BEGINNING = '{"level":30,"time":';
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * A line for each request, in the form of all others, with nothing of its body, its query or the values in its path.
 * It is put together here, since pino takes some microseconds for it, and lines of the same moment are written together
 * (D-088).
 */
export class AccessLog {
  /** JSON member of the actor that came last. */
  private actorText = '';
  private actor: string | undefined;

  constructor(
    private readonly logger: Pick<StructuredLogger, 'flush' | 'members' | 'writeSoon'>,
    private readonly clock: Clock,
  ) {}

  /** What lines of such requests have in common; to be kept. */
  lineOf(request: { readonly method: string; readonly route: string; readonly status: number }): AccessLine {
    const { method, route, status } = request;
    const common = JSON.stringify({ ...this.logger.members, context: 'access', method, route, status }).slice(1, -1);
    const message = JSON.stringify({ msg: `${method} ${route} ${String(status)}` }).slice(1);
    return { middle: `,${common},"ms":`, end: `,${message}\n` };
  }

  /** @param actor absent when nobody asked who it is */
  write(line: AccessLine, milliseconds: number, requestId: string, actor: string | undefined): void {
    if (actor !== this.actor) {
      this.actor = actor;
      this.actorText = actor === undefined ? '' : `,"actor":${JSON.stringify(actor)}`;
    }
    // Whole numbers become text several times as fast as fractions.
    const hundredths = Math.round(milliseconds * 100);
    const ms = `${Math.trunc(hundredths / 100)}.${TWO_DIGITS[hundredths % 100] ?? '00'}`;
    this.logger.writeSoon(
      `${BEGINNING}${this.clock.now()}${line.middle}${ms}${this.actorText},"requestId":"${requestId}"${line.end}`,
    );
  }

  /** Write what waits for other lines. */
  flush(): void {
    this.logger.flush();
  }
}
