import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

describe('ingestProposal', () => {
  it('answers the URN and stores the aspect', async () => {
    const answer = await ingest(app, proposal('status', { removed: true }));
    expect([answer.status, answer.json()]).toEqual([200, { value: DATASET }]);
    expect(await stored(app, DATASET, 'status')).toEqual({ removed: true });
  });

  it('writes the key and the default aspects of a new entity', async () => {
    const urn = dataset('Shop.Defaults');
    await put(app, urn, 'status', { removed: false });
    expect(await stored(app, urn, 'datasetKey')).toEqual({
      platform: 'urn:li:dataPlatform:hive',
      name: 'Shop.Defaults',
      origin: 'PROD',
    });
    expect(await stored(app, urn, 'browsePaths')).toEqual({ paths: ['/prod/hive/shop'] });
    expect(await stored(app, urn, 'browsePathsV2')).toEqual({ path: [{ id: 'shop' }] });
    expect(await stored(app, urn, 'dataPlatformInstance')).toEqual({ platform: 'urn:li:dataPlatform:hive' });
  });

  it('splits the name of a dataset as its platform says', async () => {
    await put(app, 'urn:li:dataPlatform:slashed', 'dataPlatformInfo', {
      name: 'slashed',
      type: 'FILE_SYSTEM',
      datasetNameDelimiter: '/',
    });
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:slashed,a/B.c/d,DEV)';
    await put(app, urn, 'status', { removed: false });
    expect(await stored(app, urn, 'browsePaths')).toEqual({ paths: ['/dev/slashed/a/b.c'] });
  });

  it('keeps an aspect of the first write instead of its default', async () => {
    const urn = dataset('shop.own_path');
    await put(app, urn, 'browsePaths', { paths: ['/mine'] });
    expect(await stored(app, urn, 'browsePaths')).toEqual({ paths: ['/mine'] });
  });

  it('derives the URN from the key aspect when none is given', async () => {
    const key = { platform: 'urn:li:dataPlatform:hive', name: 'shop.by_key', origin: 'QA' };
    const answer = await ingest(
      app,
      proposal(
        'status',
        { removed: false },
        {
          entityUrn: undefined,
          entityKeyAspect: { value: JSON.stringify(key), contentType: 'application/json' },
        },
      ),
    );
    expect(answer.json()).toEqual({ value: 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.by_key,QA)' });
  });

  it('looks entity types up without regard to case', async () => {
    const urn = 'urn:li:corpuser:case';
    const answer = await ingest(
      app,
      proposal('status', { removed: false }, { entityType: 'corpUser', entityUrn: urn }),
    );
    expect(answer.json()).toEqual({ value: urn });
  });

  it('keeps text of every Unicode plane and the digits of large numbers', async () => {
    const urn = dataset('shop.text');
    const text = 'naïve 漢字 🐘 \u0000 "\\';
    await put(app, urn, 'datasetProperties', { description: text, customProperties: { ключ: 'значение' } });
    expect(await stored(app, urn, 'datasetProperties')).toEqual({
      description: text,
      customProperties: { ключ: 'значение' },
    });
    const lastModified = { time: 1, actor: 'urn:li:corpuser:x' };
    const large = `{"description":"d","lastModified":${JSON.stringify(lastModified)},"created":{"time":9007199254740993,"actor":"urn:li:corpuser:x"}}`;
    await ingest(
      app,
      proposal(
        'editableDatasetProperties',
        {},
        { entityUrn: urn, aspect: { value: large, contentType: 'application/json' } },
      ),
    );
    const answer = await app.get(`/entitiesV2/${encodeURIComponent(urn)}`);
    expect(answer.text).toContain('9007199254740993');
  });

  it('drops unknown members without a value and refuses those with a value', async () => {
    const urn = dataset('shop.members');
    await put(app, urn, 'status', { removed: true, later: null, more: [] });
    expect(await stored(app, urn, 'status')).toEqual({ removed: true });
    const answer = await ingest(app, proposal('status', { removed: true, later: 'x' }));
    expect(answer.status).toBe(422);
  });

  it('reports every invalid path of an aspect', async () => {
    const answer = await ingest(app, proposal('ownership', { owners: [{ owner: 'nobody' }, { type: 7 }] }));
    const [status, message] = refusal(answer);
    expect(status).toBe(422);
    for (const path of ['/owners/0/owner', '/owners/0/type', '/owners/1/owner', '/owners/1/type']) {
      expect(message).toContain(`ERROR :: ${path} ::`);
    }
  });

  it.each([
    ['an unknown entity type', { entityType: 'datset' }, 400, 'Unknown entity type "datset"'],
    ['an unknown aspect', { aspectName: 'statsu' }, 400, 'Unknown aspect "statsu" for entity "dataset"'],
    ['an aspect of another entity', { aspectName: 'corpUserInfo' }, 400, 'Unknown aspect "corpUserInfo"'],
    ['no aspect name', { aspectName: undefined }, 400, "'proposal.aspectName' is required"],
    ['no aspect', { aspect: undefined }, 400, "'proposal.aspect' is required"],
    ['no URN', { entityUrn: undefined }, 400, "'proposal.entityUrn' is required"],
    ['a URN that is none', { entityUrn: 'dataset' }, 400, 'Invalid urn: "dataset"'],
    ['a URN of another type', { entityUrn: 'urn:li:tag:x' }, 400, 'does not name an entity of type "dataset"'],
    ['a key with too few parts', { entityUrn: 'urn:li:dataset:(a,b)' }, 400, 'Invalid key in urn'],
    [
      'a key with a wrong symbol',
      { entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:x,y,NOWHERE)' },
      400,
      'Invalid key in urn',
    ],
    [
      'a URN that is too long',
      { entityUrn: `urn:li:tag:${'x'.repeat(600)}`, entityType: 'tag' },
      400,
      'longer than 512 bytes',
    ],
    ['a change type that is output alone', { changeType: 'RESTATE' }, 400, 'Change type RESTATE is not supported'],
    ['an unknown change type', { changeType: 'MERGE' }, 400, 'MERGE'],
    ['an aspect that is no JSON', { aspect: { value: '{', contentType: 'application/json' } }, 400, 'it is not JSON'],
    [
      'an aspect that is no object',
      { aspect: { value: '[]', contentType: 'application/json' } },
      400,
      'it is not a JSON object',
    ],
    [
      'another content type',
      { aspect: { value: '{}', contentType: 'text/xml' } },
      400,
      'Unsupported aspect content type',
    ],
  ])('refuses %s', async (_what, change, status, message) => {
    const answer = await ingest(app, proposal('status', { removed: false }, change));
    const [given, text] = refusal(answer);
    expect(given).toBe(status);
    expect(text).toContain(message);
  });

  it('keeps a key aspect that spells the key differently; the URN names the entity', async () => {
    const urn = 'urn:li:corpuser:users.maya';
    await put(app, urn, 'corpUserKey', { username: 'maya' });
    expect(await stored(app, urn, 'corpUserKey')).toEqual({ username: 'maya' });
    expect(await stored(app, 'urn:li:corpuser:maya', 'corpUserInfo')).toBeUndefined();
  });
});

