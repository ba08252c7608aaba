import type { WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, put, refusal, stored } from './proposal.builder.js';

const ACTOR = 'urn:li:corpuser:__datahub_system';
const STAMP = { time: expect.any(Number), actor: ACTOR };
const SYSTEM = { lastObserved: expect.any(Number), runId: 'no-run-id-provided', lastRunId: 'no-run-id-provided' };
const KEY = { platform: 'urn:li:dataPlatform:hive', name: 'shop.orders', origin: 'PROD' };

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function aspect(name: string, value: unknown): object {
  return { name, type: 'VERSIONED', version: 0, value, created: STAMP, systemMetadata: SYSTEM };
}

describe('entitiesV2', () => {
  beforeAll(() => put(app, DATASET, 'status', { removed: false }));

  it('answers the latest aspects by name, without an envelope', async () => {
    const answer = await app.get(`/entitiesV2/${encodeURIComponent(DATASET)}?aspects=List(status)`);
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        urn: DATASET,
        entityName: 'dataset',
        aspects: { datasetKey: aspect('datasetKey', KEY), status: aspect('status', { removed: false }) },
      },
    ]);
  });

  it('answers every aspect when none is named, and ignores unknown names', async () => {
    const names = async (query: string): Promise<readonly string[]> => {
      const body = (await app.get(`/entitiesV2/${encodeURIComponent(DATASET)}${query}`)).json();
      const aspects = jsonMember(body, 'aspects');
      return typeof aspects === 'object' && aspects !== null ? Object.keys(aspects) : [];
    };
    expect(await names('')).toEqual(['browsePaths', 'browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'status']);
    expect(await names('?aspects=List(nothing)')).toEqual(['datasetKey']);
  });

  it('answers the key of an entity that does not exist, derived from the URN', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,nowhere,DEV)';
    expect((await app.get(`/entitiesV2/${encodeURIComponent(urn)}`)).json()).toEqual({
      urn,
      entityName: 'dataset',
      aspects: {
        datasetKey: {
          name: 'datasetKey',
          type: 'VERSIONED',
          version: 0,
          value: { platform: 'urn:li:dataPlatform:hive', name: 'nowhere', origin: 'DEV' },
          created: STAMP,
        },
      },
    });
  });

  it('answers several entities by URN', async () => {
    const ids = [DATASET, 'urn:li:tag:none'].map(encodeURIComponent).join(',');
    expect((await app.get(`/entitiesV2?ids=List(${ids})&aspects=List(datasetKey)`)).json()).toEqual({
      results: {
        [DATASET]: { urn: DATASET, entityName: 'dataset', aspects: { datasetKey: aspect('datasetKey', KEY) } },
        'urn:li:tag:none': {
          urn: 'urn:li:tag:none',
          entityName: 'tag',
          aspects: {
            tagKey: { name: 'tagKey', type: 'VERSIONED', version: 0, value: { name: 'none' }, created: STAMP },
          },
        },
      },
      statuses: {},
      errors: {},
    });
  });

  it('refuses an invalid URN', async () => {
    expect(refusal(await app.get('/entitiesV2/nonsense'))).toEqual([
      400,
      expect.stringContaining('Invalid urn: "nonsense"'),
    ]);
  });
});

