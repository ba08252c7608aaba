import { randomInt } from 'node:crypto';
import type { Urn } from '../../kernel/urn.js';

/** Numbers that belong to one process: more requests than it commits to an entity in a millisecond. */
const RANGE = 1_024;
/** Those of requests that come after requests of a later time: they are committed when they have been parsed. */
const LATE = RANGE / 2;
/** The highest numbers have ten digits, which are stored with each version. */
const RANGES = 2 ** 20;

/**
 * Numbers the requests of one millisecond that write to the same entity, so that the versions of each are known later
 * (D-181). It remembers the entities of one millisecond: a request of an earlier one gets the next of the numbers that
 * are kept for these, whatever its entities.
 */
export class RequestOrdinals {
  private time = 0;
  private late = 0;
  private readonly next = new Map<Urn, number>();

  /** @param first the number of the first request */
  private constructor(private readonly first: number) {}

  /** Of the only process that writes to a store. */
  static fromZero(): RequestOrdinals {
    return new RequestOrdinals(0);
  }

  /** Of one of the processes that write to a store: each has numbers of its own, but for one chance in a million. */
  static ofOneProcess(): RequestOrdinals {
    return new RequestOrdinals(randomInt(1, RANGES) * RANGE);
  }

  /**
   * @param time of the request, epoch milliseconds
   * @param urns the entities to which it writes
   * @returns the first number, or one that no request of this process had before it on any of the entities
   */
  take(time: number, urns: readonly Urn[]): number {
    if (time < this.time) return this.first + LATE + (this.late++ % LATE);
    if (time > this.time) {
      this.time = time;
      this.next.clear();
    }
    let ordinal = this.first;
    for (const urn of urns) ordinal = Math.max(ordinal, this.next.get(urn) ?? ordinal);
    for (const urn of urns) this.next.set(urn, ordinal + 1);
    return ordinal;
  }
}
