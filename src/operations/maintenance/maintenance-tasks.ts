import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { messageOf } from '../../kernel/caught-error.js';
import { assertNever } from '../../kernel/assert-never.js';
import { failures, StoreUnavailable } from '../../kernel/failures.js';
import {
  type AuditedIndex,
  auditIndex,
  type ComparedEntities,
  MOST_LISTED,
  ProjectionRunner,
  repairIndex,
  Retention,
  type Treatment,
} from '../../projections/index.js';

/**
 * `audit`: compare all indexes with the primary store. `repair`: the same, and correct what differs. `rebuild`: make
 * all indexes again. `compact`: remove what was deleted from all files.
 */
export type MaintenanceKind = 'audit' | 'compact' | 'rebuild' | 'repair';

/**
 * A task of maintenance. `task`: its number since the start of the service, or in the store that several share.
 * `progress`: sentences; of `compact` each step that is done, otherwise how far each index is. `indexes`: of `audit`
 * and `repair`, those that are compared so far. `outcome`: of `compact`, `partly` when an index was behind and keeps
 * entries of the change log. `reason`: why it failed.
 */
export interface MaintenanceReport {
  readonly task: number;
  readonly kind: MaintenanceKind;
  readonly state: 'done' | 'failed' | 'running';
  readonly progress: readonly string[];
  readonly indexes?: readonly AuditedIndex[];
  readonly outcome?: 'done' | 'partly';
  readonly reason?: string;
}

/** Reports that are kept. */
export const KEPT_REPORTS = 10;
/** Milliseconds after which an index that is not up with the log is asked again. */
const PAUSE = 20;

/** Which part of a task that several processes carry out is for this one. `names`: of the indexes that it writes. */
export interface AssignedPart {
  readonly task: number;
  readonly names: readonly string[];
}

interface Task {
  readonly number: number;
  readonly kind: MaintenanceKind;
  readonly names: readonly string[];
  state: MaintenanceReport['state'];
  steps: string[];
  indexes: AuditedIndex[];
  outcome?: 'done' | 'partly';
  reason?: string;
}

/** Carries out what tasks of maintenance have for this process, beside requests and one at a time. */
@Injectable()
export class MaintenanceTasks {
  private readonly logger = new Logger('Maintenance');
  private readonly tasks: Task[] = [];
  private count = 0;
  private running: Promise<void> | undefined;
  private readonly end = new AbortController();

  constructor(
    private readonly runner: ProjectionRunner,
    private readonly retention: Retention,
  ) {}

  /** Begin a task. @throws failures.maintenanceRunning while another one is under way */
  begin(
    kind: MaintenanceKind,
    part: AssignedPart = { task: this.count + 1, names: this.runner.names },
  ): MaintenanceReport {
    const last = this.tasks.at(-1);
    if (last?.state === 'running') throw failures.maintenanceRunning({ kind: last.kind, task: last.number });
    const { task: number, names } = part;
    this.count = number;
    const task: Task = { number, kind, names, state: 'running', steps: [], indexes: [] };
    this.tasks.push(task);
    if (this.tasks.length > KEPT_REPORTS) this.tasks.shift();
    this.logger.log(`Task ${String(task.number)} begins: ${kind}.`);
    this.running = this.carryOut(task);
    return this.reportOf(task);
  }

  /** @throws failures.taskUnknown */
  report(number: number): MaintenanceReport {
    const task = this.tasks.find((one) => one.number === number);
    if (task === undefined) throw failures.taskUnknown({ task: number });
    return this.reportOf(task);
  }

  /** A comparison is given up; a rebuild is by the projections, which stop later. */
  async stop(): Promise<void> {
    this.end.abort();
    if (isAudit(this.tasks.at(-1)?.kind)) await this.running;
  }

  private reportOf({ number, kind, state, steps, indexes, outcome, reason }: Task): MaintenanceReport {
    return {
      task: number,
      kind,
      state,
      progress: kind === 'rebuild' && state === 'running' ? this.runner.rebuilding() : [...steps],
      ...(isAudit(kind) ? { indexes: [...indexes] } : {}),
      ...(outcome === undefined ? {} : { outcome }),
      ...(reason === undefined ? {} : { reason }),
    };
  }

  private async carryOut(task: Task): Promise<void> {
    try {
      await this.work(task);
      task.state = 'done';
      this.logger.log(`Task ${String(task.number)} is done: ${task.kind}.`);
    } catch (error) {
      task.state = 'failed';
      task.reason = messageOf(error);
      // Whoever began it reads why; a bug is for the log.
      if (error instanceof StoreUnavailable) this.logger.warn(`Task ${String(task.number)} has failed: ${task.reason}`);
      else this.logger.error(error);
    }
  }

  private async work(task: Task): Promise<void> {
    switch (task.kind) {
      case 'compact':
        task.outcome = await this.retention.compact('in-slices', (step) => void task.steps.push(step));
        return;
      case 'rebuild':
        await this.runner.rebuild(task.names);
        return;
      case 'audit':
      case 'repair':
        for (const name of task.names) task.indexes.push(await this.audit(name, task));
        return;
      default:
        assertNever(task.kind, 'kind of maintenance');
    }
  }

  private audit(name: string, task: Task): Promise<AuditedIndex> {
    const comparison = {
      compare: async (window: ComparedEntities, treatment: Treatment) => {
        for (;;) {
          this.checkLife();
          const compared = await this.runner.compare(name, window, treatment);
          if (compared !== undefined || !(await this.isFollowing(name))) return compared;
          await setTimeout(PAUSE);
        }
      },
      audit: async () => {
        const found = await this.runner.audit(name, { most: MOST_LISTED, signal: this.end.signal });
        this.checkLife();
        return found;
      },
      report: (sentence: string) => {
        task.steps = [sentence];
      },
    };
    if (task.kind === 'audit') return auditIndex(name, comparison);
    return repairIndex(name, { ...comparison, rebuild: () => this.runner.rebuild([name]) });
  }

  private checkLife(): void {
    if (this.end.signal.aborted) throw new StoreUnavailable('The comparison ended with the service.');
  }

  /** Whether an index will be up with the log when it has applied what was committed just now. */
  private async isFollowing(name: string): Promise<boolean> {
    const status = (await this.runner.status()).find((one) => one.name === name);
    return status?.state === 'following' || status?.state === 'catching-up';
  }
}

function isAudit(kind: MaintenanceKind | undefined): boolean {
  return kind === 'audit' || kind === 'repair';
}
