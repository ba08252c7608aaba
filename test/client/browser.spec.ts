import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build, stop } from 'esbuild';
import type { WireApp } from '../wire/app.builder.js';
import { wireApp } from '../wire/app.builder.js';

/** The client in a page: nothing of Node is there, neither as a module nor as a global. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A page's program; its last line is what it is asked for. */
const PAGE = `
import { createClient } from './generated/contract/client/index.js';

export async function run(url) {
  const client = createClient({ url });
  await client.upsert('urn:li:tag:page', 'tagProperties', { name: 'From a page' });
  const found = [];
  for await (const { urn, aspects } of client.search({ entity: 'tag', input: 'page', aspects: ['tagProperties'] }))
    found.push([urn, aspects.tagProperties.name]);
  const { dataset } = await client.graphql.datasetPage({ urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,x,PROD)' });
  const refusal = await client.exists('nonsense').catch(({ name, code }) => [name, code]);
  return JSON.stringify({ found, exists: dataset?.exists, refusal, token: client.consistencyToken !== undefined });
}
`;

/** What a page has of all that the client uses, and what every script has. */
const GLOBALS = { fetch, Request, Response, Headers, URL, AbortController, AbortSignal, DOMException, performance };
const TIMERS = { setTimeout, clearTimeout };

/** Bytes, compressed; a quarter of it are the operations of GraphQL. */
const LARGEST = 20_000;

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(async () => {
  await app.close();
  await stop();
});

describe('the typed client in a page', () => {
  it('is bundled without a module of Node, and small', async () => {
    const { outputFiles, metafile } = await bundle();
    const outside = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
    expect(outside).toEqual([]);
    const [size = Infinity] = outputFiles.map(({ contents }) => gzipSync(contents).length);
    expect(size).toBeLessThan(LARGEST);
  });

  it('writes, finds, asks GraphQL and is refused', async () => {
    const [file] = (await bundle()).outputFiles;
    const page = createContext({ ...GLOBALS, ...TIMERS });
    runInContext(file?.text ?? '', page);
    const answer: unknown = await runInContext(`client.run(${JSON.stringify(await app.listen())})`, page);
    expect(JSON.parse(String(answer))).toEqual({
      found: [['urn:li:tag:page', 'From a page']],
      exists: false,
      refusal: ['CatalogClientError', 'URN_INVALID'],
      token: true,
    });
  });
});

/** An import that only Node can resolve fails. */
function bundle() {
  return build({
    stdin: { contents: PAGE, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'client',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
}
