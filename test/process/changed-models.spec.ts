import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { recordOlder, servedShape, withFields, withPrimaryStore } from '../evolution/older-store.js';
import { ServiceProcess } from './service-process.js';
import { ingest, send } from './service-requests.js';

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
const TAG = 'urn:li:tag:gluten';
/** The launcher may have to build first. */

const service = new ServiceProcess();
afterAll(() => service.dispose());

async function readTag(): Promise<string> {
  return (await send(service, `/entitiesV2/${encodeURIComponent(TAG)}?aspects=List(tagProperties)`)).text;
}

it('a start with models that stored values do not fit ends with 78 and a report; once accepted, the service starts', async () => {
  await service.start();
  expect((await ingest(service, TAG, 'tagProperties', { name: 'Gluten' })).status).toBe(200);
  await service.stop();
  const { dataDir } = service;
  const record = 'com.linkedin.tag.TagProperties';
  const older = withFields(await servedShape(), record, (fields) => [
    ...fields,
    { name: 'taste', type: 'string', presence: 'optional' },
  ]);
  const recorded = await recordOlder(dataDir, older);

  const environment = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  const refused = spawnSync(process.execPath, [START], { env: environment, encoding: 'utf8' });
  expect([refused.status, refused.stdout]).toEqual([78, '']);
  expect(refused.stderr).toContain(`field-removed: The field "taste" of ${record} is gone.`);
  expect(await withPrimaryStore(dataDir, ({ model }) => model.digest())).toBe(recorded.digest);

  await service.start({ ACCEPT_MODELS: /ACCEPT_MODELS=([0-9a-f]{12})/.exec(refused.stderr)?.[1] ?? 'none' });
  expect(await readTag()).toContain('"value":{"name":"Gluten"}');
  await service.stop();
  await service.start();
  expect(await readTag()).toContain('"value":{"name":"Gluten"}');
});
