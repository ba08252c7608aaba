import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { put, refusal } from './proposal.builder.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ASPECT = 'datasetUsageStatistics';

let app: WireApp;
let made = 0;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

function newDataset(): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,shop.u${String(made++)},PROD)`;
}

function at(text: string): number {
  return Date.parse(text);
}

function ask(action: string, parameters: object): Promise<WireAnswer> {
  return app.post(`/usageStats?action=${action}`, parameters);
}

async function usage(resource: string, duration: string, change: object = {}): Promise<unknown> {
  const answer = await ask('query', { resource, duration, ...change });
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  const body = answer.json();
  return typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined;
}

async function record(urn: string, timestampMillis: number, change: object): Promise<void> {
  const eventGranularity = { unit: 'DAY', multiple: 1 };
  await put(app, urn, ASPECT, { timestampMillis, eventGranularity, ...change });
}

const USER = (name: string, count: number) => ({ user: `urn:li:corpuser:${name}`, count });

describe('usage', () => {
  it('is a window for each interval from the first to the last point, and the sums of all', async () => {
    const resource = newDataset();
    const day = at('2024-02-28T00:00:00Z');
    await record(resource, day, {
      totalSqlQueries: 5,
      uniqueUserCount: 2,
      userCounts: [{ ...USER('zoe', 3), userEmail: 'zoe@example.com' }, USER('ann', 2)],
      fieldCounts: [
        { fieldPath: 'b', count: 1 },
        { fieldPath: 'a', count: 4 },
      ],
    });
    await record(resource, day + 2 * DAY, {
      totalSqlQueries: 7,
      topSqlQueries: ['select 1'],
      userCounts: [USER('zoe', 7)],
      fieldCounts: [{ fieldPath: 'a', count: 1 }],
    });
    await record(resource, day + 5 * DAY, { uniqueUserCount: 1 });
    const window = (days: number, metrics: object) => ({
      bucket: day + days * DAY,
      duration: 'DAY',
      resource,
      metrics,
    });
    expect(await usage(resource, 'DAY')).toEqual({
      buckets: [
        window(0, { uniqueUserCount: 2, totalSqlQueries: 5 }),
        window(1, {}),
        window(2, { totalSqlQueries: 7, topSqlQueries: ['select 1'] }),
        window(3, {}),
        window(4, {}),
        window(5, { uniqueUserCount: 1 }),
      ],
      aggregations: {
        uniqueUserCount: 2,
        users: [USER('ann', 2), { ...USER('zoe', 10), userEmail: 'zoe@example.com' }],
        fields: [
          { fieldName: 'a', count: 5 },
          { fieldName: 'b', count: 1 },
        ],
        totalSqlQueries: 12,
      },
    });
  });

  it.each([
    ['WEEK', ['2024-02-26', '2024-03-04']],
    ['MONTH', ['2024-02-01', '2024-03-01']],
    ['YEAR', ['2024-01-01']],
    ['HOUR', ['2024-02-29T23:00', '2024-03-01T00:00', '2024-03-01T01:00']],
  ])('has windows of a %s in UTC', async (duration, expected) => {
    const resource = newDataset();
    const points = {
      WEEK: ['2024-03-03T23:59:59.999Z', '2024-03-04T00:00:00Z'],
      MONTH: ['2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00Z'],
      YEAR: ['2024-01-01T00:00:00Z', '2024-12-31T23:59:59.999Z'],
      HOUR: ['2024-02-29T23:59:59.999Z', '2024-03-01T01:00:00Z'],
    }[duration];
    for (const time of points ?? []) await record(resource, at(time), { totalSqlQueries: 1 });
    const buckets = expected.map((time) => ({ bucket: at(time.length > 10 ? `${time}Z` : time) }));
    expect(await usage(resource, duration)).toMatchObject({
      buckets,
      aggregations: { totalSqlQueries: duration === 'YEAR' ? 1 : 2 },
    });
  });

  it('has the figures of the latest point of a window', async () => {
    const resource = newDataset();
    const day = at('2024-05-01T00:00:00Z');
    await record(resource, day + HOUR, { totalSqlQueries: 2, uniqueUserCount: 1 });
    await record(resource, day + 2 * HOUR, { totalSqlQueries: 3 });
    await record(resource, day, { totalSqlQueries: 1 });
    expect(await usage(resource, 'DAY')).toMatchObject({
      buckets: [{ bucket: day, metrics: { totalSqlQueries: 3, uniqueUserCount: 1 } }],
      aggregations: { totalSqlQueries: 3 },
    });
  });

  it('is of a range of time with both ends, and of the latest windows', async () => {
    const resource = newDataset();
    const day = at('2024-05-01T00:00:00Z');
    for (const days of [0, 1, 2, 3]) await record(resource, day + days * DAY, { totalSqlQueries: 10 ** days });
    expect(await usage(resource, 'DAY', { startTime: day + DAY, endTime: day + 2 * DAY })).toMatchObject({
      buckets: [{ bucket: day + DAY }, { bucket: day + 2 * DAY }],
      aggregations: { totalSqlQueries: 110 },
    });
    expect(await usage(resource, 'DAY', { maxBuckets: 1 })).toMatchObject({
      buckets: [{ bucket: day + 3 * DAY }],
      aggregations: { totalSqlQueries: 1111 },
    });
  });

  it('is nothing where there are no points', async () => {
    expect(await usage(newDataset(), 'DAY')).toEqual({
      buckets: [],
      aggregations: { uniqueUserCount: 0, users: [], fields: [] },
    });
  });

  it('reaches back from now', async () => {
    const resource = newDataset();
    const now = Date.now();
    const counts: Readonly<Record<string, number>> = {
      HOUR: 1,
      DAY: 2,
      WEEK: 3,
      MONTH: 4,
      QUARTER: 5,
      YEAR: 6,
      ALL: 7,
    };
    for (const ago of [HOUR, 26 * HOUR, 7 * DAY, 30 * DAY, 91 * DAY, 365 * DAY, 2000 * DAY])
      await record(resource, now - ago, { userCounts: [USER(`u${String(ago)}`, 1)] });
    for (const [rangeFromEnd, users] of Object.entries(counts)) {
      const answer = await ask('queryRange', { resource, duration: 'DAY', rangeFromEnd });
      expect(answer.json()).toMatchObject({ value: { aggregations: { uniqueUserCount: users } } });
    }
  });

  it('is stored as points of datasets by older clients', async () => {
    const resource = newDataset();
    const bucket = at('2024-05-01T00:00:00Z');
    const metrics = {
      uniqueUserCount: 1,
      totalSqlQueries: 4,
      topSqlQueries: ['select 1'],
      users: [{ ...USER('ann', 4), userEmail: 'ann@example.com' }],
      fields: [{ fieldName: 'a', count: 4 }],
    };
    const answer = await ask('batchIngest', { buckets: [{ bucket, duration: 'DAY', resource, metrics }] });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await usage(resource, 'DAY')).toEqual({
      buckets: [
        {
          bucket,
          duration: 'DAY',
          resource,
          metrics: { uniqueUserCount: 1, totalSqlQueries: 4, topSqlQueries: ['select 1'] },
        },
      ],
      aggregations: {
        uniqueUserCount: 1,
        users: [{ ...USER('ann', 4), userEmail: 'ann@example.com' }],
        fields: [{ fieldName: 'a', count: 4 }],
        totalSqlQueries: 4,
      },
    });
    expect((await ask('batchIngest', { buckets: [] })).status).toBe(200);
  });

  it('is stored whole or not at all', async () => {
    const resource = newDataset();
    const good = { bucket: 1, duration: 'DAY', resource, metrics: { totalSqlQueries: 1 } };
    const bad = (change: object): object => ({ buckets: [good, { ...good, ...change }] });
    expect(refusal(await ask('batchIngest', bad({ metrics: { users: [{ count: 1 }] } })))).toEqual([
      400,
      expect.stringContaining('buckets[1].metrics.users[0].user'),
    ]);
    expect((await ask('batchIngest', bad({ resource: 'urn:li:tag:a' }))).status).toBe(400);
    expect((await ask('batchIngest', bad({ duration: 'FORTNIGHT' }))).status).toBe(400);
    expect((await ask('batchIngest', bad({ bucket: 'x' }))).status).toBe(400);
    expect(await usage(resource, 'DAY')).toMatchObject({ buckets: [] });
  });

  it.each([
    ['no resource', { duration: 'DAY' }, "'resource' is required"],
    ['an entity without usage', { resource: 'urn:li:tag:a', duration: 'DAY' }, ASPECT],
    ['no URN', { resource: 'x', duration: 'DAY' }, 'Invalid urn: "x"'],
    ['a strange duration', { resource: 'R', duration: 'DECADE' }, 'duration'],
    ['an end before the beginning', { resource: 'R', duration: 'DAY', startTime: 2, endTime: 1 }, "'startTime'"],
    ['a negative number of windows', { resource: 'R', duration: 'DAY', maxBuckets: -1 }, "'maxBuckets'"],
  ])('is refused for %s', async (_what, parameters, message) => {
    const resource = 'resource' in parameters && parameters.resource === 'R' ? { resource: newDataset() } : {};
    const answer = await ask('query', { ...parameters, ...resource });
    expect(refusal(answer)).toEqual([400, expect.stringContaining(message)]);
  });

  it('is refused where there would be too many windows', async () => {
    const resource = newDataset();
    for (const time of [0, at('2024-05-01')]) await record(resource, time, { totalSqlQueries: 1 });
    const answer = await ask('query', { resource, duration: 'HOUR' });
    expect(refusal(answer)).toEqual([400, "Parameter 'duration' is invalid: it makes more than 65536 groups."]);
  });
});
