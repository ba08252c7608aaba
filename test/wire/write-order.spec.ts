import { AspectStore } from '../../src/aspects/index.js';
import { ChangeFollower, ChangeLog, type ChangeEntry } from '../../src/change-log/index.js';
import { ProjectionRunner } from '../../src/projections/index.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { countCalls } from './call-counter.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { DATASET, proposal, stored } from './proposal.builder.js';

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

const KEY = 'datasetKey';

function ingestAll(...proposals: readonly object[]): Promise<WireAnswer> {
  return app.post('/aspects?action=ingestProposalBatch', { proposals }, { headers: CLIENT_HEADERS });
}

function profile(timestampMillis: number): object {
  return proposal('datasetProfile', { timestampMillis, rowCount: timestampMillis });
}

function deletion(aspectName: string): object {
  return { entityType: 'dataset', entityUrn: DATASET, changeType: 'DELETE', aspectName };
}

async function times(): Promise<readonly unknown[]> {
  const query = { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' };
  const answer = await app.post('/aspects?action=getTimeseriesAspectValues', query);
  return jsonItems(answer.json(), 'value', 'values').map((one) =>
    jsonMember(JSON.parse(String(jsonMember(one, 'aspect', 'value'))), 'timestampMillis'),
  );
}

describe('members of a batch', () => {
  it('apply in their order when a series is deleted and written again', async () => {
    expect((await ingestAll(profile(1), profile(2))).status).toBe(200);
    expect((await ingestAll(deletion('datasetProfile'), profile(3))).status).toBe(200);
    expect(await times()).toEqual([3]);
  });

  it('apply in their order when the entity of a point is deleted', async () => {
    expect((await ingestAll(profile(1), deletion(KEY))).status).toBe(200);
    expect([await times(), await stored(app, DATASET, KEY)]).toEqual([[], undefined]);
  });

  it('apply in their order when an entity is deleted and written again', async () => {
    expect((await ingestAll(proposal('status', { removed: true }), profile(1))).status).toBe(200);
    expect((await ingestAll(deletion(KEY), proposal('status', { removed: false }))).status).toBe(200);
    expect([await times(), await stored(app, DATASET, 'status')]).toEqual([[], { removed: false }]);
    expect(await stored(app, DATASET, 'status', 1)).toBeUndefined();
    expect(await stored(app, DATASET, KEY)).toMatchObject({ name: 'shop.orders' });
  });

  it('are one call of the store and reach the followers complete', async () => {
    const seen: ChangeEntry[] = [];
    const follower = app.find(ChangeFollower);
    const follow = follower.follow.bind(follower);
    follower.follow = (entries) => {
      seen.push(...entries);
      return follow(entries);
    };
    const calls = countCalls([
      [app.find(AspectStore), ['commit']],
      [app.find(ChangeLog), ['read']],
    ]);
    expect((await ingestAll(proposal('status', { removed: false }), profile(1), profile(2))).status).toBe(200);
    expect([calls.get('commit'), calls.get('read')]).toEqual([1, undefined]);
    const status = await app.find(ProjectionRunner).status();
    expect(status.map(({ lag }) => lag)).toEqual([0, 0]);
    expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, at) => at + 1));
    expect(seen.filter(({ kind }) => kind === 'timeseries').map(({ aspect }) => aspect)).toEqual([
      'datasetProfile',
      'datasetProfile',
    ]);
  });

  it('are judged by the entity as it was before the batch', async () => {
    const create = { changeType: 'CREATE_ENTITY' };
    const update = proposal('globalTags', { tags: [] }, { changeType: 'UPDATE' });
    expect((await ingestAll(proposal('status', { removed: false }), update)).status).toBe(404);
    const both = [proposal('status', { removed: false }, create), proposal('globalTags', { tags: [] }, create)];
    expect((await ingestAll(...both)).status).toBe(200);
    expect((await ingestAll(...both)).status).toBe(400);
    expect((await ingestAll(proposal('status', { removed: true }), update)).status).toBe(200);
  });

  it('that are points sent again add nothing', async () => {
    expect((await ingestAll(profile(1), profile(2))).status).toBe(200);
    const head = await app.find(ChangeLog).head();
    expect((await ingestAll(profile(1), profile(2))).status).toBe(200);
    expect(await app.find(ChangeLog).head()).toBe(head);
    expect((await times()).toSorted()).toEqual([1, 2]);
  });
});
