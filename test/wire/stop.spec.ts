import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IndexEngines } from '../../src/engines/engine.js';
import { wireApp } from './app.builder.js';
import { put } from './proposal.builder.js';

describe('a stop', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-stop-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('closes the primary store although an index cannot be closed, and unlocks the data folder', async () => {
    const app = await wireApp({ dataDir });
    await put(app, 'urn:li:tag:a', 'tagProperties', { name: 'a' });
    const [first] = app.find(IndexEngines).engines;
    if (first === undefined) throw new RangeError('there are indexes');
    const close = first.close.bind(first);
    Object.assign(first, {
      close: async () => {
        await close();
        throw new RangeError('the index is broken');
      },
    });
    await app.close();
    // Its log is copied into the file when it is closed.
    expect(existsSync(join(dataDir, 'truth.db-wal'))).toBe(false);
    const again = await wireApp({ dataDir });
    await put(again, 'urn:li:tag:b', 'tagProperties', { name: 'b' });
    await again.close();
  });
});
