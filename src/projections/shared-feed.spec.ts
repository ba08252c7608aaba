import { Logger } from '@nestjs/common';
import { type Lease, Leases } from '../change-log/index.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { type OwnedWork, SharedFeed, type WorkingLease } from './shared-feed.js';

const TIMES = { lasts: 4000, pause: 1000 };

/** Work that records what is asked of it. */
class RecordedWork implements OwnedWork {
  readonly calls: string[] = [];
  begins: () => Promise<void> = () => Promise.resolve();
  ends: () => Promise<void> = () => Promise.resolve();

  lease: WorkingLease | undefined;

  begin(lease: WorkingLease): Promise<void> {
    this.lease = lease;
    this.calls.push(`begin ${String(lease.fence)}`);
    return this.begins();
  }

  end(): Promise<void> {
    this.calls.push('end');
    return this.ends();
  }
}

/** Leases of one store by the clock of the spec. */
class MemoryLeases extends Leases {
  private lease: (Lease & { until: number }) | undefined;
  private fence = 0;

  override acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    if (this.lease !== undefined && this.lease.until > performance.now()) return Promise.resolve(undefined);
    this.lease = { name, owner, fence: ++this.fence, until: performance.now() + milliseconds };
    return Promise.resolve(this.lease);
  }

  override renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    if (this.lease?.fence !== lease.fence || this.lease.until <= performance.now()) return Promise.resolve('lost');
    this.lease.until = performance.now() + milliseconds;
    return Promise.resolve('renewed');
  }

  override raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined> {
    if (this.lease?.fence !== lease.fence || this.lease.until <= performance.now()) return Promise.resolve(undefined);
    this.fence = Math.max(this.fence, above) + 1;
    this.lease = { ...this.lease, fence: this.fence, until: performance.now() + milliseconds };
    return Promise.resolve(this.lease);
  }

  override release(lease: Lease): Promise<void> {
    if (this.lease?.fence === lease.fence) this.lease = undefined;
    return Promise.resolve();
  }
}

/** Leases of a store that can be away. */
class UnreliableLeases extends Leases {
  isAway = false;

  constructor(private readonly inner: Leases) {
    super();
  }

  override acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    return this.reach(() => this.inner.acquire(name, owner, milliseconds));
  }

  override renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    return this.reach(() => this.inner.renew(lease, milliseconds));
  }

  override raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined> {
    return this.reach(() => this.inner.raise(lease, above, milliseconds));
  }

  override release(lease: Lease): Promise<void> {
    return this.reach(() => this.inner.release(lease));
  }

  private reach<T>(work: () => Promise<T>): Promise<T> {
    return this.isAway ? Promise.reject(new StoreUnavailable('away')) : work();
  }
}

