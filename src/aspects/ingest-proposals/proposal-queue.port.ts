import type { Urn } from '../../kernel/urn.js';
import type { ProposalDto } from './ingest-proposals.command.js';

/** `urn`: of the proposal's entity. `actor`: who sent it. */
export interface QueuedProposal {
  readonly urn: Urn;
  readonly actor: Urn;
  readonly proposal: ProposalDto;
}

/** Where proposals wait that are to be carried out later. */
export abstract class ProposalQueue {
  /**
   * Resolves when the proposal is durable. Those of one entity keep their order.
   * @throws StoreUnavailable; ServiceBusy when too many wait already
   */
  abstract add(proposal: QueuedProposal): Promise<void>;
}
