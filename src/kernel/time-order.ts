import { failures } from './failures.js';

/** Both ends are inclusive, epoch milliseconds, UTC; an end that is `undefined` is open. */
interface TimeEnds {
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

/** @throws failures.parameterInvalid for a time that ends before it begins */
export function requireTimeOrder({ startTime, endTime }: TimeEnds): void {
  if (startTime !== undefined && endTime !== undefined && startTime > endTime) {
    throw failures.parameterInvalid({ name: 'startTimeMillis', reason: 'it is later than endTimeMillis' });
  }
}
