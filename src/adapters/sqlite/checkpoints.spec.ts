import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreFull, StoreUnavailable } from '../../kernel/failures.js';
import type { BeginCheckpointThread } from './checkpoint-copier.js';
import { beginCheckpointThreadOfSource, counted, gated, release, scripted } from './checkpoint-thread.builder.js';
import { type CheckpointLimits, Checkpoints } from './checkpoints.js';
import { Database } from './database.js';
import { openSqliteFile, type SqliteFile } from './sqlite-file.js';
import { type LogLength, WalIndex } from './wal-index.js';

const MEGABYTE = 1024 * 1024;
/** Pages that a commit writes at least. */
const PAGES = 100;
/** Reached by a few commits. */
const SHORT = { passFrames: 2 * PAGES, longLog: 2 * MEGABYTE, fullLog: 3 * MEGABYTE, retryAfter: 60_000 };

describe('Checkpoints', () => {
  let directory: string;
  let path: string;
  let file: SqliteFile;
  let index: WalIndex;
  let checkpoints: Checkpoints;
  let reported: string[];
  let onReport: () => void;

  const begin = (thread: BeginCheckpointThread, limits?: CheckpointLimits): void => {
    const opening = openSqliteFile({ path, durability: 'commit', cacheBytes: MEGABYTE });
    if (opening.kind === 'corrupt') throw new InvariantError(opening.reason);
    file = opening.file;
    index = new WalIndex(path);
    const say =
      (level: string) =>
      (message: string): void => {
        reported.push(`${level}: ${message}`);
        onReport();
      };
    const report = { log: say('log'), warn: say('warn'), error: say('error') };
    checkpoints = new Checkpoints(path, report, thread, limits);
    file.database.exec('CREATE TABLE IF NOT EXISTS t (id INTEGER PRIMARY KEY, value INTEGER, pad TEXT)');
  };
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-checkpoints-'));
    path = join(directory, 'x.db');
    reported = [];
    onReport = () => undefined;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await checkpoints.stop();
    file.close();
    checkpoints.release();
    index.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const commit = (at: number): void => {
    const put = file.database.prepare('INSERT OR REPLACE INTO t VALUES (CAST(? AS INTEGER), ?, ?)');
    file.database.exec('BEGIN');
    for (let row = 0; row < PAGES; row++) put.run((at * 37 + row) % 1000, at, 'x'.repeat(3500));
    file.database.exec('COMMIT');
    checkpoints.committed();
  };
  /** Commits that wait as the store does, with turns of the event loop between them. @returns longest log */
  const write = async (count: number): Promise<number> => {
    let longest = 0;
    for (let at = 0; at < count; at++) {
      for (let wait = checkpoints.whenWritable(); wait !== undefined; wait = checkpoints.whenWritable()) await wait;
      commit(at);
      longest = Math.max(longest, index.read().bytes);
      await setImmediate();
    }
    return longest;
  };
  const until = async (condition: (log: LogLength) => boolean): Promise<void> => {
    while (!condition(index.read())) await setImmediate();
  };

  it('reads of the wal-index what SQLite says of the log', () => {
    begin(beginCheckpointThreadOfSource);
    commit(1);
    const { frames, copied, bytes } = index.read();
    const log = file.database.prepareArrays('PRAGMA wal_checkpoint(PASSIVE)').get();
    expect([copied, bytes]).toEqual([0, statSync(`${path}-wal`).size]);
    expect([log, index.read()]).toEqual([[0, frames, frames], { frames, copied: frames, bytes }]);
  });

  it('copies committed pages into the database without being waited for', async () => {
    begin(beginCheckpointThreadOfSource);
    for (let at = 0; at < 12; at++) commit(at);
    expect(checkpoints.whenWritable()).toBeUndefined();
    await until(({ copied }) => copied >= 10 * PAGES);
    expect(reported).toEqual([]);
  });

  it('starts no thread for few pages', async () => {
    begin(() => {
      throw new InvariantError('a thread was started');
    });
    await write(3);
    expect(index.read().copied).toBe(0);
  });

  it('keeps the log below 64 MB under commits that never pause', async () => {
    begin(beginCheckpointThreadOfSource);
    // Passes that are late have a commit meet 48 MB, and the next one wait.
    expect(await write(600)).toBeLessThan(49 * MEGABYTE);
    expect(statSync(`${path}-wal`).size).toBeLessThan(64 * MEGABYTE);
    expect(reported).toEqual([]);
  });

  it('checkpoints on the main thread when its worker has ended', async () => {
    begin(scripted('process.exit()'));
    expect(await write(600)).toBeLessThan(48 * MEGABYTE);
    checkpoints.check();
    expect(reported).toEqual(['warn: The main thread checkpoints the database, since its worker has ended: it exited']);
  });

  it('says once why passes fail, refuses commits when the log is long, and retries until one succeeds', async () => {
    const answer = `at < 2 ? { kind: 'failed', reason: 'The disk is broken.', disk: 'other' } : { kind: 'copied' }`;
    const thread = counted(scripted(answer));
    begin(thread.begin, { ...SHORT, retryAfter: 1000 });
    const reason = 'The write-ahead log cannot be copied to the database. The disk is broken.';
    await expect(write(600)).rejects.toThrow(new StoreUnavailable(reason));
    expect(index.read().bytes).toBeGreaterThanOrEqual(SHORT.fullLog);
    const check = (): void => {
      checkpoints.check();
    };
    expect(check).toThrow(StoreUnavailable);
    expect(check).not.toThrow(StoreFull);
    await new Promise<void>((resolve) => {
      onReport = resolve;
    });
    checkpoints.check();
    expect(reported).toEqual([`error: ${reason}`, 'log: The write-ahead log is copied to the database again.']);
    // Passes begin as before.
    await checkpoints.copyNow();
    const answers = thread.answers();
    await checkpoints.copyNow();
    expect(thread.answers()).toBeGreaterThan(answers);
  });

  it.each(['while the service runs', 'during a stop'])(
    'lets all frames be copied again after a pass that failed %s',
    async (moment) => {
      begin(scripted(`{ kind: 'failed', reason: 'The disk is broken.', disk: 'other' }`));
      commit(0);
      const reader = new Database(path);
      reader.exec('BEGIN; SELECT count(*) FROM t');
      commit(1);
      // Only the frames that the reader sees, so that SQLite counts them without a sync.
      file.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
      reader.close();
      expect(index.read().copied).toBeGreaterThanOrEqual(PAGES);
      for (let at = 0; at < 12; at++) commit(at);
      if (moment === 'during a stop') await checkpoints.stop();
      await until(({ copied }) => copied === 0);
    },
  );

  it('reports a reader that keeps the log from restarting, and lets commits continue', async () => {
    begin(beginCheckpointThreadOfSource);
    commit(0);
    const reader = new Database(path);
    reader.exec('BEGIN; SELECT count(*) FROM t');
    expect(await write(250)).toBeGreaterThan(48 * MEGABYTE);
    reader.close();
    expect(reported).toEqual([expect.stringMatching(/^warn: The write-ahead log has \d\d MB and grows while another/)]);
    await write(20);
    // All was copied, or the log was begun again: by the first of these commits where the pass before had copied all.
    await until(({ frames, copied }) => frames === copied || frames < PAGES * 100);
  });

  it('reports another such reader when all was copied in between', async () => {
    begin(beginCheckpointThreadOfSource, SHORT);
    for (let reports = 1; reports <= 2; reports++) {
      commit(0);
      const reader = new Database(path);
      reader.exec('BEGIN; SELECT count(*) FROM t');
      await write(20);
      expect(reported.length).toBe(reports);
      reader.close();
      await checkpoints.copyNow();
      expect(index.read().copied).toBe(index.read().frames);
    }
  });

  it('begins no pass for the few pages that are left, or came, after one', async () => {
    const thread = counted(beginCheckpointThreadOfSource);
    begin(thread.begin, SHORT);
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 200; turn++) await setImmediate();
    };
    commit(0);
    const reader = new Database(path);
    reader.exec('BEGIN; SELECT count(*) FROM t');
    commit(1);
    while (thread.answers() === 0) await setImmediate();
    await turns();
    const { frames, copied } = index.read();
    expect([thread.answers(), copied > 0, frames - copied >= PAGES]).toEqual([1, true, true]);
    reader.close();
    // Another one keeps the log from beginning again, and none of it from being copied.
    const other = new Database(path);
    other.exec('BEGIN; SELECT count(*) FROM t');
    await checkpoints.copyNow();
    expect(index.read().copied).toBe(frames);
    commit(2);
    await turns();
    other.close();
    expect([thread.answers(), index.read().copied]).toEqual([2, frames]);
    await checkpoints.copyNow();
    expect(thread.answers()).toBe(3);
  });

  it('lets commits continue after a pass that failed as long as the log is short', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    begin(gated(gate, `at < 1 ? { kind: 'copied' } : { kind: 'failed', reason: 'Broken.', disk: 'other' }`, 1), SHORT);
    for (let at = 0; index.read().bytes < SHORT.longLog; at++) commit(at);
    let wait = checkpoints.whenWritable();
    while (wait === undefined) {
      await setImmediate();
      wait = checkpoints.whenWritable();
    }
    release(gate);
    await wait;
    expect(index.read().bytes).toBeLessThan(SHORT.fullLog);
    expect(reported).toEqual([expect.stringContaining('Broken.')]);
  });

  it('has no commit wait for the repetition of a pass that failed while the log is short', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const failed = `{ kind: 'failed', reason: 'Broken.', disk: 'other' }`;
    begin(gated(gate, `at < 1 ? { kind: 'copied' } : ${failed}`, 1), { ...SHORT, retryAfter: 1 });
    for (let at = 0; index.read().bytes < SHORT.longLog; at++) commit(at);
    while (checkpoints.whenWritable() === undefined) await setImmediate();
    release(gate);
    await checkpoints.whenWritable();
    Atomics.store(gate, 0, 0);
    // The timer of the pass is older.
    await setTimeout(1);
    const wait = checkpoints.whenWritable();
    release(gate);
    expect(wait).toBeUndefined();
  });

  it('has no commit wait for a pass once the log was full and is copied', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    begin(gated(gate, `{ kind: 'copied' }`), SHORT);
    for (let at = 0; index.read().bytes < SHORT.fullLog; at++) commit(at);
    release(gate);
    file.database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    await checkpoints.whenWritable();
    Atomics.store(gate, 0, 0);
    const asked = checkpoints.copyNow();
    await setImmediate();
    const wait = checkpoints.whenWritable();
    release(gate);
    await asked;
    expect(wait).toBeUndefined();
  });

  it('copies what commits wrote during a pass before they continue, once the log is full', async () => {
    let thread: Worker | undefined;
    begin((settings) => (thread = beginCheckpointThreadOfSource(settings)), SHORT);
    // The worker hears nothing of the first pass.
    jest.spyOn(Worker.prototype, 'postMessage').mockReturnValueOnce(undefined);
    for (let at = 0; index.read().bytes < SHORT.fullLog; at++) commit(at);
    const wait = checkpoints.whenWritable();
    thread?.emit('message', { kind: 'copied' });
    await wait;
    const { frames, copied } = index.read();
    expect([copied, reported]).toEqual([frames, []]);
  });

  it('copies what a few commits wrote when asked to', async () => {
    begin(beginCheckpointThreadOfSource);
    commit(0);
    await checkpoints.copyNow();
    const { frames, copied } = checkpoints.length();
    expect([frames >= PAGES, copied]).toEqual([true, frames]);
    await checkpoints.stop();
    commit(1);
    await checkpoints.copyNow();
    expect(checkpoints.length().copied).toBe(0);
  });

  it('repeats passes at once while much is not copied, and after one that failed begins none when it is asked to', async () => {
    const thread = counted(
      scripted(`at < 3 ? { kind: 'copied' } : { kind: 'failed', reason: 'Broken.', disk: 'other' }`),
    );
    begin(thread.begin, {
      ...SHORT,
      longLog: 48 * MEGABYTE,
      fullLog: 48 * MEGABYTE,
    });
    for (let at = 0; at < 2; at++) commit(at);
    while (reported.length === 0) await setImmediate();
    for (let at = 0; at < 4; at++) commit(at);
    await checkpoints.copyNow();
    expect(thread.answers()).toBe(4);
  });

  it('has commits wait for the pass under way once the log is full, and not before', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    begin(gated(gate, `{ kind: 'copied' }`), SHORT);
    for (let at = 0; index.read().bytes < SHORT.fullLog; at++) {
      expect(checkpoints.whenWritable()).toBeUndefined();
      commit(at);
    }
    let state = 'waiting';
    const waiting = checkpoints.whenWritable()?.then(() => {
      state = 'writable';
    });
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect([state, waiting]).toEqual(['waiting', expect.any(Promise)]);
    release(gate);
    await waiting;
    // It has copied nothing of what was there.
    expect([state, reported]).toEqual([
      'writable',
      ['warn: The write-ahead log has 3 MB and grows while another program reads the database.'],
    ]);
  });

  it('says that the disk is full when that is why passes fail', async () => {
    begin(scripted(`{ kind: 'failed', reason: 'No space.', disk: 'full' }`), SHORT);
    await expect(write(20)).rejects.toThrow(StoreFull);
    expect(() => {
      checkpoints.check();
    }).toThrow(StoreFull);
  });

  it('copies once more when asked to during a pass', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const thread = counted(gated(gate, `{ kind: 'copied' }`));
    begin(thread.begin);
    const first = checkpoints.copyNow();
    await setImmediate();
    const second = checkpoints.copyNow();
    release(gate);
    await Promise.all([first, second]);
    expect(thread.answers()).toBe(2);
  });

  it('ends its thread when it stops, and repeats no pass that failed', async () => {
    const requests = jest.spyOn(Worker.prototype, 'postMessage');
    begin(scripted(`{ kind: 'failed', reason: 'Broken.', disk: 'other' }`), { ...SHORT, retryAfter: 1 });
    await checkpoints.copyNow();
    await checkpoints.stop();
    expect(requests.mock.contexts.every((thread) => thread instanceof Worker && thread.threadId < 0)).toBe(true);
    // After the timer of the pass, if that still runs.
    await setTimeout(1);
    expect(requests.mock.calls).toEqual([['copy'], ['end']]);
  });

  it('stops when the pass under way has ended, and begins no other', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    let threads = 0;
    const stopping = gated(gate, `{ kind: 'failed', reason: 'Stopped.', disk: 'other' }`);
    begin((settings) => {
      threads++;
      return stopping(settings);
    });
    for (let at = 0; at < 12; at++) commit(at);
    let state = 'stopping';
    const stopped = checkpoints.stop().then(() => {
      state = 'stopped';
    });
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(state).toBe('stopping');
    release(gate);
    await stopped;
    for (let at = 0; at < 12; at++) commit(at);
    expect([state, reported, threads]).toEqual(['stopped', [], 1]);
  });
});
