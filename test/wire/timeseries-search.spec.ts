import { AspectStore } from '../../src/aspects/index.js';
import { ChangeFollower } from '../../src/change-log/index.js';
import { parseUrn, type Urn } from '../../src/kernel/urn.js';
import { InvariantError } from '../../src/kernel/assert-never.js';
import { ProjectionRunner } from '../../src/projections/index.js';
import { DocumentStore } from '../../src/search/index.js';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems } from './json-member.js';
import { ingest, proposal, put } from './proposal.builder.js';

/** Search fields of time-series aspects: a document has those of the newest point. */
let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

function dataset(name: string): Urn {
  const urn = parseUrn(`urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`);
  if (urn === undefined) throw new InvariantError(`${name} makes no URN`);
  return urn;
}

const [A, B, C] = [dataset('a'), dataset('b'), dataset('c')];

const profile = (urn: string, timestampMillis: number, rowCount?: number): Promise<void> =>
  put(app, urn, 'datasetProfile', { timestampMillis, ...(rowCount === undefined ? {} : { rowCount }) });

async function search(change: object): Promise<readonly unknown[]> {
  const answer = await app.post('/entities?action=search', {
    entity: 'dataset',
    input: '*',
    start: 0,
    count: 10,
    ...change,
  });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return jsonItems(answer.json(), 'value', 'entities');
}

const where = (field: string, value: string, condition = 'EQUAL'): Promise<readonly unknown[]> =>
  search({ filter: { or: [{ and: [{ field, value, condition }] }] } });

/** Rows of A, as a search finds them. */
async function rowsOfA(): Promise<unknown> {
  const document = await app.find(DocumentStore).document(A);
  return document?.aspects.get('datasetProfile')?.get('rowCount')?.[0];
}

/** Remove points of a range, as a retention of points would. */
async function removePoints(endTime: number | undefined, startTime?: number): Promise<void> {
  const write = { aspect: 'datasetProfile', change: 'REMOVE_POINTS', range: { startTime, endTime } } as const;
  const actor = parseUrn('urn:li:corpuser:jdoe');
  if (actor === undefined) throw new InvariantError('the actor is a URN');
  const [outcome] = await app.find(AspectStore).commit([
    {
      entities: [{ urn: A, entityType: 'dataset', keyAspect: 'datasetKey', writes: [write], defaults: [] }],
      stamp: { time: 1, actor },
      system: { lastObserved: 1, runId: 'no-run-id-provided' },
    },
  ]);
  if (outcome?.kind === 'written') await app.find(ChangeFollower).follow(outcome.changes);
}

