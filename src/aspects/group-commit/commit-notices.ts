import { Injectable } from '@nestjs/common';
import type { ChangeEntry } from '../../change-log/change-log.port.js';

/** Gets the entries of one request that was committed, in their order. It is quick and does not throw. */
export type CommitListener = (changes: readonly ChangeEntry[]) => void;

/**
 * Notifies of what this process has committed, before the request is answered and before the next commit begins: for
 * small caches that every request consults (D-227).
 */
@Injectable()
export class CommitNotices {
  private readonly listeners: CommitListener[] = [];

  add(listener: CommitListener): void {
    this.listeners.push(listener);
  }

  tell(changes: readonly ChangeEntry[]): void {
    for (const listener of this.listeners) listener(changes);
  }
}
