import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { put, refusal } from './proposal.builder.js';

const DAY = 86_400_000;
const START = Date.parse('2024-02-28T00:00:00Z');

let app: WireApp;
const a = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.a,PROD)';
const b = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.b,PROD)';

beforeAll(async () => {
  app = await wireApp();
  const profile = (urn: string, day: number, change: object): Promise<void> =>
    put(app, urn, 'datasetUsageStatistics', { timestampMillis: START + day * DAY, ...change });
  const field = (fieldPath: string, count: number): object => ({ fieldPath, count });
  await profile(a, 0, { totalSqlQueries: 10, uniqueUserCount: 2, fieldCounts: [field('y', 5), field('x', 7)] });
  await profile(a, 0.5, { totalSqlQueries: 20, fieldCounts: [field('x', 8)] });
  await profile(a, 3, { uniqueUserCount: 3 });
  await profile(b, 1, { totalSqlQueries: 1000 });
});
afterAll(() => app.close());

const ONLY_A = { or: [{ and: [{ field: 'urn', value: a }] }] };
const BY_DAY = { key: 'timestampMillis', type: 'DATE_GROUPING_BUCKET', timeWindowSize: { unit: 'DAY', multiple: 1 } };
const BY_FIELD = { key: 'fieldCounts.fieldPath', type: 'STRING_GROUPING_BUCKET' };

function ask(parameters: object): Promise<WireAnswer> {
  return app.post('/analytics?action=getTimeseriesStats', {
    entityName: 'dataset',
    aspectName: 'datasetUsageStatistics',
    ...parameters,
  });
}

function metric(aggregationType: string, fieldPath: string): object {
  return { aggregationType, fieldPath };
}

/** The table, as lines. */
async function table(parameters: object): Promise<readonly string[]> {
  const answer = await ask(parameters);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what the action answers
  const { value } = answer.json() as {
    value: { table: { columnNames: string[]; columnTypes: string[]; rows: string[][] } };
  };
  return [value.table.columnNames, value.table.columnTypes, ...value.table.rows].map((cells) => cells.join(' | '));
}

