import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { WaitingProposals } from '../../src/aspects/index.js';
import { ChangeLog } from '../../src/change-log/index.js';
import { IndexNotReady } from '../../src/kernel/failures.js';
import { parseUrn } from '../../src/kernel/urn.js';
import { DeadLetters, ProjectionRunner } from '../../src/projections/index.js';
import { DocumentStore } from '../../src/search/index.js';
import { createApp } from '../../src/server/service.js';
import { cadastre, type CommandRun } from './command-line.builder.js';

let dataDir: string;
let app: NestFastifyApplication;
let address: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-dead-letters-'));
  app = await createApp({ port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 1e6 }, false);
  await app.listen(0, '127.0.0.1');
  address = await app.getUrl();
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(...args: readonly string[]): Promise<CommandRun> {
  return cadastre(args, { CADASTRE_SERVER: address });
}

async function put(tag: string, description: string): Promise<void> {
  const record = {
    entityType: 'tag',
    entityUrn: `urn:li:tag:${tag}`,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { json: { name: tag, description } },
  };
  const file = join(dataDir, 'record.json');
  writeFileSync(file, JSON.stringify([record]));
  expect((await run('ingest', file)).code).toBe(0);
}

/** Have the index refuse every document of a tag. @returns what has it accept them again */
function refuse(tag: string): () => void {
  const documents = app.get(DocumentStore, { strict: false });
  const apply = documents.apply.bind(documents);
  documents.apply = (changes, position) => {
    if (changes.some(({ urn }) => urn.endsWith(tag))) return Promise.reject(new TypeError(`${tag} is beyond me`));
    return apply(changes, position);
  };
  return () => {
    documents.apply = apply;
  };
}

async function found(word: string): Promise<string> {
  return (await run('search', word, '--json')).out;
}

describe('dead-letters', () => {
  it('lists what an index could not apply, and indexes it again', async () => {
    expect(await run('dead-letters', 'list')).toEqual({ code: 0, out: 'No dead letters.', err: '' });
    const accept = refuse('soy');
    await put('soy', 'first');
    const { code, out } = await run('dead-letters', 'list');
    expect([code, out.split('\n')]).toEqual([
      1,
      ['tagKey', 'tagProperties'].map((aspect): unknown =>
        expect.stringMatching(
          new RegExp(`^documents  \\d{4}-\\d\\d-\\d\\dT\\S+Z  urn:li:tag:soy ${aspect}: TypeError: soy is beyond me$`),
        ),
      ),
    ]);
    expect(await run('dead-letters', 'list', '--count', '1')).toMatchObject({
      out: expect.stringMatching(/\n1 more; see --count\.$/),
    });
    expect(await run('dead-letters', 'retry')).toMatchObject({ code: 1, out: '0 dead letters removed, 2 left.' });
    expect(await found('first')).not.toContain('urn:li:tag:soy');
    accept();
    expect(await run('dead-letters', 'retry', '--urn', 'urn:li:tag:soy')).toMatchObject({
      code: 0,
      out: '2 dead letters removed, 0 left.',
    });
    expect(await found('first')).toContain('urn:li:tag:soy');
  });

  it('has none left when the entity is written again', async () => {
    const accept = refuse('soy');
    await put('soy', 'first');
    accept();
    await put('nuts', 'other');
    expect((await run('dead-letters', 'list')).code).toBe(1);
    await put('soy', 'second');
    expect(await run('dead-letters', 'list')).toMatchObject({ code: 0, out: 'No dead letters.' });
    expect(await found('second')).toContain('urn:li:tag:soy');
    const health = await app.inject({ method: 'GET', url: '/health' });
    expect(JSON.parse(health.body)).toEqual({ status: 'UP' });
  });

  it('drops what nobody wants, and refuses what is no URN', async () => {
    refuse('soy');
    await put('soy', 'first');
    expect(await run('dead-letters', 'drop', '--urn', 'soy')).toMatchObject({ code: 1, out: '' });
    expect(await run('--json', 'dead-letters', 'drop')).toMatchObject({ code: 0, out: '{"removed":2,"left":0}' });
    expect(await found('first')).not.toContain('urn:li:tag:soy');
    const answer = await fetch(`${address}/operations?action=listDeadLetters`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"count":-1}',
    });
    expect(answer.status).toBe(400);
  });

  it('lists what was not published, and has its entity published as it is now', async () => {
    await put('soy', 'first');
    const deadLetters = app.get(DeadLetters, { strict: false });
    const [urn, other] = ['urn:li:tag:soy', 'urn:li:tag:nuts'].map((text) => parseUrn(text));
    if (urn === undefined || other === undefined) throw new RangeError('these are URNs');
    const one = { projection: 'events', seq: 2, aspect: 'tagProperties', reason: 'EventRefused: too long', time: 0 };
    await deadLetters.setAside({ ...one, urn });
    await deadLetters.setAside({ ...one, seq: 3, urn: other });
    expect((await run('dead-letters', 'list')).out.split('\n')).toEqual([
      'events  1970-01-01T00:00:00.000Z  urn:li:tag:soy tagProperties: EventRefused: too long',
      'events  1970-01-01T00:00:00.000Z  urn:li:tag:nuts tagProperties: EventRefused: too long',
    ]);
    const log = app.get(ChangeLog, { strict: false });
    const head = await log.head();
    expect(await run('dead-letters', 'retry', '--urn', urn)).toMatchObject({ out: '1 dead letter removed, 1 left.' });
    const published = await log.read(head, 10);
    expect(published.map(({ change, aspect }) => [change, aspect])).toEqual([
      ['RESTATE', 'tagKey'],
      ['RESTATE', 'tagProperties'],
    ]);
    const runner = app.get(ProjectionRunner, { strict: false });
    const elsewhere = new IndexNotReady('Another process writes it.', 1);
    runner.retryDeadLetters = () => Promise.reject(elsewhere);
    expect(await run('dead-letters', 'retry')).toMatchObject({ code: 1, err: expect.stringContaining('Another') });
    expect(await run('dead-letters', 'list')).toMatchObject({ code: 0, out: 'No dead letters.' });
  });

  it('lists an accepted proposal that could not be carried out, and gives it up', async () => {
    await put('soy', 'first');
    const aspect = { value: '{"name":"soy"}', contentType: 'application/json' };
    const of = { entityType: 'tag', entityUrn: 'urn:li:tag:soy', aspectName: 'tagProperties' };
    const body = JSON.stringify({ proposal: { ...of, changeType: 'CREATE', aspect }, async: 'true' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${address}/aspects?action=ingestProposal`, { method: 'POST', headers, body });
    while ((await app.get(WaitingProposals, { strict: false }).count()).waiting > 0) await sleep(5);
    const { code, out } = await run('dead-letters', 'list');
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^proposals {2}\d{4}-\S+Z {2}urn:li:tag:soy tagProperties: CatalogError: .+$/),
    ]);
    expect(await run('dead-letters', 'drop')).toMatchObject({ code: 0, out: '1 dead letter removed, 0 left.' });
  });
});
