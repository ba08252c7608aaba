import type { SystemMetadata } from '../kernel/audit-stamp.js';
import { DEFAULT_RUN_ID } from '../kernel/audit-stamp.js';

/** System metadata to store: an absent or zero `lastObserved` becomes now, an absent run the default one. */
export function completeSystemMetadata(given: Partial<SystemMetadata> | undefined, now: number): SystemMetadata {
  const runId = given?.runId ?? DEFAULT_RUN_ID;
  const lastObserved = given?.lastObserved ?? 0;
  return { ...given, lastObserved: lastObserved === 0 ? now : lastObserved, runId, lastRunId: runId };
}
