import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginCheckpointThreadOfSource } from '../checkpoint-thread.builder.js';
import { WalIndex } from '../wal-index.js';
import { PrimaryDatabase } from './primary-database.js';

describe('a purge of the primary store', () => {
  it('has the worker copy the log, and empties it then', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-primary-'));
    const path = join(directory, 'truth.db');
    let threads = 0;
    const primary = PrimaryDatabase.open(path, {
      beginThread: (settings) => {
        threads++;
        return beginCheckpointThreadOfSource(settings);
      },
    });
    const index = new WalIndex(path);
    const found: unknown[] = [];
    const { file } = primary;
    const emptyLog = file.emptyLog.bind(file);
    file.emptyLog = () => {
      const { frames, copied } = index.read();
      found.push([frames > 0, copied === frames]);
      return emptyLog();
    };
    try {
      await primary.write(() => {
        primary.setSetting('x', 'y'.repeat(100_000));
      });
      await primary.purge('in-slices');
      expect([threads, found, statSync(`${path}-wal`).size]).toEqual([1, [[true, true]], 0]);
    } finally {
      await primary.close();
      index.close();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
