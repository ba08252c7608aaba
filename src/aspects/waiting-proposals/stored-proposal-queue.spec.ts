import { StoreUnavailable } from '../../kernel/failures.js';
import { queued } from './queued-proposal.builder.js';
import { StoredProposalQueue } from './stored-proposal-queue.js';
import type { StoredProposal } from './waiting-proposals.port.js';

describe('StoredProposalQueue', () => {
  let groups: (readonly string[])[];
  let stored: StoredProposal[];
  let outcome: () => Promise<void>;
  let woken: number;
  let queue: StoredProposalQueue;
  beforeEach(() => {
    [groups, stored, woken, outcome] = [[], [], 0, () => Promise.resolve()];
    const add = (proposals: readonly StoredProposal[]): Promise<void> => {
      stored.push(...proposals);
      groups.push(proposals.map(({ urn }) => urn.slice('urn:li:note:'.length)));
      return outcome();
    };
    queue = new StoredProposalQueue({ add }, { wake: () => woken++ });
  });

  it('adds together what comes together, and what comes meanwhile', async () => {
    const first = ['a', 'b'].map((name) => queue.add(queued(name)));
    outcome = () => {
      outcome = () => Promise.resolve();
      first.push(queue.add(queued('c')), queue.add(queued('d')));
      return Promise.resolve();
    };
    await Promise.all(first);
    await Promise.all(first);
    expect([groups, woken]).toEqual([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      2,
    ]);
  });

  it('stores who sent what, as text', async () => {
    const { urn, actor, proposal } = queued('a');
    const { aspectName: _name, ...ofEntity } = proposal;
    await Promise.all([queue.add(queued('a')), queue.add({ urn, actor, proposal: ofEntity })]);
    expect(stored).toEqual([
      { urn, actor, aspect: 'info', text: JSON.stringify(proposal) },
      { urn, actor, aspect: '', text: JSON.stringify(ofEntity) },
    ]);
  });

  it('adds many in several transactions', async () => {
    await Promise.all(Array.from({ length: 250 }, (_, at) => queue.add(queued(String(at)))));
    expect(groups.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(groups.flat()).toEqual(Array.from({ length: 250 }, (_, at) => String(at)));
  });

  it('answers only what is durable, and wakes nobody for what is not', async () => {
    outcome = () => Promise.reject(new StoreUnavailable('It is away.'));
    await expect(queue.add(queued('a'))).rejects.toThrow('It is away.');
    expect(woken).toBe(0);
    outcome = () => Promise.resolve();
    await queue.add(queued('a'));
    expect([groups, woken]).toEqual([[['a'], ['a']], 1]);
  });
});
