/**
 * A process under `file-faults.c`: does what its first argument names in the empty directory of the second one. Marks
 * `began N` and `acknowledged N` say which numbered writes were begun and are durable.
 */
import { mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CheckpointConnection } from '../../../src/adapters/sqlite/checkpoint-connection.js';
import { beginCheckpointThreadOfSource } from '../../../src/adapters/sqlite/checkpoint-thread.builder.js';
import { Database } from '../../../src/adapters/sqlite/database.js';
import { PrimaryDatabase } from '../../../src/adapters/sqlite/primary/primary-database.js';
import { SqliteAspectStore } from '../../../src/adapters/sqlite/primary/sqlite-aspect-store.js';
import { ShutdownMarker } from '../../../src/adapters/sqlite/shutdown-marker.js';
import { StoreUnavailable } from '../../../src/kernel/failures.js';
import { positionAt } from '../../conformance/edge.builder.js';
import { samplingStep } from '../../sample-size.js';
import { numberedChange, numberedWrite, openEdges, storedChanges, storedWrites } from './numbered-writes.js';
import { parseTrace, type TraceRecord } from './trace.js';

const [, , scenario = '', directory = ''] = process.argv;
const marks = openSync(join(directory, 'marks'), 'a');
const EIO = 5;
const ENOSPC = 28;
/** Writes of a short life. */
const WRITES = 7;
/** All operations that can fail. */
const CALLS = 'crstuw';
/** Few frames in a pass and a short log, so that a hundred writes meet all of it. */
const LIMITS = { passFrames: 30, longLog: 400_000, fullLog: 600_000, retryAfter: 20 };
/** Nothing is copied before the end. */
const NO_PASSES = { ...LIMITS, passFrames: 10_000, longLog: 60_000_000, fullLog: 60_000_000 };

function mark(text: string): void {
  writeSync(marks, text);
}

/** See `file-faults.c`. */
function plan(
  operations: string,
  suffix: string,
  calls: readonly [number, number],
  [error, delay]: readonly [number, number],
): void {
  mark(`plan ${operations} ${suffix} ${calls.join(' ')} ${String(error)} ${String(delay)}`);
}

/** A primary store and the numbers of its writes. */
class Writer {
  private constructor(
    readonly primary: PrimaryDatabase,
    private readonly store: SqliteAspectStore,
    private written: number,
  ) {}

  static open(written: number, name = 'truth.db', limits = LIMITS): Writer {
    const settings = { beginThread: beginCheckpointThreadOfSource, limits };
    const primary = PrimaryDatabase.open(join(directory, name), settings);
    return new Writer(primary, new SqliteAspectStore(primary), written);
  }

  async write(count: number): Promise<number> {
    for (let at = 0; at < count; at++) {
      const number = this.written + 1;
      mark(`began ${String(number)}`);
      await this.store.commit(numberedWrite(number));
      this.written = number;
      mark(`acknowledged ${String(number)}`);
      await setImmediate();
    }
    return this.written;
  }
}

/** Open, commit, checkpoint, restart of the log, close, and again. */
async function life(): Promise<void> {
  const first = Writer.open(0);
  await first.write(1);
  await first.primary.close();
  const second = Writer.open(1);
  const written = await second.write(120);
  await second.primary.close();
  const third = Writer.open(written);
  await third.write(10);
  await third.primary.close();
}

/** Stop while a slow sync of the first checkpoint is under way, after so many writes. */
async function stop(writes: number): Promise<void> {
  plan('s', 'truth.db', [1, 1_000], [0, 100]);
  const writer = Writer.open(0);
  await writer.write(writes);
  await writer.primary.close();
}

/** Far more than it takes until the worker has begun and copies. */
const MOST_WRITES = 20_000;

