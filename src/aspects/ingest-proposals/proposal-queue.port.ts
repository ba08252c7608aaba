import type { Urn } from '../../kernel/urn.js';
import type { ProposalDto } from './ingest-proposals.command.js';

/** `urn`: of the proposal's entity. */
export interface QueuedProposal {
  readonly urn: Urn;
  readonly proposal: ProposalDto;
}

/** Where proposals wait that are to be carried out later. There is none when everything is carried out at once. */
export abstract class ProposalQueue {
  /** Resolves when the proposal is durable. Those of one entity keep their order. @throws StoreUnavailable */
  abstract add(proposal: QueuedProposal): Promise<void>;
}
