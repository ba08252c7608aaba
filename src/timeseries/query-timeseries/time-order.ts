import type { TimeRange } from '../../change-log/change-log.port.js';
import { failures } from '../../kernel/failures.js';

/** @throws failures.parameterInvalid for a time that ends before it begins */
export function requireTimeOrder({ startTime, endTime }: TimeRange): void {
  if (startTime !== undefined && endTime !== undefined && startTime > endTime) {
    throw failures.parameterInvalid({ name: 'startTimeMillis', reason: 'it is later than endTimeMillis' });
  }
}
