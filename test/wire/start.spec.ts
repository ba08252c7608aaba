import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../src/platform/config/index.js';
import { startCatalog } from '../../src/index.js';
import { startService } from '../../src/server/service.js';
import { StartRefused } from '../../src/server/start-refusal.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadastre-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function settings(change: Partial<Settings> = {}): Settings {
  return { port: 0, host: '127.0.0.1', dataDir: folder, logLevel: 'silent', maxBodyBytes: 1_048_576, ...change };
}

/** The message of a refused start; `undefined` when it is not refused. */
async function refusalOf(change: Partial<Settings>): Promise<string | undefined> {
  try {
    const { app } = await startService(settings(change), false);
    await app.close();
    return undefined;
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
}

/** A port that is in use. */
async function takenPort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, server };
}

describe('a start', () => {
  it('is refused while the port is in use, and unlocks the data folder', async () => {
    const { port, server } = await takenPort();
    expect(await refusalOf({ port })).toBe(
      `127.0.0.1:${String(port)} is in use by another process. Stop that one, or choose another PORT.`,
    );
    server.close();
    expect(await refusalOf({})).toBeUndefined();
  });

  it('is refused while another service uses the data folder', async () => {
    const { app } = await startService(settings(), false);
    expect(await refusalOf({})).toMatch(/is in use by another process .* choose another DATA_DIR/);
    await app.close();
    expect(await refusalOf({})).toBeUndefined();
  });

  it('is refused when the data folder cannot be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusalOf({ dataDir: join(file, 'below') })).toEqual(expect.stringMatching(/./));
  });

  it('serves what an earlier run stored, on a port chosen by the system', async () => {
    const body = JSON.stringify({ urn: 'urn:li:tag:a' });
    const headers = { 'content-type': 'application/json' };
    const proposal = { entityType: 'tag', entityUrn: 'urn:li:tag:a', changeType: 'UPSERT', aspectName: 'status' };
    const aspect = { value: '{"removed":false}', contentType: 'application/json' };
    const { app: first } = await startService(settings(), false);
    const written = await fetch(`${await first.getUrl()}/aspects?action=ingestProposal`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ proposal: { ...proposal, aspect } }),
    });
    await first.close();
    const { app: second } = await startService(settings(), false);
    const answer = await fetch(`${await second.getUrl()}/entities?action=exists`, { method: 'POST', headers, body });
    expect([written.status, await answer.text()]).toEqual([200, '{"value":true}']);
    await second.close();
  });
});

describe('a catalog of a program', () => {
  it('has no workers, which would be other processes', async () => {
    const options = { port: 0, dataDir: folder, workers: 2 };
    await expect(startCatalog(options)).rejects.toThrow(new StartRefused('There is no option workers.'));
  });
});
