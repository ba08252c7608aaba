import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

async function titleOf(path: string): Promise<readonly [number, unknown, string | undefined]> {
  const { status, headers, text } = await app.get(path);
  return [status, headers['content-type'], /<h1>([^<]*)<\/h1>/.exec(text)?.[1]];
}

describe('/restli/docs', () => {
  it('leads people from the index to resources and types', async () => {
    const type = 'text/html; charset=utf-8';
    expect(await titleOf('/restli/docs')).toEqual([200, type, 'Cadastre']);
    expect(await titleOf('/restli/docs/rest/entities')).toEqual([200, type, 'entities']);
    expect(await titleOf('/restli/docs/data/com.linkedin.common.Status')).toEqual([
      200,
      type,
      'com.linkedin.common.Status',
    ]);
  });

  it('links only to existing pages', async () => {
    const { text } = await app.get('/restli/docs');
    const links = new Set([...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? ''));
    const dead: string[] = [];
    for (const link of links) if ((await app.get(link)).status !== 200) dead.push(link);
    expect([dead, links.size > 100]).toEqual([[], true]);
  });

  it('gives programs JSON', async () => {
    const answer = await app.get('/restli/docs/rest/operations?format=json');
    expect([answer.headers['content-type'], answer.json()]).toEqual([
      'application/json',
      { resources: { operations: expect.objectContaining({ name: 'operations' }) } },
    ]);
    expect((await app.get('/restli/docs?format=json')).json()).toMatchObject({
      resources: ['aspects', 'entities', 'entitiesV2', 'operations', 'relationships'],
    });
    expect((await app.get('/restli/docs/data/com.linkedin.common.Status?format=json')).json()).toMatchObject({
      models: { 'com.linkedin.common.Status': { kind: 'record' } },
      aspect: { name: 'status' },
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
    ['/restli/docs/nonsense', 404],
    ['/restli/docs/rest', 404],
    ['/restli', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await app.get(path)).status).toBe(status);
  });
});