describe('change types', () => {
  const tag = (name: string): object => ({ entityType: 'tag', entityUrn: `urn:li:tag:${name}` });

  it('CREATE fails when the aspect exists', async () => {
    const create = { ...tag('create'), changeType: 'CREATE' };
    expect((await ingest(app, proposal('tagProperties', { name: 'a' }, create))).status).toBe(200);
    expect(refusal(await ingest(app, proposal('tagProperties', { name: 'b' }, create)))[0]).toBe(400);
    expect(await stored(app, 'urn:li:tag:create', 'tagProperties')).toEqual({ name: 'a' });
  });

  it.each([
    ['CREATE', [200, 400]],
    ['CREATE_ENTITY', [200, 400]],
    ['DELETE', [200, 200]],
    ['PATCH', [200, 400]],
    ['RESTATE', [400, 400]],
    ['UPDATE', [200, 400]],
    ['UPSERT', [200, 200]],
  ])('%s is for these kinds of aspects', async (changeType, statuses) => {
    const entityUrn = DATASET.replace('orders', `kinds_${changeType}`);
    if (changeType !== 'CREATE_ENTITY') await put(app, entityUrn, 'globalTags', { tags: [] });
    const status = changeType === 'PATCH' ? [{ op: 'add', path: '/removed', value: true }] : { removed: true };
    const change = { entityUrn, changeType };
    const versioned = await ingest(app, proposal('status', status, change));
    const points = await ingest(app, proposal('datasetProfile', { timestampMillis: 1 }, change));
    expect([versioned.status, points.status]).toEqual(statuses);
  });

  it('CREATE_ENTITY fails when the entity exists', async () => {
    const create = { ...tag('entity'), changeType: 'CREATE_ENTITY' };
    expect((await ingest(app, proposal('tagProperties', { name: 'a' }, create))).status).toBe(200);
    expect(refusal(await ingest(app, proposal('status', { removed: true }, create)))[0]).toBe(400);
  });

  it('UPDATE fails when the entity does not exist', async () => {
    const update = { ...tag('update'), changeType: 'UPDATE' };
    expect(refusal(await ingest(app, proposal('tagProperties', { name: 'a' }, update)))[0]).toBe(404);
    await put(app, 'urn:li:tag:update', 'tagProperties', { name: 'a' });
    expect((await ingest(app, proposal('tagProperties', { name: 'b' }, update))).status).toBe(200);
  });

  it('DELETE removes an aspect, and of the key aspect the entity', async () => {
    const urn = 'urn:li:tag:delete';
    await put(app, urn, 'tagProperties', { name: 'a' });
    const remove = { ...tag('delete'), changeType: 'DELETE', aspect: undefined };
    expect((await ingest(app, proposal('tagProperties', {}, remove))).status).toBe(200);
    expect([await stored(app, urn, 'tagProperties'), await stored(app, urn, 'tagKey')]).toEqual([
      undefined,
      { name: 'delete' },
    ]);
    expect((await ingest(app, proposal('tagKey', {}, remove))).status).toBe(200);
    expect(await stored(app, urn, 'tagKey')).toBeUndefined();
  });
});

