import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { endOf } from './ended-process.js';

/** What a server answers to its root, and to everything else where that differs. */
interface Answers {
  readonly root: StatusAndBody;
  readonly other?: StatusAndBody;
}

type StatusAndBody = readonly [status: number, body: object];

const OPENSEARCH: StatusAndBody = [200, { version: { distribution: 'opensearch', number: '2.19.6' } }];
const ELASTICSEARCH_7: StatusAndBody = [200, { version: { number: '7.17.29' }, tagline: 'You Know, for Search' }];
const WITHOUT_RIGHTS: StatusAndBody = [
  403,
  { error: { type: 'security_exception', reason: 'no permissions' }, status: 403 },
];

async function serving({ root, other = root }: Answers): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => {
    const [status, body] = request.url === '/' ? root : other;
    request.resume();
    const headers = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('the process of a service with a search server', () => {
  it.each<readonly [string, Answers, string]>([
    ['a wrong password', { root: [401, { status: 401 }] }, 'the search server refuses the user or the password'],
    ['a user without any rights', { root: WITHOUT_RIGHTS }, 'the user may not do what the service needs'],
    [
      'a user who may not see its indexes',
      { root: OPENSEARCH, other: WITHOUT_RIGHTS },
      'the search server does not permit this (403, security_exception: no permissions)',
    ],
    [
      'a version that is too old',
      { root: ELASTICSEARCH_7 },
      'Elasticsearch 7.17.29 answers there, and 8 is the oldest version that the service uses',
    ],
    [
      'another product',
      { root: [200, { name: 'wombat' }] },
      'what answers there is neither Elasticsearch nor OpenSearch',
    ],
  ])('ends with 78 over %s, and one sentence that names the variable', async (_what, answers, reason) => {
    const { server, port } = await serving(answers);
    try {
      const ended = await endOf({ SEARCH_URL: `http://me:sesame@127.0.0.1:${String(port)}` });
      expect(ended).toEqual({
        code: 78,
        lines: [expect.stringContaining(`SEARCH_URL (http://127.0.0.1:${String(port)}) cannot be used: ${reason}`)],
        data: 'none',
      });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
