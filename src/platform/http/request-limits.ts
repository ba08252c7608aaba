import { DeadlinePassed } from '../../kernel/failures.js';
import type { WorkLimits } from '../../kernel/work.js';

/** Seconds that requests still have when the service begins to stop: supervisors kill what takes half a minute. */
export const STOP_SECONDS = 10;

/** What every request may do, and until when once the service stops. */
export class RequestLimits implements WorkLimits {
  readonly units: number;
  readonly seconds: number;
  private end = Infinity;

  constructor({ units, seconds }: Pick<WorkLimits, 'seconds' | 'units'>) {
    this.units = units;
    this.seconds = seconds;
  }

  get latest(): number {
    return this.end;
  }

  /** Why a request that arrives now is not carried out; `undefined` when it is. */
  refusal(): DeadlinePassed | undefined {
    return this.end === Infinity ? undefined : new DeadlinePassed('The service is being stopped; try again later.');
  }

  /** The service stops: requests that are carried out now are given up after some seconds. */
  stop(seconds = STOP_SECONDS): void {
    this.end = performance.now() + seconds * 1000;
  }
}