describe('ingestProposalBatch', () => {
  const batch = (proposals: readonly object[]) => app.post('/aspects?action=ingestProposalBatch', { proposals });
  const tagged = (name: string, value: unknown): object =>
    proposal('tagProperties', value, { entityType: 'tag', entityUrn: `urn:li:tag:${name}` });

  it('writes all proposals', async () => {
    const answer = await batch([tagged('one', { name: 'one' }), tagged('two', { name: 'two' })]);
    expect([answer.status, answer.json()]).toEqual([200, { value: 'success' }]);
    expect(await stored(app, 'urn:li:tag:two', 'tagProperties')).toEqual({ name: 'two' });
  });

  it('writes none when one is refused', async () => {
    const answer = await batch([tagged('three', { name: 'three' }), tagged('four', { name: 4 })]);
    expect(answer.status).toBe(422);
    expect(await stored(app, 'urn:li:tag:three', 'tagKey')).toBeUndefined();
  });

  it('names place and URN of the one that is refused', async () => {
    const [status, message] = refusal(await batch([tagged('three', { name: 'three' }), tagged('four', { name: 4 })]));
    expect(status).toBe(422);
    expect(message).toMatch(/^proposals\[1\], urn:li:tag:four: .*\/name/);
    const unknown = await batch([
      tagged('three', { name: 'three' }),
      tagged('five', { name: 'five' }),
      proposal('tagWishes', {}),
    ]);
    expect(refusal(unknown)).toEqual([400, expect.stringMatching(/^proposals\[2\], .*tagWishes/)]);
  });
});
