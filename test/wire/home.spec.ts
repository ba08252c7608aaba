import { startService, type RunningService } from '../cli/command-line.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { ingest, proposal } from './proposal.builder.js';

const HOME = '/restli/home';
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** What a person reads of a page, in one line. */
function textOf(page: string): string {
  return page
    .replace(/^.*<main[^>]*>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ');
}

describe('the page about the service', () => {
  let app: WireApp;
  beforeAll(async () => {
    app = await wireApp();
  });
  afterAll(() => app.close());

  it('says what to do with an empty catalog', async () => {
    const { status, headers, text } = await app.get(HOME, { headers: BROWSER });
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
    const { text } = await app.get(HOME, { headers: BROWSER });
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
});

describe('GET / of a browser', () => {
  let app: WireApp;
  beforeAll(async () => {
    app = await wireApp();
  });
  afterAll(() => app.close());

  it.each(['/', '/search?q=x', '/browse', '/entity/urn%3Ali%3Atag%3Aa', '/models', '/operations', '/sign-in'])(
    'is a page that loads nothing from elsewhere, and no style without the number of the answer, at %s',
    async (path) => {
      const { status, headers, text } = await app.get(path, { headers: BROWSER });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      const policy = String(headers['content-security-policy']);
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'missing';
      expect(policy).toContain("default-src 'none'; connect-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(text).toContain(`"${nonce}"`);
      expect((await app.get(path, { headers: BROWSER })).headers['content-security-policy']).not.toBe(policy);
    },
  );

  it('is no answer to the name of a file that no build has', async () => {
    const { status, text } = await app.get('/web/nothing.js', { headers: BROWSER });
    expect([status, text]).toEqual([404, expect.stringContaining("for path '/web/nothing.js'")]);
    expect((await app.get('/web/..%2f..%2fpackage.json', { headers: BROWSER })).status).toBe(404);
    expect((await app.get('/web/files.json', { headers: BROWSER })).status).toBe(404);
  });

  it('has what the pages know of the models beside it', async () => {
    const answer = await app.get('/web/models.json', { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.json()).toMatchObject({
      entities: expect.arrayContaining([expect.objectContaining({ name: 'tag' })]),
    });
    const etag = String(answer.headers['etag']);
    const again = await app.get('/web/models.json', {
      headers: { 'accept-encoding': 'identity', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const packed = await app.get('/web/models.json', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
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
    const page = textOf(await (await fetch(server.address + HOME, { headers: BROWSER })).text());
    expect(page).toContain('13 entities of 8 types. 5 dataset 2 corpuser 1 ');
    for (const type of ['chart', 'dashboard', 'dataPlatform', 'domain', 'glossaryTerm', 'tag'])
      expect(page).toContain(` 1 ${type} `);
  });

  it('reads one of them in a call, at the address by which the page was asked for', async () => {
    const page = textOf(await (await fetch(server.address + HOME, { headers: BROWSER })).text());
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
      expect(textOf((await app.get(HOME, { headers: BROWSER })).text)).toContain('One entity of 1 type. 1 tag ');
    } finally {
      await app.close();
    }
  });
});
