import { randomUUID } from 'node:crypto';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, Provider } from '@nestjs/common';
import { LineageSender } from '../adapters/openlineage/lineage-sender.js';
import { AspectStore } from '../aspects/index.js';
import { type ChangeEntry, ChangeLog, Leases, LogReaders, StoredTexts } from '../change-log/index.js';
import { ChangePublisher, type MessageSink } from '../events/index.js';
import { invariant } from '../kernel/assert-never.js';
import { Clock } from '../kernel/clock.js';
import { EventWriter, isSent } from '../openlineage/index.js';
import { Settings } from '../platform/config/index.js';
import { DeadLetters, SharedFeed } from '../projections/index.js';
import { Registry } from '../registry/index.js';
import { bind } from './bind.js';
import type { Closable } from './engine.js';

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

/** Sends changes for as long as the service runs; where several processes write, one of them does for all. */
export class OutgoingLineage implements BeforeApplicationShutdown, OnApplicationBootstrap {
  constructor(private readonly all: readonly Sending[]) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(this.all.map((one) => one.start()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map((one) => one.stop()));
  }
}

/** Bound where the settings name a receiver. */
export const OPEN_LINEAGE_OUT: readonly Provider[] = [
  bind(LineageOutputs, [Settings, Registry, AspectStore], async (settings, registry, aspects) => {
    const { openlineageUrl: url, openlineageTopic: topic, openlineageTokenFile: tokenFile } = settings;
    const models = registry.openLineage();
    invariant(models !== undefined, 'events are sent where the models have tables of them');
    const writer = new EventWriter(models, registry, aspects);
    const http =
      url === undefined ? [] : [{ name: 'openlineage', sink: new LineageSender({ url, tokenFile }, writer) }];
    return { all: [...http, ...(topic === undefined ? [] : [await topicOutput(topic, settings, writer)])] };
  }),
  bind(
    OutgoingLineage,
    [ChangeLog, LogReaders, StoredTexts, DeadLetters, Clock, LineageOutputs, Leases],
    (...[log, readers, texts, deadLetters, clock, outputs, leases]) =>
      new OutgoingLineage(
        outputs.all.map(({ name, sink }) => {
          const sources = { name, log, readers, texts, deadLetters, clock, broker: sink };
          const publisher = new ChangePublisher<ChangeEntry>(sources, (entry) => (isSent(entry) ? [entry] : []));
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
        }),
      ),
  ),
];

/** The client of Kafka is loaded where a topic is named alone. */
async function topicOutput(topic: string, settings: Settings, writer: EventWriter): Promise<LineageOutput> {
  const [{ KafkaLineageSender }, { kafkaOptions }] = await Promise.all([
    import('../adapters/kafka/kafka-lineage-sender.js'),
    import('../adapters/kafka/kafka-options.js'),
  ]);
  return { name: 'openlineage-topic', sink: new KafkaLineageSender(kafkaOptions(settings), topic, writer) };
}
