import { isMembers } from '../../src/kernel/members.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, put, refusal } from './proposal.builder.js';

const MISSING = DATASET.replace('orders', 'missing');
const KEY = { name: 'shop.orders', origin: 'PROD', platform: 'urn:li:dataPlatform:hive' };

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const removed of [false, true]) await put(app, DATASET, 'status', { removed });
  await put(app, DATASET, 'datasetProperties', { description: 'Orders', customProperties: {} });
});
afterAll(() => app.close());

function read(ids: readonly string[], rest = ''): Promise<WireAnswer> {
  const list = `List(${ids.map(encodeURIComponent).join(',')})`;
  return app.get(`/entitiesVersionedV2?ids=${list}&entityType=dataset${rest}`, { headers: CLIENT_HEADERS });
}

function entity(urn: string, aspects: object): object {
  return { urn, entityName: 'dataset', aspects };
}

describe('entities by version stamp', () => {
  it('have the aspects that the stamp names, in its versions, and their key', async () => {
    const id = `(${DATASET} , status:1)`;
    const answer = await read([id, `(${DATASET} , status:0;datasetProperties:0)`]);
    expect(answer.json()).toMatchObject({ statuses: {}, errors: {} });
    const results = jsonMember(answer.json(), 'results');
    expect(results).toMatchObject({
      [id]: entity(DATASET, { status: { version: 1, value: { removed: false } }, datasetKey: { value: KEY } }),
      [`(${DATASET} , status:0;datasetProperties:0)`]: entity(DATASET, {
        status: { version: 0, value: { removed: true } },
        datasetProperties: { version: 0 },
      }),
    });
    const first = jsonMember(results, id, 'aspects');
    expect(isMembers(first) ? Object.keys(first) : first).toEqual(['datasetKey', 'status']);
  });

  it('have their latest aspects without a stamp', async () => {
    const whole = await app.get(`/entitiesV2/${encodeURIComponent(DATASET)}`);
    const results = { [`(${DATASET} , )`]: whole.json() };
    expect((await read([`(${DATASET} , )`])).json()).toMatchObject({ results });
    expect((await read([DATASET])).json()).toMatchObject({ results });
  });

  it('leave out versions that are not stored, and aspects that are not asked for', async () => {
    const id = `(${DATASET} , status:7;datasetProperties:0)`;
    const answer = await read([id, `(${MISSING} , status:0)`], '&aspects=List(status)');
    const keyAlone = { datasetKey: { name: 'datasetKey' } };
    const results = jsonMember(answer.json(), 'results');
    expect(results).toMatchObject({
      [id]: entity(DATASET, keyAlone),
      [`(${MISSING} , status:0)`]: entity(MISSING, keyAlone),
    });
    expect(answer.text).not.toContain('"status"');
  });

  it.each([
    ['a malformed stamp', [`(${DATASET} , status)`], "'ids' is invalid"],
    ['a malformed URN', ['(nonsense , status:0)'], 'Invalid urn'],
    ['an entity of another type', ['(urn:li:tag:a , )'], 'does not name an entity of type "dataset"'],
  ])('are refused for %s', async (_what, ids, message) => {
    expect(refusal(await read(ids))).toEqual([400, expect.stringContaining(message)]);
  });

  it('are refused without a type, and for an unknown one', async () => {
    const ids = encodeURIComponent(DATASET);
    expect(refusal(await app.get(`/entitiesVersionedV2?ids=${ids}`))).toEqual([
      400,
      "Parameter 'entityType' is required",
    ]);
    const unknown = await app.get(`/entitiesVersionedV2?ids=${ids}&entityType=wombat`);
    expect(refusal(unknown)).toEqual([400, expect.stringContaining('wombat')]);
  });
});
