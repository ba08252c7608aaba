import { RunIndex } from '../../src/aspects/index.js';
import { failures } from '../../src/kernel/failures.js';
import { RunRequest } from '../../src/operations/runs/run-request.js';
import { CLIENT_HEADERS, type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

const SECOND = DATASET.replace('orders', 'returns');

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

/** Write an aspect in a run, as connectors do. */
async function write(
  run: string,
  aspect: string,
  value: object,
  { at, urn = DATASET }: { readonly at: number; readonly urn?: string },
): Promise<void> {
  const systemMetadata = { lastObserved: at, runId: run, lastRunId: 'no-run-id-provided' };
  const answer = await ingest(app, proposal(aspect, value, { entityUrn: urn, systemMetadata }));
  expect([answer.status, answer.text]).toEqual([200, JSON.stringify({ value: urn })]);
}

async function act(action: string, body: object): Promise<unknown> {
  const answer = await app.post(`/runs?action=${action}`, body, { headers: CLIENT_HEADERS });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return jsonMember(answer.json(), 'value');
}

async function found(text: string): Promise<number> {
  const body = { entity: 'dataset', input: text, start: 0, count: 10 };
  const answer = await app.post('/entities?action=search', body, { headers: CLIENT_HEADERS });
  return Number(jsonMember(answer.json(), 'value', 'numEntities'));
}

/** What two runs leave: the first makes a dataset, the second changes it and makes another. */
async function twoRuns(): Promise<void> {
  await write('one', 'datasetProperties', { name: 'Orders', description: 'firsthand' }, { at: 10 });
  await write('one', 'status', { removed: false }, { at: 10 });
  await write('two', 'datasetProperties', { name: 'Orders', description: 'secondhand' }, { at: 20 });
  await write('two', 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] }, { at: 20 });
  await write('two', 'datasetProperties', { name: 'Returns' }, { at: 21, urn: SECOND });
  await write('two', 'datasetProfile', { timestampMillis: 5, rowCount: 1 }, { at: 22 });
  await write('one', 'datasetProfile', { timestampMillis: 4, rowCount: 1 }, { at: 22 });
}

async function points(): Promise<number> {
  const body = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' };
  return jsonItems((await app.post('/aspects?action=getTimeseriesAspectValues', body)).json(), 'value', 'values')
    .length;
}

describe('runs?action=list', () => {
  it('names runs with the number of their rows, the newest first', async () => {
    await twoRuns();
    expect(await act('list', { pageOffset: 0, pageSize: 20, includeSoft: false })).toEqual([
      // Properties, tags; and of the second: key, properties, browse paths twice, platform.
      { runId: 'two', timestamp: 21, rows: 7 },
      // Key, status, browse paths twice, platform.
      { runId: 'one', timestamp: 10, rows: 5 },
    ]);
    expect(await act('list', { pageOffset: 1, pageSize: 1 })).toMatchObject([{ runId: 'one' }]);
    expect(await act('list', { pageOffset: 2 })).toEqual([]);
  });

  it('hides a run all of whose entities are soft-deleted, unless they are asked for', async () => {
    await twoRuns();
    await put(app, SECOND, 'status', { removed: true });
    await put(app, DATASET, 'status', { removed: true });
    expect(await act('list', {})).toEqual([]);
    expect(await act('list', { includeSoft: true })).toMatchObject([
      { runId: 'no-run-id-provided' },
      { runId: 'two' },
      { runId: 'one' },
    ]);
    await put(app, DATASET, 'status', { removed: false });
    expect(await act('list', { pageSize: 1, pageOffset: 1 })).toMatchObject([{ runId: 'two', rows: 7 }]);
  });
});

