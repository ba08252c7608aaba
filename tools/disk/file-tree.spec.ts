import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDrift } from './drift.js';
import { syncTree, readTree, writeTree } from './file-tree.js';

describe('a tree of files', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'file-tree-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });
  const all = () => [...readTree(directory, () => true)];

  it('is empty where there is no directory', () => {
    expect([...readTree(join(directory, 'none'), () => true)]).toEqual([]);
  });

  it('is read sorted by path, filtered by path', () => {
    writeTree(directory, [
      { path: 'b/c.txt', text: '1' },
      { path: 'a.txt', text: '2' },
      { path: 'a.md', text: '3' },
    ]);
    expect([...readTree(directory, (path) => path.endsWith('.txt'))]).toEqual([
      ['a.txt', '2'],
      ['b/c.txt', '1'],
    ]);
  });

  it('is synced without touching files that are up to date', () => {
    writeTree(directory, [
      { path: 'fresh', text: '1' },
      { path: 'stale', text: '1' },
      { path: 'deep/er/orphan', text: '1' },
    ]);
    utimesSync(join(directory, 'fresh'), 1, 1);
    const wanted = [
      { path: 'fresh', text: '1' },
      { path: 'stale', text: '2' },
      { path: 'new/one', text: '3' },
    ];
    syncTree(directory, wanted, findDrift(wanted, new Map(all())));
    expect(all()).toEqual([
      ['fresh', '1'],
      ['new/one', '3'],
      ['stale', '2'],
    ]);
    expect(statSync(join(directory, 'fresh')).mtimeMs).toBe(1000);
    expect(() => statSync(join(directory, 'deep'))).toThrow('ENOENT');
  });
});
