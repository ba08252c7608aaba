import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelShape } from '../../src/evolution/index.js';
import { servedModel } from '../../src/evolution/served-model.js';
import { startService } from '../../src/server/service.js';
import { StartRefused } from '../../src/server/start-refusal.js';
import { entityWrite, request, STAMP, urn } from '../conformance/primary-store.builder.js';
import { wireApp, type WireApp } from '../wire/app.builder.js';
import { jsonMember } from '../wire/json-member.js';
import { proposal } from '../wire/proposal.builder.js';
import { indexUnder, recordOlder, servedShape, withFields, withoutAspect, withPrimaryStore } from './older-store.js';

const TAG = 'urn:li:tag:gluten';
const RECORD = 'com.linkedin.tag.TagProperties';
const PROPERTIES = { name: 'Gluten', description: 'Holds wheat.', colorHex: '#ff8800' };

let dataDir: string;
let shape: ModelShape;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-evolution-'));
  shape = await servedShape();
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Run a service on the folder for as long as the work takes. */
async function serving<T>(work: (app: WireApp) => Promise<T>, acceptModels?: string): Promise<T> {
  const app = await wireApp({ dataDir, ...(acceptModels === undefined ? {} : { acceptModels }) });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function writeTag(app: WireApp): Promise<void> {
  const sent = proposal('tagProperties', PROPERTIES, { entityType: 'tag', entityUrn: TAG });
  expect((await app.post('/aspects?action=ingestProposal', { proposal: sent })).status).toBe(200);
}

/** Value of the tag's properties as it is read. */
async function readTag(app: WireApp): Promise<unknown> {
  const answer = await app.get(`/entitiesV2/${encodeURIComponent(TAG)}?aspects=List(tagProperties)`);
  return jsonMember(answer.json(), 'aspects', 'tagProperties', 'value');
}

/** URNs of tags that a search finds. */
async function found(app: WireApp, input: string): Promise<unknown> {
  const answer = await app.post('/entities?action=search', { entity: 'tag', input, start: 0, count: 10 });
  return jsonMember(answer.json(), 'value', 'entities');
}

const recorded = () => withPrimaryStore(dataDir, async ({ model }) => [await model.digest(), await model.shape()]);
const nowRecorded = async () => {
  const shape = await servedModel.shape();
  return [createHash('sha256').update(shape).digest('hex'), shape];
};

/** Why the service does not start. */
async function refusal(acceptModels?: string): Promise<string> {
  const settings = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 1_048_576 } as const;
  try {
    const { app } = await startService(acceptModels === undefined ? settings : { ...settings, acceptModels }, false);
    await app.close();
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  return '';
}

describe('a start with other models than those of the store', () => {
  it('records the models at the first start and leaves them alone at the next', async () => {
    await serving(writeTag);
    expect(await recorded()).toEqual(await nowRecorded());
    expect(await serving(readTag)).toEqual(PROPERTIES);
    expect(await recorded()).toEqual(await nowRecorded());
  });

  it('continues with compatible ones, and reads what was stored', async () => {
    await serving(writeTag);
    await recordOlder(
      dataDir,
      withFields(shape, RECORD, (fields) => fields.filter(({ name }) => name !== 'colorHex')),
    );
    expect(await serving(readTag)).toEqual(PROPERTIES);
    expect(await recorded()).toEqual(await nowRecorded());
  });

  describe('that stored values do not fit', () => {
    const incompatible = (): ModelShape =>
      withFields(shape, RECORD, (fields) => [...fields, { name: 'taste', type: 'string', presence: 'optional' }]);

    it('is refused with a report, and writes nothing', async () => {
      await serving(writeTag);
      const older = await recordOlder(dataDir, incompatible());
      const files = readdirSync(dataDir);
      expect((await refusal()).replaceAll(/[0-9a-f]{12}/g, 'TOKEN'))
        .toBe(`The models have changed so that stored values do not fit them.

Incompatible

field-removed: The field "taste" of ${RECORD} is gone.
  stored values: breaking, clients: breaking, index: safe; reaches tagProperties
  Keep it and mark it @deprecated with a replacement: values that contain it would be refused.

1 change: 1 incompatible, 0 for the index, 0 notices, 0 safe.

Nothing was written. Serve the earlier models, or fix these: "npx cadastre models check --against REF" shows the places.
To accept exactly this change, start once with ACCEPT_MODELS=TOKEN or, with "npx cadastre serve", --accept-models
TOKEN: stored values stay as they are, are served as far as the models name them, and are validated when they are
written again.`);
      expect([await recorded(), readdirSync(dataDir)]).toEqual([[older.digest, older.shape], files]);
    });

    it('is refused with the number of the changes beside it', async () => {
      await serving(writeTag);
      await recordOlder(
        dataDir,
        withFields(incompatible(), RECORD, (fields) => fields.filter(({ name }) => name !== 'colorHex')),
      );
      expect(await refusal()).toContain(
        '1 change: 1 incompatible, 0 for the index, 0 notices, 0 safe.\n\nBeside these, which stored values fit: 1 change: ',
      );
    });

    it('continues once exactly this change is accepted', async () => {
      await serving(writeTag);
      await recordOlder(dataDir, incompatible());
      const token = /ACCEPT_MODELS=([0-9a-f]{12})/.exec(await refusal('0123456789ab'))?.[1];
      expect(await serving(readTag, token)).toEqual(PROPERTIES);
      expect(await recorded()).toEqual(await nowRecorded());
      await recordOlder(dataDir, withoutAspect(incompatible(), 'status'));
      expect(await refusal(token)).toContain('field-removed');
    });

    it('continues while no such value is stored', async () => {
      await serving(() => Promise.resolve());
      await recordOlder(dataDir, incompatible());
      await serving(writeTag);
      expect(await recorded()).toEqual(await nowRecorded());
    });
  });

  it('remembers what changed, the newest first, as reports in JSON have it', async () => {
    const changes = (): Promise<unknown> =>
      serving(async (app) => {
        const answer = await app.post('/operations?action=listModelChanges', {});
        const list: unknown = JSON.parse(String(jsonMember(answer.json(), 'value')));
        return list;
      });
    expect(await changes()).toEqual([]);
    await recordOlder(dataDir, withoutAspect(shape, 'status'));
    await serving(() => Promise.resolve());
    await recordOlder(dataDir, withoutAspect(shape, 'tagProperties'));
    const added = (aspect: string) => ({
      code: 'aspect-added',
      gravity: expect.any(String),
      message: expect.stringContaining(`"${aspect}"`),
      advice: expect.any(String),
      verdicts: { stored: 'safe', clients: 'safe', index: expect.any(String) },
      aspects: [],
    });
    expect(await changes()).toMatchObject(
      ['tagProperties', 'status'].map((aspect) => ({
        time: expect.any(Number),
        summary: expect.stringMatching(/^\d+ changes?: \d+ incompatible/),
        changes: expect.arrayContaining([added(aspect)]),
      })),
    );
  });

  it('serves searches from the older index during the rebuild, then with the new fields', async () => {
    await serving(writeTag);
    const older: ModelShape = {
      ...shape,
      aspects: shape.aspects.map((aspect) =>
        aspect.name === 'tagProperties'
          ? { ...aspect, searchable: aspect.searchable.filter(({ name }) => name !== 'description') }
          : aspect,
      ),
    };
    await recordOlder(dataDir, older);
    await indexUnder(dataDir, older);
    await serving(async (app) => {
      expect(await found(app, 'gluten')).toEqual([TAG]);
      expect(await indexUpToDate(app)).toEqual({ status: 'UP' });
      expect(await found(app, 'wheat')).toEqual([TAG]);
    });
  });

  it('keeps values of aspects and entities that no model names, and finds them again when one does', async () => {
    await serving(writeTag);
    await withPrimaryStore(dataDir, async ({ store }) => {
      const future = entityWrite(urn(TAG), [{ aspect: 'tagMood', change: 'UPSERT', json: '{"mood":"merry"}' }]);
      const unknown = entityWrite(urn('urn:li:yeti:a'), [{ aspect: 'yetiInfo', change: 'UPSERT', json: '{}' }]);
      const entities = [
        { ...future, entityType: 'tag', keyAspect: 'tagKey', defaults: [] },
        { ...unknown, entityType: 'yeti', keyAspect: 'yetiKey' },
      ];
      await store.commit([request(entities, { stamp: STAMP })]);
    });
    const rows = () => withPrimaryStore(dataDir, ({ store }) => store.walk(undefined, 100));
    const before = await rows();
    expect(before.map(({ aspect }) => aspect)).toEqual(expect.arrayContaining(['tagMood', 'yetiInfo']));
    const older = withoutAspect(shape, 'tagProperties');
    await recordOlder(dataDir, older);
    await indexUnder(dataDir, older);
    await serving(async (app) => {
      expect(await readTag(app)).toEqual(PROPERTIES);
      expect(await indexUpToDate(app)).toEqual({ status: 'UP' });
      expect([await found(app, 'gluten wheat'), await found(app, '*')]).toEqual([[TAG], [TAG]]);
      const everywhere = await app.post('/entities?action=searchAcrossEntities', { input: '*', start: 0, count: 10 });
      expect(everywhere.text).not.toContain('yeti');
    });
    expect(await rows()).toEqual(before);
  });
});

/** Waits until no projection is being rebuilt. */
async function indexUpToDate(app: WireApp): Promise<unknown> {
  for (;;) {
    const health = (await app.get('/health')).json();
    if (jsonMember(health, 'warnings') === undefined) return health;
    await sleep(5);
  }
}
