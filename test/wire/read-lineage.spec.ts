import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { put, refusal } from './proposal.builder.js';

const [RAW, CLEAN, REPORT] = ['raw', 'clean', 'report'].map(
  (name) => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)`,
);
const CHART = 'urn:li:chart:(looker,sales)';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, String(CLEAN), 'upstreamLineage', { upstreams: [{ dataset: RAW, type: 'COPY' }] });
  await put(app, String(REPORT), 'upstreamLineage', { upstreams: [{ dataset: CLEAN, type: 'COPY' }] });
  const stamp = { time: 1, actor: 'urn:li:corpuser:ann' };
  await put(app, CHART, 'chartInfo', {
    ...{ title: 'Sales', description: '', lastModified: { created: stamp, lastModified: stamp } },
    inputs: [{ string: CLEAN }],
  });
});
afterAll(() => app.close());

function read(change: object): Promise<WireAnswer> {
  return app.post('/relationships?action=getLineage', { urn: RAW, direction: 'DOWNSTREAM', ...change });
}

describe('the lineage of an entity', () => {
  it('has what is one step away, when no more steps are asked for', async () => {
    expect((await read({})).json()).toEqual({
      value: {
        ...{ start: 0, count: 1, total: 1 },
        relationships: [{ type: 'DownstreamOf', entity: CLEAN, degree: 1, paths: [[RAW, CLEAN]] }],
      },
    });
  });

  it('has entities over several steps with the last relationship and the way, page by page', async () => {
    const all = [
      { type: 'DownstreamOf', entity: CLEAN, degree: 1, paths: [[RAW, CLEAN]] },
      { type: 'Consumes', entity: CHART, degree: 2, paths: [[RAW, CLEAN, CHART]] },
      { type: 'DownstreamOf', entity: REPORT, degree: 2, paths: [[RAW, CLEAN, REPORT]] },
    ];
    expect((await read({ maxHops: 3 })).json()).toEqual({
      value: { start: 0, count: 3, total: 3, relationships: expect.arrayContaining(all) },
    });
    const page = { maxHops: 3, start: 1, count: 1 };
    expect((await read(page)).json()).toMatchObject({ value: { start: 1, count: 1, total: 3, relationships: [{}] } });
  });

  it('goes upstream, and reaches nothing from an unknown entity', async () => {
    expect((await read({ urn: CHART, direction: 'UPSTREAM', maxHops: 9 })).json()).toMatchObject({
      value: {
        relationships: [
          { type: 'Consumes', entity: CLEAN, degree: 1 },
          { type: 'DownstreamOf', entity: RAW, degree: 2, paths: [[CHART, CLEAN, RAW]] },
        ],
      },
    });
    expect((await read({ urn: 'urn:li:chart:(looker,none)' })).json()).toEqual({
      value: { start: 0, count: 0, total: 0, relationships: [] },
    });
  });

  it.each([
    ['a malformed URN', { urn: 'nonsense' }, 'Invalid urn'],
    ['no direction', { direction: undefined }, "'direction' is required"],
    ['an unknown direction', { direction: 'SIDEWAYS' }, '/direction'],
    ['no steps', { maxHops: 0 }, "'maxHops' is invalid"],
    ['a negative page', { start: -1 }, 'start'],
  ])('is refused for %s', async (_what, change, message) => {
    expect(refusal(await read(change))).toEqual([400, expect.stringContaining(message)]);
  });
});