/** The database cannot be synced for a while: the store says so, commits continue, and nothing is lost. */
async function failedSync(): Promise<void> {
  // Many writes can be done before the worker has started.
  const writer = Writer.open(0, 'truth.db', { ...LIMITS, longLog: 60_000_000, fullLog: 60_000_000 });
  plan('s', 'truth.db', [1, 3], [EIO, 0]);
  for (let written = 0; isSound(writer.primary); written++) {
    // A store that does not sync would never fail, and fill the disk with its trace.
    if (written === MOST_WRITES) throw new RangeError('no sync of the database failed');
    await writer.write(1);
  }
  console.log('not ready');
  await writer.write(3);
  while (!isSound(writer.primary)) await setImmediate();
  console.log('ready');
  await writer.write(30);
  await writer.primary.close();
}

/** The database cannot be synced by the last checkpoint, nor by the one of SQLite's own that follows; then it can. */
async function failedStop(): Promise<void> {
  const writer = Writer.open(0);
  await writer.write(5);
  plan('s', 'truth.db', [1, 2], [EIO, 0]);
  const outcome = await writer.primary.close().then(
    () => 'closed',
    (error: unknown) => (error instanceof StoreUnavailable ? 'refused' : String(error)),
  );
  console.log(outcome, new ShutdownMarker(join(directory, 'truth.db')).read());
}

/** A store of which half of the log is copied, and not synced: somebody had read what was there before the rest. */
async function halfCopied(): Promise<Writer> {
  const writer = Writer.open(0, 'truth.db', NO_PASSES);
  const path = join(directory, 'truth.db');
  await writer.write(3);
  const reader = new Database(path, { mode: 'read' });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM sqlite_schema').get();
  await writer.write(3);
  const copying = new CheckpointConnection(path);
  copying.copy();
  copying.close();
  reader.close();
  return writer;
}

/** The database cannot be synced by the last checkpoint; then SQLite's own one can. */
async function stopAfterFailedSync(): Promise<void> {
  const writer = await halfCopied();
  plan('s', 'truth.db', [1, 1], [EIO, 0]);
  await writer.primary.close().catch(() => {
    console.log('refused');
  });
  mark('closed');
}

/** The database cannot be synced while the log is emptied, and can by the next attempt. */
async function failedPurge(): Promise<void> {
  const writer = await halfCopied();
  // By the worker's pass, and by the checkpoint that empties the log.
  plan('s', 'truth.db', [1, 2], [EIO, 0]);
  await writer.primary.purge('in-slices').catch((error: unknown) => {
    console.log(error instanceof StoreUnavailable ? 'refused' : String(error));
  });
  await writer.primary.purge('in-slices');
  mark('closed');
  await writer.primary.close();
}

function isSound(primary: PrimaryDatabase): boolean {
  try {
    primary.check();
    return true;
  } catch {
    return false;
  }
}

/** A derived store: flush, close, open, a new generation, a switch to it, close. */
async function generations(): Promise<void> {
  let seq = 0;
  const open = async (changes: number): Promise<Awaited<ReturnType<typeof openEdges>>> => {
    const edges = await openEdges(directory);
    for (let at = 0; at < changes; at++) {
      seq++;
      await edges.apply([numberedChange(seq)], positionAt(seq));
      if (at % 5 === 4) await edges.flush();
    }
    return edges;
  };
  await (await open(12)).close();
  mark(`closed ${String(seq)}`);
  const edges = await open(6);
  const next = await edges.newGeneration();
  for (let number = 1; number <= seq; number++) await next.add([numberedChange(number)]);
  await next.finish(positionAt(seq));
  for (let at = 0; at < 7; at++) {
    seq++;
    await edges.apply([numberedChange(seq)], positionAt(seq));
  }
  await edges.close();
  mark(`closed ${String(seq)}`);
}

/** A short life of a store, repeated with another call that fails in it. */
interface DisturbedLife {
  /** Live in files of this name, until something is refused or all is done. @throws what is no StoreUnavailable */
  readonly live: (name: string) => Promise<LifeOutcome>;
  /** What the files are found to have afterwards; a sentence when they are wrong. */
  readonly found: (name: string) => Promise<number | string>;
}

