import { Injectable } from '@nestjs/common';
import { type GaugeValue, Metrics, MetricsSampler } from '../platform/observe/index.js';
import { ProjectionSources } from './projection-sources.js';
import { ProjectionRunner, type ProjectionStatus } from './projection-runner.js';

/** `lagSeconds`: age of the oldest entry that the projection has not seen. */
interface MeasuredProjection extends ProjectionStatus {
  readonly lagSeconds: number;
}

type OfProjection = readonly GaugeValue<'deadLetters'>[];

/** Measures how far each projection is, and with what it could not do. */
@Injectable()
export class ProjectionMetrics {
  private found: readonly MeasuredProjection[] = [];
  private head: number | undefined;

  constructor(
    metrics: Metrics,
    sampler: MetricsSampler,
    private readonly runner: ProjectionRunner,
    private readonly sources: ProjectionSources,
  ) {
    sampler.add(() => this.look());
    metrics.gauge('changeLogHead', () => (this.head === undefined ? [] : [{ labels: [], value: this.head }]));
    metrics.gauge('projectionState', () => this.found.map(({ name, state }) => ({ labels: [name, state], value: 1 })));
    metrics.gauge('projectionLagEntries', () => this.each(({ lag }) => lag));
    metrics.gauge('projectionLagSeconds', () => this.each(({ lagSeconds }) => lagSeconds));
    metrics.gauge('deadLetters', () => this.each(({ deadLetters }) => deadLetters));
    metrics.gauge('rebuildDone', () => this.rebuilds(({ done }) => done));
    metrics.gauge('rebuildRate', () =>
      this.runner
        .rebuilds()
        .flatMap(({ name, progress: { rate } }) => (rate === undefined ? [] : [{ labels: [name], value: rate }])),
    );
    metrics.gauge('rebuildTotal', () => this.rebuilds(({ done, total }) => Math.max(done, total)));
  }

  private async look(): Promise<void> {
    const head = await this.sources.log.head();
    const statuses = await this.runner.status();
    const found = statuses.map(async (status) => ({ ...status, lagSeconds: await this.secondsBehind(status) }));
    this.found = await Promise.all(found);
    this.head = head;
  }

  private async secondsBehind({ lag, position }: ProjectionStatus): Promise<number> {
    if (lag <= 0) return 0;
    const { clock, log } = this.sources;
    const [oldest] = await log.sizes(position ?? 0, 1);
    return oldest === undefined ? 0 : Math.max(clock.now() - oldest.time, 0) / 1000;
  }

  private each(figure: (projection: MeasuredProjection) => number): OfProjection {
    return this.found.map((projection) => ({ labels: [projection.name], value: figure(projection) }));
  }

  private rebuilds(figure: (progress: { readonly done: number; readonly total: number }) => number): OfProjection {
    return this.runner.rebuilds().map(({ name, progress }) => ({ labels: [name], value: figure(progress) }));
  }
}
