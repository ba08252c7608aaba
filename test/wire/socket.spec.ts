import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { DATASET, proposal, stored } from './proposal.builder.js';

/** What cannot be tested with injected requests: limits of the HTTP parser, and the shutdown of the service. */
let app: WireApp;
let url: string;
beforeAll(async () => {
  app = await wireApp({ maxBodyBytes: 4_096 });
  url = await app.listen();
});
afterAll(() => app.close());

function post(body: string): Promise<Response> {
  return fetch(`${url}/aspects?action=ingestProposal`, { method: 'POST', headers: CLIENT_HEADERS, body });
}

describe('over a socket', () => {
  it('batch reads may name hundreds of URNs', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => encodeURIComponent(DATASET.replace('orders', `t${String(at)}`)));
    const answer = await fetch(`${url}/entitiesV2?ids=List(${ids.join(',')})`, { headers: CLIENT_HEADERS });
    const body: unknown = await answer.json();
    const results: unknown = typeof body === 'object' && body !== null && 'results' in body ? body.results : undefined;
    const count = typeof results === 'object' && results !== null ? Object.keys(results).length : 0;
    expect([answer.status, count]).toEqual([200, 400]);
  });

  it('a body over the limit is refused, and the next request is served', async () => {
    const answer = await post(
      JSON.stringify({ proposal: proposal('status', { removed: false }), padding: 'x'.repeat(5_000) }),
    );
    const body: unknown = await answer.json();
    expect([answer.status, body]).toMatchObject([413, { code: 'BODY_TOO_LARGE', status: 413 }]);
    expect((await post(JSON.stringify({ proposal: proposal('status', { removed: false }) }))).status).toBe(200);
  });

  it('an aborted request does not affect the service', async () => {
    await new Promise<void>((done) => {
      const broken = request(`${url}/aspects?action=ingestProposal`, {
        method: 'POST',
        headers: { 'content-length': '100' },
      });
      broken.on('error', () => {
        done();
      });
      broken.write('{"proposal":', () => broken.destroy());
    });
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('accepted requests are completed and stored before the service ends', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-ending-'));
    const ending = await wireApp({ dataDir });
    const address = await ending.listen();
    const urns = Array.from({ length: 50 }, (_, at) => DATASET.replace('orders', `t${String(at)}`));
    const writes = urns.map((entityUrn) => {
      const body = JSON.stringify({ proposal: proposal('status', { removed: false }, { entityUrn }) });
      return fetch(`${address}/aspects?action=ingestProposal`, { method: 'POST', headers: CLIENT_HEADERS, body });
    });
    await Promise.race(writes);
    const closed = ending.close();
    const outcomes = await Promise.allSettled(writes);
    await closed;
    await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
    const again = await wireApp({ dataDir });
    const values = await Promise.all(urns.map((urn) => stored(again, urn, 'status')));
    await again.close();
    rmSync(dataDir, { recursive: true });
    // A request without a response was not received: its connection was still idle for the server.
    const answered = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.status === 200);
    expect(values.map((value) => value !== undefined)).toEqual(answered);
    expect(answered).toContain(true);
  });
});
