import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { put, refusal } from './proposal.builder.js';

const ASPECT = 'datasetUsageStatistics';
const TABLES = ['a', 'b'].map((name) => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)`);

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const urn of TABLES)
    for (const timestampMillis of [1, 2, 3]) await put(app, urn, ASPECT, { timestampMillis, totalSqlQueries: 1 });
});
afterAll(() => app.close());

function truncate(change: object = {}): Promise<WireAnswer> {
  const parameters = { entityType: 'dataset', aspect: ASPECT, endTimeMillis: 2, ...change };
  return app.post('/operations?action=truncateTimeseriesAspect', parameters);
}

async function points(urn: string | undefined): Promise<unknown> {
  const parameters = { urn, entity: 'dataset', aspect: ASPECT };
  return (await app.post('/aspects?action=getTimeseriesAspectValues', parameters)).json();
}

describe('the truncation of a time series', () => {
  it('counts old points, and removes them when it is asked to', async () => {
    expect((await truncate()).json()).toEqual({ value: `4 of 6 points of ${ASPECT} would be removed.` });
    expect((await truncate({ dryRun: false })).json()).toEqual({ value: `4 of 6 points of ${ASPECT} were removed.` });
    for (const urn of TABLES) expect(await points(urn)).toMatchObject({ value: { values: [{}] } });
    expect((await truncate({ dryRun: false })).json()).toEqual({ value: `0 of 2 points of ${ASPECT} were removed.` });
  });

  it.each([
    ['an unknown type', { entityType: 'wombat' }, 'wombat'],
    ['an unknown aspect', { aspect: 'nothing' }, 'nothing'],
    ['an aspect with versions', { aspect: 'ownership' }, "'aspect' is invalid"],
    ['no end', { endTimeMillis: undefined }, "'endTimeMillis' is required"],
  ])('is refused for %s', async (_what, change, message) => {
    expect(refusal(await truncate(change))).toEqual([400, expect.stringContaining(message)]);
  });
});