describe('search fields of time-series aspects', () => {
  it('are filtered and sorted by the newest point', async () => {
    await profile(A, 10, 5);
    await profile(B, 10, 50);
    await profile(C, 10);
    await put(app, C, 'operation', { timestampMillis: 1, lastUpdatedTimestamp: 99, operationType: 'INSERT' });
    expect(await where('rowCount', '50')).toEqual([B]);
    expect(await where('rowCount', '5', 'GREATER_THAN_OR_EQUAL_TO')).toHaveLength(2);
    expect(await where('hasRowCount', 'false')).toEqual([C]);
    expect(await where('lastOperationTime', '99')).toEqual([C]);
    const sorted = await search({ sort: { field: 'rowCount', order: 'DESCENDING' } });
    expect(sorted.slice(0, 2)).toEqual([B, A]);
    await profile(A, 11, 500);
    const again = await search({ sort: { field: 'rowCount', order: 'DESCENDING' } });
    expect([await where('rowCount', '5'), again.slice(0, 2)]).toEqual([[], [A, B]]);
  });

  it('do not change when an older point arrives, and do when the newest is replaced', async () => {
    await profile(A, 10, 5);
    await profile(A, 9, 4);
    expect([await where('rowCount', '5'), await where('rowCount', '4')]).toEqual([[A], []]);
    await profile(A, 10, 6);
    expect([await where('rowCount', '6'), await where('rowCount', '5')]).toEqual([[A], []]);
  });

  it('go back to the next newest point when points are removed, and to none', async () => {
    for (const time of [1, 2, 3, 4]) await profile(A, time, time);
    await removePoints(undefined, 4);
    expect(await rowsOfA()).toBe(3);
    await removePoints(1);
    expect(await rowsOfA()).toBe(3);
    await removePoints(undefined, 3);
    expect([await rowsOfA(), await where('rowCount', '2')]).toEqual([2, [A]]);
    const deletion = { entityUrn: A, changeType: 'DELETE', aspect: undefined };
    expect((await ingest(app, proposal('datasetProfile', {}, deletion))).status).toBe(200);
    expect([await rowsOfA(), await where('rowCount', '2'), await where('hasRowCount', 'true')]).toEqual([
      undefined,
      [],
      [],
    ]);
    expect(await search({})).toEqual([A]);
  });

  it('go with their entity', async () => {
    await profile(A, 1, 7);
    expect(
      (await ingest(app, proposal('datasetKey', {}, { entityUrn: A, changeType: 'DELETE', aspect: undefined }))).status,
    ).toBe(200);
    await put(app, A, 'status', { removed: false });
    expect([await where('rowCount', '7'), await rowsOfA()]).toEqual([[], undefined]);
  });

  it('are the same after a rebuild', async () => {
    const system = { systemMetadata: { runId: 'profiling', lastObserved: 3 } };
    for (const urn of [A, B, C]) {
      for (const time of [3, 1, 2]) await profile(urn, time, time * 10);
    }
    expect(
      (await ingest(app, proposal('datasetProfile', { timestampMillis: 9, rowCount: 1 }, { entityUrn: B, ...system })))
        .status,
    ).toBe(200);
    await removePoints(undefined, 3);
    const documents = await app.find(DocumentStore).documents(undefined, 10);
    expect(documents.map(({ aspects }) => aspects.get('datasetProfile')?.get('rowCount'))).toEqual([[20], [1], [30]]);
    await app.find(ProjectionRunner).rebuild();
    expect(await app.find(DocumentStore).documents(undefined, 10)).toEqual(documents);
    expect(await where('runId', 'profiling')).toEqual([B]);
  });

  it('are the same when entries are read from the log', async () => {
    await profile(A, 1, 1);
    await app.find(ProjectionRunner).stop();
    for (const [time, rows] of [
      [5, 50],
      [7, 70],
      [6, 60],
    ] as const)
      await profile(A, time, rows);
    await removePoints(undefined, 7);
    await profile(B, 1, 8);
    await app.find(ProjectionRunner).start();
    const documents = await app.find(DocumentStore).documents(undefined, 10);
    expect(documents.map(({ aspects }) => aspects.get('datasetProfile')?.get('rowCount'))).toEqual([[60], [8]]);
  });

  it('return to a document that has lost them with restoreIndices', async () => {
    await profile(A, 10, 5);
    await profile(A, 20, 6);
    await profile(B, 10, 50);
    const restore = async (body: object): Promise<unknown> => {
      const answer = await app.post('/operations?action=restoreIndices', body);
      return /rowsMigrated=(\d+)/.exec(answer.text)?.[1];
    };
    for (const [body, rows] of [
      [{ urn: A }, '4'],
      [{ aspect: 'datasetProfile' }, '2'],
      [{ urn: A, aspect: 'datasetProfile' }, '1'],
    ] as const) {
      await loseFields(A, 'datasetProfile');
      expect([await rowsOfA(), await where('rowCount', '6')]).toEqual([undefined, []]);
      expect(await restore(body)).toBe(rows);
      expect([await rowsOfA(), await where('rowCount', '6')]).toEqual([6, [A]]);
    }
    await loseFields(A, 'datasetProfile');
    expect(await restore({ urn: A, aspect: 'datasetKey' })).toBe('1');
    expect(await rowsOfA()).toBeUndefined();
  });
});

/** Let a document forget what it has of an aspect, as a faulty disk would. */
async function loseFields(urn: Urn, aspect: string): Promise<void> {
  const documents = app.find(DocumentStore);
  const position = await documents.position();
  if (position === undefined) throw new InvariantError('the store has documents');
  await documents.apply([{ urn, entityType: 'dataset', set: new Map(), clear: [aspect], dropsFirst: false }], position);
}