describe('runs?action=describe', () => {
  it('gives the rows of a run in the order of writing, with values when they are asked for', async () => {
    await twoRuns();
    const rows = await act('describe', {
      runId: 'two',
      start: 0,
      count: 100,
      includeSoft: false,
      includeAspect: false,
    });
    expect(jsonItems(rows)).toHaveLength(7);
    expect(jsonMember(rows, 0)).toEqual({
      ...{ runId: 'two', aspectName: 'datasetProperties', urn: DATASET, timestamp: 20, keyAspect: false },
    });
    expect(jsonMember(rows, 2)).toMatchObject({ urn: SECOND, aspectName: 'datasetKey', keyAspect: true });
    const [tags] = jsonItems(await act('describe', { runId: 'two', start: 1, count: 1, includeAspect: true }));
    expect(tags).toMatchObject({ aspectName: 'globalTags', aspect: { tags: [{ tag: 'urn:li:tag:x' }] } });
    await put(app, DATASET, 'status', { removed: true });
    expect(jsonItems(await act('describe', { runId: 'two', start: 0, count: 100 }))).toHaveLength(5);
    expect(jsonItems(await act('describe', { runId: 'two', start: 0, count: 100, includeSoft: true }))).toHaveLength(7);
    expect(await act('describe', { runId: 'unheard of', start: 0, count: 10 })).toEqual([]);
  });
});

