import { Injectable } from '@nestjs/common';
import type { ChangeEntry } from '../../change-log/change-log.port.js';

/** Gets the entries of one request that was committed, in their order. It is quick and does not throw. */
export type CommitListener = (changes: readonly ChangeEntry[]) => void;

/**
 * Tells what this process has committed, before it is answered and before the next commit begins: for what is kept in
 * memory of a few entities, which every request asks for (D-227).
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
