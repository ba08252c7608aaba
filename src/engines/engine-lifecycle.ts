import { type BeforeApplicationShutdown, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Exposition, MetricsSampler, Readiness } from '../platform/observe/index.js';
import type { BackgroundComparison, DeadLetter, ProjectionRunner } from '../projections/index.js';
import type { Closable, DataFolder, Engine, EventEngine, LineageState } from './engine.js';
import { NAMED, namedFailures } from './named-failures.js';
import type { ProposalWork } from './proposal-work.js';

/**
 * What runs beside requests. `checks`: of files; closed before all others. `folder`: closed after all others.
 */
export interface BackgroundWork {
  readonly folder: DataFolder;
  readonly runner: ProjectionRunner;
  readonly events: EventEngine;
  readonly proposals: ProposalWork;
  readonly lineage: LineageState;
  readonly readiness: Readiness;
  readonly checks: Closable;
  readonly comparison: BackgroundComparison;
  readonly sampler: MetricsSampler;
  readonly exposition: Exposition;
}

/**
 * Starts what takes time, beside the requests that need not wait for it, and closes the engines after the last request:
 * Nest calls the shutdown hook when the HTTP server has answered what it had accepted.
 */
export class EngineLifecycle implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Start');
  private isStopping = false;

  private readonly folder: DataFolder;
  private readonly runner: ProjectionRunner;
  private readonly events: EventEngine;
  private readonly proposals: ProposalWork;
  private readonly lineage: LineageState;
  private readonly readiness: Readiness;
  private readonly checks: Closable;
  private readonly comparison: BackgroundComparison;
  private readonly sampler: MetricsSampler;
  private readonly exposition: Exposition;

  /** Engines are closed in their order. */
  constructor(
    { folder, runner, events, proposals, lineage, readiness, checks, ...observed }: BackgroundWork,
    private readonly engines: readonly Engine[],
  ) {
    this.folder = folder;
    this.runner = runner;
    this.events = events;
    this.proposals = proposals;
    this.lineage = lineage;
    this.readiness = readiness;
    this.checks = checks;
    this.comparison = observed.comparison;
    this.sampler = observed.sampler;
    this.exposition = observed.exposition;
    readiness.watch({
      probes: new Map(engines.map(({ name, probe }) => [name, probe])),
      problems: () => new Map([...events.problems(), ...lineage.problems()]),
      waiting: () => runner.waiting(),
      warnings: () => this.warnings(),
    });
  }

  /**
   * Bring the projections up with the log, and have files checked that were not shut down cleanly. Resolves when the
   * projections answer, or their engines are found unavailable; the checks continue.
   */
  async start(): Promise<void> {
    for (const engine of this.engines) this.check(engine);
    this.sampler.start();
    this.events.start();
    this.proposals.start();
    await this.runner.start();
    this.readiness.started();
  }

  /** The same once callers are served, with what could wait until then. Logs how long the start takes. */
  async serving(address: string): Promise<void> {
    try {
      this.folder.announce(address);
    } catch (error) {
      this.logger.warn(`Commands of this machine will not find the service by its data: ${String(error)}`);
    }
    const began = performance.now();
    const waiting = this.runner.waiting();
    await this.start();
    if (this.isStopping) return;
    const seconds = (performance.now() - began) / 1000;
    if (waiting.length > 0 && seconds >= 1) this.logger.log(`All indexes answer after ${seconds.toFixed(1)} s.`);
    await this.exposition.open();
    void this.compareOnceWarm();
  }

  /** First load what reads need: somebody may wait for it. */
  private async compareOnceWarm(): Promise<void> {
    for (const { warmUp } of this.engines) await warmUp?.();
    for (const { projection } of this.engines) {
      if (projection !== undefined) this.comparison.start(projection.name, projection.compared);
    }
  }

  /** In the background. Damage of what can be made again is repaired; other damage is for operators. */
  private check({ name, check, projection }: Engine): void {
    check((reason) => {
      if (projection !== undefined) void this.runner.restart(projection.name);
      else this.readiness.broken(`The ${name} is damaged: ${reason}. Stop the service and restore it from a backup.`);
    });
  }

  /** Projections that are behind the change log or outdated, and how many entries they had to leave out. */
  private async warnings(): Promise<readonly string[]> {
    const projections = await this.runner.status();
    const { deadLetters: named } = await this.runner.deadLetters(NAMED);
    const ofProjections = projections.flatMap(({ name, state, freshness, lag, deadLetters }) => [
      ...(state === 'following' ? [] : [`Projection "${name}" is ${state}, ${String(lag)} entries behind.`]),
      ...(freshness === 'current'
        ? []
        : [`Projection "${name}" is being rebuilt for changed models and answers as before.`]),
      ...(deadLetters === 0
        ? []
        : [
            deadLetterWarning(
              deadLetters,
              named.filter(({ projection }) => projection === name),
            ),
          ]),
      ...(this.comparison.differences(name) === 0
        ? []
        : [
            `Projection "${name}" differed from the primary store in ${String(this.comparison.differences(name))} entities, which was repaired.`,
          ]),
    ]);
    const ofProposals = await this.proposals.warnings();
    return [...ofProjections, ...ofProposals, ...this.events.warnings(), ...this.lineage.warnings()];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.events.finish(), this.proposals.finish()]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.events.close();
    await this.sampler.stop();
    await this.checks.close();
    await this.comparison.close();
    await this.runner.stop();
    try {
      await closeAll(this.engines);
    } finally {
      await this.folder.close();
    }
  }
}

/** Each in its order, whether or not those before it could be closed. @throws the first failure */
async function closeAll(engines: readonly Engine[]): Promise<void> {
  const faults: unknown[] = [];
  for (const engine of engines) {
    try {
      await engine.close();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/** @param named the first of them */
function deadLetterWarning(total: number, named: readonly DeadLetter[]): string {
  const [name] = named.map(({ projection }) => projection);
  const count = total === 1 ? '1 entry' : `${String(total)} entries`;
  return `Projection "${name ?? ''}" could not apply ${count} of the change log: ${namedFailures(named, total)}`;
}
