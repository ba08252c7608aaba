import { randomUUID } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import { AvroFrames } from '../adapters/kafka/avro-frames.js';
import { AvroTypeSchemas } from '../adapters/kafka/avro-type-schemas.js';
import { ConfluentSchemaIds } from '../adapters/kafka/confluent-schema-ids.js';
import { KafkaBroker } from '../adapters/kafka/kafka-broker.js';
import { kafkaOptions } from '../adapters/kafka/kafka-options.js';
import { ProposalQueue } from '../aspects/index.js';
import { ChangeLog, Leases, LogReaders, StoredTexts } from '../change-log/index.js';
import {
  BrokerProposalQueue,
  ChangePublisher,
  changeMessage,
  entityChangeMessages,
  EventBroker,
  EventTraffic,
  ProposalIntake,
  SchemaIds,
  SchemaRegistry,
  TOPIC_RECORDS,
} from '../events/index.js';
import { Clock } from '../kernel/clock.js';
import { Settings } from '../platform/config/index.js';
import { Metrics, MetricsSampler } from '../platform/observe/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { DeadLetters, SharedFeed } from '../projections/index.js';
import { Registry } from '../registry/index.js';
import { bind } from './bind.js';
import { EventEngine } from './engine.js';
import { measured } from './measured.js';
import { EVENT_CALLS } from './measured-calls.js';

/** The publisher for Kafka; a class of its own, since a token says nothing of what is published. */
class EventPublisher extends ChangePublisher {}

/** Events over Kafka, with the registry that the settings name, or the one of this service. */
export const KAFKA_EVENTS: readonly Provider[] = [
  bind(AvroTypeSchemas, [], () => new AvroTypeSchemas()),
  bind(SchemaRegistry, [StoredTexts, AvroTypeSchemas, Settings], (texts, schemas, settings) => {
    const { names } = kafkaOptions(settings);
    const records = Object.entries(names).map(
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of both are the same
      ([topic, name]) => [name, TOPIC_RECORDS[topic as keyof typeof names]] as const,
    );
    return new SchemaRegistry(texts, schemas, new Map(records));
  }),
  bind(SchemaIds, [Settings, SchemaRegistry], ({ schemaRegistryUrl: url }, own) =>
    url === undefined ? own : new ConfluentSchemaIds(url),
  ),
  bind(EventBroker, [Settings, AvroTypeSchemas, SchemaIds, Metrics], (...[settings, schemas, ids, metrics]) => {
    const options = kafkaOptions(settings);
    const broker = new KafkaBroker(options, new AvroFrames(schemas, ids, (topic) => options.names[topic]));
    return measured(broker, EVENT_CALLS, metrics);
  }),
  bind(ProposalQueue, [EventBroker], (broker) => new BrokerProposalQueue(broker)),
  bind(ProposalIntake, [EventBroker, MessageBus], (broker, bus) => new ProposalIntake(broker, bus)),
  bind(
    EventPublisher,
    [ChangeLog, LogReaders, StoredTexts, DeadLetters, Clock, EventBroker, Registry],
    (...[log, readers, texts, deadLetters, clock, broker, registry]) => {
      const inWords = entityChangeMessages(registry.rules().changeEvents ?? {});
      const sources = { log, readers, texts, deadLetters, clock, broker };
      return new EventPublisher(sources, (entry) => [changeMessage(entry), ...inWords(entry)]);
    },
  ),
  bind(
    EventEngine,
    [EventPublisher, ProposalIntake, EventBroker, Metrics, MetricsSampler, ChangeLog, Leases],
    (...[publisher, intake, broker, metrics, sampler, log, leases]) => {
      const traffic = new EventTraffic(publisher, intake, broker, sharingOf(publisher, log, leases));
      traffic.measure(metrics, sampler);
      return traffic;
    },
  ),
];

/** One process at a time publishes what all of them write. */
function sharingOf(publisher: ChangePublisher, { writers }: ChangeLog, leases: Leases): SharedFeed | undefined {
  if (writers === 'one') return undefined;
  const work = {
    begin: () => {
      publisher.start();
      return Promise.resolve();
    },
    end: () => publisher.stop(),
  };
  return new SharedFeed('events', { leases, owner: randomUUID() }, work);
}

/** What other modules may ask for of it. */
export const KAFKA_EXPORTED = [EventBroker, ProposalQueue, SchemaRegistry];
