import type { Urn } from '../../kernel/urn.js';

/**
 * Numbers the requests of one millisecond that write to the same entity, so that the versions of each are known later
 * (D-181). It remembers the entities of one millisecond.
 */
export class RequestOrdinals {
  private time = 0;
  private readonly next = new Map<Urn, number>();

  /**
   * Numbers continue where the clock goes back.
   * @param time of the request, epoch milliseconds
   * @param urns the entities to which it writes
   * @returns 0 for the first request, and else a number that no request had before it on any of the entities
   */
  take(time: number, urns: readonly Urn[]): number {
    if (time > this.time) {
      this.time = time;
      this.next.clear();
    }
    let ordinal = 0;
    for (const urn of urns) ordinal = Math.max(ordinal, this.next.get(urn) ?? 0);
    for (const urn of urns) this.next.set(urn, ordinal + 1);
    return ordinal;
  }
}
