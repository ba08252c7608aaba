import { once } from 'node:events';
import { createServer } from 'node:http';
import { StoreUnavailable } from '../../../kernel/failures.js';
import { BulkBodies } from './bulk.js';
import { SearchServer } from './search-server.js';

interface BulkAnswer {
  readonly status: number;
  readonly body: object;
}

const BUSY: BulkAnswer = { status: 429, body: { error: { type: 'circuit_breaking_exception', reason: 'too large' } } };
const DONE: BulkAnswer = { status: 200, body: { errors: false } };
const REFUSED_PART: BulkAnswer = {
  status: 200,
  body: {
    errors: true,
    items: [{ index: { status: 429, error: { type: 'rejected_execution_exception', reason: '' } } }],
  },
};

/** Write a document to a server that gives these answers, one after another. @returns how many were asked for */
async function writeTo(answers: readonly BulkAnswer[]): Promise<number> {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    const isBulk = request.url?.startsWith('/_bulk') === true;
    const { status, body } = isBulk ? (answers[asked++] ?? DONE) : { status: 200, body: PRODUCT };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = await SearchServer.open(`http://127.0.0.1:${String(port)}`);
  try {
    const bodies = new BulkBodies();
    bodies.add({ kind: 'remove', index: 'notes', id: 'a', version: 1 });
    await client.bulk(bodies);
    return asked;
  } finally {
    await client.close();
    server.close();
    server.closeAllConnections();
  }
}

const PRODUCT = { version: { distribution: 'opensearch', number: '2.19.6' } };

describe('writes to a search server', () => {
  it('are repeated while it is busy with the whole request or a part of it', async () => {
    expect(await writeTo([BUSY, REFUSED_PART, DONE])).toBe(3);
  });

  it('end when it is away or refuses', async () => {
    const away = { status: 503, body: { error: { type: 'unavailable', reason: '' } } };
    await expect(writeTo([away])).rejects.toThrow(StoreUnavailable);
    await expect(writeTo([{ status: 400, body: { error: { type: 'x', reason: '' } } }])).rejects.toThrow('refused');
  });
});
