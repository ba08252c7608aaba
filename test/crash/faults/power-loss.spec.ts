import { MARKER_SUFFIX } from '../../../src/adapters/sqlite/shutdown-marker.js';
import { sampleSize } from '../../sample-size.js';
import { unsyncedAtClose } from './closed-files.js';
import { compileFaultLayer, type FaultLayer, OPT_OUT, type ScenarioRun } from './fault-layer.js';
import { type Judge, judgeChanges, judgedScenario, judgeWrites } from './judged-scenario.js';
import type { TraceRecord } from './trace.js';

/**
 * Losses of power that are tried in a scenario. The sample fails when commits are not synced (`synchronous = NORMAL`);
 * a sync that is missing in one place needs many.
 */
const COUNT = sampleSize(25, 200);
/** Another one on every run; a failure names it. */
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

/**
 * How often a shutdown marker was written, and what was written to a database or its log while a marker of it was not
 * synced.
 */
function markersOf(trace: readonly TraceRecord[]): { readonly markers: number; readonly early: readonly string[] } {
  const names = new Map<bigint, string>();
  const unsynced = new Set<string>();
  const early: string[] = [];
  let markers = 0;
  for (const record of trace) {
    if (record.kind === 'open') names.set(record.inode, record.name);
    if (record.kind !== 'write' && record.kind !== 'sync-end') continue;
    const name = String(names.get(record.inode));
    const file = name.replace(/\.db-.*$/, '.db');
    if (!name.endsWith(MARKER_SUFFIX)) {
      if (record.kind === 'write' && unsynced.has(file)) early.push(name);
    } else if (record.kind === 'write') {
      unsynced.add(file);
      markers++;
    } else if (!record.isFailed) unsynced.delete(file);
  }
  // One that is not synced by the end is nothing to rely on either.
  return { markers, early: [...early, ...unsynced] };
}

const runs = new Map<string, Promise<ScenarioRun>>();

/** What a scenario does, which no test changes: once for all that look at it. */
function runOf(faults: FaultLayer, scenario: string): Promise<ScenarioRun> {
  const run = runs.get(scenario) ?? faults.run(scenario);
  runs.set(scenario, run);
  return run;
}

const layer = compileFaultLayer();
afterAll(() => layer?.remove());

if (layer === undefined) {
  it(`the files of a process cannot be disturbed here, and ${OPT_OUT} allows to leave that out`, () => {
    expect(process.env[OPT_OUT]).toBe('1');
  });
} else {
  describe('after a loss of power', () => {
    it.each<[what: string, scenario: string, judge: Judge, output: string]>([
      ['opening, commits, checkpoints, restarts of the log, closing', 'life', judgeWrites, ''],
      ['a stop while the database is being synced, after 6 writes', 'stop-6', judgeWrites, ''],
      ['a stop while the database is being synced, after 7 writes', 'stop-7', judgeWrites, ''],
      ['a stop while the database is being synced, after 8 writes', 'stop-8', judgeWrites, ''],
      ['syncs of the database that fail, and later succeed', 'failed-sync', judgeWrites, 'not ready\nready\n'],
      ['a stop that cannot sync the database', 'failed-stop', judgeWrites, 'refused unclean\n'],
      ['a stop that can sync the database at the second attempt', 'failed-stop-once', judgeWrites, 'refused\n'],
      ['a log that is emptied at the second attempt', 'failed-purge', judgeWrites, 'refused\n'],
      ['flushes of a derived store, and a switch to a new generation', 'generations', judgeChanges, ''],
    ])('nothing that was acknowledged is missing, nor is anything there in part: %s', async (...row) => {
      const [, scenario, judge, output] = row;
      const run = runOf(layer, scenario);
      const judged = await judgedScenario(await run, { judge, seed: SEED, count: COUNT });
      expect({ ...judged, losses: judged.losses > COUNT / 3 }).toEqual({ losses: true, findings: [], output });
    });
  });

  describe('a marker of an open or a closed file', () => {
    it.each(['life', 'generations'])('is on the disk before anything else is written: %s', async (scenario) => {
      // What the runtime writes at its end, by a number that a marker had, is no write of the marker.
      const { trace } = await layer.run(scenario, 'cold');
      const { markers, early } = markersOf(trace);
      expect([markers > 3, early]).toEqual([true, []]);
    });

    it.each(['life', 'generations'])(
      'says that a file is closed when all of it is on the disk: %s',
      async (scenario) => {
        const { closes, unsynced } = unsyncedAtClose((await runOf(layer, scenario)).trace);
        expect([closes > 1, unsynced]).toEqual([true, []]);
      },
    );
  });

  describe('whatever call fails', () => {
    it.each(['every-call-eio', 'every-call-enospc'])(
      'nothing that was acknowledged is missing afterwards, and what was refused was StoreUnavailable: %s',
      async (scenario) => {
        expect((await layer.run(scenario)).output).toBe('every call\n');
      },
    );

    it.each(['every-derived-call-eio', 'every-derived-call-enospc'])(
      'a derived store has what its position says or none, through flushes and a switch of generations: %s',
      async (scenario) => {
        expect((await layer.run(scenario)).output).toBe('every call\n');
      },
    );
  });
}
