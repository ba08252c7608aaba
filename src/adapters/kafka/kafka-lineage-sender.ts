import { ProduceAcks, Producer } from '@platformatic/kafka';
import type { ChangeEntry } from '../../change-log/index.js';
import { EventRefused } from '../../events/event-broker.port.js';
import type { EntryEvents } from '../../events/index.js';
import { ANSWER_LIMIT, before, closeProducer } from './answer-limit.js';
import { isUnacceptable, kafkaFault } from './kafka-fault.js';
import type { KafkaOptions } from './kafka-options.js';
import { ensureTopics } from './kafka-topics.js';

/** Sends entries as events to a topic, as JSON text under the URN of the entity, which keeps those of one in order. */
export class KafkaLineageSender {
  private producer: Producer | undefined;
  private topics: Promise<void> | undefined;

  constructor(
    private readonly options: Pick<KafkaOptions, 'base'>,
    private readonly topic: string,
    private readonly writer: EntryEvents,
    private readonly answerLimit = ANSWER_LIMIT,
  ) {}

  /**
   * Resolves when the broker has the events of all entries.
   * @throws StoreUnavailable when it cannot be reached, or does not answer in time
   * @throws EventRefused when it will never take one of them
   */
  async publish(entries: readonly ChangeEntry[]): Promise<void> {
    const messages = [];
    for (const entry of entries)
      for (const event of await this.writer.events(entry))
        messages.push({ topic: this.topic, key: Buffer.from(entry.urn), value: Buffer.from(JSON.stringify(event)) });
    if (messages.length === 0) return;
    const latest = performance.now() + this.answerLimit;
    try {
      await before(latest, this.ready());
      this.producer ??= new Producer({ ...this.options.base, idempotent: true, retries: true });
      await before(latest, this.producer.send({ messages, acks: ProduceAcks.ALL }));
    } catch (error) {
      // What the producer numbers may have a gap now: another one begins with numbers of its own.
      await this.close();
      if (isUnacceptable(error)) throw new EventRefused('It is longer than the topic takes.', { cause: error });
      throw kafkaFault(error, `publish to the topic ${this.topic}`);
    }
  }

  async close(): Promise<void> {
    const { producer } = this;
    this.producer = undefined;
    await closeProducer(producer);
  }

  private async ready(): Promise<void> {
    this.topics ??= ensureTopics({ base: this.options.base, names: { events: this.topic } });
    try {
      await this.topics;
    } catch (error) {
      this.topics = undefined;
      throw error;
    }
  }
}
