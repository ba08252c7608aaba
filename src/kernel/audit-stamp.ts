import type { Urn } from './urn.js';

/** Who did something, and when. `time`: epoch milliseconds, UTC. */
export interface AuditStamp {
  readonly time: number;
  readonly actor: Urn;
}

/** Run bookkeeping that travels with every write. Field names are those of the wire's SystemMetadata record. */
export interface SystemMetadata {
  /** Epoch milliseconds, UTC. */
  readonly lastObserved: number;
  readonly runId: string;
  readonly lastRunId?: string;
  readonly pipelineName?: string;
  readonly registryName?: string;
  readonly registryVersion?: string;
  readonly properties?: Readonly<Record<string, string>>;
  /**
   * Distinguishes the requests that were committed to the entity in one millisecond, by one process or by several;
   * absent is 0. It is stored and exported, and never shown to callers (D-181).
   */
  readonly ordinal?: number;
}

/** What callers see of it. */
export function shownSystemMetadata(system: SystemMetadata): Omit<SystemMetadata, 'ordinal'> {
  if (system.ordinal === undefined) return system;
  const { ordinal: _, ...shown } = system;
  return shown;
}

/** Run id of a write that names none. */
export const DEFAULT_RUN_ID = 'no-run-id-provided';
