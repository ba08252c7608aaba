import { isMembers } from '../kernel/members.js';
import type { TimeRange } from './change-log.port.js';

/** The range of a deletion of points, from the JSON text that a log keeps of it. */
export function storedRange(json: string): TimeRange {
  const range: unknown = JSON.parse(json);
  const { startTime, endTime } = isMembers(range) ? range : {};
  return {
    startTime: typeof startTime === 'number' ? startTime : undefined,
    endTime: typeof endTime === 'number' ? endTime : undefined,
  };
}
