/**
 * How far a reader of the change log has come: the number of the last entry it has seen, and the store whose log it
 * read.
 */
export interface Position {
  readonly storeId: string;
  readonly seq: number;
}

/**
 * Whether a derived store was made for the models that are served. `outdated`: it answers queries, and a new generation
 * is due.
 */
export type Freshness = 'current' | 'outdated';
