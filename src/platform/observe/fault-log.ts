import type { LoggerService } from '@nestjs/common';
import { StoreUnavailable } from '../../kernel/failures.js';

/** Milliseconds after which an outage is logged again when it still fails requests. */
const PERIOD = 60_000;

/** A request that met a fault; of its URL only the path is logged. */
export interface FaultyRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

interface Outage {
  repeated: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Logs faults for which callers are not to blame. An engine that is away fails every request in the same way: that is
 * logged once, and how often it happened once a minute and at the end.
 */
export class FaultLog {
  /** By message, of which the engines have few. */
  private readonly outages = new Map<string, Outage>();

  constructor(private readonly logger: Pick<LoggerService, 'error'>) {}

  /** The same with what names a request in the log. */
  readonly reportRequest = (error: unknown, { id, method, url }: FaultyRequest): void => {
    this.report(error, { requestId: id, verb: method, path: url.split('?', 1)[0] });
  };

  /** @param details of the request, for the line */
  readonly report = (error: unknown, details: object = {}): void => {
    if (!(error instanceof StoreUnavailable)) {
      this.logger.error({ err: error, ...details });
      return;
    }
    const { message } = error;
    const outage = this.outages.get(message);
    if (outage !== undefined) {
      outage.repeated++;
      return;
    }
    this.logger.error({ err: error, ...details });
    const timer = setTimeout(() => {
      this.end(message);
    }, PERIOD).unref();
    this.outages.set(message, { repeated: 0, timer });
  };

  /** Log what was only counted. */
  close(): void {
    for (const message of [...this.outages.keys()]) this.end(message);
  }

  private end(message: string): void {
    const outage = this.outages.get(message);
    this.outages.delete(message);
    clearTimeout(outage?.timer);
    if (outage === undefined || outage.repeated === 0) return;
    this.logger.error(`${message} (${String(outage.repeated)} more since the last line about it)`);
  }
}
