import { Admin } from '@platformatic/kafka';
import { namesOf, kafkaFault } from './kafka-fault.js';
import type { KafkaOptions } from './kafka-options.js';

/**
 * Bytes of one message of a topic that is made here, as the peers of this service make them: an aspect may be longer
 * than the megabyte that brokers take by default.
 */
const LONGEST_MESSAGE = 5_242_880;
/** As the broker is set up. */
const AS_USUAL = -1;
const ABSENT = 'UNKNOWN_TOPIC_OR_PARTITION';
const EXISTS = 'TOPIC_ALREADY_EXISTS';

/** `names`: of the topics, by what they are for. */
interface NamedTopics extends Pick<KafkaOptions, 'base'> {
  readonly names: Readonly<Record<string, string>>;
}

/** Make the topics that are missing. @throws KafkaRefused without the right to, StoreUnavailable */
export async function ensureTopics({ base, names }: NamedTopics): Promise<void> {
  const admin = new Admin({ ...base, strict: false });
  try {
    const present = new Set(await attempt(() => admin.listTopics(), 'list topics'));
    for (const name of new Set(Object.values(names))) if (!present.has(name)) await make(admin, name);
  } finally {
    await admin.close();
  }
}

async function make(admin: Admin, name: string): Promise<void> {
  try {
    await admin.createTopics({
      topics: [name],
      partitions: AS_USUAL,
      replicas: AS_USUAL,
      configs: [{ name: 'max.message.bytes', value: String(LONGEST_MESSAGE) }],
    });
  } catch (error) {
    // Another process of this service may have been faster.
    if (!namesOf(error).protocol.has(EXISTS)) throw kafkaFault(error, `use or create the topic ${name}`);
  }
}

async function attempt<T>(work: () => Promise<T>, doing: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (namesOf(error).protocol.has(ABSENT)) throw kafkaFault(error, `${doing}, of which one is missing,`);
    throw kafkaFault(error, doing);
  }
}