describe('entities', () => {
  const snapshot = (record: string, urn: string, aspects: readonly object[]): object => ({
    entity: { value: { [`com.linkedin.metadata.snapshot.${record}`]: { urn, aspects } } },
  });
  const ingest = (body: object) => app.post('/entities?action=ingest', body);

  it('writes all aspects of a snapshot and answers an empty body', async () => {
    const urn = 'urn:li:corpuser:jdoe';
    const answer = await ingest(
      snapshot('CorpUserSnapshot', urn, [
        { 'com.linkedin.identity.CorpUserInfo': { active: true, displayName: 'J' } },
        { 'com.linkedin.identity.CorpUserEditableInfo': {} },
      ]),
    );
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await stored(app, urn, 'corpUserInfo')).toEqual({ active: true, displayName: 'J' });
    expect((await app.get(`/entities/${encodeURIComponent(urn)}`)).json()).toEqual({
      value: {
        'com.linkedin.metadata.snapshot.CorpUserSnapshot': {
          urn,
          aspects: [
            { 'com.linkedin.metadata.key.CorpUserKey': { username: 'jdoe' } },
            { 'com.linkedin.identity.CorpUserEditableInfo': {} },
            { 'com.linkedin.identity.CorpUserInfo': { active: true, displayName: 'J' } },
          ],
        },
      },
    });
  });

  it('has two aspects of a glossary term as members of its snapshot', async () => {
    const urn = 'urn:li:glossaryTerm:(finance,revenue)';
    const info = { definition: 'money', termSource: 'EXTERNAL' };
    await put(app, urn, 'glossaryTermInfo', info);
    const body = (await app.get(`/entities/${encodeURIComponent(urn)}`)).json();
    expect(body).toMatchObject({
      value: { 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot': { urn, glossaryTermInfo: info } },
    });
  });

  it('writes none of a batch when one snapshot is refused', async () => {
    const good = snapshot('TagSnapshot', 'urn:li:tag:good', [{ 'com.linkedin.tag.TagProperties': { name: 'good' } }]);
    const bad = snapshot('TagSnapshot', 'urn:li:tag:bad', [{ 'com.linkedin.tag.TagProperties': {} }]);
    const entities = [good, bad].map((one) => jsonMember(one, 'entity'));
    expect((await app.post('/entities?action=batchIngest', { entities })).status).toBe(422);
    expect(await stored(app, 'urn:li:tag:good', 'tagKey')).toBeUndefined();
    expect(
      (await app.post('/entities?action=batchIngest', { entities: entities.slice(0, 1), systemMetadata: [{}] })).text,
    ).toBe('');
    expect(await stored(app, 'urn:li:tag:good', 'tagProperties')).toEqual({ name: 'good' });
    expect((await app.post('/entities?action=batchIngest', { entities, systemMetadata: [{}] })).status).toBe(412);
  });

  it.each([
    ['no value', { entity: {} }, "'entity.value' is invalid"],
    ['two records', { entity: { value: { a: {}, b: {} } } }, 'must have one member'],
    [
      'an unknown snapshot',
      snapshot('NoSnapshot', 'urn:li:tag:x', []),
      'Unknown entity type: no entity has a snapshot record',
    ],
    [
      'a URN of another type',
      snapshot('TagSnapshot', 'urn:li:corpuser:x', []),
      'does not name an entity of type "tag"',
    ],
    ['no list of aspects', { entity: { value: { x: { urn: 'urn:li:tag:x' } } } }, 'it is not an array'],
    ['an unknown aspect', snapshot('TagSnapshot', 'urn:li:tag:x', [{ 'com.linkedin.Nothing': {} }]), 'Unknown aspect'],
    [
      'an aspect of another entity',
      snapshot('TagSnapshot', 'urn:li:tag:x', [{ 'com.linkedin.identity.CorpUserInfo': { active: true } }]),
      'Unknown aspect',
    ],
  ])('refuses %s', async (_what, body, message) => {
    expect(refusal(await ingest(body))).toEqual([400, expect.stringContaining(message)]);
  });

  it('refuses the snapshot of an entity type that has none', async () => {
    expect(refusal(await app.get(`/entities/${encodeURIComponent('urn:li:container:x')}`))[0]).toBe(400);
    expect(refusal(await app.get('/entities?ids=List(urn%3Ali%3Acontainer%3Ax)'))[0]).toBe(400);
  });

  it('answers several snapshots by URN, of those that do not exist the key', async () => {
    const [stored, missing] = ['urn:li:tag:stored', 'urn:li:tag:missing'];
    await put(app, stored, 'tagProperties', { name: 'stored' });
    const ids = [stored, missing, stored].map(encodeURIComponent).join();
    const answer = await app.get(`/entities?ids=List(${ids})&aspects=List(tagProperties)`, {
      headers: { ...CLIENT_HEADERS, 'x-restli-method': 'batch_get' },
    });
    const snapshot = (urn: string, ...aspects: readonly object[]): object => {
      const key = { 'com.linkedin.metadata.key.TagKey': { name: urn.split(':')[3] } };
      return { value: { 'com.linkedin.metadata.snapshot.TagSnapshot': { urn, aspects: [key, ...aspects] } } };
    };
    expect([answer.status, answer.json()]).toEqual([
      200,
      {
        results: {
          [stored]: snapshot(stored, { 'com.linkedin.tag.TagProperties': { name: 'stored' } }),
          [missing]: snapshot(missing),
        },
        statuses: {},
        errors: {},
      },
    ]);
  });

  it('lists URNs of a type from the store, by URN', async () => {
    for (const name of ['b', 'a', 'c']) await put(app, `urn:li:domain:${name}`, 'domainProperties', { name });
    const answer = await app.post('/entities?action=listUrns', { entity: 'domain', start: 1, count: 1 });
    expect(answer.json()).toEqual({ value: { entities: ['urn:li:domain:b'], start: 1, count: 1, total: 3 } });
  });

  it('says whether an entity exists', async () => {
    const exists = async (urn: string): Promise<unknown> => (await app.post('/entities?action=exists', { urn })).json();
    expect([await exists(DATASET), await exists('urn:li:tag:nowhere')]).toEqual([{ value: true }, { value: false }]);
  });
});

