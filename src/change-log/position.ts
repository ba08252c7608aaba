import { isMembers } from '../kernel/members.js';

/**
 * How far a reader of the change log has come: the number of the last entry it has seen, and the store whose log it
 * read.
 */
export interface Position {
  readonly storeId: string;
  readonly seq: number;
  /** Absent when nothing was read. */
  readonly proof?: PositionProof;
}

/**
 * What tells the log that was read from another one with the same numbers, such as that of a store which was put back.
 * `digest`: of the last entry, see `entryDigest`; empty when that was trimmed before it was asked for. `opening`: of
 * the store, while the entry was read.
 */
export interface PositionProof {
  readonly digest: string;
  readonly opening: string;
}

/**
 * Whether a derived store was made for the models that are served. `outdated`: it answers queries, and a new generation
 * is due.
 */
export type Freshness = 'current' | 'outdated';

/** A position as it was stored in JSON; `undefined` for anything else. Without proof where that cannot be read. */
export function readPosition(stored: unknown): Position | undefined {
  if (!isMembers(stored)) return undefined;
  const { storeId, seq, proof } = stored;
  if (typeof storeId !== 'string' || typeof seq !== 'number') return undefined;
  const { digest, opening } = isMembers(proof) ? proof : {};
  return typeof digest === 'string' && typeof opening === 'string'
    ? { storeId, seq, proof: { digest, opening } }
    : { storeId, seq };
}
