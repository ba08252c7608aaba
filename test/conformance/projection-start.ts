import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import type { Generation } from '../../src/change-log/derived-store.port.js';
import type { Position } from '../../src/change-log/position.js';
import { SystemClock } from '../../src/kernel/clock.js';
import { IndexNotReady } from '../../src/kernel/failures.js';
import {
  DerivedProjection,
  ProjectionRunner,
  ProjectionSet,
  ProjectionSources,
  RetryPolicy,
} from '../../src/projections/index.js';
import { RecordingStore, type ValueChange, valueChanges } from './recording-store.js';
import { type PrimaryStoreAdapter, usePrimaryStore } from './primary-store-adapters.js';
import { upsert, wombat, rowsOf, write } from './primary-store.builder.js';

/** A door that calls wait at. */
class Door {
  private opened = (): void => undefined;
  private passing = Promise.resolve();
  /** How many have come to the closed door. */
  waiting = 0;

  close(): void {
    this.passing = new Promise((resolve) => {
      this.opened = resolve;
    });
  }

  open(): void {
    this.opened();
  }

  async pass(): Promise<void> {
    this.waiting++;
    await this.passing;
  }
}

/** A store that does not get on while its doors are closed. */
class SlowStore extends RecordingStore {
  readonly applying = new Door();
  readonly finishing = new Door();

  override async apply(changes: readonly ValueChange[], position: Position): Promise<void> {
    await this.applying.pass();
    await super.apply(changes, position);
  }

  override async newGeneration(): Promise<Generation<ValueChange>> {
    const generation = await super.newGeneration();
    const finish = async (position: Position): Promise<void> => {
      await this.finishing.pass();
      await generation.finish(position);
    };
    return { ...generation, finish };
  }
}

/** What callers meet while projections start, over every adapter of the primary store. */
export function describeProjectionStart(adapter: PrimaryStoreAdapter): void {
  describe(`ProjectionRunner over ${adapter.name} that starts`, () => {
    const { primary } = usePrimaryStore(adapter);
    let slow: SlowStore;
    let quick: RecordingStore;
    let runner: ProjectionRunner;

    beforeEach(() => {
      Logger.overrideLogger(false);
      slow = new SlowStore();
      quick = new RecordingStore();
      runner = makeRunner();
    });
    afterEach(async () => {
      slow.applying.open();
      slow.finishing.open();
      await runner.stop();
      Logger.overrideLogger(['error', 'warn', 'log']);
    });

    const makeRunner = (): ProjectionRunner => {
      const { store, log, deadLetters } = primary();
      const projections = new ProjectionSet([
        new DerivedProjection('slow', slow, valueChanges),
        new DerivedProjection('quick', quick, valueChanges),
      ]);
      const sources = new ProjectionSources(rowsOf(store), log, deadLetters, new SystemClock());
      return new ProjectionRunner(projections, sources, new RetryPolicy([1, 1], 5));
    };
    const put = async (name: string): Promise<readonly ChangeEntry[]> => {
      const outcomes = await primary().store.commit([write(wombat(name), [upsert('status', '{}')])]);
      return outcomes.flatMap((outcome) => (outcome.kind === 'written' ? outcome.changes : []));
    };
    const putMany = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) await put(`many${String(n)}`);
    };
    const until = async (reached: () => boolean): Promise<void> => {
      while (!reached()) await new Promise(setImmediate);
    };
    /** Why a projection cannot be read; `undefined` when it can. */
    const refusal = (name = 'slow'): string | undefined => {
      try {
        runner.checkUsable(name);
        return undefined;
      } catch (error) {
        if (error instanceof IndexNotReady && error.retryAfter >= 1 && error.retryAfter <= 60) return error.message;
        throw error;
      }
    };
    const expectAll = async (): Promise<void> => {
      const rows = await primary().store.walk(undefined, 10_000);
      expect([...slow.values.keys()].sort()).toEqual(rows.map((row) => `${row.urn} ${row.aspect}`).sort());
      expect(slow.at?.seq).toBe(await primary().log.head());
    };

    it('lets nobody read before it has started, and everybody afterwards', async () => {
      const sentence = 'The index of slow has not been started.';
      expect([refusal(), runner.waiting()]).toEqual([sentence, [sentence, 'The index of quick has not been started.']]);
      await runner.start();
      expect([refusal(), runner.waiting()]).toEqual([undefined, []]);
    });

    it('says how far a rebuild is, lets others be read, and does not keep a write waiting', async () => {
      await putMany(120);
      slow.finishing.close();
      const started = runner.start();
      await until(() => slow.finishing.waiting > 0);
      await until(() => refusal('quick') === undefined);
      expect(refusal()).toBe('The index of slow is being rebuilt: 120 of about 120 entities.');
      expect(runner.waiting()).toEqual([refusal()]);
      await runner.follow(await put('meanwhile'));
      expect(slow.at).toBeUndefined();
      slow.finishing.open();
      await started;
      expect(refusal()).toBeUndefined();
      await expectAll();
    });

    it('says how far it is behind the log, and keeps a write waiting for a page at most', async () => {
      await runner.start();
      await runner.stop();
      await putMany(1000);
      slow.applying.close();
      runner = makeRunner();
      const started = runner.start();
      await until(() => slow.applying.waiting > 0);
      expect(refusal()).toBe('The index of slow is catching up with the change log: 0 of about 2,000 entries.');
      const followed = runner.follow(await put('meanwhile'));
      const behind: (string | undefined)[] = [];
      void followed.then(() => behind.push(refusal()));
      slow.applying.open();
      await started;
      await followed;
      expect(behind).toEqual(['The index of slow is catching up with the change log: 500 of about 2,000 entries.']);
      expect(refusal()).toBeUndefined();
      await expectAll();
    });

    it('keeps what it has caught up with when it stops', async () => {
      await runner.start();
      await runner.stop();
      await putMany(1000);
      slow.applying.close();
      runner = makeRunner();
      const started = runner.start();
      await until(() => slow.applying.waiting > 0);
      const stopped = runner.stop();
      slow.applying.open();
      await Promise.all([started, stopped]);
      expect(slow.disk.content?.position?.seq).toBe(500);
      runner = makeRunner();
      await runner.start();
      await expectAll();
      expect(slow.generations).toBe(1);
    });

    it('lets nobody read what lost all it had, and rebuilds that alone', async () => {
      await putMany(3);
      await runner.start();
      slow.at = undefined;
      slow.values.clear();
      slow.finishing.close();
      const restarted = runner.restart('slow');
      await until(() => slow.finishing.waiting > 1);
      expect([refusal(), refusal('quick')]).toEqual([
        'The index of slow is being rebuilt: 3 of about 3 entities.',
        undefined,
      ]);
      slow.finishing.open();
      await restarted;
      expect(refusal()).toBeUndefined();
      await expectAll();
      expect([slow.generations, quick.generations]).toEqual([2, 1]);
    });
  });
}
