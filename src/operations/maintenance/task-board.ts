import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Lease, Leases, StoredTexts } from '../../change-log/index.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { MaintenanceKind, MaintenanceReport } from './maintenance-tasks.js';

/**
 * What one process does of a task. `process`: where it runs, for people. `names`: of the indexes that it writes.
 * `beat`: grows for as long as it is at it.
 */
export interface TaskPart {
  readonly process: string;
  readonly names: readonly string[];
  readonly beat: number;
  readonly report: MaintenanceReport;
}

/**
 * The newest task of a store, and what processes do of it, by their ids. `end`: its last report, from the process that
 * first found that it has ended; nothing changes it. `earlier`: the last reports of tasks before it, the newest first.
 */
export interface PostedTask {
  readonly task: number;
  readonly kind: MaintenanceKind;
  readonly parts: Readonly<Record<string, TaskPart>>;
  readonly end?: MaintenanceReport;
  readonly earlier?: readonly MaintenanceReport[];
}

const NAME = 'maintenance';
/** Milliseconds: how long the lease lasts that a change is made under, the pause between attempts, and all of them. */
const LASTS = 5000;
const PAUSE = 50;
const PATIENCE = 20_000;

/** Where processes of one primary store tell each other of the newest task of maintenance: a text of that store. */
@Injectable()
export class TaskBoard {
  /** Of this process, in this life. */
  readonly id = randomUUID();

  constructor(
    private readonly texts: StoredTexts,
    private readonly leases: Leases,
  ) {}

  /** `undefined` before the first task. @throws StoreUnavailable */
  async read(): Promise<PostedTask | undefined> {
    const text = await this.texts.read(NAME);
    if (text === undefined) return undefined;
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- only this class writes the text
    return JSON.parse(text) as PostedTask;
  }

  /**
   * Replace what stands there, while no other process does.
   * @param change gets what stands there; `undefined` leaves it. It may read other things meanwhile
   * @throws StoreUnavailable, also when others do not let go
   */
  async change(change: (posted: PostedTask | undefined) => PostedTask | undefined): Promise<void> {
    const lease = await this.acquire();
    try {
      const changed = change(await this.read());
      if (changed !== undefined) await this.texts.write(NAME, JSON.stringify(changed));
    } finally {
      await this.leases.release(lease);
    }
  }

  private async acquire(): Promise<Lease> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const lease = await this.leases.acquire(NAME, this.id, LASTS);
      if (lease !== undefined) return lease;
      await sleep(PAUSE);
    }
    throw new StoreUnavailable('Another process of the service has been changing tasks of maintenance for too long.');
  }
}
