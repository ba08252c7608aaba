import { performance } from 'node:perf_hooks';
import { ProcessLeases } from '../../change-log/index.js';
import { Logger } from '@nestjs/common';
import { RecordingStore, valueChanges } from '../../../test/conformance/recording-store.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { DerivedProjection } from '../derived-projection.js';
import { MemoryLog, noteEntries, SetClock, sourcesOver } from '../memory-ports.builder.js';
import { ProjectionRunner } from '../projection-runner.js';
import { ProjectionSet } from '../projection-set.js';
import { RetryPolicy } from '../retry-policy.js';
import { Retention } from './retention.js';

const HOUR = 3_600_000;
const SETTINGS = { port: 0, host: 'localhost', dataDir: '', logLevel: 'info', maxBodyBytes: 1 } as const;

describe('Retention', () => {
  let events: string[];
  let log: MemoryLog;
  let clock: SetClock;
  let runner: ProjectionRunner;
  let lines: string[];
  let retention: Retention;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    [events, lines] = [[], []];
    const line = (text: string): void => void lines.push(text);
    Logger.overrideLogger({ log: line, warn: line, error: line });
    log = new MemoryLog([], events);
    clock = new SetClock();
    // Purged at its first hour, so that it is due at the third.
    [clock.time, log.purged] = [HOUR, HOUR];
    runner = new ProjectionRunner(new ProjectionSet([]), sourcesOver(log), new RetryPolicy(), new ProcessLeases());
    runner.settled = () => Promise.resolve(log.entries.length);
    runner.start = () => Promise.resolve(void events.push('start'));
    retention = retentionOf({ changeLogHours: 2, changeLogBytes: 4800 });
  });
  afterEach(async () => {
    await retention.beforeApplicationShutdown();
    jest.restoreAllMocks();
    jest.useRealTimers();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  function retentionOf(settings: { readonly changeLogHours?: number; readonly changeLogBytes?: number }): Retention {
    const projections = ['documents', 'edges'].map(
      (name) => new DerivedProjection(name, new PurgedStore(name), valueChanges),
    );
    const sources = sourcesOver(log, { clock });
    return new Retention(sources, runner, new ProjectionSet(projections), { ...SETTINGS, ...settings });
  }

  class PurgedStore extends RecordingStore {
    constructor(private readonly name: string) {
      super();
    }

    override purge(pace?: PurgePace): Promise<void> {
      events.push(`purge ${this.name} ${String(pace)}`);
      return super.purge();
    }
  }

  describe('in a round', () => {
    it('removes the restatements that all projections have seen, and no entry that is young', async () => {
      log.entries = noteEntries(1, 3).map((entry) => ({ ...entry, time: HOUR }));
      await retention.round();
      expect(events).toEqual(['drop restatements 3', 'trim 0']);
    });

    it('removes entries of the age, once', async () => {
      log.entries = noteEntries(1, 3).map((entry) => ({ ...entry, time: HOUR }));
      clock.time = 3 * HOUR - 1;
      await retention.round();
      clock.time = 3 * HOUR;
      log.purged = clock.time;
      await retention.round();
      await retention.round();
      expect(events.filter((event) => event.startsWith('trim'))).toEqual(['trim 0', 'trim 3', 'trim 0']);
    });

    it('removes entries that are too many, as far as no projection needs them', async () => {
      log.entries = noteEntries(1, 60).map((entry) => ({ ...entry, json: 'x'.repeat(100), time: HOUR }));
      runner.settled = () => Promise.resolve(9);
      await retention.round();
      runner.settled = () => Promise.resolve(60);
      await retention.round();
      expect(events.filter((event) => event.startsWith('trim'))).toEqual(['trim 9', 'trim 12']);
    });

    it('measures a log of several pages to its end, and each entry once', async () => {
      log.entries = noteEntries(1, 1000).map((entry) => ({ ...entry, time: HOUR }));
      await retention.round();
      expect(log.reads).toEqual([
        [0, 500],
        [500, 500],
        [1000, 500],
      ]);
      await retention.round();
      expect(log.reads.slice(3)).toEqual([[1000, 500]]);
    });

    it('leaves the thread to requests between two pages, and ends in between when it shuts down', async () => {
      log.entries = noteEntries(1, 1000).map((entry) => ({ ...entry, time: HOUR }));
      const sizes = log.sizes.bind(log);
      const reads = jest.spyOn(log, 'sizes').mockImplementation((...asked) => {
        jest.setSystemTime(Date.now() + HOUR);
        return sizes(...asked);
      });
      jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
      const round = expect(retention.round()).rejects.toThrow('aborted');
      while (reads.mock.calls.length === 0) await new Promise(setImmediate);
      await retention.beforeApplicationShutdown();
      await round;
      expect([reads.mock.calls, events]).toEqual([[[0, 500]], ['drop restatements 1000']]);
    });

    it('purges the indexes and then the log once in its age', async () => {
      clock.time = 3 * HOUR - 1;
      await retention.round();
      expect(events.filter((event) => event.startsWith('purge'))).toEqual([]);
      clock.time = 3 * HOUR;
      for (let rounds = 0; rounds < 2; rounds++) await retention.round();
      expect(events.filter((event) => event.startsWith('purge'))).toEqual([
        'purge documents in-slices',
        'purge edges in-slices',
        'purge log in-slices',
      ]);
      expect(log.purged).toBe(3 * HOUR);
    });

    it('purges a log that never was', async () => {
      [log.purged, clock.time] = [undefined, 3 * HOUR];
      await retention.round();
      expect(log.purged).toBe(3 * HOUR);
    });

    it('keeps the log for a day and up to a gibibyte when nothing else is set', async () => {
      retention = retentionOf({});
      log.entries = noteEntries(1, 3).map((entry) => ({ ...entry, time: HOUR }));
      clock.time = 25 * HOUR - 1;
      await retention.round();
      expect(events).toEqual(['drop restatements 3', 'trim 0']);
      clock.time = 25 * HOUR;
      await retention.round();
      expect(events).toContain('trim 3');
    });

    it('comes after the one that is under way, also when that fails', async () => {
      const order: string[] = [];
      runner.settled = async () => {
        order.push('began');
        await new Promise(setImmediate);
        order.push('ended');
        throw new StoreUnavailable('away');
      };
      const rounds = await Promise.allSettled([retention.round(), retention.round()]);
      expect(rounds.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(order).toEqual(['began', 'ended', 'began', 'ended']);
    });
  });

  describe('over time', () => {
    it('has a round every minute until it shuts down, and says when one fails', async () => {
      retention.onApplicationBootstrap();
      await jest.advanceTimersByTimeAsync(59_999);
      expect(events).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(events).toEqual(['drop restatements 0', 'trim 0']);
      runner.settled = () => Promise.reject(new StoreUnavailable('away'));
      await jest.advanceTimersByTimeAsync(60_000);
      expect(lines).toEqual([
        expect.stringMatching(/^The change log could not be trimmed, which is tried again: .*away/),
      ]);
      await retention.beforeApplicationShutdown();
      await jest.advanceTimersByTimeAsync(600_000);
      expect([lines.length, jest.getTimerCount()]).toEqual([1, 0]);
    });

    it('shuts down after the round that is under way', async () => {
      let end = (): void => undefined;
      runner.settled = () =>
        new Promise((resolve) => {
          end = () => {
            resolve(0);
          };
        });
      const round = retention.round();
      let isDown = false;
      const down = retention.beforeApplicationShutdown().then(() => (isDown = true));
      await jest.advanceTimersByTimeAsync(0);
      expect(isDown).toBe(false);
      end();
      await Promise.all([round, down]);
      expect(events).toContain('trim 0');
    });
  });

  describe('when it compacts', () => {
    const said = async (pace: PurgePace) => {
      const steps: string[] = [];
      const outcome = await retention.compact(pace, (step) => steps.push(step));
      return { outcome, steps };
    };

    it('removes all entries and purges everything, for a process that serves', async () => {
      log.entries = noteEntries(1, 3);
      expect(await said('in-slices')).toEqual({
        outcome: 'done',
        steps: [
          'The change log is trimmed: 3 of 3 entries.',
          'The index of documents is purged of what was deleted.',
          'The index of edges is purged of what was deleted.',
          'The primary store is purged of what was deleted.',
        ],
      });
      expect(events).toEqual(['trim 3', 'purge documents in-slices', 'purge edges in-slices', 'purge log in-slices']);
      expect(log.purged).toBe(HOUR);
    });

    it('has the indexes catch up first in a process that serves nobody', async () => {
      log.entries = noteEntries(1, 3);
      expect((await said('at-once')).steps.slice(1)).toEqual([
        'The index of documents is compact.',
        'The index of edges is compact.',
        'The primary store is compact.',
      ]);
      expect(events).toEqual([
        'start',
        'trim 3',
        'purge documents at-once',
        'purge edges at-once',
        'purge log at-once',
      ]);
    });

    it('keeps what an index still needs, and says so', async () => {
      log.entries = noteEntries(1, 3);
      runner.settled = () => Promise.resolve(2);
      const { outcome, steps } = await said('in-slices');
      expect([outcome, steps[0]]).toEqual(['partly', 'The change log is trimmed: 2 of 3 entries.']);
    });

    it('counts entries that were committed while it began', async () => {
      log.entries = noteEntries(1, 3);
      runner.settled = () => Promise.resolve(5);
      const { outcome, steps } = await said('in-slices');
      expect([outcome, steps[0]]).toEqual(['done', 'The change log is trimmed: 5 of 5 entries.']);
    });
  });
});
