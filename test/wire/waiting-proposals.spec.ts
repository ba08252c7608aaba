import { setTimeout as sleep } from 'node:timers/promises';
import { AspectStore, GroupCommit, ProposalWorker, WaitingProposals } from '../../src/aspects/index.js';
import { ProposalWork } from '../../src/engines/proposal-work.js';
import { MetricsSampler } from '../../src/platform/observe/index.js';
import { urn } from '../conformance/primary-store.builder.js';
import { type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { proposal } from './proposal.builder.js';

const TAG = 'urn:li:tag:a';

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
  // Proposals wait until a test has them carried out.
  await app.find(ProposalWork).finish();
});
afterEach(() => app.close());

function send(change: object, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
  const sent = proposal('tagProperties', { name: 'one' }, { entityType: 'tag', entityUrn: TAG, ...change });
  return app.post('/aspects?action=ingestProposal', { proposal: sent, async: 'true' }, { headers });
}

async function nameOf(urn: string): Promise<unknown> {
  const { status, json } = await app.get(`/aspects/${encodeURIComponent(urn)}?aspect=tagProperties&version=0`);
  return status === 404 ? undefined : JSON.stringify(json());
}

async function carriedOut(): Promise<void> {
  app.find(ProposalWorker).start();
  while ((await app.find(WaitingProposals).count()).waiting > 0) await sleep(5);
}

describe('a proposal with async "true"', () => {
  it('is answered when it is in the queue, and found when it is carried out', async () => {
    const { status, json, headers } = await send({});
    expect([status, json()]).toEqual([200, { value: TAG }]);
    // There is nothing yet that a read could wait for.
    expect(headers).not.toHaveProperty('x-consistency-token');
    expect([await app.find(WaitingProposals).count(), await nameOf(TAG)]).toEqual([
      { waiting: 1, failed: 0 },
      undefined,
    ]);
    await carriedOut();
    expect(await nameOf(TAG)).toContain('"name":"one"');
    const found = await app.post('/entities?action=search', { entity: 'tag', input: '*', start: 0, count: 10 });
    expect(jsonMember(jsonMember(found.json(), 'value'), 'numEntities')).toBe(1);
  });

  it('is carried out in the name of who sent it', async () => {
    await send({}, { 'x-datahub-actor': 'urn:li:corpuser:jdoe' });
    await carriedOut();
    const rows = [...(await app.find(AspectStore).latest([urn(TAG)], ['tagProperties'])).values()].flat();
    expect(rows.map(({ createdBy }) => createdBy)).toEqual(['urn:li:corpuser:jdoe']);
  });

  it('is refused at once when it can be seen to be wrong', async () => {
    const { status, text } = await send({ aspectName: 'tagPropertie' });
    expect([status, text]).toEqual([400, expect.stringContaining('Did you mean')]);
    expect(await app.find(WaitingProposals).count()).toEqual({ waiting: 0, failed: 0 });
  });

  it('is counted while it waits', async () => {
    await send({});
    await app.find(MetricsSampler).look();
    const { text: figures } = await app.get('/metrics');
    expect(figures.match(/^cadastre_queued_proposals.*$/gm)?.toSorted()).toEqual([
      'cadastre_queued_proposals{state="failed"} 0',
      'cadastre_queued_proposals{state="waiting"} 1',
    ]);
  });

  it('is written at once for a caller who waits for the indexes', async () => {
    await send({}, { 'x-datahub-sync-index-update': 'true' });
    expect(await nameOf(TAG)).toContain('"name":"one"');
  });

  it('is written at once when it is a point of a time series', async () => {
    const value = { timestampMillis: 1_700_000_000_000, rowCount: 5 };
    const sent = proposal('datasetProfile', value);
    const { status } = await app.post('/aspects?action=ingestProposal', { proposal: sent, async: 'TRUE' });
    expect([status, await app.find(WaitingProposals).count()]).toEqual([200, { waiting: 0, failed: 0 }]);
  });

  it('is taken out of the way when it cannot be carried out, where operators see it and try it again', async () => {
    await send({ changeType: 'CREATE', aspect: text({ name: 'mine' }) });
    await send({ changeType: 'CREATE', aspect: text({ name: 'yours' }) });
    await carriedOut();
    expect(await nameOf(TAG)).toContain('"name":"mine"');
    const reason: unknown = expect.stringMatching(/^CatalogError: .*tagProperties/);
    expect(await deadLetters('listDeadLetters', { count: 10 })).toEqual({
      total: 1,
      deadLetters: [
        {
          ...{ projection: 'proposals', urn: TAG, aspect: 'tagProperties', reason },
          ...{ seq: expect.any(Number), time: expect.any(Number) },
        },
      ],
    });
    expect((await app.get('/health')).text).toContain(
      '1 accepted proposal could not be carried out: tagProperties of urn:li:tag:a (CatalogError: ',
    );
    expect(await deadLetters('retryDeadLetters', {})).toEqual({ removed: 0, left: 1 });
    await app.post('/entities?action=delete', { urn: TAG });
    expect(await deadLetters('retryDeadLetters', { urn: 'urn:li:tag:other' })).toEqual({ removed: 0, left: 1 });
    expect(await deadLetters('retryDeadLetters', { urn: TAG })).toEqual({ removed: 1, left: 0 });
    expect(await nameOf(TAG)).toContain('"name":"yours"');
  });

  it('is given up by an operator', async () => {
    await send({ changeType: 'CREATE', aspect: text({ name: 'mine' }) });
    await send({ changeType: 'CREATE', aspect: text({ name: 'yours' }) });
    await carriedOut();
    expect(await deadLetters('dropDeadLetters', { urn: 'urn:li:tag:other' })).toEqual({ removed: 0, left: 1 });
    expect(await deadLetters('dropDeadLetters', { urn: TAG })).toEqual({ removed: 1, left: 0 });
    expect(await app.find(WaitingProposals).count()).toEqual({ waiting: 0, failed: 0 });
  });

  it('waits while writes are stopped, and no other one is accepted', async () => {
    const commits = app.find(GroupCommit);
    await send({});
    commits.accept('refuses');
    expect((await send({})).status).toBe(503);
    const worker = app.find(ProposalWorker);
    worker.start();
    while (worker.problem === undefined) await sleep(5);
    expect(await app.find(WaitingProposals).count()).toEqual({ waiting: 1, failed: 0 });
    commits.accept('accepts');
    await carriedOut();
    expect(await nameOf(TAG)).toContain('"name":"one"');
  });
});

function text(value: object): object {
  return { value: JSON.stringify(value), contentType: 'application/json' };
}

async function deadLetters(action: string, parameters: object): Promise<unknown> {
  const { json } = await app.post(`/operations?action=${action}`, parameters);
  return JSON.parse(String(jsonMember(json(), 'value')));
}
