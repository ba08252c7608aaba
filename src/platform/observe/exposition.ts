import { Injectable } from '@nestjs/common';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';
import { type MetricKey, METRICS } from './metric-table.js';
import { mergedFigures } from './merged-figures.js';
import { type HistogramSeries, Metrics } from './metrics.js';

/** What a monitoring system reads. `type`: of the content. */
export interface Scrape {
  readonly type: string;
  readonly text: string;
}

/** A value as prom-client prints it. */
interface PrintedValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Figures of the process and of the runtime: one for all services of a process, since nothing ends their watching. */
let processFigures: Promise<Registry> | undefined;

async function watchProcess(): Promise<Registry> {
  const { default: client } = await import('prom-client');
  const figures = new client.Registry();
  client.collectDefaultMetrics({ register: figures });
  return figures;
}

/**
 * One process of several that answer at one address. `gather`: the figures of all of them as each prints its own; those
 * of a process that does not say them in time are missing.
 */
export interface ExpositionShare {
  readonly worker: number;
  readonly gather: () => Promise<readonly string[]>;
}

/** Prints what was measured in the text format of Prometheus, with figures of the process and of the runtime. */
@Injectable()
export class Exposition {
  private opening: Promise<() => Promise<Scrape>> | undefined;
  private others: ExpositionShare | undefined;

  constructor(private readonly metrics: Metrics) {}

  /** Print the figures of all processes from now on, each with the label `worker`. Before anything is printed. */
  share(others: ExpositionShare): void {
    this.others = others;
  }

  /** Load what prints; the event loop and the garbage collector are watched from then on. */
  async open(): Promise<void> {
    await this.opened();
  }

  /** Figures of all processes at this address. Opens it if nobody has. */
  async scrape(): Promise<Scrape> {
    const own = await this.scrapeOwn();
    if (this.others === undefined) return own;
    return { type: own.type, text: mergedFigures(await this.others.gather()) };
  }

  /** Figures of this process alone. */
  async scrapeOwn(): Promise<Scrape> {
    const print = await this.opened();
    return print();
  }

  private opened(): Promise<() => Promise<Scrape>> {
    return (this.opening ??= printerOf(this.metrics, this.others?.worker));
  }
}

async function printerOf(metrics: Metrics, worker: number | undefined): Promise<() => Promise<Scrape>> {
  const { default: client } = await import('prom-client');
  const figures = await (processFigures ??= watchProcess());
  const registry = new client.Registry();

  class RecordedHistogram extends client.Histogram {
    constructor(private readonly key: MetricKey) {
      super({ ...describe(key), registers: [] });
    }

    /** What the library prints histograms from; its types do not know of it. */
    getForPromString(): object {
      const { name, help, labels } = METRICS[this.key];
      const values = metrics.histogram(this.key).flatMap((series) => printed(name, labels, series));
      return { name, help, type: 'histogram', values };
    }
  }

  class RecordedGauge extends client.Gauge {
    constructor(private readonly key: MetricKey) {
      super({ ...describe(key), registers: [] });
    }

    override async get(): Promise<MetricObjectWithValues<MetricValue<string>>> {
      const { labels: names } = METRICS[this.key];
      const values = metrics.values(this.key).map(({ labels, value }) => ({ value, labels: labelsOf(names, labels) }));
      return { ...(await super.get()), values };
    }
  }

  const recorded = entries().map(([key, { kind }]) =>
    kind === 'histogram' ? new RecordedHistogram(key) : new RecordedGauge(key),
  );
  for (const metric of recorded) registry.registerMetric(metric);
  if (worker !== undefined)
    for (const printed of [registry, figures]) printed.setDefaultLabels({ worker: String(worker) });
  return async () => ({
    type: registry.contentType,
    text: `${await registry.metrics()}\n${await figures.metrics()}`,
  });
}

function entries(): readonly (readonly [MetricKey, (typeof METRICS)[MetricKey]])[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of a constant are its own
  return Object.entries(METRICS) as [MetricKey, (typeof METRICS)[MetricKey]][];
}

function describe(key: MetricKey): { readonly name: string; readonly help: string; readonly labelNames: string[] } {
  const { name, help, labels } = METRICS[key];
  return { name, help, labelNames: [...labels] };
}

function printed(name: string, names: readonly string[], { labels, distribution }: HistogramSeries): PrintedValue[] {
  const own = labelsOf(names, labels);
  const buckets = distribution.cumulated();
  return [
    ...buckets.map(([le, value]) => ({ metricName: `${name}_bucket`, labels: { ...own, le }, value })),
    { metricName: `${name}_sum`, labels: own, value: distribution.sum },
    { metricName: `${name}_count`, labels: own, value: buckets.at(-1)?.[1] ?? 0 },
  ];
}

function labelsOf(names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}
