import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { put } from './proposal.builder.js';

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const QUIET = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.quiet,PROD)';
const user = (name: string): string => `urn:li:corpuser:${name}`;
const counted = (name: string, count: number) => ({ user: user(name), count });

let app: WireApp;

async function record(timestampMillis: number, change: object): Promise<void> {
  await put(app, TABLE, 'datasetUsageStatistics', {
    ...{ timestampMillis, eventGranularity: { unit: 'DAY', multiple: 1 } },
    ...change,
  });
}

beforeAll(async () => {
  app = await wireApp();
  await record(TODAY - 60 * DAY, { totalSqlQueries: 1000, userCounts: [counted('gone', 1000)] });
  await record(TODAY - 3 * DAY, {
    ...{ totalSqlQueries: 5, uniqueUserCount: 2, topSqlQueries: ['select 1'] },
    userCounts: [{ ...counted('zoe', 3), userEmail: 'zoe@example.com' }, counted('ann', 2)],
    fieldCounts: [{ fieldPath: 'id', count: 4 }],
  });
  await record(TODAY - DAY, {
    ...{ totalSqlQueries: 9 },
    userCounts: ['ann', 'bob', 'cid', 'dan', 'eve'].map((name, at) => counted(name, at + 1)),
  });
  await put(app, user('zoe'), 'corpUserInfo', { active: true, displayName: 'Zoe' });
});
afterAll(() => app.close());

async function dataOf(query: string): Promise<unknown> {
  const { body } = await graphqlRequest(app, { query });
  expect(body.errors).toBeUndefined();
  return body.data;
}

function usage(fields: string, args = ''): Promise<unknown> {
  return dataOf(`{ dataset(urn: "${TABLE}") { usageStats${args} { ${fields} } } }`);
}

describe('usage of a dataset', () => {
  it('is answered day by day with the figures of all, and users as entities', async () => {
    const fields = `
      buckets { bucket duration resource metrics { uniqueUserCount totalSqlQueries topSqlQueries } }
      aggregations {
        uniqueUserCount totalSqlQueries fields { fieldName count }
        users { count userEmail user { urn username properties { displayName } } }
      }`;
    const window = (days: number, metrics: object): object => ({
      ...{ bucket: TODAY - days * DAY, duration: 'DAY', resource: TABLE },
      metrics: { uniqueUserCount: null, totalSqlQueries: null, topSqlQueries: null, ...metrics },
    });
    const of = (name: string, count: number): object => ({
      ...{ count, userEmail: null },
      user: { urn: user(name), username: name, properties: null },
    });
    expect(await usage(fields, '(range: WEEK)')).toEqual({
      dataset: {
        usageStats: {
          buckets: [
            window(3, { uniqueUserCount: 2, totalSqlQueries: 5, topSqlQueries: ['select 1'] }),
            window(2, {}),
            window(1, { totalSqlQueries: 9 }),
          ],
          aggregations: {
            ...{ uniqueUserCount: 6, totalSqlQueries: 14, fields: [{ fieldName: 'id', count: 4 }] },
            users: [
              ...[of('ann', 3), of('bob', 2), of('cid', 3), of('dan', 4), of('eve', 5)],
              {
                ...{ count: 3, userEmail: 'zoe@example.com' },
                user: { urn: user('zoe'), username: 'zoe', properties: { displayName: 'Zoe' } },
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['(range: DAY)', 9],
    ['(range: MONTH)', 14],
    ['(range: QUARTER)', 1014],
    ['(range: ALL)', 1014],
    ['(range: null)', 1014],
    ['', 1014],
  ])('reaches back as far as %s says', async (args, totalSqlQueries) => {
    const aggregations = { totalSqlQueries };
    expect(await usage('aggregations { totalSqlQueries }', args)).toEqual({
      dataset: { usageStats: { aggregations } },
    });
  });

  it('is what RPC answers for the same range', async () => {
    const fields = 'buckets { bucket metrics { totalSqlQueries } } aggregations { uniqueUserCount totalSqlQueries }';
    const found = await usage(fields, '(range: MONTH)');
    const parameters = { resource: TABLE, duration: 'DAY', rangeFromEnd: 'MONTH' };
    const answer = await app.post('/usageStats?action=queryRange', parameters);
    expect(answer.json()).toMatchObject({
      value: {
        buckets: [{ metrics: { totalSqlQueries: 5 } }, {}, { metrics: { totalSqlQueries: 9 } }],
        aggregations: { uniqueUserCount: 6, totalSqlQueries: 14 },
      },
    });
    expect(found).toMatchObject({
      dataset: { usageStats: { aggregations: { uniqueUserCount: 6, totalSqlQueries: 14 } } },
    });
  });

  it('is summed up for the last thirty days', async () => {
    const fields = 'statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }';
    const top = ['eve', 'dan', 'ann', 'cid', 'zoe'];
    expect(
      await dataOf(`{ dataset(urn: "${TABLE}") { ${fields} } none: dataset(urn: "${QUIET}") { ${fields} } }`),
    ).toEqual({
      dataset: {
        statsSummary: {
          ...{ queryCountLast30Days: 14, uniqueUserCountLast30Days: 6 },
          topUsersLast30Days: top.map((name) => ({ urn: user(name) })),
        },
      },
      none: {
        statsSummary: { queryCountLast30Days: null, uniqueUserCountLast30Days: 0, topUsersLast30Days: [] },
      },
    });
  });

  it('has the greatest int where a sum is greater, over RPC as well', async () => {
    const urn = QUIET.replace('quiet', 'busy');
    for (const days of [1, 2]) {
      const figures = { totalSqlQueries: 2_000_000_000, userCounts: [counted('ann', 2_000_000_000)] };
      await put(app, urn, 'datasetUsageStatistics', { timestampMillis: TODAY - days * DAY, ...figures });
    }
    const fields = `usageStats { aggregations { totalSqlQueries users { count } } } statsSummary { queryCountLast30Days }`;
    const [most, users] = [2_147_483_647, [{ count: 2_147_483_647 }]];
    expect(await dataOf(`{ dataset(urn: "${urn}") { ${fields} } }`)).toEqual({
      dataset: {
        usageStats: { aggregations: { totalSqlQueries: most, users } },
        statsSummary: { queryCountLast30Days: most },
      },
    });
    const answer = await app.post('/usageStats?action=query', { resource: urn, duration: 'DAY' });
    expect(answer.json()).toMatchObject({ value: { aggregations: { totalSqlQueries: most, users } } });
  });

  it('names no user where the URN is of something else', async () => {
    await put(app, QUIET, 'datasetUsageStatistics', {
      ...{ timestampMillis: TODAY, totalSqlQueries: 1 },
      userCounts: [{ user: 'urn:li:tag:nobody', count: 1 }],
    });
    const fields =
      'usageStats { aggregations { users { count user { urn } } } } statsSummary { topUsersLast30Days { urn } }';
    const users = [{ count: 1, user: null }];
    const expected = { usageStats: { aggregations: { users } }, statsSummary: { topUsersLast30Days: [] } };
    expect(await dataOf(`{ dataset(urn: "${QUIET}") { ${fields} } }`)).toEqual({ dataset: expected });
    expect(
      await dataOf(`{ search(input: { type: DATASET, query: "quiet" }) { searchResults { entity {
      urn ... on Dataset { statsSummary { queryCountLast30Days } } } } } }`),
    ).toEqual({
      search: { searchResults: [{ entity: { urn: QUIET, statsSummary: { queryCountLast30Days: 1 } } }] },
    });
  });
});
