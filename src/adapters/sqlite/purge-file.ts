import { setTimeout } from 'node:timers/promises';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { attempt } from './sqlite-fault.js';
import type { SqliteFile } from './sqlite-file.js';

/** Attempts to empty the WAL, and milliseconds between them: a checkpoint may be under way. */
const ATTEMPTS = 50;
const PAUSE = 20;

/**
 * Remove from an open file, and from its WAL, what was deleted from its tables: `secure_delete` has overwritten it in
 * the pages, but the WAL has them as they were.
 * @param flush commits the transaction that is open, if there is one
 * @param copyLog has another thread copy the WAL, which takes long when that is long
 * @throws StoreUnavailable when the file cannot be written, or others keep reading the WAL
 */
export async function purgeFile(
  file: SqliteFile,
  pace: PurgePace,
  flush = (): void => undefined,
  copyLog = (): Promise<void> => Promise.resolve(),
): Promise<void> {
  if (pace === 'at-once') {
    await attempt(() => {
      flush();
      file.rewrite();
    });
  }
  while (file.database.isOpen && (await attempt(() => file.shrink())) === 'more') await nextTurn();
  for (let tries = 1; ; tries++) {
    await copyLog();
    if (!file.database.isOpen) return;
    const log = await attempt(() => {
      flush();
      return file.emptyLog();
    });
    if (log === 'empty') return;
    if (tries === ATTEMPTS) throw new StoreUnavailable(`The write-ahead log of ${file.path} is in use all the time.`);
    await setTimeout(PAUSE);
  }
}
