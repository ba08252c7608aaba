import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { DATASET, proposal, put, refusal, stored } from './proposal.builder.js';

const GROUP = 'urn:li:corpGroup:g';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

describe('relationships below /openapi', () => {
  const read = (rest: string): Promise<WireAnswer> => app.get(`/openapi/relationships/v1/?${rest}`);
  beforeAll(async () => {
    for (const name of ['a', 'b', 'c'])
      await put(app, `urn:li:corpuser:${name}`, 'groupMembership', { groups: [GROUP] });
  });

  it('are read page by page until one is empty', async () => {
    const query = `urn=${encodeURIComponent(GROUP)}&direction=INCOMING&relationshipTypes=IsMemberOfGroup`;
    const entity = (name: string) => ({ relationshipType: 'IsMemberOfGroup', urn: `urn:li:corpuser:${name}` });
    expect((await read(`${query}&start=0`)).json()).toEqual({
      start: 0,
      count: 3,
      total: 3,
      entities: ['a', 'b', 'c'].map(entity),
    });
    expect((await read(`${query}&start=2&count=2`)).json()).toEqual({
      start: 2,
      count: 1,
      total: 3,
      entities: [entity('c')],
    });
    expect((await read(`${query}&start=3`)).json()).toEqual({ start: 3, count: 0, total: 3, entities: [] });
  });

  it('are of several types, or of all', async () => {
    const urn = encodeURIComponent('urn:li:corpuser:a');
    const both = 'relationshipTypes=IsMemberOfGroup&relationshipTypes=OwnedBy';
    for (const types of [both, ''])
      expect((await read(`urn=${urn}&direction=OUTGOING&${types}`)).json()).toMatchObject({ total: 1 });
  });

  it.each([
    ['no URN', 'direction=INCOMING', "'urn' is required"],
    ['no direction', 'urn=urn:li:tag:a', "'direction' is required"],
    ['a strange direction', 'urn=urn:li:tag:a&direction=UP', "'direction' is invalid"],
    ['a URN that is none', 'urn=x&direction=INCOMING', 'Invalid urn: "x"'],
    ['a negative page', 'urn=urn:li:tag:a&direction=INCOMING&start=-1', "'start' is invalid"],
    ['a page that is no number', 'urn=urn:li:tag:a&direction=INCOMING&count=many', "'count' is invalid"],
  ])('are refused for %s', async (_what, query, message) => {
    expect(refusal(await read(query))).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('entities below /openapi', () => {
  const post = (body: object | string): Promise<WireAnswer> => app.post('/openapi/entities/v1/', body);
  const upsert = (aspect: object, change: object = {}) => ({
    entityType: 'dataset',
    entityUrn: DATASET,
    aspect,
    ...change,
  });

  it('are written by the records of their aspects', async () => {
    const key = { __type: 'TagKey', name: 'made' };
    const answer = await post([
      upsert({ __type: 'Status', removed: false }),
      { entityType: 'tag', entityKeyAspect: key, aspect: { __type: 'TagProperties', name: 'made' } },
    ]);
    expect([answer.status, answer.json()]).toEqual([201, [DATASET, 'urn:li:tag:made']]);
    expect(await stored(app, 'urn:li:tag:made', 'tagProperties')).toEqual({ name: 'made' });
    const none = await post([]);
    expect([none.status, none.json()]).toEqual([200, []]);
  });

  it('are read with the names of the records', async () => {
    await put(app, DATASET, 'status', { removed: false });
    const urn = encodeURIComponent(DATASET);
    const answer = await app.get(`/openapi/entities/v1/latest?urns=${urn}&aspectNames=status`);
    expect(answer.json()).toMatchObject({
      responses: {
        [DATASET]: {
          entityName: 'dataset',
          urn: DATASET,
          aspects: { status: { name: 'status', version: 0, value: { __type: 'Status', removed: false } } },
        },
      },
    });
  });

  it('are hidden, or deleted for good', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.gone,PROD)';
    await put(app, urn, 'globalTags', { tags: [] });
    const path = `/openapi/entities/v1/?urns=${encodeURIComponent(urn)}`;
    expect((await app.send('DELETE', path)).status).toBe(200);
    expect(await stored(app, urn, 'status')).toEqual({ removed: true });
    const answer = await app.send('DELETE', `${path}&soft=false`);
    expect(answer.json()).toMatchObject([{ rowsRolledBack: [], rowsDeletedFromEntityDeletion: expect.any(Number) }]);
    expect(await stored(app, urn, 'globalTags')).toBeUndefined();
  });

  it('are not made by hiding what does not exist', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.never,PROD)';
    const answer = await app.send('DELETE', `/openapi/entities/v1/?urns=${encodeURIComponent(urn)}`);
    expect([answer.status, answer.json()]).toEqual([200, [{ rowsRolledBack: [], rowsDeletedFromEntityDeletion: 0 }]]);
    expect(await stored(app, urn, 'status')).toBeUndefined();
  });

  it('are written as proposals, all or none', async () => {
    const send = (body: object): Promise<WireAnswer> => app.post('/openapi/platform/entities/v1/', body);
    const good = proposal('globalTags', { tags: [{ tag: 'urn:li:tag:sent' }] });
    const refused = await send([good, proposal('globalTags', { tags: 7 })]);
    expect(refused.status).toBe(422);
    expect(await stored(app, DATASET, 'globalTags')).toBeUndefined();
    const answer = await send([good]);
    expect([answer.status, answer.json()]).toEqual([201, [DATASET]]);
    expect(await stored(app, DATASET, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:sent' }] });
  });

  it.each<[string, object | string, string]>([
    ['no list', {}, "'body' is invalid"],
    ['no JSON', '[', 'Cannot parse request entity'],
    ['an unknown type', [upsert({ __type: 'Status' }, { entityType: 'wombat' })], 'wombat'],
    ['no type', [{ entityUrn: DATASET }], "'[0].entityType' is required"],
    ['no aspect', [upsert({}, { aspect: undefined })], "'[0].aspect' is required"],
    ['an aspect without a record', [upsert({})], "'[0].aspect.__type' is required"],
    ['a record of no aspect', [upsert({ __type: 'TagKey' })], "'[0].aspect.__type' is invalid"],
    ['no URN', [upsert({ __type: 'Status' }, { entityUrn: undefined })], "'[0].entityUrn' is required"],
  ])('are refused for %s', async (_what, body, message) => {
    expect(refusal(await post(body))).toEqual([400, expect.stringContaining(message)]);
  });

  it.each([
    ['GET', '/openapi/entities/v1/latest', "'urns' is required"],
    ['DELETE', '/openapi/entities/v1', "'urns' is required"],
    ['DELETE', '/openapi/entities/v1?urns=urn:li:tag:a&soft=perhaps', "'soft' is invalid"],
  ] as const)('are refused for what is missing: %s %s', async (verb, path, message) => {
    expect(refusal(await app.send(verb, path))).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('a root that does not exist', () => {
  it.each(['/wombats', '/wombats/a/b/c', '/openapi/wombats/v1', '/wombats?x=%'])(
    'is refused as such, whatever follows: %s',
    async (path) => {
      expect((await app.get(path)).json()).toMatchObject({ status: 404, code: 'RESOURCE_UNKNOWN' });
    },
  );
});
