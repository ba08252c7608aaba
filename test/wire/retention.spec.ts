import { AspectStore } from '../../src/aspects/index.js';
import { Clock } from '../../src/kernel/clock.js';
import { parseUrn } from '../../src/kernel/urn.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { DATASET, ingest, proposal, put, refusal } from './proposal.builder.js';

const DAY = 86_400_000;

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

async function setPolicy(entityType: string, aspect: string, retention: object): Promise<void> {
  await put(app, `urn:li:dataHubRetention:(${entityType},${aspect})`, 'dataHubRetentionConfig', { retention });
}

async function write(times: number, aspect = 'datasetProperties', urn = DATASET): Promise<void> {
  const now = app.find(Clock).now();
  for (let at = 0; at < times; at++) await put(app, urn, aspect, { description: `${String(now)} ${String(at)}` });
}

/** How many replaced versions are kept. */
async function replaced(aspect = 'datasetProperties', urn = DATASET): Promise<number> {
  const target = parseUrn(urn);
  if (target === undefined) throw new RangeError(urn);
  const range = { startTime: undefined, endTime: undefined };
  return (await app.find(AspectStore).history(target, [aspect], range)).length - 1;
}

async function apply(parameters: object = {}): Promise<unknown> {
  const answer = await app.post('/entities?action=applyRetention', parameters);
  return answer.status === 200 ? answer.json() : refusal(answer);
}

describe('retention policies', () => {
  it('are applied by writes, the most specific one for an entity type and an aspect', async () => {
    await setPolicy('*', '*', { version: { maxVersions: 4 } });
    await setPolicy('*', 'editableDatasetProperties', { version: { maxVersions: 3 } });
    await setPolicy('dataset', '*', { version: { maxVersions: 2 } });
    await setPolicy('dataset', 'datasetProperties', { version: { maxVersions: 1 } });
    for (const aspect of ['datasetProperties', 'editableDatasetProperties']) await write(8, aspect);
    await write(8, 'editableChartProperties', 'urn:li:chart:(looker,1)');
    expect([
      await replaced(),
      await replaced('editableDatasetProperties'),
      await replaced('editableChartProperties', 'urn:li:chart:(looker,1)'),
    ]).toEqual([1, 2, 4]);
  });

  it('count from the next write on when they are written, replaced or deleted', async () => {
    await setPolicy('*', '*', { version: { maxVersions: 2 } });
    await write(5);
    expect(await replaced()).toBe(2);
    await setPolicy('*', '*', { version: { maxVersions: 30 } });
    await write(40);
    expect(await replaced()).toBe(30);
    const policy = { entityType: 'dataHubRetention', entityUrn: 'urn:li:dataHubRetention:(*,*)' };
    const deletion = { ...policy, changeType: 'DELETE', aspect: undefined };
    expect((await ingest(app, proposal('dataHubRetentionKey', {}, deletion))).status).toBe(200);
    await write(2);
    expect(await replaced()).toBe(20);
  });

  it('limit histories by age, at a write and by applyRetention', async () => {
    await setPolicy('dataset', 'datasetProperties', { time: { maxAgeInSeconds: DAY / 1000 } });
    await write(30);
    expect(await replaced()).toBe(29);
    const clock = app.find(Clock);
    const now = clock.now();
    clock.now = () => now + 2 * DAY;
    expect(await apply({ urn: DATASET })).toEqual({ value: '29 replaced versions were removed.' });
    await write(3);
    clock.now = () => now + 4 * DAY;
    await write(1);
    expect(await replaced()).toBe(0);
  });

  it('are applied by applyRetention to what was written under others, as far as it is asked for', async () => {
    const other = 'urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)';
    for (const urn of [DATASET, other])
      for (const aspect of ['datasetProperties', 'editableDatasetProperties']) await write(4, aspect, urn);
    await setPolicy('*', '*', { version: { maxVersions: 1 } });
    expect(await apply({ urn: other, aspectName: 'datasetProperties' })).toEqual({
      value: '2 replaced versions were removed.',
    });
    expect(await apply({ urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,none,PROD)' })).toEqual({
      value: '0 replaced versions were removed.',
    });
    expect([await replaced(), await replaced('datasetProperties', other)]).toEqual([3, 1]);
    expect(await apply()).toEqual({ value: '6 replaced versions were removed.' });
    expect(await apply()).toEqual({ value: '0 replaced versions were removed.' });
  });

  it('keep everything that they do not limit', async () => {
    await setPolicy('dataset', 'datasetProperties', {});
    await write(30);
    expect(await replaced()).toBe(29);
    expect(await apply()).toEqual({ value: '0 replaced versions were removed.' });
  });

  it.each([
    ['a malformed URN', { urn: 'nonsense' }, 'Invalid urn'],
    ['an unknown aspect', { aspectName: 'nothing' }, "'aspectName' is invalid"],
  ])('refuse %s', async (_what, parameters, message) => {
    expect(await apply(parameters)).toEqual([400, expect.stringContaining(message)]);
  });
});
