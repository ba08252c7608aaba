import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMembers } from '../../src/kernel/members.js';
import { cadastre } from '../cli/command-line.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';

const SAMPLE = fileURLToPath(new URL('../samples/petshop.json', import.meta.url));
/** Times that a task of maintenance is waited for, before the next may begin. */
const MOST_TRIES = 2000;
/** Members that have another value each time. */
const MEASURED: ReadonlySet<string> = new Set(['lastObserved', 'sizeMb', 'time']);

/** A request as the document shows it, and its answer. */
interface ShownCall {
  readonly url: string;
  readonly body: object | undefined;
  readonly answer: unknown;
}

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  expect((await cadastre(['ingest', SAMPLE], { CADASTRE_SERVER: await app.listen() })).code).toBe(0);
});
afterAll(() => app.close());

/** The calls of the document that show an answer, in its order. */
async function shownCalls(): Promise<readonly ShownCall[]> {
  const paths = jsonMember((await app.get('/openapi.json')).json(), 'paths');
  return Object.entries(isMembers(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.entries(isMembers(item) ? item : {}).flatMap(([verb, operation]) => {
      const content = jsonMember(operation, 'responses', '200', 'content', 'application/json');
      if (content === undefined) return [];
      const body = jsonMember(operation, 'requestBody', 'content', 'application/json', 'example');
      const url = verb === 'post' ? path : addressOf(path, jsonItems(operation, 'parameters'));
      return [{ url, body: isMembers(body) ? body : undefined, answer: jsonMember(content, 'example') }];
    }),
  );
}

function addressOf(path: string, parameters: readonly unknown[]): string {
  const query: string[] = [];
  let address = path;
  for (const parameter of parameters) {
    const value = jsonMember(parameter, 'example');
    if (value === undefined) continue;
    const items = [value].flat().map((item: unknown) => encodeURIComponent(String(item)));
    const text = Array.isArray(value) ? `List(${items.join()})` : items.join();
    if (jsonMember(parameter, 'in') === 'path') address = path.replace('{key}', text);
    else query.push(`${String(jsonMember(parameter, 'name'))}=${text}`);
  }
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

async function call({ url, body }: ShownCall): Promise<unknown> {
  const headers = { 'x-restli-protocol-version': '2.0.0' };
  for (let tries = 0; ; tries++) {
    const answer = body === undefined ? await app.get(url, { headers }) : await app.post(url, body, { headers });
    if (answer.status === 200) return answer.json();
    // Another task of maintenance is under way.
    expect([url, answer.status, tries < MOST_TRIES]).toEqual([url, 409, true]);
    await sleep(5);
  }
}

/** Whether all that is shown is in what was found: lists may be cut, and times are of the moment. */
function isIn(shown: unknown, found: unknown, name = ''): boolean {
  if (Array.isArray(shown)) {
    return Array.isArray(found) && shown.every((item) => found.some((other) => isIn(item, other)));
  }
  if (isMembers(shown)) {
    return isMembers(found) && Object.entries(shown).every(([key, value]) => isIn(value, found[key], key));
  }
  if (MEASURED.has(name)) return typeof found === 'number';
  if (typeof shown !== 'string' || typeof found !== 'string') return shown === found;
  // The state of a task, as text: what it has depends on how far it is.
  if (shown.startsWith('{"')) return [...shown.matchAll(/"\w+":/g)].every(([key]) => found.includes(key));
  return found.replace(/timeMs=\d+/, 'timeMs=3') === shown;
}

describe('the OpenAPI document', () => {
  it('shows answers that the service gives to the requests that it shows', async () => {
    const calls = await shownCalls();
    expect(calls.length).toBeGreaterThan(25);
    for (const shown of calls) {
      const found = await call(shown);
      expect([shown.url, isIn(shown.answer, found) ? 'is so' : { shown: shown.answer, found }]).toEqual([
        shown.url,
        'is so',
      ]);
    }
  });
});
