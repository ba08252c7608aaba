/**
 * Events over Kafka. The connection is made at the first use, and again after each outage, so the broker may be away
 * when the service starts. Missing topics are made then.
 */
import { setTimeout } from 'node:timers/promises';
import { type MessageToProduce, ProduceAcks, Producer } from '@platformatic/kafka';
import {
  EventBroker,
  EventRefused,
  type EventMessage,
  type EventSubscription,
  type TakeEvents,
} from '../../events/event-broker.port.js';
import type { EventTopic } from '../../events/index.js';
import { ANSWER_LIMIT, before, brokerSilent, closeProducer } from './answer-limit.js';
import type { AvroFrames } from './avro-frames.js';
import { actorHeaders } from './actor-header.js';
import { isUnacceptable, kafkaFault, KafkaRefused } from './kafka-fault.js';
import type { KafkaOptions } from './kafka-options.js';
import { KafkaSubscription } from './kafka-subscription.js';
import { ensureTopics } from './kafka-topics.js';

/** Milliseconds between looks whether a broker that could not be published to answers again. */
const LOOK_AFTER = 1000;

export class KafkaBroker extends EventBroker {
  private producer: Producer | undefined;
  private topics: Promise<void> | undefined;
  private sending: Promise<void> = Promise.resolve();
  private failure: string | undefined;
  private looking: Promise<void> | undefined;
  private readonly end = new AbortController();
  private readonly subscriptions: KafkaSubscription[] = [];

  constructor(
    private readonly options: KafkaOptions,
    private readonly frames: AvroFrames,
  ) {
    super();
  }

  override publish(messages: readonly EventMessage[]): Promise<void> {
    // One call at a time, also of different callers: what they send together would share its fate.
    const latest = performance.now() + ANSWER_LIMIT;
    const sent = this.sending.then(() => this.send(messages, latest));
    this.sending = sent.catch(() => undefined);
    return before(latest, sent);
  }

  override subscribe(topic: EventTopic, take: TakeEvents): EventSubscription {
    const subscription = new KafkaSubscription(
      { options: this.options, frames: this.frames, ready: () => this.ready() },
      topic,
      take,
    );
    this.subscriptions.push(subscription);
    return subscription;
  }

  override problem(): string | undefined {
    return this.failure ?? this.subscriptions.map((one) => one.problem()).find((problem) => problem !== undefined);
  }

  override async close(): Promise<void> {
    this.end.abort();
    await this.looking;
    await Promise.all(this.subscriptions.map((one) => one.stop()));
    await this.sending;
    await this.drop();
  }

  /** @param latest time after which nobody waits for it, and nothing is to be sent */
  private async send(messages: readonly EventMessage[], latest: number): Promise<void> {
    // Its time went by behind others, which says nothing of the producer.
    if (performance.now() >= latest) throw brokerSilent();
    try {
      const encoded = await before(latest, this.encoded(messages));
      this.producer ??= new Producer({ ...this.options.base, idempotent: true, retries: true });
      await before(latest, this.producer.send({ messages: encoded, acks: ProduceAcks.ALL }));
      this.failure = undefined;
    } catch (error) {
      if (error instanceof EventRefused) throw error;
      // What the producer numbers may have a gap now: another one begins with numbers of its own.
      await this.drop();
      if (isUnacceptable(error)) throw new EventRefused('It is longer than the topic takes.', { cause: error });
      const fault = kafkaFault(error, 'publish to a topic');
      this.failure = fault.message;
      // What a user may publish shows only when something is published.
      if (!(fault instanceof KafkaRefused)) this.looking ??= this.lookUntilItAnswers();
      throw fault;
    }
  }

  /** Whoever failed may not publish again: where processes share a log, another one may continue. */
  private async lookUntilItAnswers(): Promise<void> {
    while (this.failure !== undefined) {
      try {
        await setTimeout(LOOK_AFTER, undefined, { signal: this.end.signal });
        // It may have come back without its topics.
        this.topics = undefined;
        await this.ready();
        this.failure = undefined;
      } catch {
        if (this.end.signal.aborted) break;
      }
    }
    this.looking = undefined;
  }

  private async encoded(messages: readonly EventMessage[]): Promise<MessageToProduce[]> {
    await this.ready();
    const encoded = [];
    for (const { topic, key, actor, record } of messages) {
      const value = await this.frames.encode(topic, record);
      const bytes = key === undefined ? {} : { key: Buffer.from(key) };
      const headers = actor === undefined ? {} : { headers: actorHeaders(actor) };
      encoded.push({ topic: this.options.names[topic], value, ...bytes, ...headers });
    }
    return encoded;
  }

  /** Resolves when the topics are there; once for all. */
  private async ready(): Promise<void> {
    this.topics ??= ensureTopics(this.options);
    try {
      await this.topics;
    } catch (error) {
      this.topics = undefined;
      throw error;
    }
  }

  private async drop(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await closeProducer(producer);
  }
}
