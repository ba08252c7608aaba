/** Source of time. Only this class reads the system clock; tests use their own. */
export abstract class Clock {
  /** Epoch milliseconds, UTC. */
  abstract now(): number;
}

export class SystemClock extends Clock {
  override now(): number {
    // eslint-disable-next-line no-restricted-syntax -- the only read of the system clock
    return Date.now();
  }
}
