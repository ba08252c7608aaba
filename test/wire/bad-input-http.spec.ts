import { connect } from 'node:net';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';

/** Bytes that are not a request, or requests that nothing serves, are refused in the form of every other refusal. */
let app: WireApp;
let port: number;
beforeAll(async () => {
  app = await wireApp();
  port = Number(new URL(await app.listen()).port);
});
afterAll(() => app.close());

/** Status and JSON body of the response to these bytes. */
function exchange(rawRequest: string): Promise<readonly [number, unknown]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(rawRequest, 'latin1')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      resolve([Number(head.split(' ')[1]), JSON.parse(body)]);
    });
  });
}

/** A request line with the headers that end the connection after the answer. */
function request(line: string, ...headers: readonly string[]): string {
  return `${[`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
}

describe('input over a socket', () => {
  it.each([
    ['a header without a colon', request('GET /config', 'nonsense'), 400, 'REQUEST_MALFORMED'],
    ['a length that is no number', request('POST /entities', 'Content-Length: x'), 400, 'REQUEST_MALFORMED'],
    ['two lengths', request('POST /entities', 'Content-Length: 1', 'Content-Length: 2'), 400, 'REQUEST_MALFORMED'],
    ['a method that HTTP does not have', request('NONSENSE /config'), 400, 'REQUEST_MALFORMED'],
    ['bytes in the address', request('GET /entitiesV2/\u00ff\u00fe'), 400, 'REQUEST_MALFORMED'],
    ['two hosts', request('GET /health', 'Host: localhost'), 400, 'HOST_AMBIGUOUS'],
    [
      'the name of another site',
      'GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      421,
      'HOST_REFUSED',
    ],
    ['no HTTP at all', '\u0016\u0003\u0001\u0000\u0000', 400, 'REQUEST_MALFORMED'],
    ['an endless header', request('GET /config', `X: ${'x'.repeat(140_000)}`), 431, 'HEADERS_TOO_LARGE'],
    ['an endless address', request(`GET /entitiesV2?ids=${'x'.repeat(140_000)}`), 431, 'HEADERS_TOO_LARGE'],
    ['a verb that nobody serves', request('PROPFIND /entities'), 400, 'METHOD_UNSUPPORTED'],
    ['a verb that must name its content', request('QUERY /health'), 415, 'BODY_TYPE_UNSUPPORTED'],
    ['a verb of tracing', request('TRACE /entities'), 400, 'METHOD_UNSUPPORTED'],
    ['the server as a whole', request('OPTIONS *'), 404, 'RESOURCE_UNKNOWN'],
    ['the way up', request('GET /entitiesV2/../../../etc/passwd'), 404, 'PATH_TOO_DEEP'],
  ])('is refused when it is %s', async (_what, rawRequest, status, code) => {
    expect(await exchange(rawRequest)).toEqual([
      status,
      {
        exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
        stackTrace: expect.stringContaining(`[HTTP Status:${String(status)}]`),
        message: expect.stringMatching(/./),
        ...{ status, code },
      },
    ]);
  });

  it.each(['{}', '{]', ''])('is described whatever the body says: %s', async (body) => {
    const headers = ['Content-Type: application/json', `Content-Length: ${String(body.length)}`];
    const [status, description] = await exchange(request('OPTIONS /entities', ...headers) + body);
    expect([status, description]).toEqual([200, { resources: { entities: expect.anything() } }]);
  });

  it('is served when the address names the server', async () => {
    expect(await exchange(request('GET http://localhost/health'))).toEqual([200, { status: 'UP' }]);
  });
});
