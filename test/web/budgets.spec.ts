import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Browser } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, startBrowser } from './page-visit.builder.js';

/** Bytes that the first page may load, as they are sent. */
const FIRST_PAGE = 200_000;

let service: BuiltService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([BuiltService.start('off'), startBrowser()]);
  service.command(['ingest', 'test/samples/petshop.json']);
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

/** A file as it is sent to who can unpack it. */
function sent(path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: number }>(
    (resolve, reject) => {
      const call = request(`${service.address}${path}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
      call.once('error', reject);
      call.once('response', (answer) => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.once('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes });
        });
      });
      call.end();
    },
  );
}

/** Paths of what a page loaded from the folder of the application. */
async function loadedBy(path: string): Promise<readonly string[]> {
  const visit = await BrowserVisit.begin(browser, service.address);
  const paths = new Set<string>();
  visit.page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/web/')) paths.add(pathname);
  });
  await visit.goTo(path);
  await visit.end();
  return [...paths];
}

describe('the first page', () => {
  it('loads less than 200 kB, and files that browsers keep for good', async () => {
    const paths = await loadedBy('/');
    expect(paths.length).toBeGreaterThan(3);
    let total = (await sent('/', { accept: 'text/html' })).bytes;
    for (const path of paths) {
      const { status, headers, bytes } = await sent(path);
      total += bytes;
      expect([path, status, headers['content-encoding'] === undefined]).toEqual([path, 200, false]);
      const lasts = path === '/web/models.json' ? 'no-cache' : 'public, max-age=31536000, immutable';
      expect([path, headers['cache-control']]).toEqual([path, lasts]);
      const again = await sent(path, { 'if-none-match': String(headers.etag) });
      expect([path, again.status, again.bytes]).toEqual([path, 304, 0]);
    }
    process.stdout.write(`The first page loads ${String(Math.round(total / 1000))} kB.\n`);
    expect(total).toBeLessThan(FIRST_PAGE);
  });

  it('says how soon it can be used, and how soon what is typed is answered', async () => {
    const visit = await BrowserVisit.begin(browser, service.address);
    await visit.goTo('/');
    const ready = Number(await visit.page.evaluate("performance.getEntriesByType('navigation')[0].duration"));
    await visit.page.keyboard.press('/');
    await visit.page.keyboard.type('pe');
    await visit.page
      .getByRole('option', { name: /petshop/ })
      .first()
      .waitFor();
    const began = performance.now();
    await visit.page.keyboard.type('ts');
    await visit.page.locator('mark', { hasText: 'pets' }).first().waitFor();
    const typed = performance.now() - began;
    process.stdout.write(
      `Loaded in ${ready.toFixed(0)} ms; suggestions after two letters in ${typed.toFixed(0)} ms.\n`,
    );
    expect(visit.complaints).toEqual([]);
    await visit.end();
  });
});
