import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import type { ProjectionSources } from './projection-sources.js';
import type { RetryPolicy } from './retry-policy.js';

/** Takes entries; there is always at least one. */
type Receiver = (entries: readonly ChangeEntry[]) => Promise<unknown>;

/** Gives entries to a projection in such a way that one which it cannot take does not keep out the others. */
export class EntryDelivery {
  private readonly logger = new Logger('Projections');

  constructor(
    private readonly projection: string,
    private readonly sources: Pick<ProjectionSources, 'clock' | 'deadLetters'>,
    private readonly retry: RetryPolicy,
    private readonly onDeadLetter: (urn: Urn) => void,
  ) {}

  /**
   * Deliver entries in order. A group that is refused is halved until the entry that is to blame is alone; when it is
   * refused after every retry it becomes a dead letter.
   * @throws StoreUnavailable when the projection's engine or the list of dead letters stays unavailable
   */
  async deliver(entries: readonly ChangeEntry[], receiver: Receiver): Promise<void> {
    const [first] = entries;
    if (first === undefined) return;
    try {
      await this.retry.run(entries.length === 1 ? 'everything' : 'outages', () => receiver(entries));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (entries.length === 1) {
        await this.setAside(first, error);
        return;
      }
      const middle = Math.ceil(entries.length / 2);
      await this.deliver(entries.slice(0, middle), receiver);
      await this.deliver(entries.slice(middle), receiver);
    }
  }

  private async setAside(entry: ChangeEntry, error: unknown): Promise<void> {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.logger.error(
      `Projection "${this.projection}" cannot apply entry ${String(entry.seq)} (${entry.change} ${entry.aspect} of ${entry.urn}) and leaves it out: ${reason}`,
      error instanceof Error ? error.stack : undefined,
    );
    const { clock, deadLetters } = this.sources;
    const { seq, urn, aspect } = entry;
    await deadLetters.setAside({ projection: this.projection, seq, urn, aspect, reason, time: clock.now() });
    this.onDeadLetter(urn);
  }
}
