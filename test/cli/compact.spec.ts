import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventCursor, StoredTexts } from '../../src/change-log/index.js';
import { createApp } from '../../src/server/service.js';
import { wireApp } from '../wire/app.builder.js';
import { cadastre } from './command-line.builder.js';

describe('compact', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cadastre-compact-'));
  afterAll(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says each step, and ends with 0', async () => {
    const done = {
      code: 0,
      out: 'Nothing that was deleted is left in the files.',
      err: [
        'The change log is trimmed: 0 of 0 entries.',
        'The index of documents is compact.',
        'The index of edges is compact.',
        'The primary store is compact.',
      ].join('\n'),
    };
    const person = { audience: 'person' } as const;
    await (await wireApp({ dataDir })).close();
    expect(await cadastre(['compact', '--data-dir', dataDir], {}, person)).toEqual(done);
    expect(await cadastre(['compact'], { DATA_DIR: dataDir }, person)).toEqual(done);
    expect(await cadastre(['compact', '--data-dir', dataDir])).toEqual({ ...done, err: '' });
  });

  it('keeps what is still to be published, although the shell does not say where', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cadastre-compact-events-'));
    const file = join(folder, 'records.json');
    const settings = { port: 0, host: '127.0.0.1', dataDir: folder, logLevel: 'silent', maxBodyBytes: 1e6 } as const;
    const app = await createApp(settings, false);
    await app.listen(0, '127.0.0.1');
    await new EventCursor(app.get(StoredTexts, { strict: false })).write({ storeId: '', seq: 1 });
    const aspect = { json: { name: 'soy' } };
    const record = {
      entityType: 'tag',
      entityUrn: 'urn:li:tag:soy',
      changeType: 'UPSERT',
      aspectName: 'tagProperties',
    };
    writeFileSync(file, JSON.stringify([{ ...record, aspect }]));
    expect((await cadastre(['ingest', file], { CADASTRE_SERVER: await app.getUrl() })).code).toBe(0);
    await app.close();
    const { code, err } = await cadastre(['compact', '--data-dir', folder], {}, { audience: 'person' });
    expect([code, err]).toEqual([78, expect.stringContaining('The change log is trimmed: 1 of 2 entries.')]);
    expect(err).toContain('KAFKA_BROKERS');
    rmSync(folder, { recursive: true });
  });

  it('ends with 78 while a process uses the data that does not listen', async () => {
    const settings = { port: 0, host: '127.0.0.1', dataDir, logLevel: 'silent', maxBodyBytes: 1024 } as const;
    const app = await createApp(settings, false);
    try {
      const { code, err } = await cadastre(['compact', '--data-dir', dataDir]);
      expect([code, err]).toEqual([78, expect.stringContaining('is in use by another process')]);
    } finally {
      await app.close();
    }
  });

  it('ends with 78 when a variable cannot be accepted', async () => {
    const { code, err } = await cadastre(['compact'], { DATA_DIR: dataDir, CHANGE_LOG_HOURS: '0' });
    expect([code, err]).toEqual([78, expect.stringContaining('CHANGE_LOG_HOURS=0 cannot be accepted')]);
  });
});
