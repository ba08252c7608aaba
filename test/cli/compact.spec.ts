import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/server/service.js';
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
    expect(await cadastre(['compact', '--data-dir', dataDir], {}, person)).toEqual(done);
    expect(await cadastre(['compact'], { DATA_DIR: dataDir }, person)).toEqual(done);
    expect(await cadastre(['compact', '--data-dir', dataDir])).toEqual({ ...done, err: '' });
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
