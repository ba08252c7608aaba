import { CLIENT_HEADERS, type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, put, refusal, stored } from './proposal.builder.js';

const DAY = 86_400_000;
const OWNER = 'urn:li:corpuser:maya';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function remove(body: object): Promise<WireAnswer> {
  // Without the header of the protocol, as some programs call it.
  return app.post('/entities?action=delete', body);
}

async function removed(body: object): Promise<unknown> {
  const answer = await remove(body);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** A dataset with two versions of its properties, an owner and points of three days. */
async function fill(): Promise<void> {
  await put(app, DATASET, 'datasetProperties', { name: 'Orders' });
  await put(app, DATASET, 'datasetProperties', { name: 'Orders', description: 'All of them' });
  const owners = [{ owner: OWNER, type: 'DATAOWNER' }];
  await put(app, DATASET, 'ownership', { owners, lastModified: { time: 1, actor: OWNER } });
  for (const day of [1, 2, 3]) await put(app, DATASET, 'datasetProfile', { timestampMillis: day * DAY, rowCount: day });
}

async function found(): Promise<number> {
  const body = { entity: 'dataset', input: 'orders', start: 0, count: 10 };
  const answer = await app.post('/entities?action=search', body, { headers: CLIENT_HEADERS });
  return Number(jsonMember(answer.json(), 'value', 'numEntities'));
}

async function points(): Promise<readonly unknown[]> {
  const body = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' };
  const answer = await app.post('/aspects?action=getTimeseriesAspectValues', body);
  return jsonItems(answer.json(), 'value', 'values').map((one) => {
    const text = jsonMember(one, 'aspect', 'value');
    return Number(jsonMember(JSON.parse(String(text)), 'timestampMillis')) / DAY;
  });
}

async function neighbours(): Promise<unknown> {
  const query = `urn=${encodeURIComponent(OWNER)}&types=List(OwnedBy)&direction=INCOMING`;
  return jsonMember((await app.get(`/relationships?${query}`, { headers: CLIENT_HEADERS })).json(), 'total');
}

describe('entities?action=delete', () => {
  beforeEach(fill);

  it('removes an entity with its versions and points, and search and edges forget it at once', async () => {
    expect([await found(), await neighbours()]).toEqual([1, 1]);
    // Key, browse paths, platform, ownership, and two versions of the properties.
    const value = { urn: DATASET, rows: 7, timeseriesRows: 3 };
    expect(await removed({ urn: DATASET })).toEqual({ value });
    expect([await found(), await neighbours(), await points()]).toEqual([0, 0, []]);
    for (const aspect of ['datasetKey', 'datasetProperties', 'ownership']) {
      expect(await stored(app, DATASET, aspect)).toBeUndefined();
    }
  });

  it('removes nothing of an entity that is not stored', async () => {
    await removed({ urn: DATASET });
    const value = { urn: DATASET, rows: 0, timeseriesRows: 0 };
    expect(await removed({ urn: DATASET })).toEqual({ value });
    const key = await stored(app, DATASET, 'datasetKey');
    expect(key).toBeUndefined();
  });

  it('counts each row in one of ten deletions of one entity at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => removed({ urn: DATASET })));
    const total = (name: string): number =>
      answers.reduce<number>((sum, one) => sum + Number(jsonMember(one, 'value', name)), 0);
    expect([total('rows'), total('timeseriesRows')]).toEqual([7, 3]);
  });

  it('makes an entity that is written again a new one', async () => {
    await removed({ urn: DATASET });
    await put(app, DATASET, 'datasetProperties', { name: 'Orders' });
    expect(await stored(app, DATASET, 'datasetProperties', 1)).toBeUndefined();
    expect(await stored(app, DATASET, 'ownership')).toBeUndefined();
    expect([await found(), await points()]).toEqual([1, []]);
  });

  it.each([
    [{ startTimeMillis: 2 * DAY, endTimeMillis: 2 * DAY }, 1, [3, 1]],
    [{ startTimeMillis: 2 * DAY }, 2, [1]],
    [{ endTimeMillis: 2 * DAY }, 2, [3]],
    [{}, 3, []],
    [{ startTimeMillis: 4 * DAY }, 0, [3, 2, 1]],
  ])('removes the points of a time series in %j, both ends included', async (range, rows, left) => {
    const value = { urn: DATASET, timeseriesRows: rows };
    expect(await removed({ urn: DATASET, aspectName: 'datasetProfile', ...range })).toEqual({ value });
    expect(await points()).toEqual(left);
    expect(await stored(app, DATASET, 'datasetProperties')).toMatchObject({ name: 'Orders' });
  });

  it.each([
    [{ urn: 'dataset' }, 'Invalid urn: "dataset"'],
    [{ urn: DATASET, aspectName: 'ownership' }, "Parameter 'aspectName' is invalid: ownership is no time series"],
    [{ urn: DATASET, aspectName: 'profile' }, 'Unknown aspect "profile"'],
    [
      { urn: DATASET, aspectName: 'datasetProfile', startTimeMillis: 5, endTimeMillis: 1 },
      "Parameter 'startTimeMillis' is invalid: it is later than endTimeMillis",
    ],
    [{ urn: DATASET, startTimeMillis: 1 }, "Parameter 'aspectName' is required"],
    [{}, "Parameter 'urn' is required"],
  ])('refuses %j, and removes nothing', async (body, message) => {
    const [status, text] = refusal(await remove(body));
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
    expect(await points()).toHaveLength(3);
  });
});
