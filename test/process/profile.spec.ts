import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceProcess } from './service-process.js';

/** As much of a profile of V8 as is looked at. */
interface Profile {
  readonly nodes: readonly { readonly callFrame: { readonly functionName: string; readonly url: string } }[];
}

/** Fewer functions than any start calls; a minifier makes names of one or two letters of two in five. */
const FEWEST_NAMES = 50;
const FEWEST_SHORTENED = 0.2;

const directory = mkdtempSync(join(tmpdir(), 'cadastre-profile-'));
const service = new ServiceProcess(['--cpu-prof', `--cpu-prof-dir=${directory}`, '--cpu-prof-interval=100']);

afterAll(async () => {
  await service.dispose();
  rmSync(directory, { recursive: true, force: true });
});

describe('a profile of the service', () => {
  it('has the names of the sources', async () => {
    await service.start();
    expect(await service.stop()).toBe(0);
    const names = readdirSync(directory)
      .flatMap((file) => profileIn(readFileSync(join(directory, file), 'utf8')).nodes)
      .filter(({ callFrame }) => callFrame.url.includes('/dist/service/'))
      .map(({ callFrame }) => callFrame.functionName)
      .filter((name) => name !== '');
    expect(names.length).toBeGreaterThan(FEWEST_NAMES);
    const shortened = names.filter((name) => name.length <= 2);
    expect(shortened.length / names.length).toBeLessThan(FEWEST_SHORTENED);
  });
});

function profileIn(text: string): Profile {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a file that V8 wrote
  return JSON.parse(text) as Profile;
}
