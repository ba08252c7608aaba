import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const [PLAIN, DEEP, OWN, BOTH] = [table('plain'), table('Shop.Sales.orders'), table('own'), table('both')];

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, PLAIN, 'status', { removed: false });
  await put(app, DEEP, 'status', { removed: false });
  await put(app, OWN, 'browsePaths', { paths: ['/team/Web'] });
  await put(app, BOTH, 'status', { removed: false });
  await put(app, BOTH, 'browsePaths', { paths: ['/team/Web/clicks', '/team/Web', '/prod/hive'] });
  await put(app, 'urn:li:chart:(Looker,a)', 'chartInfo', {
    ...{ title: 'A', description: '', lastModified: {} },
  });
});
afterAll(() => app.close());

/** Groups with their counts, URNs of the entities, and the totals of the response. */
async function browse(path: string, change: object = {}): Promise<object> {
  const body = { entity: 'dataset', path, start: 0, limit: 10, ...change };
  const answer = await app.post('/entities?action=browse', body);
  expect(answer.status).toBe(200);
  const value = jsonMember(answer.json(), 'value');
  expect(jsonMember(value, 'metadata', 'groups')).toEqual(jsonMember(value, 'groups'));
  return {
    groups: jsonItems(value, 'groups').map((group) => [jsonMember(group, 'name'), jsonMember(group, 'count')]),
    urns: jsonItems(value, 'entities').map((entity) => jsonMember(entity, 'urn')),
    entities: jsonMember(value, 'numEntities'),
    below: jsonMember(value, 'metadata', 'totalNumEntities'),
  };
}

describe('browse', () => {
  it.each([
    [
      '',
      {
        groups: [
          ['prod', 3],
          ['team', 2],
        ],
        urns: [],
        entities: 0,
        below: 4,
      },
    ],
    ['/prod', { groups: [['hive', 3]], urns: [], entities: 0, below: 3 }],
    ['/prod/hive', { groups: [['shop', 1]], urns: [BOTH, PLAIN], entities: 2, below: 1 }],
    ['/prod/hive/shop', { groups: [['sales', 1]], urns: [], entities: 0, below: 1 }],
    ['/prod/hive/shop/sales', { groups: [], urns: [DEEP], entities: 1, below: 0 }],
    ['/team/Web', { groups: [['clicks', 1]], urns: [BOTH, OWN], entities: 2, below: 1 }],
    ['/team/Web/clicks', { groups: [], urns: [BOTH], entities: 1, below: 0 }],
    ['/team/We', { groups: [], urns: [], entities: 0, below: 0 }],
    ['/nowhere', { groups: [], urns: [], entities: 0, below: 0 }],
  ])('answers the content of "%s", for default paths and written ones', async (path, expected) => {
    expect(await browse(path)).toEqual(expected);
  });

  it('keeps the case of the tool in the default path of charts', async () => {
    expect(await browse('/Looker', { entity: 'chart' })).toEqual({
      ...{ groups: [], urns: ['urn:li:chart:(Looker,a)'], entities: 1, below: 0 },
    });
  });

  it('pages through groups first, then entities', async () => {
    const page = async (start: number): Promise<object> => browse('/team/Web', { start, limit: 2 });
    expect(await page(0)).toMatchObject({ groups: [['clicks', 1]], urns: [BOTH], entities: 2 });
    expect(await page(2)).toMatchObject({ groups: [], urns: [OWN], entities: 2 });
    expect(await page(4)).toMatchObject({ groups: [], urns: [], entities: 2 });
  });

  it('applies a filter', async () => {
    const filter = { or: [{ and: [{ field: 'urn', value: OWN, condition: 'EQUAL' }] }] };
    expect(await browse('/team/Web', { filter })).toEqual({ groups: [], urns: [OWN], entities: 1, below: 0 });
  });

  it('follows a change of paths', async () => {
    const moving = table('moving');
    await put(app, moving, 'browsePaths', { paths: ['/from/here'] });
    expect(await browse('/from/here')).toMatchObject({ urns: [moving] });
    await put(app, moving, 'browsePaths', { paths: ['/to/there'] });
    expect([await browse('/from'), await browse('/to/there')]).toMatchObject([
      { groups: [], urns: [] },
      { groups: [], urns: [moving] },
    ]);
    const paths = await app.post('/entities?action=getBrowsePaths', { urn: moving });
    expect(paths.json()).toEqual({ value: ['/to/there'] });
    await app.post('/aspects?action=ingestProposal', {
      proposal: { entityType: 'dataset', entityUrn: moving, changeType: 'DELETE', aspectName: 'datasetKey' },
    });
  });
});
