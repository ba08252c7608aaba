import { Logger } from '@nestjs/common';
import { until } from '../../test/engines/kafka/until.js';
import { EventCursor } from '../change-log/event-cursor.js';
import { LogReaders } from '../change-log/log-readers.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { isMembers } from '../kernel/members.js';
import { MemoryDeadLetters, MemoryLog, noteEntries, noteEntry, SetClock } from '../projections/memory-ports.builder.js';
import { ChangePublisher } from './change-publisher.js';
import { changeMessage } from './change-records.js';
import { EventRefused } from './event-broker.port.js';
import { MemoryBroker, MemoryTexts } from './memory-broker.builder.js';

describe('ChangePublisher', () => {
  let log: MemoryLog;
  let broker: MemoryBroker;
  let texts: MemoryTexts;
  let deadLetters: MemoryDeadLetters;
  let readers: LogReaders;
  let publisher: ChangePublisher;
  const clock = new SetClock();

  function publisherOver(): ChangePublisher {
    readers = new LogReaders();
    const sources = { log, broker, texts, deadLetters, readers, clock };
    return new ChangePublisher(sources, (entry) => [changeMessage(entry)], { quiet: 1, failed: 1 });
  }

  beforeEach(() => {
    Logger.overrideLogger(false);
    [log, broker, texts] = [new MemoryLog(), new MemoryBroker(), new MemoryTexts()];
    deadLetters = new MemoryDeadLetters();
    publisher = publisherOver();
  });
  afterEach(async () => {
    await publisher.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  /** Numbers in the values of what was published, in order. */
  function published(): readonly unknown[] {
    return broker.published.map(({ record }) => {
      const value: unknown = JSON.parse(String(Reflect.get(Object(record['aspect']), 'value')));
      return isMembers(value) ? value['n'] : undefined;
    });
  }

  /** Another process with the same store and broker. */
  async function restart(): Promise<void> {
    await publisher.stop();
    publisher = publisherOver();
    publisher.start();
  }

  it('begins with what is committed after its first start, and continues after its last entry', async () => {
    log.entries = noteEntries(1, 3);
    publisher.start();
    await until(async () => {
      expect(await readers.settled()).toBe(3);
    });
    log.entries = noteEntries(1, 5);
    await until(() => {
      expect(published()).toEqual([4, 5]);
    });
    await restart();
    log.entries = noteEntries(1, 6);
    await until(() => {
      expect(published()).toEqual([4, 5, 6]);
    });
  });

  it('keys each change by its entity, on the topic of its kind', async () => {
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    log.entries = [noteEntry(1, 'a'), noteEntry(2, 'b', { kind: 'timeseries' })];
    await until(() => {
      expect(broker.published.map(({ topic, key }) => [topic, key])).toEqual([
        ['versionedLogTopic', 'urn:li:note:a'],
        ['timeseriesLogTopic', 'urn:li:note:b'],
      ]);
    });
  });

  it('waits for a broker that is away, says so, and then publishes everything in order', async () => {
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    broker.refusal = () => new StoreUnavailable('The broker is away.');
    log.entries = noteEntries(1, 700);
    await until(() => {
      expect(publisher.problem()).toBe('The broker is away.');
    });
    expect([await readers.settled(), (await publisher.lag()).lag]).toEqual([0, 700]);
    broker.refusal = undefined;
    await until(() => {
      expect(published()).toHaveLength(700);
    });
    expect(published()).toEqual(Array.from({ length: 700 }, (_, at) => at + 1));
    await until(async () => {
      expect([publisher.problem(), await readers.settled()]).toEqual([undefined, 700]);
    });
  });

  it('publishes the last messages again when it was killed before its cursor was written', async () => {
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    const cursor = texts.all.get('cursor/events') ?? '';
    log.entries = noteEntries(1, 3);
    await until(() => {
      expect(published()).toEqual([1, 2, 3]);
    });
    await publisher.stop();
    texts.all.set('cursor/events', cursor);
    await restart();
    await until(() => {
      expect(published()).toEqual([1, 2, 3, 1, 2, 3]);
    });
  });

  it('sets aside the one message that the broker refuses for good', async () => {
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    broker.refusal = (messages) =>
      messages.some(({ key }) => key === 'urn:li:note:n4') ? new EventRefused('It is too long.') : undefined;
    log.entries = noteEntries(1, 9);
    await until(() => {
      expect(published()).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    });
    expect(deadLetters.all).toEqual([
      expect.objectContaining({ projection: 'events', seq: 4, reason: 'EventRefused: It is too long.' }),
    ]);
  });

  it('publishes a log again that is not the one which it has read', async () => {
    log.entries = noteEntries(1, 3);
    publisher.start();
    await until(async () => {
      expect(await readers.settled()).toBe(3);
    });
    await publisher.stop();
    log.isContinued = false;
    log.openingId = 'after a restore';
    log.entries = noteEntries(2, 4);
    await restart();
    await until(() => {
      expect(published()).toEqual([2, 3, 4]);
    });
  });

  it('continues, when it is started again, where another process has stopped', async () => {
    log.entries = noteEntries(1, 3);
    publisher.start();
    await until(async () => {
      expect(await readers.settled()).toBe(3);
    });
    await publisher.stop();
    const [first, firstReaders] = [publisher, readers];
    await restart();
    log.entries = noteEntries(1, 5);
    await until(async () => {
      expect(await readers.settled()).toBe(5);
    });
    expect([await first.lag(), await firstReaders.settled()]).toEqual([{ lag: 0, seconds: 0 }, 5]);
    await publisher.stop();
    log.entries = noteEntries(1, 6);
    first.start();
    await until(() => {
      expect(published()).toEqual([4, 5, 6]);
    });
    await first.stop();
  });

  it('gives the broker no more values in one call than it can take', async () => {
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    const json = JSON.stringify({ n: 1, text: 'x'.repeat(200_000) });
    log.entries = Array.from({ length: 5 }, (_, at) => noteEntry(at + 1, 'long', { json }));
    await until(() => {
      expect(broker.published).toHaveLength(5);
    });
    expect(broker.calls).toBe(3);
  });

  it('divides what one entry says in many messages, in their order', async () => {
    const sources = { log, broker, texts, deadLetters, readers: new LogReaders(), clock };
    const said = Array.from(
      { length: 2500 },
      (_, at) => ({ topic: 'platformEventTopic', key: 'k', record: { at } }) as const,
    );
    publisher = new ChangePublisher(sources, () => said, { quiet: 1, failed: 1 });
    publisher.start();
    await until(() => {
      expect(texts.all.size).toBe(1);
    });
    log.entries = [noteEntry(1, 'wide')];
    await until(() => {
      expect(broker.published).toEqual(said);
    });
    expect(broker.calls).toBe(3);
  });

  it('keeps nothing where nothing was published, and all of the log from its start until its cursor is known', async () => {
    expect([readers.names, await readers.settled()]).toEqual([['events'], Infinity]);
    publisher.start();
    expect(await readers.settled()).toBe(0);
    expect(await new LogReaders().settled()).toBe(Infinity);
  });

  it('keeps what is not published while it is not started', async () => {
    await new EventCursor(texts).write({ storeId: 'store', seq: 3 });
    expect(await readers.settled()).toBe(3);
  });
});
