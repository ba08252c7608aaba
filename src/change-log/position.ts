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
