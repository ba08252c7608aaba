import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../../src/change-log/change-log.port.js';
import { entryDigest } from '../../src/change-log/entry-digest.js';
import { Clock } from '../../src/kernel/clock.js';
import type { ProjectionRunner } from '../../src/projections/index.js';
import { projectionRunner, putValue, valuesOf } from './projection.builder.js';
import { RecordingStore } from './recording-store.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';
import { usePrimaryStore } from './primary-store-adapters.js';
import {
  deletion,
  gather,
  KEY_ASPECT,
  point,
  pointsRequest,
  STAMP,
  TIME,
  wombat,
  write,
} from './primary-store.builder.js';

class StoppedClock extends Clock {
  override now(): number {
    return TIME;
  }
}

/** What the runner does over every adapter of the primary store. */
export function describeProjectionRunner(adapter: PrimaryStoreAdapter): void {
  describe(`ProjectionRunner over ${adapter.name}`, () => {
    const { primary } = usePrimaryStore(adapter);
    let first: RecordingStore;
    let second: RecordingStore;
    let runner: ProjectionRunner;

    beforeEach(() => {
      Logger.overrideLogger(false);
      first = new RecordingStore();
      second = new RecordingStore();
      runner = makeRunner();
    });
    afterEach(async () => {
      await runner.stop();
      Logger.overrideLogger(['error', 'warn', 'log']);
    });

    const makeRunner = (): ProjectionRunner => projectionRunner(primary(), { first, second }, new StoppedClock());
    const put = (name: string, aspect?: string, json?: string): Promise<readonly ChangeEntry[]> =>
      putValue(primary(), name, aspect, json);
    const expectTrue = async (): Promise<void> => {
      const seq = await primary().log.head();
      const [last] = await primary().log.read(seq - 1, 1);
      const proof = { digest: last === undefined ? '' : entryDigest(last), opening: await primary().log.opening() };
      const position = { storeId: await primary().log.storeId(), seq, proof };
      for (const store of [first, second]) {
        expect(store.values).toEqual(await valuesOf(primary()));
        expect(store.at).toEqual(position);
      }
    };
    const flushed = ({ disk }: RecordingStore): unknown => [disk.content?.values, disk.content?.position];
    const until = async (reached: () => Promise<boolean>): Promise<void> => {
      while (!(await reached())) await setTimeout(2);
    };
    const following = async (): Promise<boolean> => (await runner.status()).every((one) => one.state === 'following');

    it('rebuilds projections that have nothing', async () => {
      for (let n = 0; n < 600; n++) await put(`w${String(n)}`);
      await runner.start();
      await expectTrue();
      expect([first.generations, first.calls]).toEqual([1, []]);
    });

    it('moves on with points as they are committed, and reads none of them again at the next start', async () => {
      await runner.start();
      const points = pointsRequest([1, 2, 3].map((time) => point(time)));
      for (const outcome of await primary().store.commit([points])) {
        if (outcome.kind === 'written') await runner.follow(outcome.changes);
      }
      await runner.stop();
      const { log } = primary();
      const positions: number[] = [];
      const read = log.read.bind(log);
      log.read = (after, limit) => {
        positions.push(after);
        return read(after, limit);
      };
      runner = makeRunner();
      await runner.start();
      await runner.follow(await put('a'));
      expect(positions).toEqual([]);
      const position = { storeId: await log.storeId(), seq: 5 };
      expect([first.at, second.at]).toMatchObject([position, position]);
    });

    it('applies entries that follow at once, without reading the log', async () => {
      await runner.start();
      await runner.follow(await put('a'));
      await runner.follow(await put('b'));
      expect(first.calls).toEqual([
        [1, 2],
        [3, 4],
      ]);
      await expectTrue();
    });

    it('reads what lies between from the log', async () => {
      await runner.start();
      await put('a');
      await runner.follow(await put('b'));
      expect(first.calls).toEqual([[1, 2, 3, 4]]);
      await expectTrue();
    });

    it('passes over entries that were applied already', async () => {
      await runner.start();
      const older = await put('a');
      await runner.follow(await put('b'));
      await runner.follow(older);
      expect(first.calls).toEqual([[1, 2, 3, 4]]);
    });

    it('keeps the order of what is handed over concurrently', async () => {
      await runner.start();
      const groups: (readonly ChangeEntry[])[] = [];
      for (let n = 0; n < 20; n++) groups.push(await put('a', 'status', `{"n":${String(n)}}`));
      await Promise.all(groups.map((group) => runner.follow(group)));
      expect(first.calls.flat()).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
      await expectTrue();
    });

    it('catches up with the log at the start when its cursor allows it', async () => {
      await runner.start();
      await runner.follow(await put('a'));
      await runner.stop();
      for (let n = 0; n < 600; n++) await put(`w${String(n)}`);
      await primary().store.commit([write(wombat('a'), [deletion(KEY_ASPECT)])]);
      runner = makeRunner();
      await runner.start();
      expect(first.generations).toBe(1);
      await expectTrue();
    });

    it.each<[string, (store: RecordingStore) => Promise<void>]>([
      ['of another store', async ({ at }) => void (first.at = { storeId: 'other', seq: at?.seq ?? 0 })],
      ['ahead of the log', async ({ at }) => void (first.at = { storeId: at?.storeId ?? '', seq: 1000 })],
      [
        'behind the tail of the log',
        async () => {
          for (const name of ['b', 'c']) await put(name);
          await primary().log.trim(3);
        },
      ],
    ])('rebuilds when the cursor is %s', async (_name, disturb) => {
      await runner.start();
      await runner.follow(await put('a'));
      await runner.stop();
      await disturb(first);
      runner = makeRunner();
      await runner.start();
      expect(first.generations).toBe(2);
      await expectTrue();
    });

    it('does not rebuild when the log is trimmed just up to the cursor', async () => {
      await runner.start();
      await runner.follow(await put('a'));
      await runner.stop();
      await primary().log.trim(2);
      await put('b');
      runner = makeRunner();
      await runner.start();
      expect(first.generations).toBe(1);
      await expectTrue();
    });

    it('takes writes in while it rebuilds, with the old generation up to date', async () => {
      await runner.start();
      for (let n = 0; n < 1200; n++) await runner.follow(await put(`w${String(n)}`));
      const rebuilt = runner.rebuild();
      // How far it is, is not known yet, and not how far the last one was.
      expect(runner.rebuilding()).toEqual([]);
      for (let n = 0; n < 30; n++) {
        await runner.follow(await put(`w${String(n)}`, 'status', `{"n":${String(n)}}`));
        await runner.follow(await put(`new${String(n)}`));
        const gone = await primary().store.commit([write(wombat(`w${String(1199 - n)}`), [deletion(KEY_ASPECT)])]);
        await runner.follow(gone.flatMap((outcome) => (outcome.kind === 'written' ? outcome.changes : [])));
        expect(first.values).toEqual(await valuesOf(primary()));
        await setTimeout(0);
      }
      await rebuilt;
      expect(first.generations).toBe(2);
      await expectTrue();
    });

    it('sets an entry aside that cannot be applied and applies the others', async () => {
      await runner.start();
      first.poison.add('poison');
      const [key, poison] = await put('a', 'poison');
      const others = await put('b');
      await runner.follow([key, poison, ...others].flatMap((entry) => entry ?? []));
      expect([...first.values.keys()]).toEqual([
        `${wombat('a')} ${KEY_ASPECT}`,
        `${wombat('b')} ${KEY_ASPECT}`,
        `${wombat('b')} status`,
      ]);
      expect(second.values.size).toBe(4);
      expect(await primary().deadLetters.list('first', 10)).toEqual([
        {
          projection: 'first',
          seq: 2,
          urn: wombat('a'),
          aspect: 'poison',
          reason: 'TypeError: poison is beyond me',
          time: TIME,
        },
      ]);
      expect(await runner.status()).toEqual([
        { name: 'first', state: 'following', freshness: 'current', position: 4, lag: 0, deadLetters: 1 },
        { name: 'second', state: 'following', freshness: 'current', position: 4, lag: 0, deadLetters: 0 },
      ]);
    });

    it('sets entries aside in a rebuild too, and clears dead letters once a rebuild needs none', async () => {
      await put('a', 'poison');
      first.poison.add('poison');
      await runner.start();
      expect((await primary().deadLetters.list('first', 10)).map((entry) => entry.seq)).toEqual([2]);
      first.poison.clear();
      await runner.rebuild();
      expect(await primary().deadLetters.count('first')).toBe(0);
      await expectTrue();
    });

    it('answers writes while an engine is away, shows the lag, and catches up when it is back', async () => {
      await runner.start();
      first.engine = 'away';
      await runner.follow(await put('a'));
      await runner.follow(await put('b'));
      expect(await runner.status()).toEqual([
        { name: 'first', state: 'stalled', freshness: 'current', position: 0, lag: 4, deadLetters: 0 },
        { name: 'second', state: 'following', freshness: 'current', position: 4, lag: 0, deadLetters: 0 },
      ]);
      first.engine = 'there';
      await until(following);
      await expectTrue();
      expect(first.generations).toBe(1);
    });

    it('follows the log again from what is durable when entries are lost that were not flushed', async () => {
      await runner.start();
      await runner.follow(await put('a'));
      first.memory = 'fragile';
      first.poison.add('status');
      await runner.follow(await put('b'));
      first.poison.clear();
      expect((await runner.status()).map((one) => one.state)).toEqual(['stalled', 'following']);
      await until(following);
      await expectTrue();
      expect([first.generations, flushed(first)]).toEqual([1, [first.values, first.at]]);
    });

    it('flushes what it catches up with, and all when it stops', async () => {
      await runner.start();
      await put('a');
      await runner.follow(await put('b'));
      expect([first, second].map(flushed)).toEqual([first, second].map(({ values, at }) => [values, at]));
      await runner.follow(await put('c'));
      await runner.stop();
      await expectTrue();
      expect([first, second].map(flushed)).toEqual([first, second].map(({ values, at }) => [values, at]));
    });

    it('moves past an entry that it sets aside last', async () => {
      await runner.start();
      first.poison.add('poison');
      await runner.follow(await put('a', 'poison'));
      expect([first.at?.seq, second.at?.seq]).toEqual([2, 2]);
    });

    it('starts although an engine is away, and rebuilds when it is back', async () => {
      await put('a');
      first.engine = 'away';
      await runner.start();
      expect((await runner.status()).map((one) => one.state)).toEqual(['stalled', 'following']);
      first.engine = 'there';
      await until(following);
      await expectTrue();
    });

    it('starts with what was made for other models, answers from it, and rebuilds it meanwhile', async () => {
      for (let n = 0; n < 1200; n++) await put(`w${String(n)}`);
      await runner.start();
      await runner.stop();
      first.outdate();
      first.values = new Map([['old', '{}']]);
      runner = makeRunner();
      await runner.start();
      const between = (await runner.status()).map(({ state, freshness }) => ({ state, freshness }));
      expect(between).toEqual([
        { state: 'following', freshness: 'outdated' },
        { state: 'following', freshness: 'current' },
      ]);
      await runner.follow(await put('new'));
      expect([...first.values.keys()].filter((key) => !key.endsWith('Key'))).toEqual([
        'old',
        `${wombat('new')} status`,
      ]);
      await until(async () => (await runner.status()).every(({ freshness }) => freshness === 'current'));
      await expectTrue();
      expect([first.generations, second.generations]).toEqual([2, 1]);
    });

    it('rebuilds it at the next start when it stops before', async () => {
      for (let n = 0; n < 1200; n++) await put(`w${String(n)}`);
      await runner.start();
      await runner.stop();
      first.outdate();
      for (let starts = 0; starts < 2; starts++) {
        runner = makeRunner();
        await runner.start();
        await runner.stop();
      }
      expect([await first.freshness(), first.generations]).toEqual(['outdated', 3]);
      runner = makeRunner();
      await runner.start();
      await until(async () => (await runner.status()).every(({ freshness }) => freshness === 'current'));
      await expectTrue();
    });

    it('finishes what began when it stops, and nothing begins afterwards', async () => {
      await runner.start();
      const applied = runner.follow(await put('a'));
      await runner.stop();
      await applied;
      await expectTrue();
      expect((await runner.status()).map((one) => one.state)).toEqual(['stopped', 'stopped']);
    });

    it('throws a rebuild away when it stops', async () => {
      for (let n = 0; n < 1200; n++) await put(`w${String(n)}`);
      const started = runner.start();
      await setTimeout(0);
      await runner.stop();
      await started;
      expect(first.at).toBeUndefined();
      runner = makeRunner();
      await runner.start();
      await expectTrue();
    });

    it('applies restated entries', async () => {
      await runner.start();
      await runner.follow(await put('a'));
      first.values.clear();
      await runner.follow(await gather(primary().store.restate({ start: 0, count: 10 }, STAMP)));
      await expectTrue();
    });
  });
}
