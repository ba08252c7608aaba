import { copyFileSync } from 'node:fs';
import { useWalDatabase, WalDatabase } from './wal-database.builder.js';

describe('WalIndex.content', () => {
  const wal = useWalDatabase();

  const content = (): string | undefined => wal().index.content();
  const checkpoint = (mode: 'PASSIVE' | 'TRUNCATE'): void => {
    wal().database.pragma(`wal_checkpoint(${mode})`);
  };

  it('stays as it is while only the log is written, and is another one after each checkpoint', () => {
    const names = new Set([content()]);
    for (let round = 1; round <= 6; round++) {
      const before = content();
      wal().write(round);
      // The first write after a log was copied whole begins it again, which is no change of the file, but may look so.
      const written = content();
      wal().write(round + 100);
      expect(content()).toBe(written);
      expect([before, written]).not.toContain(undefined);
      checkpoint(round % 2 === 0 ? 'PASSIVE' : 'TRUNCATE');
      names.add(content());
    }
    expect(names).not.toContain(undefined);
    expect(names.size).toBe(7);
  });

  it('is none after a checkpoint that counts for nothing, until the next one', () => {
    wal().write(1);
    checkpoint('PASSIVE');
    wal().index.forgetCopied();
    expect(content()).toBeUndefined();
    checkpoint('PASSIVE');
    expect(content()).toBeDefined();
  });

  it('is none after a kill, when a checkpoint may have been under way, until the next one', () => {
    wal().write(1);
    const { path } = wal();
    const copy = `${path}-killed`;
    for (const suffix of ['', '-wal']) copyFileSync(path + suffix, copy + suffix);
    const killed = new WalDatabase(copy);
    expect(killed.index.content()).toBeUndefined();
    killed.database.pragma('wal_checkpoint(PASSIVE)');
    expect(killed.index.content()).toBeDefined();
    killed.close();
  });

  it('is another one when a reader keeps a checkpoint from copying all of the log', () => {
    wal().write(1);
    checkpoint('TRUNCATE');
    wal().write(2);
    const before = content();
    const reader = wal().reader();
    wal().write(3);
    checkpoint('PASSIVE');
    const { frames, copied } = wal().index.read();
    expect(copied).toBeGreaterThan(0);
    expect(copied).toBeLessThan(frames);
    expect(content()).toBeDefined();
    expect(content()).not.toBe(before);
    reader.close();
  });
});
