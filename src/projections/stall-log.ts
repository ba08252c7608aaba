import { type LoggerService } from '@nestjs/common';
import { counted } from '../kernel/counted.js';

/** Says once why a projection has stopped, however often it is tried again, and that it follows again. */
export class StallLog {
  private reason: string | undefined;
  private failures = 0;

  constructor(
    private readonly projection: string,
    private readonly logger: Pick<LoggerService, 'error' | 'log'>,
  ) {}

  /** Each time when it stops. */
  stopped(reason: string): void {
    this.failures++;
    if (this.reason === reason) return;
    this.reason = reason;
    this.logger.error(`Projection "${this.projection}" has stopped and is tried again: ${reason}`);
  }

  /** It follows the log. */
  follows(): void {
    if (this.reason === undefined) return;
    this.logger.log(
      `Projection "${this.projection}" follows the change log again after ${counted(this.failures, 'failure')}.`,
    );
    this.reason = undefined;
    this.failures = 0;
  }
}
