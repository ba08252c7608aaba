import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../../../kernel/failures.js';
import { Work } from '../../../kernel/work.js';
import { beginCheckpointThreadOfSource, gated, release } from '../checkpoint-thread.builder.js';
import { Database } from '../database.js';
import type { BeginCheckpointThread } from '../checkpoint-copier.js';
import type { CheckpointLimits } from '../checkpoints.js';
import { type LogLength, WalIndex } from '../wal-index.js';
import { EntityLister } from './entity-lister.js';
import { PrimaryDatabase } from './primary-database.js';
import { MIGRATIONS } from './primary-schema.js';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cadastre-primary-'));
  path = join(directory, 'truth.db');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a purge of the primary store', () => {
  it('has the worker copy the log, and empties it then', async () => {
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
    }
  });
});

/** Elsewhere the system does not say which locks and descriptors a process has: only closing itself is tried there. */
const isLinux = process.platform === 'linux';

/** Locks of this process on the file through which connections share the state of the log. */
function locksOn(path: string): number {
  if (!isLinux) return 1;
  const { ino } = statSync(`${path}-shm`);
  const own = new RegExp(` ${String(process.pid)} \\S+:${String(ino)} `);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => own.test(line)).length;
}

/** Descriptors of this process that lead into a folder. */
function openedIn(directory: string): readonly string[] {
  if (!isLinux) return [];
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(directory) ? [target] : [];
    } catch {
      // The one by which the folder of descriptors was listed.
      return [];
    }
  });
}

