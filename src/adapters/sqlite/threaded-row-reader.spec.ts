import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database.js';
import { RowBuffers } from './row-buffers.js';
import { beginReaderThreadOfSource } from './row-reader-thread.builder.js';
import { ThreadedRowReader } from './threaded-row-reader.js';

describe('ThreadedRowReader', () => {
  it('has the process wait for its worker while somebody waits for rows, and not otherwise', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cadastre-rows-'));
    const path = join(directory, 'x.db');
    const database = new Database(path);
    database.exec('CREATE TABLE t (a)');
    const descriptor = openSync(path, 'r');
    const worker = beginReaderThreadOfSource({ descriptor, pageSize: Number(database.pragma('page_size')) });
    const [kept, left] = [jest.spyOn(worker, 'ref'), jest.spyOn(worker, 'unref')];
    const calls = (): unknown => [kept.mock.calls.length, left.mock.calls.length];
    try {
      const reader = new ThreadedRowReader(worker);
      const found = [calls()];
      const range = { root: 2, keys: { from: 0, to: 9 }, content: undefined };
      const reading = [reader.rows(range, new RowBuffers()), reader.rows(range, new RowBuffers())];
      found.push(calls());
      expect(await Promise.all(reading)).toEqual([[], []]);
      found.push(calls());
      expect(found).toEqual([
        [0, 1],
        [1, 1],
        [1, 2],
      ]);
      await reader.end();
    } finally {
      await worker.terminate();
      database.close();
      closeSync(descriptor);
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
