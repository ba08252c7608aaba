import { performance } from 'node:perf_hooks';
import { type Lease, Leases } from './leases.port.js';

interface CurrentLease extends Lease {
  /** By `performance.now`. */
  readonly until: number;
}

/** Leases of a store that one process alone can open: whoever opens it next begins with none. */
export class ProcessLeases extends Leases {
  private readonly current = new Map<string, CurrentLease>();
  private lastFence = 0;

  override acquire(name: string, owner: string, milliseconds: number): Promise<Lease | undefined> {
    const before = this.running(name);
    if (before !== undefined && before.owner !== owner) return Promise.resolve(undefined);
    const lease: Lease = { name, owner, fence: before?.fence ?? ++this.lastFence };
    this.extend(lease, milliseconds);
    return Promise.resolve(lease);
  }

  override renew(lease: Lease, milliseconds: number): Promise<'lost' | 'renewed'> {
    if (!this.isCurrent(lease)) return Promise.resolve('lost');
    this.extend(lease, milliseconds);
    return Promise.resolve('renewed');
  }

  override release(lease: Lease): Promise<void> {
    if (this.isCurrent(lease)) this.current.delete(lease.name);
    return Promise.resolve();
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
