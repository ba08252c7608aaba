import { Logger } from '@nestjs/common';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { BackgroundComparison, type ComparisonScope } from './background-comparison.js';
import type { ComparedEntities, ComparedWindow, Treatment } from './compare-content.js';
import { note } from './memory-ports.builder.js';

const differs = (name: string) => ({ urn: note(name), kind: 'different' }) as const;
const AGREES: ComparedWindow = { entities: 1, different: [], entries: [], next: undefined, milliseconds: 1 };

/** A runner whose comparisons find one thing after another, and the last one again and again. */
class FoundRunner {
  readonly calls: unknown[] = [];

  constructor(readonly finds: (ComparedWindow | Error | undefined)[]) {}

  compare(name: string, { after, limit }: ComparedEntities, treatment: Treatment): Promise<ComparedWindow | undefined> {
    this.calls.push(['compare', name, after, limit, treatment]);
    const found = this.finds.length > 1 ? this.finds.shift() : this.finds[0];
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  }

  rebuild(names?: readonly string[]): Promise<void> {
    this.calls.push(['rebuild', names]);
    return Promise.resolve();
  }
}

describe('BackgroundComparison', () => {
  let lines: string[];
  let comparison: BackgroundComparison | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    const log = (line: string): void => void lines.push(line);
    Logger.overrideLogger({ log, warn: log, error: log });
  });
  afterEach(async () => {
    await comparison?.close();
    comparison = undefined;
    jest.useRealTimers();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  /** Starts the comparison of notes, whose samples begin after the note `place`. */
  function started(
    scope: ComparisonScope,
    finds: readonly (ComparedWindow | Error | undefined)[],
    placeOf: () => Promise<Urn | undefined> = () => Promise.resolve(note('place')),
  ): FoundRunner {
    const runner = new FoundRunner([...finds]);
    comparison = new BackgroundComparison(runner, placeOf);
    comparison.start('notes', scope);
    return runner;
  }

  it('compares an entity after a random place every fifth of a second', async () => {
    const places = [note('x'), undefined, note('y')];
    const runner = started('samples', [AGREES], () => Promise.resolve(places.shift()));
    await jest.advanceTimersByTimeAsync(199);
    expect(runner.calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(runner.calls).toEqual([['compare', 'notes', note('x'), 1, 'repair']]);
    await jest.advanceTimersByTimeAsync(400);
    expect(runner.calls.slice(1)).toEqual([
      ['compare', 'notes', undefined, 1, 'repair'],
      ['compare', 'notes', note('y'), 1, 'repair'],
    ]);
    expect([lines, comparison?.differences('notes')]).toEqual([[], 0]);
  });

  it('takes a fiftieth of the thread at most for samples that take long, as on a slow disk', async () => {
    const runner = started('samples', [{ ...AGREES, milliseconds: 30 }, undefined, AGREES]);
    const counts: number[] = [];
    for (const milliseconds of [200, 1499, 1, 200, 200]) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      counts.push(runner.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 4]);
  });

  it('counts and names what differs in samples, which is derived once more', async () => {
    const first = { ...AGREES, different: [differs('a'), differs('b')] };
    started('samples', [first, undefined, { ...AGREES, different: [differs('c')] }, AGREES]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([comparison?.differences('notes'), comparison?.differences('others')]).toEqual([3, 0]);
    const repaired = 'Projection "notes": what differed is derived once more.';
    expect(lines).toEqual([
      'Projection "notes" differs from the primary store: urn:li:note:a, urn:li:note:b.',
      repaired,
      'Projection "notes" differs from the primary store: urn:li:note:c.',
      repaired,
    ]);
  });

  it('compares all entities once, forty a second, then samples', async () => {
    const runner = started('all', [{ ...AGREES, next: note('k') }, undefined, AGREES]);
    await jest.advanceTimersByTimeAsync(24);
    expect(runner.calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(51);
    // The second one was of no use, because the projection was not up with the log.
    expect(runner.calls).toEqual([
      ['compare', 'notes', undefined, 1, 'report'],
      ['compare', 'notes', note('k'), 1, 'report'],
      ['compare', 'notes', note('k'), 1, 'report'],
    ]);
    expect(lines).toEqual(['Projection "notes" agrees with the primary store.']);
    await jest.advanceTimersByTimeAsync(200);
    expect(runner.calls.slice(3)).toEqual([['compare', 'notes', note('place'), 1, 'repair']]);
  });

  it('takes a twentieth of the thread at most for the first pass over a slow disk', async () => {
    const slow = { ...AGREES, next: note('k'), milliseconds: 30 };
    const runner = started('all', [slow, { ...slow, milliseconds: 1 }, AGREES]);
    const counts: number[] = [];
    for (const milliseconds of [25, 599, 1, 24, 1]) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      counts.push(runner.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  it('has the projection rebuilt when it finds a difference among all, and compares samples afterwards', async () => {
    const runner = started('all', [{ ...AGREES, different: [differs('a')], next: note('k') }, AGREES]);
    await jest.advanceTimersByTimeAsync(225);
    expect(runner.calls).toEqual([
      ['compare', 'notes', undefined, 1, 'report'],
      ['rebuild', ['notes']],
      ['compare', 'notes', note('place'), 1, 'repair'],
    ]);
    expect([comparison?.differences('notes'), lines]).toEqual([
      1,
      [
        'Projection "notes" differs from the primary store: urn:li:note:a.',
        'Projection "notes" is rebuilt: storage has lost what a killed process had written.',
      ],
    ]);
  });

  it('tries again what could not be compared, from the same place', async () => {
    const runner = started('all', [{ ...AGREES, next: note('k') }, new StoreUnavailable('away'), AGREES]);
    await jest.advanceTimersByTimeAsync(50 + 5000);
    expect(runner.calls.slice(1)).toEqual([
      ['compare', 'notes', note('k'), 1, 'report'],
      ['compare', 'notes', note('k'), 1, 'report'],
    ]);
    expect(lines[0]).toMatch(/^Projection "notes" could not be compared: .*away/);
  });

  it('compares projections one after another', async () => {
    const runner = started('samples', [AGREES]);
    const begun: string[] = [];
    let end = (): void => undefined;
    runner.compare = (name) => {
      begun.push(name);
      return new Promise((resolve) => {
        end = () => {
          resolve(AGREES);
        };
      });
    };
    comparison?.start('edges', 'samples');
    await jest.advanceTimersByTimeAsync(2000);
    expect(begun).toEqual(['notes']);
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['notes', 'edges']);
    end();
  });

  it('ends after the comparison that is under way when it is closed, and begins none', async () => {
    const runner = started('samples', [AGREES]);
    let closed = 'no';
    let end = (): void => undefined;
    runner.compare = () =>
      new Promise(
        (resolve) =>
          (end = () => {
            resolve(AGREES);
          }),
      );
    await jest.advanceTimersByTimeAsync(2000);
    const closing = comparison?.close().then(() => (closed = 'yes'));
    await jest.advanceTimersByTimeAsync(0);
    expect(closed).toBe('no');
    end();
    await closing;
    expect(jest.getTimerCount()).toBe(0);
    comparison?.start('notes', 'all');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('begins nothing that was due when it was closed', async () => {
    const runner = started('samples', [AGREES]);
    await comparison?.close();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([runner.calls, jest.getTimerCount()]).toEqual([[], 0]);
  });

  it('says once why a projection cannot be compared, and tries again every five seconds', async () => {
    const away = new StoreUnavailable('The server is away.');
    const runner = started('samples', [away, away, away, AGREES, away, AGREES]);
    await jest.advanceTimersByTimeAsync(200 + 2 * 5000);
    expect([runner.calls.length, lines]).toEqual([
      3,
      ['Projection "notes" could not be compared: StoreUnavailable: The server is away.'],
    ]);
    await jest.advanceTimersByTimeAsync(5000 + 200);
    expect([runner.calls.length, lines.length]).toEqual([5, 2]);
  });
});
