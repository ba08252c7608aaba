import { sampleSize } from '../../sample-size.js';
import { compileFaultLayer, OPT_OUT } from './fault-layer.js';
import { type Judge, judgeChanges, judgedScenario, judgeWrites } from './judged-scenario.js';

/**
 * Losses of power that are tried in a scenario. The sample fails when commits are not synced (`synchronous = NORMAL`);
 * a sync that is missing in one place needs many.
 */
const COUNT = sampleSize(40, 200);
/** Another one on every run; a failure names it. */
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

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
      ['flushes of a derived store, and a switch to a new generation', 'generations', judgeChanges, ''],
    ])('nothing that was acknowledged is missing, nor is anything there in part: %s', async (...row) => {
      const [, scenario, judge, output] = row;
      const judged = await judgedScenario(layer, scenario, { judge, seed: SEED, count: COUNT });
      expect({ ...judged, losses: judged.losses > COUNT / 3 }).toEqual({ losses: true, findings: [], output });
    });
  });

  describe('whatever call fails', () => {
    it.each(['every-call-eio', 'every-call-enospc'])(
      'nothing that was acknowledged is missing afterwards, and what was refused was StoreUnavailable: %s',
      async (scenario) => {
        expect((await layer.run(scenario)).output).toBe('every call\n');
      },
    );
  });
}