describe('a feed that several processes share', () => {
  let store: MemoryLeases;
  let feeds: SharedFeed[];
  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
    store = new MemoryLeases();
    feeds = [];
  });
  afterEach(async () => {
    for (const feed of feeds) await feed.stop();
    jest.useRealTimers();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  /** A process that shares the feed, with leases of its own to the one store. */
  function processOf(owner: string) {
    const work = new RecordedWork();
    const leases = new UnreliableLeases(store);
    const feed = new SharedFeed('notes', { leases, owner }, work, TIMES);
    feeds.push(feed);
    return { work, leases, feed };
  }

  it('is done by the process that came first, for as long as that lives', async () => {
    const [first, second] = [processOf('a'), processOf('b')];
    await first.feed.start();
    await second.feed.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([first.work.calls, second.work.calls]).toEqual([['begin 1'], []]);
    expect([first.feed.isOwner, second.feed.isOwner]).toEqual([true, false]);
  });

  it('is handed over with the next attempt when its owner stops, after the work has ended', async () => {
    const [first, second] = [processOf('a'), processOf('b')];
    await first.feed.start();
    await second.feed.start();
    let ended = (): void => undefined;
    first.work.ends = () => new Promise((resolve) => (ended = resolve));
    const stopped = first.feed.stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(second.work.calls).toEqual([]);
    ended();
    await stopped;
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect([first.work.calls, second.work.calls]).toEqual([['begin 1', 'end'], ['begin 2']]);
  });

  it('is handed over after lease and pause when its owner cannot reach the store, which ends its work before', async () => {
    const [first, second] = [processOf('a'), processOf('b')];
    await first.feed.start();
    await second.feed.start();
    await jest.advanceTimersByTimeAsync(10_000);
    first.leases.isAway = true;
    await jest.advanceTimersByTimeAsync(TIMES.lasts - TIMES.pause);
    expect(first.work.calls).toEqual(['begin 1']);
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(first.work.calls).toEqual(['begin 1', 'end']);
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(second.work.calls).toEqual(['begin 2']);
    first.leases.isAway = false;
    await jest.advanceTimersByTimeAsync(10_000);
    expect([first.feed.isOwner, second.feed.isOwner]).toEqual([false, true]);
  });

  it('begins again under a higher number when nobody took it over', async () => {
    const one = processOf('a');
    await one.feed.start();
    one.leases.isAway = true;
    await jest.advanceTimersByTimeAsync(10_000);
    one.leases.isAway = false;
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(one.work.calls).toEqual(['begin 1', 'end', 'begin 2']);
  });

  it('gives up work that cannot begin, so that somebody else may', async () => {
    const [first, second] = [processOf('a'), processOf('b')];
    first.work.begins = () => Promise.reject(new RangeError('no memory'));
    await first.feed.start();
    await second.feed.start();
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(first.work.calls.slice(0, 2)).toEqual(['begin 1', 'end']);
    expect([...first.work.calls, ...second.work.calls]).toContain('begin 2');
  });

  it('gives up work that cannot begin after its number was raised', async () => {
    const one = processOf('a');
    let fail = (): void => undefined;
    one.work.begins = () => new Promise((_resolve, reject) => (fail = () => reject(new RangeError('no memory'))));
    await one.feed.start();
    await one.work.lease?.raise(70);
    fail();
    await jest.advanceTimersByTimeAsync(0);
    expect([one.work.calls, one.feed.isOwner]).toEqual([['begin 1', 'end'], false]);
  });

  it('does not give up a later lease for work that could not begin under an earlier one', async () => {
    const one = processOf('a');
    let fail = (): void => undefined;
    one.work.begins = () => new Promise((_resolve, reject) => (fail = () => reject(new RangeError('no memory'))));
    await one.feed.start();
    const failFirst = fail;
    one.work.begins = () => Promise.resolve();
    one.leases.isAway = true;
    await jest.advanceTimersByTimeAsync(10_000);
    one.leases.isAway = false;
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    failFirst();
    await jest.advanceTimersByTimeAsync(0);
    expect([one.work.calls, one.feed.isOwner]).toEqual([['begin 1', 'end', 'begin 2'], true]);
  });

  it('continues under a number above one that was seen elsewhere, and renews that', async () => {
    const [first, second] = [processOf('a'), processOf('b')];
    await first.feed.start();
    await second.feed.start();
    expect(await first.work.lease?.raise(70)).toBe(71);
    await jest.advanceTimersByTimeAsync(3 * TIMES.lasts);
    expect([first.feed.isOwner, first.work.calls, second.work.calls]).toEqual([true, ['begin 1'], []]);
    await first.feed.stop();
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(second.work.calls).toEqual(['begin 72']);
  });

  it('has no other number when its lease was lost', async () => {
    const one = processOf('a');
    await one.feed.start();
    const { lease } = one.work;
    one.leases.isAway = true;
    await jest.advanceTimersByTimeAsync(TIMES.lasts);
    one.leases.isAway = false;
    await expect(lease?.raise(70)).rejects.toThrow('The lease of "notes" is lost.');
  });

  it('does not begin again before the work under an earlier lease has ended', async () => {
    const one = processOf('a');
    await one.feed.start();
    let ended = (): void => undefined;
    one.work.ends = () => new Promise((resolve) => (ended = resolve));
    one.leases.isAway = true;
    await jest.advanceTimersByTimeAsync(5000);
    one.leases.isAway = false;
    await jest.advanceTimersByTimeAsync(5000);
    expect(one.work.calls).toEqual(['begin 1', 'end']);
    one.work.ends = () => Promise.resolve();
    ended();
    await jest.advanceTimersByTimeAsync(TIMES.pause);
    expect(one.work.calls).toEqual(['begin 1', 'end', 'begin 2']);
  });
});
