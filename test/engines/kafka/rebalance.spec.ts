import { Admin, ProduceAcks, Producer } from '@platformatic/kafka';
import { AvroFrames } from '../../../src/adapters/kafka/avro-frames.js';
import { AvroTypeSchemas } from '../../../src/adapters/kafka/avro-type-schemas.js';
import { ConfluentSchemaIds } from '../../../src/adapters/kafka/confluent-schema-ids.js';
import { kafkaOptions } from '../../../src/adapters/kafka/kafka-options.js';
import { KafkaSubscription } from '../../../src/adapters/kafka/kafka-subscription.js';
import type { ReadEvent } from '../../../src/events/event-broker.port.js';
import { BROKERS, ownTopics } from './kafka-app.js';
import { until } from './until.js';

const PARTITIONS = 4;
const MESSAGES = 25;

const topics = ownTopics();
const service = { port: 0, host: '127.0.0.1', dataDir: '', logLevel: 'silent', maxBodyBytes: 1 } as const;
const options = kafkaOptions({ ...service, ...topics });

const members: GroupMember[] = [];
let goOn: () => void = () => undefined;
const blocked = new Promise<void>((done) => {
  goOn = done;
});

/** A member of the group. `taken`: places of what it has carried out, in order. */
class GroupMember {
  readonly taken: string[] = [];
  batches: { readonly events: readonly ReadEvent[]; readonly lost: AbortSignal }[] = [];
  private readonly subscription: KafkaSubscription;

  /** @param pause is waited for before an event is carried out */
  constructor(private readonly pause: () => Promise<void>) {
    const schemas = new AvroTypeSchemas();
    const frames = new AvroFrames(schemas, new ConfluentSchemaIds('http://127.0.0.1:1'), (topic) => topics[topic]);
    const sources = { options, frames, ready: () => Promise.resolve() };
    this.subscription = new KafkaSubscription(sources, 'proposalTopic', (batch, lost) => this.take(batch, lost));
    members.push(this);
  }

  stop(): Promise<void> {
    return this.subscription.stop();
  }

  private async take(events: readonly ReadEvent[], lost: AbortSignal): Promise<void> {
    this.batches.push({ events, lost });
    for (const { place } of events) {
      await this.pause();
      lost.throwIfAborted();
      this.taken.push(place);
    }
  }
}

beforeAll(async () => {
  const admin = new Admin(options.base);
  await admin.createTopics({ topics: [topics.proposalTopic], partitions: PARTITIONS, replicas: 1 });
  await admin.close();
  // A topic that is new may have no leader yet, and a second try must not double what the first one wrote.
  const producer = new Producer({ ...options.base, idempotent: true, retries: true });
  for (let at = 0; at < MESSAGES; at++) {
    const messages = Array.from({ length: PARTITIONS }, (_, partition) => {
      return { topic: topics.proposalTopic, partition, value: Buffer.from(`no frame ${String(at)}`) };
    });
    await producer.send({ messages, acks: ProduceAcks.ALL });
  }
  await producer.close();
});

// Also after a test that failed: jest does not end before the connections do.
afterAll(async () => {
  goOn();
  await Promise.all(members.map((member) => member.stop()));
});

it('a member leaves what another one may read, and every message is taken', async () => {
  expect(BROKERS).not.toEqual(['']);
  const first = new GroupMember(() => blocked);
  await until(() => {
    expect(first.batches.length).toBeGreaterThan(0);
  });
  const second = new GroupMember(() => Promise.resolve());
  await until(() => {
    expect(first.batches[0]?.lost.aborted).toBe(true);
  });
  await until(() => {
    expect(second.taken.length).toBeGreaterThan(0);
  });
  goOn();
  await until(() => {
    expect(new Set([...first.taken, ...second.taken]).size).toBe(PARTITIONS * MESSAGES);
  });
  // Each of a partition is taken once, by one of them, in order: nothing had been begun by the one that was blocked.
  const all = [...first.taken, ...second.taken];
  expect(all.length).toBe(PARTITIONS * MESSAGES);
  for (const member of [first, second]) {
    for (const [, places] of Map.groupBy(member.taken, (place) => place.split('/')[1])) {
      expect(places.map((place) => Number(place.split('/')[2]))).toEqual(
        Array.from({ length: MESSAGES }, (_, at) => at),
      );
    }
  }
});
