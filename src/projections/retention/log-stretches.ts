import type { EntrySize } from '../../change-log/change-log.port.js';

/** Successive entries of the log. `upTo`: number of the last one. `time`: of the newest. `bytes`: of all values. */
interface Stretch {
  readonly began: number;
  upTo: number;
  time: number;
  bytes: number;
}

/** How long the log is kept. `age`: milliseconds. `bytes`: of values. */
export interface LogLimits {
  readonly age: number;
  readonly bytes: number;
}

/** Parts of a limit that one stretch covers at most: by so much the log may be kept too long. */
const PARTS = 48;

/**
 * The log in stretches, by which is decided up to which entry it may be trimmed: so many that nothing is kept much too
 * long, so few that they take no memory worth mentioning. Entries are added in the order of the log.
 */
export class LogStretches {
  private readonly stretches: Stretch[] = [];
  private bytes = 0;
  /** Number of the last entry that was added; 0 before the first. */
  last = 0;

  constructor(private readonly limits: LogLimits) {}

  add({ seq, time, bytes }: EntrySize): void {
    const open = this.stretches.at(-1);
    this.last = seq;
    this.bytes += bytes;
    if (open === undefined || this.isFull(open, time)) {
      this.stretches.push({ began: time, upTo: seq, time, bytes });
      return;
    }
    open.upTo = seq;
    open.time = Math.max(open.time, time);
    open.bytes += bytes;
  }

  /**
   * Drop the stretches that need not be kept.
   * @param settled last entry that no follower will read again: nothing after it is dropped
   * @param now epoch milliseconds, UTC
   * @returns number of the last entry of what was dropped; 0 when nothing was
   */
  drop(settled: number, now: number): number {
    let dropped = 0;
    for (let first = this.stretches[0]; first !== undefined; first = this.stretches[0]) {
      const isOver = first.time <= now - this.limits.age || this.bytes > this.limits.bytes;
      if (!isOver || first.upTo > settled) break;
      this.stretches.shift();
      this.bytes -= first.bytes;
      dropped = first.upTo;
    }
    return dropped;
  }

  private isFull({ began, bytes }: Stretch, time: number): boolean {
    return time - began >= this.limits.age / PARTS || bytes >= this.limits.bytes / PARTS;
  }
}
