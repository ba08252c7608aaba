import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  type MemoryDisk,
  RecordingStore,
  type ValueChange,
  valueChanges,
} from '../../test/conformance/recording-store.js';
import { type Lease, Leases, ProcessLeases } from '../change-log/index.js';
import { WriterAhead } from '../change-log/derived-store.port.js';
import type { Position } from '../change-log/position.js';
import { IndexNotReady, StoreUnavailable } from '../kernel/failures.js';
import { DerivedProjection } from './derived-projection.js';
import { MemoryLog, note, noteEntries, noteEntry, sourcesOver } from './memory-ports.builder.js';
import { RetryPolicy } from './retry-policy.js';
import { SharedProjectionFeed } from './shared-projection-feed.js';

/** What an engine has that several processes reach. `fence`: the highest under which somebody writes. */
interface SharedServer {
  readonly disk: MemoryDisk;
  fence: number;
}

/** A process's connection to it. */
class SharedStore extends RecordingStore {
  override readonly capabilities = Object.freeze({
    ...{ appliesAllOrNothing: true, commitsPositionWithChanges: true },
    ...{ showsChangesAtOnce: false, canLoseUnflushedChanges: false, isShared: true },
  });
  private fence = 0;

  constructor(private readonly server: SharedServer) {
    super(server.disk);
  }

  override position(): Promise<Position | undefined> {
    return Promise.resolve(this.server.disk.content?.position);
  }

  override async recover(fence = 0): Promise<void> {
    if (fence < this.server.fence) throw new WriterAhead(this.server.fence);
    this.fence = fence;
    this.server.fence = Math.max(this.server.fence, fence);
    this.values = new Map(this.server.disk.content?.values);
    this.at = this.server.disk.content?.position;
    await super.recover();
  }

  override apply(changes: readonly ValueChange[], position: Position): Promise<void> {
    if (this.fence < this.server.fence) return Promise.reject(new StoreUnavailable('Another process writes.'));
    return super.apply(changes, position);
  }
}

/** Leases of which the connection of one process can be cut. */
class CutLeases extends Leases {
  isCut = false;

  constructor(private readonly store: Leases) {
    super();
  }

  override acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    return this.isCut ? Promise.reject(new StoreUnavailable('cut')) : this.store.acquire(name, owner, milliseconds);
  }

  override renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    return this.isCut ? Promise.reject(new StoreUnavailable('cut')) : this.store.renew(lease, milliseconds);
  }

  override raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined> {
    return this.store.raise(lease, above, milliseconds);
  }

  override release(lease: Lease): Promise<void> {
    return this.isCut ? Promise.reject(new StoreUnavailable('cut')) : this.store.release(lease);
  }
}

const NOTHING = { entries: 0, digest: '0000000000000000' };
const TIMES = { lasts: 200, pause: 20 };
const PATIENCE = 20_000;
/** Leases that no pause of the machine ends, where the first process is to keep one. */
const KEPT = { ...TIMES, lasts: PATIENCE };

