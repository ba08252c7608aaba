import { setTimeout as sleep } from 'node:timers/promises';
import { InvariantError } from '../../../kernel/assert-never.js';
import { StoreUnavailable } from '../../../kernel/failures.js';
import { WriteHealth } from './write-health.js';

const TRIAL_AFTER = 5;
/** Result codes of SQLite. */
const IOERR = 10;
const BUSY = 5;

/** As a port throws it for an error of the engine. */
function fault(errcode: number, message = 'The disk is broken.'): StoreUnavailable {
  return new StoreUnavailable(message, { cause: { errcode } });
}

describe('WriteHealth', () => {
  let health: WriteHealth;
  let reported: string[];
  /** What the trials do, one after another; later ones succeed. */
  let outcomes: ('fails' | 'succeeds')[];
  let trials: number;
  /** A trial that has not ended. */
  let pending: Promise<void> | undefined;
  beforeEach(() => {
    reported = [];
    outcomes = [];
    trials = 0;
    pending = undefined;
    const say =
      (level: string) =>
      (message: string): void => {
        reported.push(`${level}: ${message}`);
      };
    const trial = (): Promise<void> => {
      trials++;
      if (pending !== undefined) return pending;
      return outcomes.shift() === 'fails' ? Promise.reject(fault(IOERR)) : Promise.resolve();
    };
    health = new WriteHealth({ log: say('log'), warn: say('warn'), error: say('error') }, trial, TRIAL_AFTER);
  });
  afterEach(() => {
    health.stop();
  });
  const check = (): void => {
    health.check();
  };
  /** Long enough for several trials. */
  const wait = (): Promise<void> => sleep(10 * TRIAL_AFTER);

  it('is well until a write fails', async () => {
    await wait();
    check();
    expect([trials, reported]).toEqual([0, []]);
  });

  it('reports the first failure, gives the latest as the reason, and is well after a trial that succeeds', async () => {
    outcomes = ['fails', 'fails'];
    health.failed(fault(IOERR));
    health.failed(fault(IOERR, 'It still is.'));
    expect(check).toThrow('It still is.');
    while (reported.length < 2) await sleep(1);
    check();
    await wait();
    expect([trials, reported]).toEqual([
      3,
      ['error: Writes fail. The disk is broken.', 'log: Writes succeed again; 2 transactions failed.'],
    ]);
  });

  it('counts from the beginning when writes fail once more', async () => {
    for (let time = 1; time <= 2; time++) {
      health.failed(fault(IOERR));
      while (reported.length < 2 * time) await sleep(1);
    }
    const once = ['error: Writes fail. The disk is broken.', 'log: Writes succeed again; 1 transaction failed.'];
    expect([trials, reported]).toEqual([2, [...once, ...once]]);
  });

  it.each<[string, unknown]>([
    ['another program has the file locked', fault(BUSY)],
    ['the store is closed', new StoreUnavailable('The store is closed.')],
    ['there is a bug', new InvariantError('a bug')],
  ])('says nothing when %s', async (_what, error) => {
    health.failed(error);
    check();
    await wait();
    expect([trials, reported]).toEqual([0, []]);
  });

  it('makes no trial once it is stopped, and says nothing of what fails then', async () => {
    health.failed(fault(IOERR));
    health.stop();
    health.failed(fault(IOERR, 'Later.'));
    await wait();
    expect(check).toThrow('The disk is broken.');
    expect([trials, reported]).toEqual([0, ['error: Writes fail. The disk is broken.']]);
  });

  it('makes no trial after one that was under way when it was stopped', async () => {
    let fail = (): void => undefined;
    pending = new Promise((_, reject) => {
      fail = (): void => {
        reject(fault(IOERR));
      };
    });
    health.failed(fault(IOERR));
    while (trials === 0) await sleep(1);
    health.stop();
    fail();
    const made = trials;
    await wait();
    expect(trials).toBe(made);
  });
});
