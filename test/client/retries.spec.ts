import { createServer, type RequestListener } from 'node:http';
import { freePort } from '../process/free-port.js';
import { CatalogClientError, type Client, createClient } from '../../generated/contract/client/index.js';

/** When the typed client repeats a call, against servers that fail in every way. */
const TAG = 'urn:li:tag:a';

interface Tried {
  readonly calls: readonly string[];
  readonly outcome: unknown;
}

/** Call a server that answers so. `calls`: what it was asked, in order. */
async function tried(
  answer: (at: number, response: Parameters<RequestListener>[1]) => void,
  call: (client: Client) => Promise<unknown>,
  retries = 2,
): Promise<Tried> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    calls.push(request.url ?? '');
    answer(calls.length, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const outcome = await call(createClient({ url: `http://127.0.0.1:${String(port)}/`, retries })).catch(
    (error: unknown) => error,
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { calls, outcome };
}

/** A refusal that asks to be called again at once. */
function later(response: Parameters<RequestListener>[1], code: string, status = 503): void {
  response.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify({ status, code, message: 'later' }));
}

const read = (client: Client): Promise<unknown> => client.exists(TAG);
const upsert = (client: Client): Promise<unknown> => client.upsert(TAG, 'tagProperties', { name: 'a' });
const patch = (client: Client): Promise<unknown> => client.patch(TAG, 'tagProperties', [{ op: 'remove', path: '/x' }]);

describe('a call', () => {
  it.each([
    ['a read', read],
    ['an UPSERT', upsert],
  ])('is repeated while the service is unavailable: %s', async (_what, call) => {
    const { calls, outcome } = await tried((at, response) => {
      if (at < 3) later(response, 'STORE_UNAVAILABLE', at === 1 ? 503 : 502);
      else response.end('{"value":true}');
    }, call);
    expect([calls.length, outcome instanceof Error]).toEqual([3, false]);
  });

  it.each([
    ['a read', read],
    ['an UPSERT', upsert],
  ])('is repeated after a broken connection: %s', async (_what, call) => {
    const { calls, outcome } = await tried((at, response) => {
      if (at === 1) response.destroy();
      else response.end('{"value":true}');
    }, call);
    expect([calls.length, outcome instanceof Error]).toEqual([2, false]);
  });

  it('is repeated as often as is wanted, and no more', async () => {
    const { calls, outcome } = await tried((_at, response) => {
      later(response, 'SERVICE_BUSY');
    }, read);
    expect([calls.length, outcome]).toEqual([3, expect.any(CatalogClientError)]);
    expect(outcome).toMatchObject({ code: 'SERVICE_BUSY', status: 503, message: 'later', retryAfter: 0 });
    const once = await tried(
      (_at, response) => {
        later(response, 'SERVICE_BUSY');
      },
      read,
      0,
    );
    expect(once.calls).toHaveLength(1);
  });

  it.each([400, 401, 404, 409, 422, 429, 500])('is not repeated when the answer is %d', async (status) => {
    const { calls, outcome } = await tried((_at, response) => {
      later(response, 'X', status);
    }, read);
    expect([calls.length, outcome]).toEqual([1, expect.objectContaining({ status, code: 'X' })]);
  });

  it('that may not happen twice is repeated only when it has not begun', async () => {
    const notBegun = await tried((at, response) => {
      if (at === 1) later(response, 'SERVICE_BUSY');
      else response.end('{"value":"urn:li:tag:a"}');
    }, patch);
    expect([notBegun.calls.length, notBegun.outcome]).toEqual([2, undefined]);
    const unknown = await tried((_at, response) => {
      later(response, 'STORE_UNAVAILABLE');
    }, patch);
    expect([unknown.calls.length, unknown.outcome]).toEqual([1, expect.objectContaining({ status: 503 })]);
    const broken = await tried((_at, response) => {
      response.destroy();
    }, patch);
    expect([broken.calls.length, broken.outcome]).toEqual([1, expect.objectContaining({ status: 0 })]);
  });

  it.each([
    ['a read', read],
    ['a PATCH', patch],
  ])('is repeated where nobody listens yet: %s', async (_what, call) => {
    let attempts = 0;
    const client = createClient({
      url: `http://127.0.0.1:${String(await freePort())}`,
      retries: 1,
      fetch: (request) => {
        attempts++;
        return fetch(request);
      },
    });
    await expect(call(client)).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE', status: 0 });
    expect(attempts).toBe(2);
  });

  it('ends with its signal, while it is under way and while it waits', async () => {
    const reason = new RangeError('enough');
    const end = new AbortController();
    const during = await tried(
      () => {
        end.abort(reason);
      },
      (client) => client.exists(TAG, { signal: end.signal }),
    );
    expect([during.calls.length, during.outcome]).toEqual([1, reason]);
    const later = new AbortController();
    const waiting = await tried(
      (_at, response) => {
        response.writeHead(503, { 'retry-after': '9' }).end('{}', () => {
          setImmediate(() => {
            later.abort(reason);
          });
        });
      },
      (client) => client.exists(TAG, { signal: later.signal }),
    );
    expect([waiting.calls.length, waiting.outcome]).toEqual([1, reason]);
  });

  it('says that an answer is no catalog', async () => {
    const { outcome } = await tried((_at, response) => response.end('<html>'), read);
    expect(outcome).toMatchObject({ code: 'ANSWER_UNEXPECTED', status: 200 });
    const proxied = await tried((_at, response) => response.writeHead(403).end('<html>'), read);
    expect(proxied.outcome).toMatchObject({ code: 'ANSWER_UNEXPECTED', status: 403 });
  });
});

describe('operations of GraphQL', () => {
  const away = JSON.stringify({
    errors: [{ message: 'away', extensions: { code: 503, type: 'SERVICE_UNAVAILABLE' } }],
  });

  it('are repeated when they read, and not when they write', async () => {
    const query = await tried(
      (at, response) => response.end(at === 1 ? away : '{"data":{"dataset":null}}'),
      (client) => client.graphql.datasetPage({ urn: 'urn:li:dataset:x' }),
    );
    expect([query.calls.length, query.outcome]).toEqual([2, { dataset: null }]);
    const mutation = await tried(
      (_at, response) => response.end(away),
      (client) => client.graphql.describe({ input: { description: 'a', resourceUrn: TAG } }),
    );
    expect([mutation.calls.length, mutation.outcome]).toEqual([1, expect.objectContaining({ status: 503 })]);
  });
});
