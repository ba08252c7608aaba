import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import type { ProjectionRunner } from '../../src/projections/index.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import { wombat } from './primary-store.builder.js';
import { projectionRunner, putValue, valuesOf } from './projection.builder.js';
import { RecordingStore } from './recording-store.js';

/** What becomes of entries that a projection could not apply, over every adapter of the primary store. */
export function describeDeadLetterRetry(adapter: PrimaryStoreAdapter): void {
  describe(`Dead letters of projections over ${adapter.name}`, () => {
    const { primary } = usePrimaryStore(adapter);
    let first: RecordingStore;
    let runner: ProjectionRunner;

    beforeEach(() => {
      Logger.overrideLogger(false);
      first = new RecordingStore();
      runner = makeRunner();
    });
    afterEach(async () => {
      await runner.stop();
      Logger.overrideLogger(['error', 'warn', 'log']);
    });

    const makeRunner = (): ProjectionRunner => projectionRunner(primary(), { first });
    const put = (name: string, aspect?: string, json?: string): Promise<readonly ChangeEntry[]> =>
      putValue(primary(), name, aspect, json);

    it('has all of an entity again after a later entry of it, and no dead letter', async () => {
      await runner.start();
      first.poison.add('poison');
      await runner.follow(await put('a', 'poison'));
      await runner.follow(await put('b'));
      expect((await runner.deadLetters(10)).total).toBe(1);
      await runner.follow(await put('a'));
      expect(first.values.get(`${wombat('a')} status`)).toBe('{}');
      expect((await runner.deadLetters(10)).total).toBe(1);
      first.poison.clear();
      await runner.stop();
      runner = makeRunner();
      await runner.start();
      await runner.follow(await put('b', 'status', '{"x":1}'));
      expect((await runner.deadLetters(10)).total).toBe(1);
      await runner.follow(await put('a', 'status', '{"x":1}'));
      expect((await runner.deadLetters(10)).total).toBe(0);
      expect(first.values).toEqual(await valuesOf(primary()));
    });

    it('retries and drops dead letters when asked to', async () => {
      await runner.start();
      first.poison.add('poison');
      for (const name of ['a', 'b', 'c']) await runner.follow(await put(name, 'poison'));
      expect([await runner.retryDeadLetters(), (await runner.deadLetters(0)).total]).toEqual([0, 3]);
      await runner.dropDeadLetters(wombat('c'));
      first.poison.clear();
      expect([await runner.retryDeadLetters(wombat('a')), (await runner.deadLetters(0)).total]).toEqual([1, 1]);
      expect(first.values.get(`${wombat('a')} poison`)).toBe('{}');
      expect([await runner.retryDeadLetters(), (await runner.deadLetters(0)).total]).toEqual([1, 0]);
      expect([...first.values.keys()].filter((key) => key.endsWith('poison'))).toHaveLength(2);
      expect(first.disk.content?.values).toEqual(first.values);
    });
  });
}
