import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bootstrap } from '../../src/bootstrap/index.js';
import { StoredTexts } from '../../src/change-log/index.js';
import { startService } from '../../src/server/service.js';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const ROOT = 'urn:li:corpuser:datahub';
const HIVE = 'urn:li:dataPlatform:hive';

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

/** Entities of a type that search finds. */
async function count(entity: string): Promise<unknown> {
  const answer = await app.post('/entities?action=search', { entity, input: '*', start: 0, count: 0 });
  return jsonMember(answer.json(), 'value', 'numEntities');
}

async function valueOf(urn: string, aspect: string): Promise<unknown> {
  const answer = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`);
  return jsonMember(answer.json(), 'aspects', aspect, 'value');
}

describe('an empty catalog', () => {
  it('gets users, ownership types, roles, policies, platforms, retention and settings', async () => {
    expect(await app.find(Bootstrap).run()).toEqual({ kind: 'written' });
    const types = ['corpuser', 'ownershipType', 'dataHubRole', 'dataHubPolicy', 'dataPlatform'];
    const counts = await Promise.all(types.map((type) => count(type)));
    expect(counts).toEqual([1, 4, 3, 20, 55]);
    expect(await valueOf(ROOT, 'corpUserInfo')).toMatchObject({ active: true });
    expect(await valueOf('urn:li:globalSettings:0', 'globalSettingsInfo')).toEqual({});
    expect(await valueOf('urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig')).toEqual({
      retention: { version: { maxVersions: 20 } },
    });
  });

  it('gets them once, and never over an edit or a deletion', async () => {
    await app.find(Bootstrap).run();
    await put(app, HIVE, 'dataPlatformInfo', {
      name: 'hive',
      displayName: 'Ours',
      type: 'OTHERS',
      datasetNameDelimiter: '.',
    });
    expect(await app.find(Bootstrap).run()).toEqual({ kind: 'not-empty' });
    expect(await valueOf(HIVE, 'dataPlatformInfo')).toMatchObject({ displayName: 'Ours' });
  });

  it('gets them once although two processes begin at the same time', async () => {
    const outcomes = await Promise.all([app.find(Bootstrap).run(), app.find(Bootstrap).run()]);
    expect(outcomes.map(({ kind }) => kind)).toContain('written');
    const history = await app.get(`/aspects/${encodeURIComponent(HIVE)}?aspect=dataPlatformInfo&version=1`);
    expect([history.status, await count('dataPlatform')]).toEqual([404, 55]);
  });

  it('keeps what a first caller was faster with, and gets the rest', async () => {
    const texts = app.find(StoredTexts);
    const write = texts.write.bind(texts);
    const own = { name: 'hive', displayName: 'Mine', type: 'OTHERS', datasetNameDelimiter: '.' };
    texts.write = async (name, text) => {
      await write(name, text);
      if (text === 'begun') await put(app, HIVE, 'dataPlatformInfo', own);
    };
    expect(await app.find(Bootstrap).run()).toEqual({ kind: 'written' });
    expect([await valueOf(HIVE, 'dataPlatformInfo'), await count('dataPlatform')]).toEqual([own, 55]);
  });
});

it('is given to a catalog in which a process began it and was killed', async () => {
  await app.find(StoredTexts).write('bootstrap', 'begun');
  await put(app, 'urn:li:tag:own', 'status', { removed: false });
  expect(await app.find(Bootstrap).run()).toEqual({ kind: 'written' });
});

it('is not given to a catalog that has something', async () => {
  await put(app, 'urn:li:tag:own', 'status', { removed: false });
  expect([await app.find(Bootstrap).run(), await count('dataHubPolicy')]).toEqual([{ kind: 'not-empty' }, 0]);
});

describe('a start', () => {
  it.each([
    ['on', 20],
    ['off', 0],
  ] as const)('with BOOTSTRAP=%s leaves a new catalog with %d policies', async (bootstrap, policies) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-bootstrap-'));
    const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 33_554_432 } as const;
    const { app: service, ready } = await startService({ ...settings, dataDir, bootstrap }, false);
    await ready;
    const payload = { entity: 'dataHubPolicy', input: '*', start: 0, count: 0 };
    const answer = await service.inject({ method: 'POST', url: '/entities?action=search', payload });
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(jsonMember(answer.json(), 'value', 'numEntities')).toBe(policies);
  });
});
