import { Logger } from '@nestjs/common';
import type { Clock } from '../kernel/clock.js';
import type { ChangeLog } from './change-log.port.js';
import { EventCursor, EVENTS } from './event-cursor.js';
import type { LogReader } from './log-readers.js';
import type { StoredTexts } from './stored-texts.port.js';

/** Milliseconds for which a process without a broker keeps what nobody publishes. */
const KEPT = 7 * 24 * 3_600_000;

/**
 * Keeps unpublished entries in the log, for a week, on behalf of a process that publishes them (D-163): another service
 * of the same store, or one that was stopped for `cadastre compact` and whose variables the shell lacks.
 */
export class UnpublishedEntries implements LogReader {
  readonly name = EVENTS;
  private readonly logger = new Logger('Events');
  private readonly cursor: EventCursor;
  private said = false;

  constructor(
    private readonly log: Pick<ChangeLog, 'sizes'>,
    private readonly clock: Clock,
    texts: StoredTexts,
  ) {
    this.cursor = new EventCursor(texts);
  }

  readonly settled = async (): Promise<number> => {
    const published = await this.cursor.read();
    if (published === undefined) return Number.POSITIVE_INFINITY;
    const [oldest] = await this.log.sizes(published.seq, 1);
    if (oldest === undefined || this.clock.now() - oldest.time <= KEPT) return published.seq;
    if (!this.said) {
      this.logger.warn(
        `Changes after entry ${String(published.seq)} were not published for a week, and are no longer kept for it. Set KAFKA_BROKERS to publish.`,
      );
    }
    this.said = true;
    return Number.POSITIVE_INFINITY;
  };
}
