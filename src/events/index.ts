// src/events - publishes changes to a message broker and takes proposals from it; knows no product.
export { BrokerProposalQueue } from './broker-proposal-queue.js';
export { ChangePublisher } from './change-publisher.js';
export type { EntryEvents, MessageSink, PublisherLag } from './change-publisher.js';
export { changeMessage } from './change-records.js';
export { entityChangeMessages } from './entity-change-events.js';
export { EventBroker } from './event-broker.port.js';
export { TOPIC_RECORDS } from './event-topics.js';
export type { EventTopic } from './event-topics.js';
export { EventsModule } from './events.module.js';
export { EventTraffic } from './event-traffic.js';
export { ProposalIntake } from './proposal-intake.js';
export { SchemaIds } from './schema-registry/schema-ids.port.js';
export { SchemaRegistry, subjectOf } from './schema-registry/schema-registry.js';
export { SchemaRegistryModule } from './schema-registry/schema-registry.module.js';
