import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SqliteSearchIndex } from '../adapters/sqlite/search/sqlite-search-index.js';
import { BackgroundComparison } from '../projections/index.js';
import { CallGate, until } from '../projections/projection-feed.builder.js';
import { openApp } from '../server/service.js';
import { EngineLifecycle } from './engine-lifecycle.js';

describe('EngineLifecycle', () => {
  let dataDir: string;
  let app: NestFastifyApplication;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-lifecycle-'));
    const settings = { port: 0, host: '127.0.0.1', logLevel: 'info', maxBodyBytes: 1_000_000, dataDir } as const;
    app = await openApp(settings, false, []);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('compares nothing with the primary store before what reads need is loaded', async () => {
    const loading = new CallGate();
    const warmed = jest.spyOn(SqliteSearchIndex.prototype, 'warmUp').mockImplementation(loading.pass);
    const compared = jest.spyOn(BackgroundComparison.prototype, 'start').mockReturnValue(undefined);
    await app.get(EngineLifecycle).serving('http://127.0.0.1:1');
    expect([warmed.mock.calls.length, compared.mock.calls]).toEqual([1, []]);
    loading.open();
    await until(() => compared.mock.calls.length > 1);
    expect(compared.mock.calls).toEqual([
      ['documents', 'samples'],
      ['edges', 'samples'],
    ]);
  });
});
