import { Logger } from '@nestjs/common';
import type { IngestProposalsCommand } from '../aspects/index.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { failures, StoreUnavailable } from '../kernel/failures.js';
import { MessageBus } from '../platform/seam/index.js';
import { Metrics } from '../platform/observe/index.js';
import { EventRefused, type ReadEvent } from './event-broker.port.js';
import { MemoryBroker } from './memory-broker.builder.js';
import { ProposalIntake } from './proposal-intake.js';

function proposal(name: string, text: string): Extract<ReadEvent, { kind: 'record' }> {
  const aspect = { value: Buffer.from(JSON.stringify({ text })), contentType: 'application/json' };
  const record = {
    entityType: 'note',
    entityUrn: `urn:li:note:${name}`,
    changeType: 'UPSERT',
    aspectName: 'info',
    aspect,
  };
  return { kind: 'record', place: `${name}/${text}`, record };
}

describe('ProposalIntake', () => {
  let broker: MemoryBroker;
  let carried: string[];
  let actors: string[];
  /** What the command does with a text. */
  let outcome: (text: string) => Promise<void>;
  let intake: ProposalIntake;

  beforeEach(() => {
    Logger.overrideLogger(false);
    lost = new AbortController();
    [broker, carried, actors, outcome] = [new MemoryBroker(), [], [], () => Promise.resolve()];
    const commands = {
      execute: async ({ proposals: [one], actor }: IngestProposalsCommand) => {
        actors.push(actor);
        const value: unknown = JSON.parse(one?.aspect?.value ?? '{}');
        const text = String(Reflect.get(Object(value), 'text'));
        await outcome(text);
        carried.push(text);
      },
    };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- all that the bus calls
    const bus = new MessageBus(commands as never, commands as never, [], new Metrics());
    intake = new ProposalIntake(broker, bus, 1);
    intake.start();
  });
  afterEach(async () => {
    await intake.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  let lost: AbortController;

  async function take(...batch: readonly ReadEvent[]): Promise<void> {
    await broker.take?.(batch, lost.signal);
  }

  it('begins nothing more of a batch that another member may read', async () => {
    outcome = (text) => {
      if (text === 'a1') lost.abort();
      return Promise.resolve();
    };
    await expect(take(proposal('a', 'a1'), proposal('a', 'a2'), proposal('a', 'a3'))).rejects.toThrow('aborted');
    expect(carried).toEqual(['a1']);
  });

  it('does not wait for an engine on behalf of another member', async () => {
    outcome = () => {
      lost.abort();
      return Promise.reject(new StoreUnavailable('away'));
    };
    await expect(take(proposal('a', 'a1'))).rejects.toThrow('aborted');
    expect(carried).toEqual([]);
  });

  it('carries out a proposal in the name of whoever sent it, and of the service where that is not said', async () => {
    const sent = proposal('a', 'a1');
    await take({ ...sent, actor: 'urn:li:corpuser:ann' }, proposal('a', 'a2'));
    await take({ ...sent, actor: 'nobody' }, { ...sent, actor: 'urn:li:tag:ann' });
    expect(actors).toEqual(['urn:li:corpuser:ann', SYSTEM_ACTOR, SYSTEM_ACTOR, SYSTEM_ACTOR]);
  });

  it('carries out the proposals of one entity one after another, those of others beside them', async () => {
    const waiting = new Map<string, () => void>();
    outcome = (text) => new Promise((done) => waiting.set(text, done));
    const taken = take(proposal('a', 'a1'), proposal('b', 'b1'), proposal('a', 'a2'));
    await new Promise(setImmediate);
    expect([...waiting.keys()]).toEqual(['a1', 'b1']);
    waiting.get('b1')?.();
    waiting.get('a1')?.();
    await new Promise(setImmediate);
    expect([...waiting.keys()]).toEqual(['a1', 'b1', 'a2']);
    waiting.get('a2')?.();
    await taken;
    expect(carried).toEqual(['b1', 'a1', 'a2']);
    expect(intake.counts).toEqual({ accepted: 3, failed: 0, unreadable: 0 });
  });

  it('publishes what is refused with the reason, and carries out the others', async () => {
    const refusal = failures.parameterInvalid({ name: 'x', reason: 'it is wrong' });
    outcome = (text) => (text === 'bad' ? Promise.reject(refusal) : Promise.resolve());
    const bad = proposal('a', 'bad');
    await take(bad, proposal('a', 'good'));
    expect(carried).toEqual(['good']);
    expect(broker.published).toEqual([
      {
        topic: 'failedProposalTopic',
        key: undefined,
        record: {
          auditHeader: null,
          metadataChangeProposal: bad.record,
          error: `CatalogError: Parameter 'x' is invalid: it is wrong.`,
        },
      },
    ]);
    expect(intake.counts).toEqual({ accepted: 1, failed: 1, unreadable: 0 });
  });

  it('is not kept from the next one by a failure that the broker refuses, too', async () => {
    broker.refusal = () => new EventRefused('It is too long.');
    await take({ kind: 'record', place: 'p', record: {} }, proposal('a', 'good'));
    expect([carried, intake.counts]).toEqual([['good'], { accepted: 1, failed: 1, unreadable: 0 }]);
  });

  it('refuses a record that is no proposal', async () => {
    await take({ kind: 'record', place: 'p', record: { entityType: 7 } });
    expect(broker.published.map(({ record }) => record['error'])).toEqual([
      `CatalogError: Parameter 'proposal.entityType' is invalid: it is not a string.`,
    ]);
  });

  it('leaves out what cannot be read', async () => {
    await take({ kind: 'unreadable', place: 'p', reason: 'it is empty' }, proposal('a', 'good'));
    expect([carried, broker.published, intake.counts]).toEqual([
      ['good'],
      [],
      { accepted: 1, failed: 0, unreadable: 1 },
    ]);
  });

  it('waits for a store that is away, and loses nothing', async () => {
    let attempts = 0;
    outcome = () => (++attempts < 4 ? Promise.reject(new StoreUnavailable('It is away.')) : Promise.resolve());
    const problems: unknown[] = [];
    const log = { error: () => problems.push(intake.problem()), log: () => undefined, warn: () => undefined };
    Logger.overrideLogger(log);
    await take(proposal('a', 'good'));
    expect([attempts, carried, broker.published]).toEqual([4, ['good'], []]);
    expect([problems.length, intake.problem()]).toEqual([1, undefined]);
  });

  it('gives a batch up when it is stopped while the store is away', async () => {
    outcome = () => Promise.reject(new StoreUnavailable('It is away.'));
    const taken = take(proposal('a', 'good'));
    const rejected = expect(taken).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await intake.stop();
    await rejected;
    expect([carried, broker.published]).toEqual([[], []]);
  });
});