describe('runs?action=rollback', () => {
  it('says why it failed although that cannot be noted either', async () => {
    await twoRuns();
    app.find(RunIndex).rowsOf = () => Promise.reject(failures.parameterInvalid({ name: 'runId', reason: 'the first' }));
    app.find(RunRequest).note = (_run, status) =>
      status === 'ROLLBACK_FAILED' ? Promise.reject(new RangeError('the second')) : Promise.resolve();
    const answer = await app.post('/runs?action=rollback', { runId: 'two', dryRun: false, safe: true });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('the first')]);
  });

  beforeEach(twoRuns);

  it('restores what was there before, removes what the run made, and search follows at once', async () => {
    expect([await found('secondhand'), await found('firsthand'), await points()]).toEqual([1, 0, 2]);
    // Properties and tags of the first; of the second all but its key; and a point.
    const counts = { entitiesAffected: 2, aspectsReverted: 6, entitiesDeleted: 1 };
    const trial = await act('rollback', { runId: 'two', dryRun: true, safe: true });
    expect(trial).toMatchObject({ ...counts, aspectsAffected: 0, unsafeEntitiesCount: 0, unsafeEntities: [] });
    expect(jsonItems(trial, 'aspectRowSummaries')).toHaveLength(6);
    expect(await found('secondhand')).toBe(1);

    const done = await act('rollback', { runId: 'two', dryRun: false, safe: true });
    expect(done).toMatchObject({ ...counts, aspectsReverted: 7 });
    expect(jsonMember(done, 'aspectRowSummaries', 0)).toMatchObject({ runId: 'two', urn: DATASET, timestamp: 20 });
    expect([await found('secondhand'), await found('firsthand'), await points()]).toEqual([0, 1, 1]);
    expect(await stored(app, DATASET, 'datasetProperties')).toEqual({ name: 'Orders', description: 'firsthand' });
    expect(await stored(app, DATASET, 'datasetProperties', 1)).toBeUndefined();
    expect(await stored(app, DATASET, 'globalTags')).toBeUndefined();
    expect([await stored(app, SECOND, 'datasetKey'), await stored(app, SECOND, 'datasetProperties')]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect([await stored(app, SECOND, 'status'), await found('returns')]).toEqual([{ removed: true }, 0]);
    expect(await act('list', {})).toMatchObject([{ runId: 'one', rows: 6 }]);
  });

  it.each([{ safe: false }, { hardDelete: true }])('deletes what the run created, with %j', async (how) => {
    await put(app, SECOND, 'globalTags', { tags: [] });
    const others = { aspectsAffected: 1, unsafeEntitiesCount: 1, unsafeEntities: [{ urn: SECOND }] };
    expect(await act('rollback', { runId: 'two', dryRun: true, ...how })).toMatchObject({
      ...{ entitiesAffected: 2, aspectsReverted: 7, entitiesDeleted: 1 },
      ...others,
    });
    // Two of the first, six of the second, one of which another run wrote, and a point.
    expect(await act('rollback', { runId: 'two', dryRun: false, ...how })).toMatchObject({
      ...{ entitiesAffected: 2, aspectsReverted: 9, entitiesDeleted: 1 },
      ...others,
    });
    expect(await stored(app, SECOND, 'datasetKey')).toBeUndefined();
    expect(await stored(app, DATASET, 'datasetKey')).toBeDefined();
    expect(await act('list', {})).toMatchObject([{ runId: 'one', rows: 6 }]);
  });

  it('can be repeated, and takes back nothing of a run that is not known', async () => {
    await act('rollback', { runId: 'two', safe: false });
    const nothing = {
      ...{ aspectRowSummaries: [], entitiesAffected: 0, aspectsReverted: 0, entitiesDeleted: 0 },
      ...{ aspectsAffected: 0, unsafeEntitiesCount: 0, unsafeEntities: [] },
    };
    expect(await act('rollback', { runId: 'two', safe: false })).toEqual(nothing);
    expect(await act('rollback', { runId: 'unheard of', dryRun: false, safe: true })).toEqual(nothing);
  });

  it('is noted in the request of the run, when there is one with an outcome', async () => {
    const request = 'urn:li:dataHubExecutionRequest:two';
    const outcome = { status: 'SUCCESS', startTimeMs: 7, durationMs: 9 };
    await put(app, request, 'dataHubExecutionRequestResult', outcome);
    await act('rollback', { runId: 'two', dryRun: true });
    expect(await stored(app, request, 'dataHubExecutionRequestResult')).toEqual(outcome);
    await act('rollback', { runId: 'two', dryRun: false });
    expect(await stored(app, request, 'dataHubExecutionRequestResult')).toEqual({ ...outcome, status: 'ROLLED_BACK' });
    expect(await stored(app, request, 'dataHubExecutionRequestResult', 2)).toEqual({
      ...outcome,
      status: 'ROLLING_BACK',
    });
  });

  it.each([
    ['rollback', { runId: 'no-run-id-provided', dryRun: false }, "Parameter 'runId' is invalid"],
    ['rollback', { dryRun: true }, "Parameter 'runId' is required"],
    ['list', { pageSize: -1 }, 'pageSize'],
    ['describe', { runId: 'one', start: -1, count: 1 }, 'start'],
  ])('%s refuses %j', async (action, body, message) => {
    const [status, text] = refusal(await app.post(`/runs?action=${action}`, body));
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('entities?action=deleteAll', () => {
  it('takes back what models of one version wrote', async () => {
    const systemMetadata = { lastObserved: 1, runId: 'one', registryName: 'zoo', registryVersion: '0.1' };
    await put(app, DATASET, 'datasetProperties', { name: 'before' });
    await ingest(app, proposal('datasetProperties', { name: 'after' }, { systemMetadata }));
    await ingest(app, proposal('datasetProperties', { name: 'new' }, { entityUrn: SECOND, systemMetadata }));
    const all = async (body: object): Promise<unknown> =>
      jsonMember((await app.post('/entities?action=deleteAll', body)).json(), 'value');
    expect(await all({ registryId: 'zoo:0.2', dryRun: true })).toMatchObject({ entitiesAffected: 0 });
    const counts = { entitiesAffected: 2, aspectsReverted: 6, entitiesDeleted: 1 };
    expect(await all({ registryId: 'zoo:0.1', dryRun: true, soft: false })).toMatchObject(counts);
    expect(await all({ registryId: 'zoo:0.1', dryRun: false })).toMatchObject(counts);
    expect([await stored(app, DATASET, 'datasetProperties'), await stored(app, SECOND, 'datasetKey')]).toEqual([
      { name: 'before' },
      undefined,
    ]);
    const [status] = refusal(await app.post('/entities?action=deleteAll', { registryId: 'zoo' }));
    expect(status).toBe(400);
  });
});
