import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShutdownMarker } from '../../src/adapters/sqlite/shutdown-marker.js';
import { KeptCatalog } from './kept-catalog.js';
import { SampleCatalog } from './sample-catalog.js';

describe('KeptCatalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-kept-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('gives files that say of their shutdown what the kept ones said', () => {
    const service = join(folder, 'service');
    const raw = join(folder, 'raw');
    const taken = join(folder, 'taken');
    for (const directory of [service, raw]) mkdirSync(directory);
    for (const name of ['clean.db', 'changed.db']) {
      writeFileSync(join(service, name), 'pages');
      new ShutdownMarker(join(service, name)).markClosed();
    }
    writeFileSync(join(service, 'changed.db'), 'other pages');

    const kept = new KeptCatalog(join(folder, 'kept'), new SampleCatalog(16));
    kept.keep('service', service);
    kept.keep('raw', raw);
    kept.take('service', taken);

    expect(kept.isFilled).toBe(true);
    expect(['clean.db', 'changed.db'].map((name) => new ShutdownMarker(join(taken, name)).read())).toEqual([
      'clean',
      'unclean',
    ]);
  });
});
