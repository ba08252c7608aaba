import { ProposalQueue, type QueuedProposal } from '../ingest-proposals/proposal-queue.port.js';
import type { ProposalWorker } from './proposal-worker.js';
import type { StoredProposal, WaitingProposals } from './waiting-proposals.port.js';

interface PendingProposal {
  readonly proposal: QueuedProposal;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Most proposals that are added in one transaction. */
const MAX_GROUP = 100;

/**
 * The queue of a service without a broker: in the primary store. What is added within one turn of the event loop, or
 * while others are being added, becomes one transaction.
 */
export class StoredProposalQueue extends ProposalQueue {
  private readonly pending: PendingProposal[] = [];
  private running: Promise<void> | undefined;

  /**
   * @param waiting where proposals are stored
   * @param worker woken when something was added
   */
  constructor(
    private readonly waiting: Pick<WaitingProposals, 'add'>,
    private readonly worker: Pick<ProposalWorker, 'wake'>,
  ) {
    super();
  }

  override add(proposal: QueuedProposal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ proposal, resolve, reject });
      this.running ??= this.run();
    });
  }

  private async run(): Promise<void> {
    await new Promise(setImmediate);
    while (this.pending.length > 0) await this.addGroup(this.pending.splice(0, MAX_GROUP));
    this.running = undefined;
  }

  private async addGroup(group: readonly PendingProposal[]): Promise<void> {
    try {
      await this.waiting.add(group.map(({ proposal }) => stored(proposal)));
      for (const { resolve } of group) resolve();
      this.worker.wake();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

function stored({ urn, actor, proposal }: QueuedProposal): StoredProposal {
  return { urn, actor, aspect: proposal.aspectName ?? '', text: JSON.stringify(proposal) };
}
