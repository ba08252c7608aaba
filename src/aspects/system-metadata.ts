import type { SystemMetadata } from '../kernel/audit-stamp.js';
import { DEFAULT_RUN_ID } from '../kernel/audit-stamp.js';

/** System metadata to store for what a caller sent: an absent or zero `lastObserved` is now, an absent run the default one. */
export function completeSystemMetadata(sent: Partial<SystemMetadata> | undefined, now: number): SystemMetadata {
  const runId = sent?.runId ?? DEFAULT_RUN_ID;
  const lastObserved = sent?.lastObserved ?? 0;
  return { ...sent, lastObserved: lastObserved === 0 ? now : lastObserved, runId, lastRunId: runId };
}
