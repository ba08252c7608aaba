import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ChangeLog } from '../../change-log/index.js';
import { failures } from '../../kernel/failures.js';
import { ProjectionRunner } from '../../projections/index.js';
import { joinedReport } from './joined-report.js';
import { KEPT_REPORTS, type MaintenanceKind, type MaintenanceReport, MaintenanceTasks } from './maintenance-tasks.js';
import { type PostedTask, TaskBoard, type TaskPart } from './task-board.js';

/** Milliseconds between two looks at the board, and after which a process that does not write there is given up. */
const PERIOD = 1000;
const SILENCE = 15_000;

/** What was seen of the newest task, by the clock of this process. */
interface Sighting {
  readonly task: number;
  readonly since: number;
  readonly beats: Map<string, { readonly beat: number; readonly at: number }>;
}

/**
 * Tasks of maintenance of a primary store, whichever of its processes is asked (D-152). A store that one process owns
 * has them in that process. Where several share it, the newest task and what each process does of it stand on a board
 * in the store: every process looks there each second, takes the part of the indexes that it writes, and writes how far
 * it is; so each can report on all of it.
 */
@Injectable()
export class JointMaintenance implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Maintenance');
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private sighting: Sighting | undefined;
  /** The newest task that this process knew when it looked last. */
  private known: number | undefined;
  /** What it takes part in and has not yet reported the end of. */
  private part: { readonly task: number; readonly names: readonly string[]; beat: number } | undefined;

  constructor(
    private readonly log: ChangeLog,
    private readonly runner: ProjectionRunner,
    private readonly tasks: MaintenanceTasks,
    private readonly board: TaskBoard,
  ) {}

  onApplicationBootstrap(): void {
    if (this.log.writers === 'one') return;
    this.timer = setInterval(() => void this.look(), PERIOD).unref();
    void this.look();
  }

  /** Says that what was given up has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.turn;
    await this.tasks.stop();
    if (this.part !== undefined) await this.look();
  }

  /** Begin a task. @throws failures.maintenanceRunning while another one is under way; StoreUnavailable */
  async begin(kind: MaintenanceKind): Promise<MaintenanceReport> {
    if (this.log.writers === 'one') return this.tasks.begin(kind);
    let begun: PostedTask | undefined;
    await this.board.change((posted) => {
      const last = posted === undefined ? undefined : this.reportOf(posted);
      if (last?.state === 'running') throw failures.maintenanceRunning({ kind: last.kind, task: last.task });
      const earlier = last === undefined ? [] : [last, ...(posted?.earlier ?? [])].slice(0, KEPT_REPORTS - 1);
      begun = { task: (posted?.task ?? 0) + 1, kind, parts: {}, earlier };
      return begun;
    });
    await this.look();
    return this.report(begun?.task ?? 0);
  }

  /** @throws failures.taskUnknown; StoreUnavailable */
  async report(task: number): Promise<MaintenanceReport> {
    if (this.log.writers === 'one') return this.tasks.report(task);
    const posted = await this.board.read();
    const before = posted?.earlier?.find((one) => one.task === task);
    if (before !== undefined) return before;
    if (posted?.task !== task) throw failures.taskUnknown({ task });
    const report = this.reportOf(posted);
    return report.state === 'running' || posted.end !== undefined ? report : this.agreeOn(task, report);
  }

  /** Have all processes report the same end. */
  private async agreeOn(task: number, report: MaintenanceReport): Promise<MaintenanceReport> {
    let end = report;
    await this.board.change((posted) => {
      if (posted?.task !== task) return undefined;
      end = posted.end ?? report;
      return { ...posted, end };
    });
    return end;
  }

  private reportOf(posted: PostedTask): MaintenanceReport {
    if (posted.end !== undefined) return posted.end;
    const { since, beats } = this.see(posted);
    const now = performance.now();
    const silent = new Set([...beats].filter(([, { at }]) => now - at > SILENCE).map(([id]) => id));
    return joinedReport({ posted, age: now - since, silent, names: this.runner.names });
  }

  /** Note when what was seen, which is how silence is heard without comparing clocks of machines. */
  private see({ task, parts }: PostedTask): Sighting {
    const now = performance.now();
    const last = this.sighting;
    const sighting: Sighting = last?.task === task ? last : { task, since: now, beats: new Map() };
    for (const [id, { beat }] of Object.entries(parts))
      if (sighting.beats.get(id)?.beat !== beat) sighting.beats.set(id, { beat, at: now });
    this.sighting = sighting;
    return sighting;
  }

  /** One look after the other. */
  private look(): Promise<void> {
    this.turn = this.turn.then(() =>
      this.lookOnce().catch((error: unknown) => {
        this.logger.debug(`Tasks of maintenance cannot be looked for: ${String(error)}`);
      }),
    );
    return this.turn;
  }

  private async lookOnce(): Promise<void> {
    const posted = await this.board.read();
    const newest = posted?.task ?? 0;
    // What began before this process did is not for it.
    const isNew = this.known !== undefined && newest > this.known;
    this.known = newest;
    if (posted !== undefined) this.see(posted);
    if (posted !== undefined && isNew) this.join(posted);
    await this.reportPart();
  }

  private join({ task, kind }: PostedTask): void {
    const names = this.runner.written;
    if (names.length === 0) return;
    this.tasks.begin(kind, { task, names });
    this.part = { task, names, beat: 0 };
  }

  private async reportPart(): Promise<void> {
    const { part } = this;
    if (part === undefined) return;
    part.beat++;
    const { task, names, beat } = part;
    const report = this.tasks.report(task);
    const written: TaskPart = { process: `${hostname()}:${String(process.pid)}`, names, beat, report };
    await this.board.change((posted) =>
      posted?.task === task ? { ...posted, parts: { ...posted.parts, [this.board.id]: written } } : undefined,
    );
    if (report.state !== 'running') this.part = undefined;
  }
}