describe('figures of time series', () => {
  it('come with the question', async () => {
    const metrics = [metric('LATEST', 'totalSqlQueries')];
    expect((await ask({ metrics, filter: ONLY_A, buckets: [BY_DAY] })).json()).toEqual({
      value: {
        entityName: 'dataset',
        aspectName: 'datasetUsageStatistics',
        aggregationSpecs: metrics,
        filter: { or: [{ and: [expect.objectContaining({ field: 'urn', value: a })] }] },
        groupingBuckets: [BY_DAY],
        table: {
          columnNames: ['timestampMillis', 'latest_totalSqlQueries'],
          columnTypes: ['long', 'int'],
          rows: [
            [String(START), '20'],
            [String(START + DAY), 'NULL'],
            [String(START + 2 * DAY), 'NULL'],
            [String(START + 3 * DAY), 'NULL'],
          ],
        },
      },
    });
  });

  it('are the latest value, the sum, and the number of different ones', async () => {
    const metrics = ['LATEST', 'SUM', 'CARDINALITY'].flatMap((type) =>
      ['totalSqlQueries', 'uniqueUserCount', 'fieldCounts.count'].map((path) => metric(type, path)),
    );
    expect((await table({ metrics, filter: ONLY_A })).slice(1)).toEqual([
      'int | int | int | double | double | double | long | long | long',
      '20 | 3 | 8 | 30 | 5 | 20 | 2 | 2 | 3',
    ]);
  });

  it('are of the records of a list by their key, in order', async () => {
    const metrics = [metric('LATEST', 'fieldCounts.count'), metric('SUM', 'fieldCounts.count')];
    expect(await table({ metrics, filter: ONLY_A, buckets: [BY_FIELD] })).toEqual([
      'fieldCounts.fieldPath | latest_fieldCounts.count | sum_fieldCounts.count',
      'string | int | double',
      'x | 8 | 15',
      'y | 5 | 5',
    ]);
  });

  it('fill intervals without points where these are the innermost group', async () => {
    const metrics = [metric('SUM', 'fieldCounts.count')];
    expect((await table({ metrics, filter: ONLY_A, buckets: [BY_FIELD, BY_DAY] })).slice(2)).toEqual([
      `x | ${String(START)} | 15`,
      `y | ${String(START)} | 5`,
    ]);
    expect((await table({ metrics, filter: ONLY_A, buckets: [BY_DAY, BY_FIELD] })).slice(2)).toEqual([
      `${String(START)} | x | 15`,
      `${String(START)} | y | 5`,
    ]);
    const urns = { key: 'urn', type: 'STRING_GROUPING_BUCKET' };
    expect((await table({ metrics: [metric('SUM', 'totalSqlQueries')], buckets: [urns, BY_DAY] })).slice(2)).toEqual([
      `${a} | ${String(START)} | 30`,
      `${a} | ${String(START + DAY)} | NULL`,
      `${a} | ${String(START + 2 * DAY)} | NULL`,
      `${a} | ${String(START + 3 * DAY)} | NULL`,
      `${b} | ${String(START + DAY)} | 1000`,
    ]);
  });

  it('are of all entities of the type without a filter, and of the points that pass one', async () => {
    const metrics = [metric('SUM', 'totalSqlQueries')];
    expect((await table({ metrics })).slice(2)).toEqual(['1030']);
    expect(
      (await table({ metrics, filter: { or: [{ and: [{ field: 'totalSqlQueries', value: '10' }] }] } })).slice(2),
    ).toEqual(['10']);
    const since = { field: 'timestampMillis', value: String(START + DAY), condition: 'GREATER_THAN_OR_EQUAL_TO' };
    expect((await table({ metrics, filter: { criteria: [since] } })).slice(2)).toEqual(['1000']);
    const none = { or: [{ and: [{ field: 'urn', values: ['urn:li:dataset:(urn:li:dataPlatform:hive,none,PROD)'] }] }] };
    expect((await table({ metrics, filter: none })).slice(2)).toEqual(['NULL']);
    expect((await table({ metrics, filter: none, buckets: [BY_DAY] })).slice(2)).toEqual([]);
  });

  it('have intervals of months and of several weeks in UTC', async () => {
    const metrics = [metric('LATEST', 'uniqueUserCount')];
    const by = (unit: string, multiple: number) => ({ ...BY_DAY, timeWindowSize: { unit, multiple } });
    expect((await table({ metrics, filter: ONLY_A, buckets: [by('MONTH', 1)] })).slice(2)).toEqual([
      `${String(Date.parse('2024-02-01'))} | 2`,
      `${String(Date.parse('2024-03-01'))} | 3`,
    ]);
    expect((await table({ metrics, filter: ONLY_A, buckets: [by('WEEK', 2)] })).slice(2)).toHaveLength(1);
  });

  const METRICS = [metric('SUM', 'totalSqlQueries')];
  it.each([
    ['an unknown type', { entityName: 'wombat', metrics: METRICS }, 'wombat'],
    ['an unknown aspect', { aspectName: 'nothing', metrics: METRICS }, 'nothing'],
    ['an aspect without points', { aspectName: 'ownership', metrics: METRICS }, "'aspectName'"],
    ['no figures', {}, "'metrics' is required"],
    ['an unknown field', { metrics: [...METRICS, metric('SUM', 'totalSqlQueires')] }, "'metrics[1].fieldPath'"],
    ['an unknown kind', { metrics: [metric('MEDIAN', 'totalSqlQueries')] }, 'aggregationType'],
    ['a sum of texts', { metrics: [metric('SUM', 'topSqlQueries')] }, "'metrics[0].fieldPath'"],
    ['an unknown group', { metrics: METRICS, buckets: [{ ...BY_FIELD, key: 'x' }] }, "'buckets[0].key'"],
    [
      'intervals of another field',
      { metrics: METRICS, buckets: [{ ...BY_DAY, key: 'totalSqlQueries' }] },
      "'buckets[0].key'",
    ],
    [
      'intervals without a length',
      { metrics: METRICS, buckets: [{ key: 'timestampMillis', type: 'DATE_GROUPING_BUCKET' }] },
      "'buckets[0].timeWindowSize'",
    ],
    [
      'intervals of no length',
      { metrics: METRICS, buckets: [{ ...BY_DAY, timeWindowSize: { unit: 'DAY', multiple: 0 } }] },
      "'buckets[0].timeWindowSize.multiple'",
    ],
    [
      'too many groups',
      { metrics: METRICS, filter: ONLY_A, buckets: [{ ...BY_DAY, timeWindowSize: { unit: 'SECOND', multiple: 1 } }] },
      "'buckets'",
    ],
    [
      'a filter on no field',
      { metrics: METRICS, filter: { criteria: [{ field: 'no', value: 'x' }] } },
      '"no" is invalid',
    ],
    ['a URN that is none', { metrics: METRICS, filter: { or: [{ and: [{ field: 'urn', value: 'x' }] }] } }, '"x"'],
  ])('are refused for %s', async (_what, parameters, message) => {
    expect(refusal(await ask(parameters))).toEqual([400, expect.stringContaining(message)]);
  });
});
