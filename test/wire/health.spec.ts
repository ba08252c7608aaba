import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import { StoreUnavailable } from '../../src/kernel/failures.js';
import { parseUrn } from '../../src/kernel/urn.js';
import { DeadLetters } from '../../src/projections/index.js';
import { createApp } from '../../src/server/service.js';

const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-health-'));
let app: NestFastifyApplication;

beforeAll(async () => {
  app = await createApp({ port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1_000_000, dataDir }, false);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function health(): Promise<readonly [number, unknown]> {
  const answer = await app.inject({ method: 'GET', url: '/health' });
  return [answer.statusCode, JSON.parse(answer.body)];
}

describe('health', () => {
  it('is only UP when all is well', async () => {
    expect(await health()).toEqual([200, { status: 'UP' }]);
  });

  it('names the state of each engine, of which those that cannot be used say why', async () => {
    const engines = async (): Promise<readonly [number, unknown]> => {
      const answer = await app.inject({ method: 'GET', url: '/health/ready' });
      return [answer.statusCode, JSON.parse(answer.body)];
    };
    const up = (name: string): unknown => ({ name, status: 'UP' });
    expect(await engines()).toEqual([
      200,
      { status: 'UP', engines: [up('search index'), up('edge graph'), up('primary store')] },
    ]);
    const edges = app.get(SqliteEdgeStore);
    const position = edges.position.bind(edges);
    edges.position = () => Promise.reject(new StoreUnavailable('The file is on a disk that is gone.'));
    const reason = 'The edge graph: The file is on a disk that is gone.';
    expect(await engines()).toEqual([
      503,
      {
        status: 'DOWN',
        reason,
        engines: [up('search index'), { name: 'edge graph', status: 'DOWN', reason }, up('primary store')],
      },
    ]);
    edges.position = () => new Promise<undefined>(() => undefined);
    expect(await engines()).toMatchObject([503, { reason: 'The edge graph does not answer within 3 seconds.' }]);
    edges.position = position;
    expect((await engines())[0]).toBe(200);
  });

  it('warns of entries that a projection could not apply', async () => {
    for (let seq = 1; seq <= 5; seq++) {
      const urn = parseUrn(`urn:li:tag:t${String(seq)}`) ?? '';
      await app
        .get(DeadLetters)
        .setAside({ projection: 'documents', seq, urn, aspect: 'tagProperties', reason: 'broken', time: 1 });
    }
    const named = [1, 2, 3].map((seq) => `tagProperties of urn:li:tag:t${String(seq)} (broken)`).join('; ');
    expect(await health()).toEqual([
      200,
      {
        status: 'UP',
        warnings: [
          `Projection "documents" could not apply 5 entries of the change log: ${named}; 2 more. "cadastre dead-letters" lists and retries them.`,
        ],
      },
    ]);
  });

  it('is DOWN with the reason while the primary store cannot copy its log, and UP again afterwards', async () => {
    const primary = app.get(PrimaryDatabase);
    const reason = 'The write-ahead log cannot be copied to the database. The disk is broken.';
    const { check } = primary;
    primary.check = (): void => {
      throw new StoreUnavailable(reason);
    };
    expect(await health()).toEqual([503, { status: 'DOWN', reason: `The primary store: ${reason}` }]);
    primary.check = check;
    expect(await health()).toMatchObject([200, { status: 'UP' }]);
  });
});
