import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AspectStore } from '../../src/aspects/index.js';
import { InvariantError } from '../../src/kernel/assert-never.js';
import { CatalogError, IndexNotReady, StoreFull, StoreUnavailable } from '../../src/kernel/failures.js';
import { createApp } from '../../src/server/service.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

let dataDir: string;
let app: NestFastifyApplication;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-graphql-'));
  app = await createApp({ port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1000, dataDir }, false);
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The response when the aspect store throws. */
async function answerWhen(fault: Error): Promise<unknown> {
  Reflect.set(app.get(AspectStore, { strict: false }), 'latest', () => Promise.reject(fault));
  const query = `{ dataset(urn: "${URN}") { name properties { description } } }`;
  const answer = await app.inject({ method: 'POST', url: '/api/graphql', payload: { query } });
  expect(answer.statusCode).toBe(200);
  const body: unknown = JSON.parse(answer.body);
  return body;
}

function failed(message: string, code: number, type: string): object {
  const extensions = { code, type, classification: 'DataFetchingException' };
  const position = { locations: [{ line: 1, column: expect.any(Number) }], path: ['dataset', 'properties'] };
  return {
    data: { dataset: { name: 'orders', properties: null } },
    errors: [{ message, ...position, extensions }],
    extensions: {},
  };
}

describe('a field whose store fails', () => {
  it('reports that the store is unavailable, beside fields that do not need it', async () => {
    expect(await answerWhen(new StoreUnavailable('ECONNREFUSED 10.0.0.7'))).toEqual(
      failed('The service cannot reach its store; try again.', 503, 'SERVICE_UNAVAILABLE'),
    );
  });

  it('reports that there is no space left', async () => {
    expect(await answerWhen(new StoreFull('the disk of /var/secret'))).toEqual(
      failed(
        'The service has no space left to write to its store; try again when there is some.',
        503,
        'SERVICE_UNAVAILABLE',
      ),
    );
  });

  it('reports how far an index is that is not complete', async () => {
    const message = 'The index of edges is being rebuilt: 5 of about 90 entities.';
    expect(await answerWhen(new IndexNotReady(message, 12))).toEqual(failed(message, 503, 'SERVICE_UNAVAILABLE'));
  });

  it.each([
    [400, 'BAD_REQUEST'],
    [403, 'UNAUTHORIZED'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [412, 'BAD_REQUEST'],
    [422, 'BAD_REQUEST'],
    [503, 'SERVICE_UNAVAILABLE'],
    [500, 'SERVER_ERROR'],
  ])('names the kind of a failure of status %d: %s', async (status, type) => {
    const failure = new CatalogError({ code: 'SOME_FAILURE', status }, 'It cannot be done.', {});
    expect(await answerWhen(failure)).toEqual(failed('It cannot be done.', status, type));
  });

  it.each([new InvariantError('row 7 is torn'), new TypeError('x is not a function')])(
    'keeps bugs to itself: %s',
    async (bug) => {
      expect(await answerWhen(bug)).toEqual(failed('An unknown error occurred.', 500, 'SERVER_ERROR'));
    },
  );
});

describe('a body that is too long', () => {
  it('is refused', async () => {
    const query = `{ dataset(urn: "${'x'.repeat(2000)}") { name } }`;
    const answer = await app.inject({ method: 'POST', url: '/api/graphql', payload: { query } });
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      {
        errors: [
          {
            message: 'The body is longer than 1000 bytes.',
            extensions: { code: 413, type: 'BAD_REQUEST', classification: 'BadRequest' },
          },
        ],
      },
    ]);
  });
});
