import { Injectable, Logger } from '@nestjs/common';

/** Looks at something that may wait for a disk or an engine, and keeps what it found for the gauges. */
export type Look = () => Promise<void>;

/** Milliseconds between two rounds: monitoring systems ask every 10 seconds or less often. */
const PERIOD = 5000;

/**
 * Looks every few seconds at what no scrape may wait for. A look that fails leaves its gauges as they were: why engines
 * are away is said by `/health` and in the log.
 */
@Injectable()
export class MetricsSampler {
  private readonly logger = new Logger('Metrics');
  private readonly looks: Look[] = [];
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  add(look: Look): void {
    this.looks.push(look);
  }

  /** Begin at once; again without effect. */
  start(): void {
    if (this.timer !== undefined) return;
    this.timer = setInterval(() => {
      void this.look();
    }, PERIOD).unref();
    void this.look();
  }

  /** Resolves when nothing is looked at any more: engines may be closed then. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Look at everything once. A round that is under way is joined, so that no two of them overlap. */
  look(): Promise<void> {
    this.round ??= this.lookAtAll().finally(() => {
      this.round = undefined;
    });
    return this.round;
  }

  private async lookAtAll(): Promise<void> {
    for (const look of this.looks) {
      try {
        await look();
      } catch (error) {
        this.logger.debug(`Figures could not be read: ${String(error)}`);
      }
    }
  }
}
