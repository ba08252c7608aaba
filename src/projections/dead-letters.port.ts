/** An entry of the change log that a projection could not apply and left out. `time`: epoch milliseconds, UTC. */
export interface DeadLetter {
  readonly projection: string;
  readonly seq: number;
  readonly reason: string;
  readonly time: number;
}

/**
 * Durable list of dead letters, for operators. Every method throws StoreUnavailable when the engine cannot be reached.
 */
export abstract class DeadLetters {
  /** Add an entry; one that is in the list already gets the new reason and time. */
  abstract setAside(entry: DeadLetter): Promise<void>;
  /** Entries of a projection in order of `seq`, at most `limit`. */
  abstract list(projection: string, limit: number): Promise<readonly DeadLetter[]>;
  /** How many dead letters a projection has. */
  abstract count(projection: string): Promise<number>;
  /** Remove all of a projection, because its rebuild begins; what the rebuild has to leave out is added afterwards. */
  abstract clear(projection: string): Promise<void>;
}
