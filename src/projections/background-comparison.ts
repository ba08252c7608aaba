import { Logger } from '@nestjs/common';
import type { Urn } from '../kernel/urn.js';
import type { EntityDifference } from './compare-content.js';
import type { ProjectionRunner } from './projection-runner.js';

/**
 * Entities of one comparison, and milliseconds between two: five entities a second, and forty in the first pass. One at
 * a time: the rows of an entity are where nobody has looked for long, so that an embedded store waits for the disk for
 * each of them, and all others wait with it (D-282).
 */
const SAMPLE = { limit: 1, pause: 200 } as const;
const FIRST_PASS = { limit: 1, pause: 25 } as const;
/** Milliseconds until the next attempt where an engine is away. */
const AWAY = 5000;
/** A comparison that takes long is followed by a pause of so many times as long. */
const PAUSES: Readonly<Record<ComparisonScope, number>> = { samples: 50, all: 20 };

/**
 * `all`: every entity is compared once, because the file of the projection was not shut down cleanly, and storage may
 * have lost what the process had written; then samples are.
 */
export type ComparisonScope = 'all' | 'samples';

/**
 * Compares what is derived with the primary store while the service runs: a few entities at a time, in the order of
 * their URNs, from a place that chance decides. A difference is logged, counted and repaired. One that is found in a
 * pass over all has the whole projection rebuilt: where one is, others are.
 */
export class BackgroundComparison {
  private readonly logger = new Logger('Comparison');
  private readonly found = new Map<string, number>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** Why a projection cannot be compared, as far as that was said. */
  private readonly reasons = new Map<string, string>();
  private running: Promise<void> = Promise.resolve();
  private state: 'running' | 'stopped' = 'running';

  /** @param placeOf begins samples: a URN that is stored, at random; `undefined` when there is none */
  constructor(
    private readonly runner: Pick<ProjectionRunner, 'compare' | 'rebuild'>,
    private readonly placeOf: () => Promise<Urn | undefined>,
    private readonly pauses: ComparisonPauses = { sample: SAMPLE.pause, firstPass: FIRST_PASS.pause, away: AWAY },
  ) {}

  /** Begin with one projection. */
  start(name: string, scope: ComparisonScope): void {
    this.schedule(name, { scope, after: undefined });
  }

  /** Entities that differed, since the start. */
  differences(name: string): number {
    return this.found.get(name) ?? 0;
  }

  async close(): Promise<void> {
    this.state = 'stopped';
    for (const timer of this.timers.values()) clearTimeout(timer);
    await this.running;
  }

  private schedule(name: string, next: NextStep): void {
    if (this.state === 'stopped') return;
    const timer = setTimeout(
      () => {
        this.running = this.running.then(() => this.step(name, next));
      },
      this.reasons.has(name) ? this.pauses.away : this.pauseBefore(next),
    );
    this.timers.set(name, timer.unref());
  }

  private pauseBefore({ scope, took = 0 }: NextStep): number {
    return Math.max(scope === 'all' ? this.pauses.firstPass : this.pauses.sample, PAUSES[scope] * took);
  }

  private async step(name: string, { scope, after }: NextStep): Promise<void> {
    if (this.state === 'stopped') return;
    try {
      const next = scope === 'all' ? await this.compareOne(name, after) : await this.sample(name);
      this.reasons.delete(name);
      this.schedule(name, next);
    } catch (error) {
      const reason = String(error);
      if (this.reasons.get(name) !== reason) this.logger.error(`Projection "${name}" could not be compared: ${reason}`);
      this.reasons.set(name, reason);
      this.schedule(name, { scope, after });
    }
  }

  private async sample(name: string): Promise<NextStep> {
    const after = await this.placeOf();
    const window = await this.runner.compare(name, { after, limit: SAMPLE.limit }, 'repair');
    if (window !== undefined && window.different.length > 0) {
      this.note(name, window.different);
      this.logger.warn(`Projection "${name}": what differed is derived once more.`);
    }
    return { scope: 'samples', after: undefined, took: window?.milliseconds };
  }

  private async compareOne(name: string, after: Urn | undefined): Promise<NextStep> {
    const window = await this.runner.compare(name, { after, limit: FIRST_PASS.limit }, 'report');
    if (window === undefined) return { scope: 'all', after };
    if (window.different.length > 0) {
      this.note(name, window.different);
      this.logger.warn(`Projection "${name}" is rebuilt: storage has lost what a killed process had written.`);
      await this.runner.rebuild([name]);
      return { scope: 'samples', after: undefined };
    }
    if (window.next !== undefined) return { scope: 'all', after: window.next, took: window.milliseconds };
    this.logger.log(`Projection "${name}" agrees with the primary store.`);
    return { scope: 'samples', after: undefined };
  }

  private note(name: string, different: readonly EntityDifference[]): void {
    this.found.set(name, this.differences(name) + different.length);
    this.logger.error(
      `Projection "${name}" differs from the primary store: ${different.map(({ urn }) => urn).join(', ')}.`,
    );
  }
}

/** Milliseconds before a sample, before an entity of the first pass, and before another attempt after a failure. */
interface ComparisonPauses {
  readonly sample: number;
  readonly firstPass: number;
  readonly away: number;
}

/** `took`: milliseconds for which the step before kept the thread; absent when that is not known. */
interface NextStep {
  readonly scope: ComparisonScope;
  readonly after: Urn | undefined;
  readonly took?: number | undefined;
}
