import { ProposalQueue, type QueuedProposal } from '../aspects/index.js';
import type { EventBroker } from './event-broker.port.js';
import { proposalRecord } from './proposal-records.js';

/** Proposals that are carried out later: they travel over the topic from which this service, or another, takes them. */
export class BrokerProposalQueue extends ProposalQueue {
  constructor(private readonly broker: EventBroker) {
    super();
  }

  override add({ urn, actor, proposal }: QueuedProposal): Promise<void> {
    return this.broker.publish([{ topic: 'proposalTopic', key: urn, actor, record: proposalRecord(urn, proposal) }]);
  }
}
