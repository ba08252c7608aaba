import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangeSweeper } from './change-sweeper.js';
import { PrimaryDatabase } from './primary-database.js';

/** Codes of changes in the file. */
const UPSERT = 0;
const DELETE = 1;

/** In no other text. */
const MARKER = 'qzjxvkw';

describe('ChangeSweeper', () => {
  let directory: string;
  let path: string;
  let primary: PrimaryDatabase;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-sweeper-'));
    path = join(directory, 'truth.db');
    primary = PrimaryDatabase.open(path);
  });
  afterEach(async () => {
    await primary.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const add = (seq: number, code: number, json: string | null = null): void => {
    primary.database
      .prepare(
        `INSERT INTO change (seq, cell, kind, code, time, actor, observed, run, last_run, json)
         VALUES (?, 1, 0, ?, 0, 1, 0, 1, 1, ?)`,
      )
      .run(seq, code, json);
  };
  const addAll = (count: number, make: (seq: number) => void): Promise<void> =>
    primary.write(() => {
      for (let seq = 1; seq <= count; seq++) make(seq);
    });
  const sweep = async (sweeper: ChangeSweeper, trimmed: number): Promise<void> => {
    while ((await primary.write(() => sweeper.sweep(trimmed))) === 'more');
  };
  const entries = (code: number): unknown[] =>
    primary.database.prepareValues('SELECT seq FROM change WHERE code = ?').all(code);

  it('removes trimmed entries that have no value, and resumes after a restart', async () => {
    await addAll(500, (seq) => {
      add(seq, seq % 50 === 0 ? DELETE : UPSERT, '{}');
    });
    await sweep(new ChangeSweeper(primary), 420);
    expect([entries(DELETE), entries(UPSERT).length]).toEqual([[450, 500], 490]);
    // As if it was passed over.
    await primary.write(() => {
      primary.database.exec(`UPDATE change SET code = ${String(DELETE)} WHERE seq = 10`);
    });
    await sweep(new ChangeSweeper(primary), 470);
    expect(entries(DELETE)).toEqual([10, 500]);
  });

  it('leaves nothing of released values in the file, although rows are moved while others are removed', async () => {
    const count = 2000;
    await addAll(count, (seq) => {
      const isKept = seq % 3 === 0;
      add(seq, UPSERT, (isKept ? '' : MARKER) + 'x'.repeat((seq * 37) % 1000));
      if (!isKept) primary.database.prepare('INSERT INTO released VALUES (?, ?)').run((seq * 613) % count, seq);
    });
    await sweep(new ChangeSweeper(primary), count);
    expect(entries(UPSERT).length).toBe(666);
    await primary.close();
    expect(readFileSync(path).includes(MARKER)).toBe(false);
  });
});