describe('a projection that several processes share', () => {
  let log: MemoryLog;
  let server: SharedServer;
  let store: ProcessLeases;
  let feeds: SharedProjectionFeed[];
  beforeEach(() => {
    Logger.overrideLogger(false);
    log = new MemoryLog(noteEntries(1, 3));
    server = { disk: { content: undefined }, fence: 0 };
    store = new ProcessLeases();
    feeds = [];
  });
  afterEach(async () => {
    for (const feed of feeds) await feed.stop();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  async function processOf(owner: string, times = TIMES) {
    const leases = new CutLeases(store);
    const derived = new SharedStore(server);
    const projection = new DerivedProjection('notes', derived, valueChanges);
    const feed = new SharedProjectionFeed(projection, sourcesOver(log), new RetryPolicy([0], 5), {
      owner,
      leases,
      times,
    });
    feeds.push(feed);
    await feed.start();
    return { feed, leases, derived };
  }

  function names(): readonly string[] {
    return [...(server.disk.content?.values.keys() ?? [])].map((key) =>
      key.slice('urn:li:note:'.length, -' info'.length),
    );
  }

  it('is fed by one process, and the others wait for what it has applied', async () => {
    const [first, second] = [await processOf('a'), await processOf('b')];
    log.entries = [...log.entries, noteEntry(4, 'n4')];
    expect(await second.feed.until(3, PATIENCE)).toBe('reached');
    first.feed.wake();
    expect(await second.feed.until(4, PATIENCE)).toBe('reached');
    expect([names().includes('n4'), first.feed.state, second.feed.state]).toEqual([true, 'following', 'following']);
    expect([second.feed.isUsable, second.derived.calls]).toEqual([true, []]);
  });

  it('does not keep a write waiting, and says when it is late', async () => {
    const { feed, derived } = await processOf('a');
    derived.engine = 'away';
    log.entries = [...log.entries, noteEntry(4, 'n4')];
    await feed.follow();
    expect(await feed.until(4, 1)).toBe('late');
    derived.engine = 'there';
    expect(await feed.until(4, PATIENCE)).toBe('reached');
  });

  it('is taken over when its owner stops, from where that one was', async () => {
    const [first, second] = [await processOf('a'), await processOf('b')];
    await first.feed.stop();
    log.entries = [...log.entries, noteEntry(4, 'n4')];
    expect(await second.feed.until(4, PATIENCE)).toBe('reached');
    expect([second.derived.calls.flat().includes(4), server.fence]).toEqual([true, 2]);
  });

  it('is taken over from a process that cannot reach the primary store, and what that one writes is refused', async () => {
    const [first, second] = [await processOf('a'), await processOf('b')];
    first.leases.isCut = true;
    while (server.fence < 2) await sleep(5);
    await expect(first.derived.apply([], { storeId: 'store', seq: 3 })).rejects.toThrow('Another process writes.');
    log.entries = [...log.entries, noteEntry(4, 'n4')];
    second.feed.wake();
    expect(await second.feed.until(4, PATIENCE)).toBe('reached');
    await setImmediate();
    expect([await first.feed.until(4, PATIENCE), first.feed.state]).toEqual(['reached', 'following']);
  });

  it('is taken from a later state of the store, whose numbers are higher, and is made again', async () => {
    server.fence = 40;
    server.disk.content = {
      values: new Map([['urn:li:note:lost info', '{}']]),
      position: { storeId: 'store', seq: 9 },
      models: 'models',
    };
    log.isContinued = false;
    const { feed } = await processOf('a');
    expect([feed.state, feed.cursor, server.fence, names()]).toEqual(['following', 3, 41, []]);
  });

  it('is not taken back, while the lease lasts, from another store that has taken it', async () => {
    const { feed } = await processOf('a');
    server.fence = 50;
    log.entries = [...log.entries, noteEntry(4, 'n4')];
    feed.wake();
    while (feed.state !== 'stalled') await sleep(5);
    await sleep(TIMES.lasts);
    expect([feed.state, feed.isWriter, server.fence]).toEqual(['stalled', true, 50]);
  });

  it('is rebuilt, repaired and retried by the process that feeds it alone', async () => {
    const { feed } = (await processOf('a', KEPT), await processOf('b'));
    await expect(feed.rebuild()).rejects.toThrow(IndexNotReady);
    await expect(feed.retryDeadLetters(note('n1'))).rejects.toThrow('written by another process');
    expect(await feed.compare({ after: undefined, limit: 10 }, 'repair')).toBeUndefined();
    expect((await feed.compare({ after: undefined, limit: 10 }, 'report'))?.different).toEqual([]);
  });

  it('keeps the log from where a rebuild of another process began, and all of it while that cannot be asked', async () => {
    const { feed, derived } = (await processOf('a', KEPT), await processOf('b'));
    expect(await feed.settled()).toBe(3);
    const progress = { began: { storeId: 'store', seq: 1 }, after: note('a'), entities: 1, total: NOTHING };
    server.disk.left = { progress, values: new Map(), models: 'models' };
    expect(await feed.settled()).toBe(1);
    server.disk.left = undefined;
    expect(await feed.settled()).toBe(3);
    derived.engine = 'away';
    expect(await feed.settled()).toBe(0);
  });

  it('cannot answer while nothing usable is stored', async () => {
    const { feed } = (await processOf('a'), await processOf('b'));
    log.isContinued = false;
    log.openingId = 'another';
    expect(await feed.settled()).toBe(0);
    expect([feed.isUsable, feed.state]).toEqual([false, 'rebuilding']);
  });
});
