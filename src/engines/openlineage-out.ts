import { randomUUID } from 'node:crypto';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, Provider } from '@nestjs/common';
import { LineageSender } from '../adapters/openlineage/lineage-sender.js';
import { AspectStore } from '../aspects/index.js';
import { type ChangeEntry, ChangeLog, Leases, LogReaders, StoredTexts } from '../change-log/index.js';
import { ChangePublisher, type MessageSink, type PublisherLag } from '../events/index.js';
import { invariant } from '../kernel/assert-never.js';
import { Clock } from '../kernel/clock.js';
import { EventWriter, isSent } from '../openlineage/index.js';
import { Settings } from '../platform/config/index.js';
import { Metrics, MetricsSampler } from '../platform/observe/index.js';
import { DeadLetters, SharedFeed } from '../projections/index.js';
import { Registry } from '../registry/index.js';
import { bind } from './bind.js';
import { type Closable, LineageState } from './engine.js';

/** A receiver of events. `name`: of the reader of the log, its cursor, its dead letters and its lease. */
interface LineageOutput {
  readonly name: string;
  readonly sink: MessageSink<ChangeEntry> & Partial<Closable>;
}

/** All receivers that the settings name. */
export abstract class LineageOutputs {
  abstract readonly all: readonly LineageOutput[];
}

/** Something that sends, for as long as it is started. */
interface Sending {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What is sent to one receiver. */
interface LineageFeed extends Sending {
  readonly name: string;
  readonly publisher: Pick<ChangePublisher<ChangeEntry>, 'lag' | 'problem'>;
}

/** Sends changes for as long as the service runs; where several processes write, one of them does for all. */
export class OutgoingLineage extends LineageState implements BeforeApplicationShutdown, OnApplicationBootstrap {
  private readonly lags = new Map<string, PublisherLag>();

  constructor(private readonly all: readonly LineageFeed[]) {
    super();
  }

  /** Say what is measured. */
  measure(metrics: Metrics, sampler: MetricsSampler): void {
    for (const { name, publisher } of this.all)
      sampler.add(async () => {
        this.lags.set(name, await publisher.lag());
      });
    const each = (of: keyof PublisherLag) => () =>
      [...this.lags].map(([name, lag]) => ({ labels: [name], value: lag[of] }) as const);
    metrics.gauge('lineageLagEntries', each('lag'));
    metrics.gauge('lineageLagSeconds', each('seconds'));
  }

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(this.all.map((one) => one.start()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((one) => one.stop()));
  }

  problems(): ReadonlyMap<string, string | undefined> {
    return new Map(this.all.map(({ name, publisher }) => [name, publisher.problem()]));
  }

  warnings(): readonly string[] {
    return [...this.problems()].flatMap(([name, reason]) => {
      const lag = this.lags.get(name);
      const behind = lag === undefined ? '' : ` (${String(lag.lag)} entries behind)`;
      return reason === undefined ? [] : [`Changes are not sent to the receiver "${name}"${behind}: ${reason}`];
    });
  }
}

/** Bound where the settings name a receiver. */
export const OPEN_LINEAGE_OUT: readonly Provider[] = [
  bind(LineageOutputs, [Settings, Registry, AspectStore], async (settings, registry, aspects) => {
    const { openlineageUrl: url, openlineageTopic: topic, openlineageTokenFile: tokenFile } = settings;
    const models = registry.openLineage();
    invariant(models !== undefined, 'events are sent where the models have tables of them');
    const writer = new EventWriter(models, registry, aspects);
    const http: readonly LineageOutput[] =
      url === undefined ? [] : [{ name: 'openlineage', sink: new LineageSender({ url, tokenFile }, writer) }];
    return { all: [...http, ...(topic === undefined ? [] : [await topicOutput(topic, settings, writer)])] };
  }),
  bind(
    OutgoingLineage,
    [ChangeLog, LogReaders, StoredTexts, DeadLetters, Clock, LineageOutputs, Leases, Metrics, MetricsSampler],
    (...[log, readers, texts, deadLetters, clock, outputs, leases, metrics, sampler]) => {
      const feeds = outputs.all.map((output): LineageFeed => {
        const { name, sink } = output;
        const sources = { name, log, readers, texts, deadLetters, clock, broker: sink };
        const publisher = new ChangePublisher<ChangeEntry>(sources, (entry) => (isSent(entry) ? [entry] : []));
        return { name, publisher, ...sendingOf(output, publisher, { log, leases }) };
      });
      const outgoing = new OutgoingLineage(feeds);
      outgoing.measure(metrics, sampler);
      return outgoing;
    },
  ),
  bind(LineageState, [OutgoingLineage], (outgoing) => outgoing),
];

/** By this process alone where it is the only one that writes. */
function sendingOf(
  { name, sink }: LineageOutput,
  publisher: ChangePublisher<ChangeEntry>,
  { log, leases }: { readonly log: ChangeLog; readonly leases: Leases },
): Sending {
  const begin = (): Promise<void> => {
    publisher.start();
    return Promise.resolve();
  };
  const feed =
    log.writers === 'one'
      ? { start: begin, stop: () => publisher.stop() }
      : new SharedFeed(name, { leases, owner: randomUUID() }, { begin, end: () => publisher.stop() });
  const stop = async (): Promise<void> => {
    await feed.stop();
    await sink.close?.();
  };
  return { start: async () => feed.start(), stop };
}

/** The client of Kafka is loaded where a topic is named alone. */
async function topicOutput(topic: string, settings: Settings, writer: EventWriter): Promise<LineageOutput> {
  const [{ KafkaLineageSender }, { kafkaOptions }] = await Promise.all([
    import('../adapters/kafka/kafka-lineage-sender.js'),
    import('../adapters/kafka/kafka-options.js'),
  ]);
  return { name: 'openlineage-topic', sink: new KafkaLineageSender(kafkaOptions(settings), topic, writer) };
}
