import { Logger } from '@nestjs/common';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { EntryDelivery } from './entry-delivery.js';
import { MemoryDeadLetters, note, noteEntries, noteEntry, SetClock } from './memory-ports.builder.js';
import { RetryPolicy } from './retry-policy.js';

describe('EntryDelivery', () => {
  let deadLetters: MemoryDeadLetters;
  let reported: string[];
  let lines: unknown[];
  let stacks: unknown[];
  /** Numbers of the entries of each attempt. */
  let attempts: (readonly number[])[];
  let taken: number[];
  let delivery: EntryDelivery;

  beforeEach(() => {
    [deadLetters, reported, lines, stacks, attempts, taken] = [new MemoryDeadLetters(), [], [], [], [], []];
    const error = (line: unknown, stack: unknown): void => {
      lines.push(line);
      stacks.push(stack);
    };
    Logger.overrideLogger({ log: error, warn: error, error });
    const clock = new SetClock();
    clock.time = 4711;
    delivery = new EntryDelivery('notes', { clock, deadLetters }, new RetryPolicy([0, 0]), (urn) => reported.push(urn));
  });
  afterEach(() => {
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  /** Takes entries unless `fault` throws for them. */
  const receiver =
    (fault: (entries: readonly ChangeEntry[]) => void) =>
    (entries: readonly ChangeEntry[]): Promise<void> => {
      attempts.push(entries.map(({ seq }) => seq));
      fault(entries);
      for (const { seq } of entries) taken.push(seq);
      return Promise.resolve();
    };
  /** Refuses whatever contains an entry of this number. */
  const refusing = (broken: number, error: unknown = new TypeError('too long')): ReturnType<typeof receiver> =>
    receiver((entries) => {
      if (entries.some(({ seq }) => seq === broken)) throw error;
    });

  it('gives all entries at once, and nothing where there are none', async () => {
    const fits = receiver(() => undefined);
    await delivery.deliver(noteEntries(1, 5), fits);
    await delivery.deliver([], fits);
    expect(attempts).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('halves what is refused until one entry is alone, which is tried again, and keeps the order', async () => {
    await delivery.deliver(noteEntries(1, 5), refusing(4));
    expect(attempts).toEqual([[1, 2, 3, 4, 5], [1, 2, 3], [4, 5], [4], [4], [4], [5]]);
    expect(taken).toEqual([1, 2, 3, 5]);
  });

  it('makes the entry that is to blame a dead letter, reports its entity and says so', async () => {
    const error = new TypeError('too long');
    await delivery.deliver([noteEntry(7, 'a'), noteEntry(8, 'b')], refusing(8, error));
    const reason = 'TypeError: too long';
    expect(deadLetters.all).toEqual([
      { projection: 'notes', seq: 8, urn: note('b'), aspect: 'info', reason, time: 4711 },
    ]);
    expect(reported).toEqual([note('b')]);
    expect(lines).toEqual([
      `Projection "notes" cannot apply entry 8 (UPSERT info of urn:li:note:b) and leaves it out: ${reason}`,
    ]);
    expect(stacks).toEqual([error.stack]);
  });

  it('gives what is no error as the reason, too', async () => {
    await delivery.deliver([noteEntry(1, 'a')], refusing(1, 'a text'));
    expect(deadLetters.all.map(({ reason }) => reason)).toEqual(['a text']);
  });

  it('takes an entry that a further attempt accepts', async () => {
    let failures = 2;
    await delivery.deliver(
      [noteEntry(1, 'a')],
      receiver(() => {
        if (failures-- > 0) throw new TypeError('not yet');
      }),
    );
    expect([taken, deadLetters.all, lines]).toEqual([[1], [], []]);
  });

  it('blames no entry for an engine that is away', async () => {
    const away = receiver(() => {
      throw new StoreUnavailable('away');
    });
    await expect(delivery.deliver(noteEntries(1, 2), away)).rejects.toThrow(StoreUnavailable);
    await expect(delivery.deliver(noteEntries(1, 1), away)).rejects.toThrow(StoreUnavailable);
    expect(attempts).toEqual([[1, 2], [1, 2], [1, 2], [1], [1], [1]]);
    expect([deadLetters.all, reported]).toEqual([[], []]);
  });
});
