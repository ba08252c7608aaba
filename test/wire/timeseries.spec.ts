import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const [at, rowCount] of [10, 30, 20].entries()) {
    await put(app, DATASET, 'datasetProfile', {
      timestampMillis: 1000 + at,
      rowCount,
      partitionSpec: { partition: 'ключ' },
    });
  }
});
afterAll(() => app.close());

function query(change: object = {}): Promise<WireAnswer> {
  return app.post('/aspects?action=getTimeseriesAspectValues', {
    urn: DATASET,
    entity: 'dataset',
    aspect: 'datasetProfile',
    ...change,
  });
}

async function rowCounts(change: object): Promise<unknown> {
  const values = jsonItems((await query(change)).json(), 'value', 'values');
  return values.map((one) => jsonMember(JSON.parse(String(jsonMember(one, 'aspect', 'value'))), 'rowCount'));
}

const criteria = (field: string) => ({ or: [{ and: [{ field, value: '1', condition: 'EQUAL' }] }] });

describe('time series', () => {
  it('answers the envelope with the newest point first', async () => {
    const point = { timestampMillis: 1002, rowCount: 20, partitionSpec: { partition: 'ключ' } };
    const answer = await query({ startTimeMillis: 1002, endTimeMillis: 2000 });
    expect(answer.json()).toEqual({
      value: {
        entityName: 'dataset',
        aspectName: 'datasetProfile',
        startTimeMillis: 1002,
        endTimeMillis: 2000,
        limit: 10_000,
        values: [
          {
            aspect: { value: expect.any(String), contentType: 'application/json' },
            systemMetadata: expect.objectContaining({ runId: 'no-run-id-provided' }),
          },
        ],
      },
    });
    const text = String(jsonMember(answer.json(), 'value', 'values', 0, 'aspect', 'value'));
    expect(JSON.parse(text)).toEqual(point);
    expect(text).toMatch(/^[\x20-\x7e]*$/);
  });

  it('orders, limits and includes both ends of the range', async () => {
    expect(await rowCounts({})).toEqual([20, 30, 10]);
    expect(await rowCounts({ limit: 1 })).toEqual([20]);
    expect(await rowCounts({ startTimeMillis: 1000, endTimeMillis: 1001 })).toEqual([30, 10]);
    expect(await rowCounts({ sort: { field: 'rowCount', order: 'ASCENDING' } })).toEqual([10, 20, 30]);
  });

  it('filters by members of the aspect', async () => {
    const filter = { or: [{ and: [{ field: 'rowCount', value: '30', condition: 'EQUAL' }] }] };
    expect(await rowCounts({ filter })).toEqual([30]);
  });

  it('compares numbers and dates with members that are numbers', async () => {
    const filtered = (field: string, condition: string, value: string): Promise<unknown> =>
      rowCounts({ filter: { or: [{ and: [{ field, value, condition }] }] } });
    expect(await filtered('rowCount', 'GREATER_THAN', '1.5e1')).toEqual([20, 30]);
    expect(await filtered('timestampMillis', 'LESS_THAN', '1970-01-01T00:00:01.001Z')).toEqual([10]);
    expect(await filtered('partitionSpec.partition', 'GREATER_THAN', 'ключ')).toEqual([]);
  });

  it.each(['EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL_TO', 'IN', 'LESS_THAN', 'LESS_THAN_OR_EQUAL_TO'])(
    'refuses a text that is no number for %s on a member that is one',
    async (condition) => {
      for (const field of ['rowCount', 'fieldProfiles.uniqueCount']) {
        const answer = await query({ filter: { or: [{ and: [{ field, value: 'many', condition }] }] } });
        const reason = `The filter on field "${field}" is invalid: "many" is neither a number nor a date`;
        expect(refusal(answer)).toEqual([400, expect.stringContaining(reason)]);
        expect(answer.json()).toMatchObject({ field });
      }
    },
  );

  it('reads filters as a search does', async () => {
    const filtered = (filter: object): Promise<unknown> => rowCounts({ filter });
    const criterion = { field: 'rowCount', value: '10, 30', condition: 'EQUAL' };
    expect(await filtered({ or: [{ and: [criterion] }] })).toEqual([30, 10]);
    expect(await filtered({ or: [], criteria: [criterion] })).toEqual([30, 10]);
    expect(await filtered({ criteria: [{ ...criterion, field: 'rowCount.keyword' }] })).toEqual([30, 10]);
  });

  it.each([
    ['datasetProfile', 'fieldProfiles.quantiles.quantile'],
    ['operation', 'customProperties.job'],
  ])('filters %s by %s', async (aspect, field) => {
    expect(await rowCounts({ aspect, filter: criteria(field) })).toEqual([]);
  });

  it.each(['datasetProfiles', 'operations'])('refuses a filter of %s on no member in GraphQL', async (name) => {
    const filter = '{ and: [{ field: "no.such", values: ["1"] }] }';
    const query = `{ dataset(urn: "${DATASET}") { ${name}(filter: ${filter}) { timestampMillis } } }`;
    const { text } = await app.post('/api/graphql', { query });
    expect(text).toContain('The filter on field \\"no.such\\" is invalid');
  });

  it('ignores a criterion without a value, unless its condition needs none', async () => {
    const filtered = (criterion: object) => rowCounts({ filter: { or: [{ and: [criterion] }] } });
    const all = await rowCounts({});
    expect(all).not.toEqual([]);
    expect(await filtered({ field: 'rowCount', value: '', condition: 'EQUAL' })).toEqual(all);
    expect(await filtered({ field: 'rowCount', value: '', condition: 'EXISTS' })).toEqual(all);
    expect(await filtered({ field: 'rowCount', value: '', condition: 'IS_NULL' })).toEqual([]);
  });

  it('replaces a point of the same time', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,again,PROD)';
    await put(app, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    await put(app, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 2 });
    expect(await rowCounts({ urn })).toEqual([2]);
    expect(await stored(app, urn, 'datasetKey')).toMatchObject({ name: 'again' });
  });

  it('is not read as a versioned aspect', async () => {
    expect(await stored(app, DATASET, 'datasetProfile')).toBeUndefined();
    expect((await app.get(`/entitiesV2/${encodeURIComponent(DATASET)}`)).text).not.toContain('datasetProfile');
  });

  it('removes all points of an aspect', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,removed,PROD)';
    await put(app, urn, 'datasetProfile', { timestampMillis: 5, rowCount: 1 });
    const remove = { entityUrn: urn, changeType: 'DELETE', aspect: undefined };
    expect((await ingest(app, proposal('datasetProfile', {}, remove))).status).toBe(200);
    expect(await rowCounts({ urn })).toEqual([]);
  });

  it('answers nothing for an entity that does not exist', async () => {
    expect(await rowCounts({ urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,nowhere,PROD)' })).toEqual([]);
  });

  it.each([
    ['an aspect that is no time series', { aspect: 'status' }, '"status" is not a time-series aspect'],
    ['an unknown aspect', { aspect: 'nothing' }, 'Unknown aspect "nothing"'],
    ['a URN of another type', { urn: 'urn:li:tag:x' }, 'does not name an entity of type "dataset"'],
    ['a negative limit', { limit: -1 }, "'limit' is invalid"],
    ['a range that ends before it begins', { startTimeMillis: 2, endTimeMillis: 1 }, "'startTimeMillis' is invalid"],
    [
      'a filter on no member',
      { filter: criteria('rowCuont') },
      'field "rowCuont" is invalid: there is no such field (Did',
    ],
    [
      'a filter on no member, without a value',
      { filter: { or: [{ and: [{ field: 'rowCuont', value: '' }] }] } },
      'field "rowCuont" is invalid: there is no such field (Did',
    ],
    [
      'a filter in both forms',
      { filter: { ...criteria('rowCount'), criteria: criteria('columnCount').or[0]?.and } },
      `'filter' is invalid: it has both "or" and "criteria"`,
    ],
    ['a filter on a record', { filter: criteria('partitionSpec') }, 'field "partitionSpec" is invalid'],
    [
      'an order by no member',
      { sort: { field: 'no', order: 'ASCENDING' } },
      `'sort' is invalid: there is no field "no"`,
    ],
    [
      'an order by many',
      { sort: { field: 'fieldProfiles.fieldPath', order: 'ASCENDING' } },
      "'sort' is invalid: a point may",
    ],
    ['a time that is no number', { startTimeMillis: 'yesterday' }, 'startTimeMillis'],
  ])('refuses %s', async (_what, change, message) => {
    expect(refusal(await query(change))).toEqual([400, expect.stringContaining(message)]);
  });

  it.each([-1, 8.64e15 + 1, 1.5])('refuses the time %p', async (timestampMillis) => {
    expect((await ingest(app, proposal('datasetProfile', { timestampMillis }))).status).toBe(422);
  });
});
