import { ServiceBusy } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';

/** How many proposals may wait; more are refused, since the disk is not to fill with what nobody carries out. */
export const MOST_WAITING = 100_000;

/** Where failed proposals come from, in lists of dead letters. */
export const PROPOSALS = 'proposals';

/** Characters of texts after which a page of proposals ends. */
export const PAGE_LENGTH = 4_000_000;

/**
 * A proposal as it is stored. `text`: JSON. `aspect`: short name; empty for a change of the entity as a whole. `actor`:
 * who sent it.
 */
export interface StoredProposal {
  readonly urn: Urn;
  readonly aspect: string;
  readonly actor: Urn;
  readonly text: string;
}

/** `number`: of its place in the queue; grows, and is never used again. */
export interface WaitingProposal extends Omit<StoredProposal, 'aspect'> {
  readonly number: number;
}

/** A proposal that could not be carried out. `aspect`: see StoredProposal. */
export interface FailedProposal {
  readonly number: number;
  readonly urn: Urn;
  readonly aspect: string;
  readonly reason: string;
  /** Epoch milliseconds, UTC. */
  readonly time: number;
}

/**
 * Proposals that were accepted and are carried out later, kept in the primary store. One leaves the queue in the
 * transaction that writes it: see `WriteRequest.waiting`. One that cannot be carried out stays, out of the way of the
 * others, for operators. Every method throws StoreUnavailable when the engine cannot be reached (safe to retry).
 */
export abstract class WaitingProposals {
  /**
   * Add proposals at the end, in their order, all or none. Durable when it resolves.
   * @throws ServiceBusy when `MOST_WAITING` wait already
   */
  abstract add(proposals: readonly StoredProposal[]): Promise<void>;
  /**
   * The first of those that wait, in their order, failed ones left out: at most `limit`, and none after PAGE_LENGTH.
   * `[]` when none waits.
   */
  abstract next(limit: number): Promise<readonly WaitingProposal[]>;
  /** Take one out of the way because it cannot be carried out. One that has left the queue stays out of it. */
  abstract fail(number: number, reason: string, time: number): Promise<void>;
  /** Failed ones in their order, at most `limit`. */
  abstract failed(limit: number): Promise<readonly FailedProposal[]>;
  /** How many there are. */
  abstract count(): Promise<Readonly<Record<'failed' | 'waiting', number>>>;
  /** Failed ones wait again, after all that wait now; those of one entity, or all when no `urn` is given. */
  abstract retry(urn?: Urn): Promise<void>;
  /** Remove failed ones; those of one entity, or all when no `urn` is given. */
  abstract drop(urn?: Urn): Promise<void>;
}

/** Why `add` refuses. */
export function queueIsFull(): ServiceBusy {
  return new ServiceBusy(
    `${String(MOST_WAITING)} proposals wait to be carried out already. Send this one later, or with async "false".`,
  );
}
