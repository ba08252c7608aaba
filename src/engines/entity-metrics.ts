import type { AspectStore } from '../aspects/index.js';
import type { Metrics, MetricsSampler } from '../platform/observe/index.js';

/** Measures how many entities the primary store has, in the background. */
export class EntityMetrics {
  private entities: number | undefined;

  constructor(metrics: Metrics, sampler: MetricsSampler, aspects: AspectStore) {
    sampler.add(async () => {
      this.entities = await aspects.entityEstimate();
    });
    metrics.gauge('entities', () => (this.entities === undefined ? [] : [{ labels: [], value: this.entities }]));
  }
}
