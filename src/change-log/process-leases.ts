import { performance } from 'node:perf_hooks';
import { type Lease, Leases } from './leases.port.js';
import type { StoredTexts } from './stored-texts.port.js';

/** Where the last number is stored. */
const FENCE = 'lease/fence';

interface CurrentLease extends Lease {
  /** By `performance.now`. */
  readonly until: number;
}

/**
 * Leases of a store that one process alone can open: whoever opens it next begins with none. Numbers continue where the
 * process before has ended, since what it wrote elsewhere under its own refuses smaller ones.
 */
export class ProcessLeases extends Leases {
  private readonly current = new Map<string, CurrentLease>();
  private lastFence = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /** @param texts of the store; absent for one that ends with its process */
  constructor(private readonly texts?: StoredTexts) {
    super();
  }

  override acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    const lease = this.turn.then(() => this.take(name, owner, milliseconds));
    this.turn = lease.catch(() => undefined);
    return lease;
  }

  override renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    if (!this.isCurrent(lease)) return Promise.resolve('lost');
    this.extend(lease, milliseconds);
    return Promise.resolve('renewed');
  }

  override raise(lease: Lease, above: number, milliseconds: number): Promise<Lease | undefined> {
    const raised = this.turn.then(async () => {
      if (!this.isCurrent(lease)) return undefined;
      const higher = { ...lease, fence: await this.nextFence(above) };
      this.extend(higher, milliseconds);
      return higher;
    });
    this.turn = raised.catch(() => undefined);
    return raised;
  }

  override release(lease: Lease): Promise<void> {
    if (this.isCurrent(lease)) this.current.delete(lease.name);
    return Promise.resolve();
  }

  private async take(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    const before = this.running(name);
    if (before !== undefined && before.owner !== owner) return undefined;
    const lease: Lease = { name, owner, fence: before?.fence ?? (await this.nextFence()) };
    this.extend(lease, milliseconds);
    return lease;
  }

  private async nextFence(above = 0): Promise<number> {
    const stored = Number((await this.texts?.read(FENCE)) ?? 0);
    const fence = Math.max(this.lastFence, stored, above) + 1;
    await this.texts?.write(FENCE, String(fence));
    this.lastFence = fence;
    return fence;
  }

  private extend({ name, owner, fence }: Lease, milliseconds: number): void {
    this.current.set(name, { name, owner, fence, until: performance.now() + milliseconds });
  }

  private isCurrent({ name, owner, fence }: Lease): boolean {
    const running = this.running(name);
    return running?.owner === owner && running.fence === fence;
  }

  private running(name: string): CurrentLease | undefined {
    const lease = this.current.get(name);
    return lease !== undefined && lease.until > performance.now() ? lease : undefined;
  }
}
