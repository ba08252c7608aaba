import { Logger } from '@nestjs/common';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Lease, Leases } from '../change-log/leases.port.js';

/**
 * The lease as whoever works under it has it. `fence`: its number, which whatever is written elsewhere carries, so that
 * who was paused past its lease, and does not know it yet, is refused there.
 */
export interface WorkingLease {
  readonly fence: number;
  /**
   * Have a number above one that was seen elsewhere. While a lease is valid nobody has a higher one of the same
   * history, so that such a number is of a later time of this store, or of another store.
   * @throws StoreUnavailable when the lease was lost
   */
  readonly raise: (above: number) => Promise<number>;
}

/**
 * Work that one process at a time does for all, such as following the log for a store that several processes read.
 */
export interface OwnedWork {
  /**
   * Called when this process is the one, and again only after `end`. One that rejects is given up and tried again.
   */
  begin(lease: WorkingLease): Promise<void>;
  /**
   * Called when this process is not the one any more, or stops, perhaps before `begin` has resolved. Nothing is to be
   * written after it has resolved.
   */
  end(): Promise<void>;
}

/**
 * Milliseconds: how long a lease lasts, and after which pause it is renewed, or asked for again. Who died with a lease
 * is followed by another process after both at most.
 */
export interface LeaseTimes {
  readonly lasts: number;
  readonly pause: number;
}

/** `owner`: this process, in this life. */
export interface LeaseHolder {
  readonly leases: Leases;
  readonly owner: string;
}

const USUAL_TIMES: LeaseTimes = { lasts: 4000, pause: 1000 };

/**
 * Has one process of several do some work, by a lease of the primary store. The lease is given up at an orderly stop;
 * it runs out when its owner dies, hangs, or cannot reach the primary store. What the work writes elsewhere is fenced
 * by the number of the lease.
 * @example
 * const feed = new SharedFeed('kafka', { leases, owner: randomUUID() }, publisher);
 * await feed.start(); // begins at once where nobody else does the work
 * await feed.stop();
 */
export class SharedFeed {
  private lease: Lease | undefined;
  private timer: NodeJS.Timeout | undefined;
  private expiry: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  /** Of what began last; absent while it works. */
  private ended: Promise<void> | undefined = Promise.resolve();
  /** The lease of the work that was begun last, until it ends; its number may have been raised since. */
  private current: WorkingLease | undefined;
  private life: 'running' | 'stopped' = 'stopped';
  private readonly logger = new Logger('Projections');

  constructor(
    private readonly name: string,
    private readonly by: LeaseHolder,
    private readonly work: OwnedWork,
    private readonly times: LeaseTimes = USUAL_TIMES,
  ) {}

  /** Whether this process does the work. */
  get isOwner(): boolean {
    return this.lease !== undefined;
  }

  /** Resolves after the first attempt to become the owner; when that succeeds, the work is called to begin. */
  async start(): Promise<void> {
    if (this.life === 'running') return;
    this.life = 'running';
    await this.step();
  }

  /** End the work and give the lease up, so that another process takes it over with its next attempt. */
  async stop(): Promise<void> {
    this.life = 'stopped';
    clearTimeout(this.timer);
    await this.turn;
    await this.giveUp();
  }

  private step(): Promise<void> {
    this.turn = this.ask().finally(() => {
      if (this.life === 'running') this.timer = setTimeout(() => void this.step(), this.times.pause).unref();
    });
    return this.turn;
  }

  private async ask(): Promise<void> {
    try {
      await (this.lease === undefined ? this.acquire() : this.renew(this.lease));
    } catch (error) {
      // Until the lease has run out it is ours, although the store cannot be asked.
      this.logger.debug(`The lease of "${this.name}" cannot be asked for: ${String(error)}`);
    }
  }

  private async acquire(): Promise<void> {
    const { leases, owner } = this.by;
    // What began under an earlier lease must have ended.
    await this.ended;
    const asked = performance.now();
    const lease = await leases.acquire(this.name, owner, this.times.lasts);
    if (lease === undefined) return;
    this.lease = lease;
    this.extend(asked);
    this.logger.log(`This process does the work of "${this.name}".`);
    this.ended = undefined;
    const current = { fence: lease.fence, raise: (above: number) => this.raise(above) };
    this.current = current;
    this.work.begin(current).catch((error: unknown) => {
      this.logger.error(`The work of "${this.name}" could not begin: ${String(error)}`);
      // It may have ended since, and begun again under another lease.
      if (this.current === current) void this.giveUp();
    });
  }

  private async renew(lease: Lease): Promise<void> {
    const asked = performance.now();
    if ((await this.by.leases.renew(lease, this.times.lasts)) === 'renewed') this.extend(asked);
    else await this.lost(lease);
  }

  private async raise(above: number): Promise<number> {
    const { lease } = this;
    const asked = performance.now();
    const raised = lease && (await this.by.leases.raise(lease, above, this.times.lasts));
    if (raised === undefined || this.lease !== lease)
      throw new StoreUnavailable(`The lease of "${this.name}" is lost.`);
    this.logger.warn(
      `"${this.name}" was written by a later state of this store, such as before a backup was put back, or by another store: this process takes it over.`,
    );
    this.lease = raised;
    this.extend(asked);
    return raised.fence;
  }

  /** Counted from before the store was asked, so that the lease ends here before it ends there. */
  private extend(asked: number): void {
    const { lease } = this;
    clearTimeout(this.expiry);
    if (lease === undefined) return;
    const left = asked + this.times.lasts - performance.now();
    this.expiry = setTimeout(() => void this.lost(lease), Math.max(left, 0)).unref();
  }

  private async lost(lease: Lease): Promise<void> {
    if (this.lease !== lease) return;
    this.logger.warn(`The lease of "${this.name}" is lost: another process may do its work.`);
    await this.end();
  }

  private end(): Promise<void> {
    this.lease = undefined;
    this.current = undefined;
    clearTimeout(this.expiry);
    this.ended ??= this.work.end().catch((error: unknown) => {
      this.logger.error(`The work of "${this.name}" did not end cleanly: ${String(error)}`);
    });
    return this.ended;
  }

  private async giveUp(): Promise<void> {
    const { lease } = this;
    if (lease === undefined) return;
    await this.end();
    try {
      await this.by.leases.release(lease);
    } catch (error) {
      this.logger.debug(`The lease of "${this.name}" could not be given up and runs out: ${String(error)}`);
    }
  }
}
