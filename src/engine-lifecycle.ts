import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Readiness } from './platform/observe/index.js';
import type { ProjectionRunner } from './projections/index.js';

/** Something that keeps a file or a connection open. */
export interface Closable {
  close(): Promise<void> | void;
}

/**
 * An engine behind a port. `probe`: rejects when it cannot be reached or cannot do its work. `warmUp`: loads what it
 * needs in the background.
 */
export interface Engine extends Closable {
  readonly name: string;
  readonly probe: () => Promise<unknown>;
  readonly warmUp?: () => void;
}

/**
 * Starts the projections before the first request, and closes the engines after the last one: Nest calls the shutdown
 * hook when the HTTP server has answered what it had accepted.
 */
export class EngineLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  /** @param engines in the order in which they are closed */
  constructor(
    private readonly runner: ProjectionRunner,
    private readonly readiness: Readiness,
    private readonly engines: readonly Engine[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.runner.start();
    this.readiness.started(new Map(this.engines.map(({ name, probe }) => [name, probe])), () => this.warnings());
  }

  /** Once callers are served: start what could wait until then. */
  serving(): void {
    for (const engine of this.engines) engine.warmUp?.();
  }

  /** Projections that are behind the change log or outdated, and how many entries they had to leave out. */
  private async warnings(): Promise<readonly string[]> {
    const projections = await this.runner.status();
    return projections.flatMap(({ name, state, freshness, lag, deadLetters }) => [
      ...(state === 'following' ? [] : [`Projection "${name}" is ${state}, ${String(lag)} entries behind.`]),
      ...(freshness === 'current'
        ? []
        : [`Projection "${name}" is being rebuilt for changed models and answers as before.`]),
      ...(deadLetters === 0
        ? []
        : [`Projection "${name}" could not apply ${String(deadLetters)} entries of the change log; rebuild it.`]),
    ]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.runner.stop();
    for (const engine of this.engines) await engine.close();
  }
}
