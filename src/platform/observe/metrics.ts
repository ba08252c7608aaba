import { Injectable } from '@nestjs/common';
import { Distribution } from './distribution.js';
import { type KeyOf, type LabelValues, type MetricKey, METRICS } from './metric-table.js';

/** One value of a gauge, with a text for each label. */
export interface GaugeValue<Key extends MetricKey = MetricKey> {
  readonly labels: LabelValues<Key>;
  readonly value: number;
}

/** A histogram for one set of label values. */
export interface HistogramSeries {
  readonly labels: readonly string[];
  readonly distribution: Distribution;
}

type ReadGauge = () => readonly { readonly labels: readonly string[]; readonly value: number }[];

/** Cannot occur in a label value: those come from the code and the models. */
const SEPARATOR = '\n';

/**
 * What the service measures of itself; one for each service. Everything is noted and read in memory, without waiting
 * (D-087).
 */
@Injectable()
export class Metrics {
  private readonly series = new Map<MetricKey, Map<string, HistogramSeries>>();
  private readonly gauges = new Map<MetricKey, ReadGauge>();

  /** The series of a histogram, to be kept by whoever notes often. */
  distribution<Key extends KeyOf<'histogram'>>(key: Key, ...labels: LabelValues<Key>): Distribution {
    const byLabels = this.series.get(key) ?? new Map<string, HistogramSeries>();
    this.series.set(key, byLabels);
    const id = labels.join(SEPARATOR);
    const known = byLabels.get(id) ?? { labels, distribution: new Distribution(METRICS[key].buckets) };
    byLabels.set(id, known);
    return known.distribution;
  }

  /**
   * Say how a gauge is read.
   * @param read called at each scrape; answers from memory, and with nothing for what is not known
   */
  gauge<Key extends KeyOf<'gauge'>>(key: Key, read: () => readonly GaugeValue<Key>[]): void {
    this.gauges.set(key, read);
  }

  /** All series of a histogram, in the order of their first value. */
  histogram(key: MetricKey): readonly HistogramSeries[] {
    return [...(this.series.get(key)?.values() ?? [])];
  }

  /** The values of a gauge now. */
  values(key: MetricKey): ReturnType<ReadGauge> {
    return this.gauges.get(key)?.() ?? [];
  }
}
