import type { Urn } from '../kernel/urn.js';

/**
 * An entry of the change log that a projection could not apply and left out. `time`: epoch milliseconds, UTC. `urn` and
 * `aspect`: empty for one of an older version of the service whose entry was trimmed.
 */
export interface DeadLetter {
  readonly projection: string;
  readonly seq: number;
  readonly urn: Urn | '';
  readonly aspect: string;
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
  /** Entities that dead letters of a projection are of, each once. */
  abstract urns(projection: string): Promise<readonly Urn[]>;
  /**
   * Remove those of one entity.
   * @param upTo of entries up to this number; absent: all
   * @returns how many there were
   */
  abstract remove(projection: string, urn: Urn, upTo?: number): Promise<number>;
  /**
   * Remove all of a projection, because its rebuild begins, or an operator gives them up; what a rebuild has to leave
   * out is added afterwards.
   */
  abstract clear(projection: string): Promise<void>;
}
