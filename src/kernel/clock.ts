/** Source of time. The only place in the service that reads the system's clock; tests set their own. */
export abstract class Clock {
  /** Epoch milliseconds, UTC. */
  abstract now(): number;
}

export class SystemClock extends Clock {
  override now(): number {
    // eslint-disable-next-line no-restricted-syntax -- the single reading of the system's clock
    return Date.now();
  }
}