describe('versions', () => {
  it('keeps history: 0 is the latest, 1 the oldest replaced, -1 the newest replaced', async () => {
    const urn = 'urn:li:tag:versions';
    for (const name of ['one', 'two', 'three']) await put(app, urn, 'tagProperties', { name });
    const versions = await Promise.all(
      [0, 1, 2, -1, -2, 3].map((version) => stored(app, urn, 'tagProperties', version)),
    );
    expect(versions).toEqual([
      { name: 'three' },
      { name: 'one' },
      { name: 'two' },
      { name: 'two' },
      { name: 'one' },
      undefined,
    ]);
  });

  it('writes no version for an equal value', async () => {
    const urn = 'urn:li:tag:equal';
    await put(app, urn, 'tagProperties', { name: 'n', description: 'd' });
    await put(app, urn, 'tagProperties', { description: 'd', name: 'n' });
    expect(await stored(app, urn, 'tagProperties', 1)).toBeUndefined();
  });

  it('names the record and the number that was resolved', async () => {
    const urn = 'urn:li:tag:named';
    await put(app, urn, 'tagProperties', { name: 'one' });
    await put(app, urn, 'tagProperties', { name: 'two' });
    expect((await app.get(`/aspects/${encodeURIComponent(urn)}?aspect=tagProperties&version=-1`)).json()).toEqual({
      version: 1,
      aspect: { 'com.linkedin.tag.TagProperties': { name: 'one' } },
    });
  });

  it('keeps the twenty newest replaced values under their numbers', async () => {
    const urn = 'urn:li:tag:retained';
    const names = Array.from({ length: 25 }, (_, at) => `name ${String(at)}`);
    for (const name of names) await put(app, urn, 'tagProperties', { name });
    const versions = await Promise.all(names.map((_, version) => stored(app, urn, 'tagProperties', version)));
    const [latest, ...replaced] = [...names.slice(-1), ...names.slice(0, -1)].map((name) => ({ name }));
    expect(versions).toEqual([latest, ...replaced.map((value, at) => (at < 4 ? undefined : value))]);
    expect(await stored(app, urn, 'tagProperties', -20)).toEqual({ name: 'name 4' });
    expect(await stored(app, urn, 'tagProperties', -21)).toBeUndefined();
  });

  it('answers 404 for an unknown version', async () => {
    const answer = await app.get(`/aspects/${encodeURIComponent(DATASET)}?aspect=ownership&version=0`);
    expect(refusal(answer)).toEqual([404, `Did not find urn: ${DATASET} aspect: ownership version: 0`]);
  });

  it('counts the entities that have an aspect', async () => {
    const count = async (body: object): Promise<unknown> => (await app.post('/aspects?action=getCount', body)).json();
    expect(await count({ aspect: 'tagProperties', urnLike: 'urn:li:tag:e%l' })).toEqual({ value: 1 });
    expect(refusal(await app.post('/aspects?action=getCount', { aspect: 'nothing' }))[0]).toBe(400);
  });

  it('counts by type which aspects entities have, as of now', async () => {
    const coverage = async (): Promise<unknown> => {
      const answer = await app.post('/aspects?action=getCoverage', {});
      return JSON.parse(String(jsonMember(answer.json(), 'value')));
    };
    const urn = 'urn:li:mlModelGroup:(urn:li:dataPlatform:lake,counted,PROD)';
    expect(await coverage()).not.toHaveProperty('entityTypes.mlModelGroup');
    await put(app, urn, 'status', { removed: true });
    expect(await coverage()).toMatchObject({
      asOf: expect.any(Number),
      entityTypes: { mlModelGroup: { entities: 1, aspects: { mlModelGroupKey: 1, status: 1 } } },
    });
  });
});
