import { Logger } from '@nestjs/common';
import { MemoryTexts } from '../events/memory-broker.builder.js';
import { MemoryLog, noteEntry, SetClock } from '../projections/memory-ports.builder.js';
import { EventCursor } from './event-cursor.js';
import { UnpublishedEntries } from './unpublished-entries.js';

const DAY = 24 * 3_600_000;

describe('UnpublishedEntries', () => {
  const lines: string[] = [];
  let log: MemoryLog;
  let clock: SetClock;
  let texts: MemoryTexts;
  let unpublished: UnpublishedEntries;

  beforeEach(() => {
    Logger.overrideLogger({ log: () => undefined, error: () => undefined, warn: (line: string) => lines.push(line) });
    lines.length = 0;
    [log, clock, texts] = [new MemoryLog(), new SetClock(), new MemoryTexts()];
    log.entries = [noteEntry(1, 'a'), noteEntry(2, 'b', { time: DAY }), noteEntry(3, 'c', { time: 2 * DAY })];
    unpublished = new UnpublishedEntries(log, clock, texts);
  });
  afterEach(() => {
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  async function publishTo(seq: number): Promise<void> {
    await new EventCursor(texts).write({ storeId: 'store', seq });
  }

  it('keeps nothing where nothing was ever published', async () => {
    expect([unpublished.name, await unpublished.settled()]).toEqual(['events', Infinity]);
  });

  it('keeps what is not published for a week after it was committed, and then says that it does not', async () => {
    await publishTo(1);
    clock.time = 8 * DAY;
    expect(await unpublished.settled()).toBe(1);
    clock.time = 8 * DAY + 1;
    expect([await unpublished.settled(), await unpublished.settled()]).toEqual([Infinity, Infinity]);
    expect(lines).toEqual([
      expect.stringMatching(/^Changes after entry 1 were not published for a week.*KAFKA_BROKERS/),
    ]);
  });

  it('follows what another process publishes', async () => {
    clock.time = 100 * DAY;
    await publishTo(3);
    expect(await unpublished.settled()).toBe(3);
  });
});
