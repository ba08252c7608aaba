import { jsonItems } from './json-member.js';
import { LONGEST_TURN, longestTurn } from '../longest-turn.builder.js';
import { isMembers } from '../../src/kernel/members.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

/** Members of an object that are lists. */
function listsIn(value: unknown): readonly (readonly unknown[])[] {
  return Object.values(isMembers(value) ? value : {}).filter((list): list is readonly unknown[] => Array.isArray(list));
}

async function titleOf(path: string): Promise<readonly [number, unknown, string | undefined]> {
  const { status, headers, text } = await app.get(path);
  return [status, headers['content-type'], /<h1>([^<]*)<\/h1>/.exec(text)?.[1]];
}

/** Addresses that a page names, without those on the page itself. */
function linksOf(text: string): readonly string[] {
  const links = [...text.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, link = '']) => link);
  return [...new Set(links)];
}

describe('/restli/docs', () => {
  it('leads people from the overview to resources, entities, aspects and types', async () => {
    const type = 'text/html; charset=utf-8';
    expect(await titleOf('/restli/docs')).toEqual([200, type, 'Documentation']);
    expect(await titleOf('/restli/docs/rest/entities')).toEqual([200, type, 'entities']);
    expect(await titleOf('/restli/docs/entity/dataset')).toEqual([200, type, 'dataset']);
    expect(await titleOf('/restli/docs/aspect/ownership')).toEqual([200, type, 'ownership']);
    expect(await titleOf('/restli/docs/data/com.linkedin.common.Status')).toEqual([200, type, 'Status']);
  });

  it('links only to existing pages, of which every one can be reached', async () => {
    const dead: string[] = [];
    const seen = new Set(['/restli/docs']);
    for (const link of seen) {
      const { status, headers, text } = await app.get(link, { headers: { accept: 'text/html' } });
      if (status !== 200) dead.push(link);
      const isPage = String(headers['content-type']).startsWith('text/html');
      for (const next of isPage ? linksOf(text) : []) seen.add(next);
    }
    const contents = (await app.get('/restli/docs?format=json')).json();
    const pages = listsIn(contents).flat().length;
    const kinds = [...seen].filter((link) => /^\/restli\/docs\/(rest|entity|aspect|data)\//.test(link));
    expect([dead, kinds.length]).toEqual([[], pages]);
  });

  it('says who uses what', async () => {
    const usedBy = async (path: string): Promise<string> =>
      (await app.get(path)).text.split('<h2>Used by</h2>')[1]?.split('<h2>')[0] ?? '';
    expect(await usedBy('/restli/docs/aspect/ownership')).toContain('href="/restli/docs/entity/dataset"');
    expect(await usedBy('/restli/docs/entity/corpuser')).toContain('href="/restli/docs/aspect/ownership"');
    const stamp = await usedBy('/restli/docs/data/com.linkedin.common.AuditStamp');
    expect(stamp).toContain('href="/restli/docs/data/com.linkedin.common.Ownership"');
    const filter = await usedBy('/restli/docs/data/com.linkedin.metadata.query.filter.Filter');
    expect(filter).toContain('href="/restli/docs/rest/entities#search"');
  });

  it('shows nothing of a secret, and no example that would need one', async () => {
    const { text } = await app.get('/restli/docs/aspect/dataHubSecretValue');
    expect([text.includes('<h2>Calls to try</h2>'), text.includes('>value<')]).toEqual([false, false]);
  });

  it('is sent once to browsers that keep it', async () => {
    for (const path of ['/restli/docs', '/restli/docs/search.json', '/openapi.json', '/restli/docs/page.js']) {
      const { headers } = await app.get(path);
      const etag = String(headers['etag']);
      expect([path, headers['cache-control'], etag]).toEqual([
        path,
        'no-cache',
        expect.stringMatching(/^"[\w-]{27}"$/),
      ]);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await app.get(path, { headers: { 'if-none-match': known } });
        expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
      }
      expect((await app.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });

  it('finds everything that has a page in what its search looks through', async () => {
    const entries: unknown = (await app.get('/restli/docs/search.json')).json();
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'aspect', name: 'ownership', path: '/restli/docs/aspect/ownership' }),
        expect.objectContaining({ kind: 'entity', name: 'dataset', path: '/restli/docs/entity/dataset' }),
        expect.objectContaining({ kind: 'resource', name: 'entities', path: '/restli/docs/rest/entities' }),
        expect.objectContaining({ kind: 'method', name: 'entities.list', path: '/restli/docs/rest/entities#list' }),
        expect.objectContaining({ kind: 'type', name: 'SchemaField', also: expect.stringContaining('nativeDataType') }),
      ]),
    );
  });

  it('answers a refusal as the OpenAPI document shows one', async () => {
    const document = (await app.get('/openapi.json')).json();
    const [example] = jsonItems(document, 'components', 'schemas', 'ErrorResponse', 'examples');
    const answer = await app.post('/entities?action=list', { entity: 'dataset', start: 0, count: -1 });
    expect(answer.json()).toMatchObject({ ...(isMembers(example) ? example : { status: 'none' }) });
  });

  it('gives programs JSON', async () => {
    const answer = await app.get('/restli/docs/rest/operations?format=json');
    expect([answer.headers['content-type'], answer.json()]).toEqual([
      'application/json',
      { resources: { operations: expect.objectContaining({ name: 'operations' }) } },
    ]);
    expect((await app.get('/restli/docs?format=json')).json()).toMatchObject({
      resources: [
        'analytics',
        'aspects',
        'entities',
        'entitiesV2',
        'entitiesVersionedV2',
        'operations',
        'platform',
        'relationships',
        'runs',
        'usageStats',
      ],
    });
    expect((await app.get('/restli/docs/data/com.linkedin.common.Status?format=json')).json()).toMatchObject({
      models: { 'com.linkedin.common.Status': { kind: 'record' } },
      aspect: { name: 'status' },
      usedBy: { types: expect.any(Array) },
    });
    expect((await app.get('/restli/docs/aspect/status?format=json')).json()).toMatchObject({
      aspects: { status: { record: 'com.linkedin.common.Status' } },
      usedBy: { entities: expect.arrayContaining(['dataset']) },
    });
    expect((await app.get('/restli/docs/entity/tag?format=json')).json()).toMatchObject({
      entities: { tag: { urn: 'urn:li:tag:<name>' } },
      usedBy: expect.arrayContaining([expect.objectContaining({ aspect: 'globalTags' })]),
    });
  });

  it('shows annotations without a meaning to the catalog', async () => {
    const { text } = await app.get('/restli/docs/data/com.linkedin.common.DatasetUrn');
    expect(text).toContain(
      '@validate = {&#34;com.linkedin.common.validator.TypedUrnValidator&#34;:{&#34;entityType&#34;:&#34;dataset&#34;',
    );
  });

  it('answers OPTIONS on a resource with the same', async () => {
    const options = await app.send('OPTIONS', '/operations');
    expect(options.json()).toEqual((await app.get('/restli/docs/rest/operations?format=json')).json());
  });

  it.each([
    ['/restli/docs?format=json&format=html', 400],
    ['/restli/docs?format=yaml', 400],
    ['/restli/docs/rest/nonsense', 404],
    ['/restli/docs/data/nonsense', 404],
    ['/restli/docs/entity/nonsense', 404],
    ['/restli/docs/aspect/nonsense', 404],
    ['/restli/docs/nonsense', 404],
    ['/restli/docs/rest', 404],
    ['/restli', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await app.get(path)).status).toBe(status);
  });
});

describe('a page that nobody has asked for yet', () => {
  it.each(['/restli/docs', '/restli/docs/rest/entities', '/restli/docs/search.json', '/openapi.json', '/'])(
    'leaves others their turns: %s',
    async (path) => {
      const fresh = await wireApp();
      try {
        const { result, turn } = await longestTurn(() => fresh.get(path, { headers: { accept: 'text/html' } }));
        expect(result.status).toBe(200);
        expect(turn).toBeLessThan(LONGEST_TURN);
      } finally {
        await fresh.close();
      }
    },
  );
});
