import { startService, type RunningService } from '../cli/command-line.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { ingest, proposal } from './proposal.builder.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** What a person reads of a page, in one line. */
function textOf(page: string): string {
  return page
    .replace(/^.*<main[^>]*>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ');
}

describe('GET / of a browser', () => {
  let app: WireApp;
  beforeAll(async () => {
    app = await wireApp();
  });
  afterAll(() => app.close());

  it('is a page that says what to do with an empty catalog', async () => {
    const { status, headers, text } = await app.get('/', { headers: BROWSER });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(textOf(text)).toMatch(
      /Cadastre Version \d+\.\d+\.\d+\..* Nothing yet\. .*Fill it with a small sample npx cadastre .*ingest test\/samples\/petshop\.json/,
    );
  });

  it('links to GraphiQL, the documentation, OpenAPI, health and metrics', async () => {
    const { text } = await app.get('/', { headers: BROWSER });
    const links = [...new Set([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link))];
    expect(links).toEqual(
      expect.arrayContaining([
        '/',
        '/restli/docs',
        '/api/graphql',
        '/openapi.json',
        '/health',
        '/restli/docs/page.css',
      ]),
    );
    const dead: string[] = [];
    for (const link of links) {
      if ((await app.get(link, { headers: BROWSER })).status !== 200) dead.push(link);
    }
    expect(dead).toEqual([]);
  });

  it.each([['*/*'], ['application/json'], ['']])('is what it was for clients that accept %j', async (accept) => {
    const { status, headers, text } = await app.get('/', { headers: { accept } });
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    expect(text).toContain("No root resource defined for path '/'.");
  });

  it('is the page below the older prefixes and with a query, too', async () => {
    for (const path of ['/gms', '/api/gms/', '/?x=1']) {
      expect([path, (await app.get(path, { headers: BROWSER })).status]).toEqual([path, 200]);
    }
  });

  it('is no page for other verbs', async () => {
    const plain = await app.send('POST', '/', { body: {} });
    const { status, text } = await app.send('POST', '/', { headers: BROWSER, body: {} });
    expect([status, text]).toEqual([plain.status, plain.text]);
    expect(status).toBe(404);
  });
});

describe('the page of a catalog with entities', () => {
  let server: RunningService;
  beforeAll(async () => {
    server = await startService();
    expect((await server.command('ingest', 'test/samples/petshop.json')).code).toBe(0);
  });
  afterAll(() => server.close());

  it('counts them by type, the most frequent first', async () => {
    const page = textOf(await (await fetch(server.address, { headers: BROWSER })).text());
    expect(page).toContain('13 entities of 8 types. 5 dataset 2 corpuser 1 ');
    for (const type of ['chart', 'dashboard', 'dataPlatform', 'domain', 'glossaryTerm', 'tag'])
      expect(page).toContain(` 1 ${type} `);
  });

  it('reads one of them in a call, at the address by which the page was asked for', async () => {
    const page = textOf(await (await fetch(server.address, { headers: BROWSER })).text());
    expect(page).toContain(`'${server.address}/entitiesV2/urn%3Ali%3Adataset%3A`);
  });
});

describe('counts', () => {
  it('leave soft-deleted entities out', async () => {
    const app = await wireApp();
    try {
      const removed = { entityType: 'tag', entityUrn: 'urn:li:tag:old' };
      await ingest(app, proposal('status', { removed: true }, removed));
      await ingest(app, proposal('status', { removed: false }, { entityType: 'tag', entityUrn: 'urn:li:tag:new' }));
      expect(textOf((await app.get('/', { headers: BROWSER })).text)).toContain('One entity of 1 type. 1 tag ');
    } finally {
      await app.close();
    }
  });
});
