import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import type { Generation } from '../../src/change-log/derived-store.port.js';
import type { Position } from '../../src/change-log/position.js';
import { IndexNotReady } from '../../src/kernel/failures.js';
import type { ProjectionRunner } from '../../src/projections/index.js';
import { projectionRunner, putValue, valuesOf } from './projection.builder.js';
import { RecordingStore, type ValueChange } from './recording-store.js';
import { type PrimaryStoreAdapter, usePrimaryStore } from './primary-store-adapters.js';

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

  /** Open it for those who wait, and for nobody else. */
  letThrough(): void {
    this.opened();
    this.close();
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

  override async newGeneration(beginning?: 'empty' | 'left'): Promise<Generation<ValueChange>> {
    const generation = await super.newGeneration(beginning);
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

    const makeRunner = (): ProjectionRunner => projectionRunner(primary(), { slow, quick });
    const put = (name: string): Promise<readonly ChangeEntry[]> => putValue(primary(), name);
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
      expect(slow.values).toEqual(await valuesOf(primary()));
      expect(slow.at?.seq).toBe(await primary().log.head());
    };
    /** A start that has a thousand entities to catch up with, and waits at the door. */
    const startBehind = async (): Promise<{ readonly started: Promise<void> }> => {
      await runner.start();
      await runner.stop();
      await putMany(1000);
      slow.applying.close();
      runner = makeRunner();
      const started = runner.start();
      await until(() => slow.applying.waiting > 0);
      return { started };
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
      const { started } = await startBehind();
      expect(refusal()).toBe('The index of slow is catching up with the change log: 0 of about 2,000 entries.');
      const followed = runner.follow(await put('meanwhile'));
      slow.applying.letThrough();
      await followed;
      expect(refusal()).toBe('The index of slow is catching up with the change log: 500 of about 2,000 entries.');
      slow.applying.open();
      await started;
      expect(refusal()).toBeUndefined();
      await expectAll();
    });

    it('keeps what it has caught up with when it stops', async () => {
      const { started } = await startBehind();
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
