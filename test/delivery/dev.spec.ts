import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/free-port.js';
import { WorkingCopy } from '../process/working-copy.js';

/** The second and third of them come while the watchers run already. */
const EDITS = 3;

describe('npm run dev', () => {
  const copy = new WorkingCopy();
  const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-dev-'));
  let dev: ChildProcess;
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${String(port)}`;
    dev = spawn(process.execPath, [join(copy.directory, 'tools/dev.mjs')], {
      cwd: copy.directory,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said: string[] = [];
    dev.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
    while (!/\d+ in all|up to date/.test(said.join('')) || !(await page('/health')).includes('UP')) {
      if (dev.exitCode !== null) throw new RangeError(`it ended: ${said.join('')}`);
      await sleep(20);
    }
  });
  afterAll(async () => {
    if (dev.exitCode === null) {
      dev.kill('SIGKILL');
      await once(dev, 'exit');
    }
    copy.dispose();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function page(path: string): Promise<string> {
    try {
      return await (await fetch(url + path)).text();
    } catch {
      return '';
    }
  }

  /** Save a file with other words a few times, and wait each time until a page shows them. */
  async function serveEdits(file: string, words: string, path: string): Promise<void> {
    const source = join(copy.directory, file);
    const text = readFileSync(source, 'utf8');
    expect(text).toContain(words);
    for (let edit = 0; edit < EDITS; edit++) {
      const other = `${words}${String(edit)}`;
      writeFileSync(source, text.replace(words, other));
      while (!(await page(path)).includes(other)) await sleep(5);
    }
  }

  it.each([
    ['source', 'src/platform/config/client-config.ts', 'v0.11.0', '/config'],
    [
      'model',
      'models/com/linkedin/common/Status.pdl',
      'soft delete works',
      '/restli/docs/data/com.linkedin.common.Status',
    ],
  ])('serves each state of a %s that is saved', async (_kind, file, words, path) => {
    await serveEdits(file, words, path);
    expect(await page(path)).toContain(`${words}${String(EDITS - 1)}`);
  });

  it('continues with what it served when a source cannot be built, and with the next one that can', async () => {
    const source = join(copy.directory, 'src/platform/config/client-config.ts');
    const text = readFileSync(source, 'utf8');
    const said = once(dev.stderr!, 'data');
    writeFileSync(source, `${text}\nconst = ;`);
    await said;
    expect(await page('/health')).toBe('{"status":"UP"}');
    writeFileSync(source, text.replaceAll(/v0\.11\.0\d*/g, 'v0.11.0-repaired'));
    while (!(await page('/config')).includes('v0.11.0-repaired')) await sleep(5);
  });

  it('ends with all that it started', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    expect([await ended, await page('/health')]).toEqual([[0, null], '']);
  });
});