describe('closing the primary store', () => {
  /** Whether locks were there when the connection was about to be closed, and what was open afterwards. */
  async function closing(prepare: (primary: PrimaryDatabase) => void): Promise<unknown> {
    const primary = PrimaryDatabase.open(path, { beginThread: beginCheckpointThreadOfSource });
    await primary.write(() => {
      primary.setSetting('x', 'y');
    });
    prepare(primary);
    const { database } = primary;
    const close = database.close.bind(database);
    const locked: boolean[] = [];
    database.close = () => {
      locked.push(locksOn(path) > 0);
      close();
    };
    const failure = await primary.close().then(
      () => 'none',
      () => 'failed',
    );
    return { locked, failure, open: openedIn(directory) };
  }

  // Closing any descriptor of a file drops all locks that the process has on it: others could then take the log away
  // from a connection that is still open.
  it('gives the descriptors of the log up after the connection, and leaves none', async () => {
    expect(await closing(() => undefined)).toEqual({ locked: [true], failure: 'none', open: [] });
  });

  it('does so when the last checkpoint fails, too', async () => {
    const failing = (primary: PrimaryDatabase): void => {
      const { database } = primary;
      const pragma = database.pragma.bind(database);
      database.pragma = (text) => {
        if (text.startsWith('wal_checkpoint')) throw new RangeError('The disk has failed.');
        return pragma(text);
      };
    };
    expect(await closing(failing)).toEqual({ locked: [true], failure: 'failed', open: [] });
  });

  it('ends the worker and the trials of writes first', async () => {
    const ended: string[] = [];
    const said: string[] = [];
    const note = (message: string): void => {
      said.push(message);
    };
    const primary = PrimaryDatabase.open(path, {
      beginThread: (settings) => beginCheckpointThreadOfSource(settings).on('exit', () => ended.push('worker')),
      report: { log: note, warn: note, error: note },
      trialAfter: 1,
    });
    const { database } = primary;
    const close = database.close.bind(database);
    database.close = () => {
      ended.push('connection');
      close();
    };
    await primary.purge('in-slices');
    const failing = primary.write(() => {
      throw Object.assign(new RangeError('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    });
    await expect(failing).rejects.toThrow(StoreUnavailable);
    await primary.close();
    const timers = jest.spyOn(database, 'prepare');
    // After the timer of a trial, if that still runs.
    await setTimeout(1);
    expect([ended, said.length, timers.mock.calls]).toEqual([['worker', 'connection'], 1, []]);
  });
});

describe('opening the primary store', () => {
  const refusal = (): unknown => {
    try {
      PrimaryDatabase.open(path);
    } catch (error) {
      return error;
    }
    return 'opened';
  };

  it('has every commit synced, and pages of ten megabytes in memory', async () => {
    const primary = PrimaryDatabase.open(path);
    const settings = [primary.database.pragma('synchronous'), primary.database.pragma('cache_size')];
    await primary.close();
    // FULL, and kibibytes.
    expect(settings).toEqual([2, -10_240]);
  });

  it.each([
    [
      'is no database',
      (): unknown => writeFileSync(path, 'no database'.repeat(1000)),
      /is damaged \(.+\)\. Restore it/,
    ],
    [
      'is of a newer version',
      (): unknown => changed('PRAGMA user_version = 99'),
      /newer version .*\(schema 99, known up/,
    ],
    ['is damaged inside', (): unknown => damagedInside(), /is damaged \(.+\)\. Restore it from a backup/],
    ['is a folder', (): unknown => mkdirSync(path), /cannot be used: EISDIR/],
  ])('refuses a file that %s, and leaves nothing open', async (_, make, message) => {
    await make();
    const found = refusal();
    expect(found).toBeInstanceOf(StoreUnavailable);
    expect(String(found)).toMatch(message);
    expect(openedIn(directory)).toEqual([]);
  });

  function changed(sql: string): void {
    const database = new Database(path);
    database.exec(sql);
    database.close();
  }

  /** The tables that its schema describes are on pages that are none. */
  async function damagedInside(): Promise<void> {
    await PrimaryDatabase.open(path).close();
    const bytes = readFileSync(path);
    bytes.fill(0x7f, 4096);
    writeFileSync(path, bytes);
  }
});

describe('writes to the primary store', () => {
  let primary: PrimaryDatabase;
  const said: string[] = [];
  const note = (message: string): void => {
    said.push(message);
  };
  const begin = (
    limits?: CheckpointLimits,
    beginThread: BeginCheckpointThread = beginCheckpointThreadOfSource,
  ): void => {
    said.length = 0;
    primary = PrimaryDatabase.open(path, {
      report: { log: note, warn: note, error: note },
      beginThread,
      trialAfter: 10,
      ...(limits === undefined ? {} : { limits }),
    });
  };
  afterEach(() => primary.close());

  const put = (name: string, length = 1): Promise<void> =>
    primary.write(() => {
      primary.setSetting(name, 'y'.repeat(length));
    });
  const pagesAtMost = (pages: unknown): unknown => primary.database.pragma(`max_page_count = ${String(pages)}`);

  it('are not to be expected after one that the disk has no room for, until a trial succeeds', async () => {
    begin();
    await put('before');
    const pages = primary.database.pragma('page_count');
    pagesAtMost(pages);
    await expect(put('large', 1_000_000)).rejects.toThrow(StoreUnavailable);
    const refused = (): void => {
      primary.check();
    };
    expect(refused).toThrow(StoreUnavailable);
    // What is small finds room; the trial of a small request does not.
    await put('small');
    await setTimeout(100);
    expect([said.length, said[0]]).toEqual([1, expect.stringContaining('Writes fail.')]);
    expect(refused).toThrow(StoreUnavailable);
    pagesAtMost(1_000_000);
    while (said.length < 2) await setTimeout(5);
    expect(said[1]).toBe('Writes succeed again; 1 transaction failed.');
    primary.check();
    const names = primary.database.prepareValues('SELECT name FROM setting ORDER BY name').all();
    expect([primary.setting('before'), primary.setting('small'), primary.setting('large')]).toEqual([
      'y',
      'y',
      undefined,
    ]);
    // Nothing is left of the trial.
    expect(names).toEqual(['before', 'openings', 'runs-counted', 'small', 'store-id']);
  });

  it('fail with their own reason when the engine has ended the transaction by itself', async () => {
    begin();
    const failing = primary.write(() => {
      primary.database.exec('ROLLBACK');
      throw new RangeError('the reason');
    });
    await expect(failing).rejects.toThrow('the reason');
    await put('after');
    expect(primary.setting('after')).toBe('y');
  });

  it('wait while a log that must not grow is copied', async () => {
    begin({ passFrames: 1, longLog: 1, fullLog: 1, retryAfter: 10 });
    await put('first', 100_000);
    let length: LogLength | undefined;
    await primary.write(() => {
      length = primary.logLength();
    });
    expect(length).toBeDefined();
    expect(length?.copied).toBe(length?.frames);
  });

  it('are not to be expected while the log cannot be copied', async () => {
    const failing = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (request) => {
        if (request === 'end') parentPort.close();
        else parentPort.postMessage({ kind: 'failed', reason: 'Broken.', disk: 'other' });
      });`;
    begin(
      { passFrames: 1, longLog: 1, fullLog: 1_000_000_000, retryAfter: 60_000 },
      () => new Worker(failing, { eval: true }),
    );
    primary.check();
    await put('first', 100_000);
    while (said.length === 0) await setTimeout(5);
    expect(() => {
      primary.check();
    }).toThrow('The write-ahead log cannot be copied to the database. Broken.');
  });

  it('are not tried while the log must not grow', async () => {
    const limits = { passFrames: 1, longLog: 1, fullLog: 1, retryAfter: 1_000_000 };
    const gate = new Int32Array(new SharedArrayBuffer(4));
    begin(limits, gated(gate, `{ kind: 'copied' }`));
    const full = new RangeError('no room', { cause: { errcode: 13 } });
    const failing = primary.write(() => {
      throw Object.assign(full, { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    });
    await expect(failing).rejects.toThrow(StoreUnavailable);
    await put('first');
    const { bytes = 0 } = primary.logLength() ?? {};
    await setTimeout(30);
    const later = primary.logLength();
    release(gate);
    expect(later?.bytes).toBe(bytes);
    while (said.length < 2) await setTimeout(5);
    expect(said.at(-1)).toBe('Writes succeed again; 1 transaction failed.');
  });

  it('are under no savepoint of an earlier request', async () => {
    begin();
    await primary.write(() => {
      for (const fate of ['kept', 'dropped']) {
        primary.provisional(
          () => {
            primary.setSetting(fate, 'y');
          },
          () => fate === 'kept',
        );
      }
      expect(() => {
        primary.database.exec('RELEASE request');
      }).toThrow('no such savepoint');
    });
    expect([primary.setting('kept'), primary.setting('dropped')]).toEqual(['y', undefined]);
  });

  it('have a log whose length is known until it is closed', async () => {
    begin();
    await put('first', 100_000);
    expect(primary.logLength()?.bytes).toBeGreaterThan(100_000);
    await primary.close();
    expect(primary.logLength()).toBeUndefined();
  });
});

describe('a file of the schema before one index over URNs', () => {
  beforeEach(() => {
    const database = new Database(path);
    for (const { sql } of MIGRATIONS.slice(0, 4)) database.exec(sql);
    database.exec("PRAGMA user_version = 4; INSERT INTO entity_type (id, text) VALUES (1, 'wombat')");
    database.close();
  });

  function addEntities(): void {
    const database = new Database(path);
    database.exec(`INSERT INTO entity (urn, type, key_aspect) VALUES
      ('urn:li:wombat:a', 1, 1), ('urn:li:wombat:b', 1, NULL), ('urn:li:wombat:c', 1, 1), ('urn:li:wombats:d', 2, 1)`);
    database.close();
  }

  async function indexesAndUrns(): Promise<readonly [unknown, unknown]> {
    const primary = PrimaryDatabase.open(path);
    try {
      const indexes = primary.database
        .prepareValues("SELECT name FROM pragma_index_list('entity') ORDER BY name")
        .all();
      return [indexes, await new EntityLister(primary).listUrns('wombat', { start: 0, count: 9 }, Work.unlimited)];
    } finally {
      await primary.close();
    }
  }

  it('has the one index when it is empty', async () => {
    expect(await indexesAndUrns()).toEqual([['entity_by_urn'], { urns: [], total: 0 }]);
    addEntities();
    expect(await indexesAndUrns()).toEqual([
      ['entity_by_urn'],
      { urns: ['urn:li:wombat:a', 'urn:li:wombat:c'], total: 2 },
    ]);
  });

  it('keeps its indexes when it has entities, and lists them', async () => {
    addEntities();
    const both = ['entity_by_key', 'sqlite_autoindex_entity_1'];
    expect(await indexesAndUrns()).toEqual([both, { urns: ['urn:li:wombat:a', 'urn:li:wombat:c'], total: 2 }]);
  });
});
