import { ChangeFollower } from '../../change-log/change-follower.port.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';

/** Records what it is given. */
export class RecordedFollower extends ChangeFollower {
  readonly followed: (readonly ChangeEntry[])[] = [];
  wait: () => Promise<void> = () => Promise.resolve();

  override until(): Promise<'reached'> {
    return Promise.resolve('reached');
  }

  override follow(entries: readonly ChangeEntry[]): Promise<void> {
    this.followed.push(entries);
    return this.wait();
  }
}
