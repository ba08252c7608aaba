/** An entry of the change log that a projection could not apply and went past. `time`: epoch milliseconds, UTC. */
export interface DeadLetter {
  readonly projection: string;
  readonly seq: number;
  readonly reason: string;
  readonly time: number;
}

/** Durable list of parked entries, for operators. Every method throws StoreUnavailable when the engine is away. */
export abstract class DeadLetters {
  /** Note an entry; one that is noted already gets the new reason and time. */
  abstract setAside(entry: DeadLetter): Promise<void>;
  /** Entries of a projection in order of `seq`, at most `limit`. */
  abstract list(projection: string, limit: number): Promise<readonly DeadLetter[]>;
  /** How many entries of a projection are parked. */
  abstract count(projection: string): Promise<number>;
  /** Forget all of a projection, because it was rebuilt from the truth; those of its rebuild are noted afterwards. */
  abstract clear(projection: string): Promise<void>;
}
