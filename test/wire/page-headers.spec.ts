import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

describe('pages', () => {
  it.each([
    '/api/graphql',
    '/restli/docs',
    '/restli/docs/rest/entities',
    '/restli/docs/data/com.linkedin.common.Status',
  ])('run no script of others and stand in no frame: %s', async (path) => {
    const { headers, text } = await app.get(path, { headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
    expect([headers['x-content-type-options'], headers['x-frame-options']]).toEqual(['nosniff', 'DENY']);
    // What the policy forbids would not work: a script in the page, or a handler in a tag.
    expect(text).not.toMatch(/<script(?![^>]* src=)|\son\w+=|javascript:/i);
  });

  it('load files whose type browsers do not guess', async () => {
    const { headers } = await app.get('/api/graphiql/page.js');
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'text/javascript; charset=utf-8',
      'nosniff',
    ]);
  });
});