/** The numbers of the last write that was begun, and of the last one that has to be there. */
interface LifeOutcome {
  readonly begun: number;
  readonly acknowledged: number;
}

/**
 * Fail every single call that changes files, in turn: whatever fails, no acknowledged write is missing afterwards. A
 * usual run tries some of them, and every run others.
 */
async function everyCall(error: number, { live, found }: DisturbedLife): Promise<void> {
  await live('undisturbed');
  const calls = parseTrace(readFileSync(process.env['FAULT_TRACE'] ?? '')).filter(({ kind }) => isCall(kind)).length;
  const step = samplingStep(12);
  for (let call = 1 + (process.pid % step); call <= calls; call += step) {
    const name = `life-${String(call)}`;
    plan(CALLS, '*', [call, call], [error, 0]);
    const { begun, acknowledged } = await live(name);
    plan(CALLS, '*', [0, 0], [0, 0]);
    const stored = await found(name);
    if (typeof stored === 'string' || stored < acknowledged || stored > begun) {
      console.log(`call ${String(call)}: ${String(acknowledged)} to ${String(begun)} writes, found ${String(stored)}`);
    }
  }
  console.log(calls > 100 ? 'every call' : `only ${String(calls)} calls`);
}

function isCall(kind: TraceRecord['kind']): boolean {
  return kind !== 'mark' && kind !== 'sync-end';
}

function passUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

/** The primary store: open, write, close. */
const PRIMARY_LIFE: DisturbedLife = {
  live: async (name) => {
    let writer: Writer | undefined;
    let [begun, acknowledged] = [0, 0];
    try {
      writer = Writer.open(0, `${name}.db`);
      for (begun = 1; begun <= WRITES; begun++) acknowledged = await writer.write(1);
    } catch (error) {
      passUnavailable(error);
    }
    await writer?.primary.close().catch(passUnavailable);
    return { begun: Math.min(begun, WRITES), acknowledged };
  },
  found: async (name) => {
    const writer = Writer.open(0, `${name}.db`);
    const stored = await storedWrites(writer.primary);
    await writer.primary.close();
    return stored;
  },
};

/** A derived store: open, flush, make a new generation, switch to it, close. What is lost is derived once more. */
const DERIVED_LIFE: DisturbedLife = {
  live: async (name) => {
    const folder = join(directory, name);
    mkdirSync(folder);
    let edges: Awaited<ReturnType<typeof openEdges>> | undefined;
    let begun = 0;
    try {
      edges = await openEdges(folder);
      for (begun = 1; begun <= WRITES; begun++) await edges.apply([numberedChange(begun)], positionAt(begun));
      await edges.flush();
      const next = await edges.newGeneration();
      for (let number = 1; number <= WRITES; number++) await next.add([numberedChange(number)]);
      await next.finish(positionAt(WRITES));
      await edges.apply([numberedChange(begun)], positionAt(begun));
    } catch (error) {
      passUnavailable(error);
    }
    await edges?.close().catch(passUnavailable);
    return { begun, acknowledged: 0 };
  },
  found: async (name) => {
    const edges = await openEdges(join(directory, name));
    const stored = await storedChanges(edges);
    await edges.close();
    return stored;
  },
};

const SCENARIOS: Readonly<Record<string, () => Promise<void>>> = {
  life,
  'stop-6': () => stop(6),
  'stop-7': () => stop(7),
  'stop-8': () => stop(8),
  'failed-sync': failedSync,
  'failed-stop': failedStop,
  'failed-stop-once': stopAfterFailedSync,
  'failed-purge': failedPurge,
  generations,
  'every-call-eio': () => everyCall(EIO, PRIMARY_LIFE),
  'every-call-enospc': () => everyCall(ENOSPC, PRIMARY_LIFE),
  'every-derived-call-eio': () => everyCall(EIO, DERIVED_LIFE),
  'every-derived-call-enospc': () => everyCall(ENOSPC, DERIVED_LIFE),
};

await SCENARIOS[scenario]?.();
