import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import type { Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

/** A serialised aspect as the wire carries it. */
export interface SerialisedAspect {
  readonly value: string;
  readonly contentType: string;
}

/** A metadata change proposal: one change of one aspect of one entity, not yet checked against the models. */
export interface ProposalDto {
  readonly entityType: string;
  /** Either `entityUrn` or `entityKeyAspect` identifies the entity. */
  readonly entityUrn?: string;
  readonly entityKeyAspect?: SerialisedAspect;
  readonly changeType: string;
  readonly aspectName?: string;
  /** Absent for DELETE. */
  readonly aspect?: SerialisedAspect;
  readonly systemMetadata?: Partial<SystemMetadata>;
  /** Of PATCH in place of `aspect`: what no patch document can say. No wire can bring it. */
  readonly merge?: AspectMerge;
}

/**
 * Computes the value to store from the stored one, which is `undefined` when there is none; numbers are as
 * `readExactJson` gives them. `undefined` leaves things as they are. The result is checked like a proposed aspect. It
 * runs inside the transaction, perhaps several times: it must be quick and free of side effects, and may throw for bugs
 * only.
 */
export type AspectMerge = (stored: Members | undefined) => Members | undefined;

/**
 * When proposals are carried out. `later`: each by itself, from a queue that keeps it durable until then. `waiting`:
 * now, and the one proposal leaves the queue with the transaction; nothing is written when it is not there any more.
 */
export type ProposalTiming = 'later' | 'now' | { readonly waiting: number };

/**
 * Ask to write proposals, all or none of them unless they are carried out later.
 * @returns the URNs of their entities, in order. Fails for the first proposal that is refused, and names it when there
 * are several: with what a URN, an aspect name, a change type, a value or a patch is refused for, and with
 * aspectExists, entityExists or entityMissing where its change type asks for something else than is stored
 */
export class IngestProposalsCommand extends CatalogCommand<readonly Urn[]> {
  constructor(
    /** Set by an interceptor that writes something else in their place. */
    public proposals: readonly ProposalDto[],
    context: RequestContext,
    readonly when: ProposalTiming = 'now',
  ) {
    super(context);
  }
}
