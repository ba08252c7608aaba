import { randomUUID } from 'node:crypto';
import { Consumer, type Message } from '@platformatic/kafka';
import avro from 'avsc';
import { BROKERS } from './kafka-app.js';

/** A decoded message. `key`: `null` as text when it has none. */
export interface ReadMessage {
  readonly key: string;
  readonly record: Readonly<Record<string, unknown>>;
}

const HEAD = 5;

/** `registry`: its address. `brokers`: those of the run when absent. */
export interface ReadTopic {
  readonly topic: string;
  readonly registry: string;
  readonly brokers?: string;
}

/** Read a topic until enough messages pass the test, and decode them by the schemas that their frames name. */
export async function readMessages(
  { topic, registry, brokers = BROKERS.join() }: ReadTopic,
  count: number,
  isWanted: (message: ReadMessage) => boolean,
): Promise<readonly ReadMessage[]> {
  const consumer = new Consumer({ clientId: 'reader', groupId: randomUUID(), bootstrapBrokers: brokers.split(',') });
  const types = new Map<number, avro.Type>();
  const found: ReadMessage[] = [];
  try {
    const stream = await consumer.consume({ topics: [topic], mode: 'earliest', autocommit: false, maxWaitTime: 200 });
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the stream's type has no iterator of it
    for await (const { key, value } of stream as AsyncIterable<Message>) {
      const id = value.readUInt32BE(1);
      const type = types.get(id) ?? (await typeOf(registry, id));
      types.set(id, type);
      const message = {
        key: String(key),
        record: plain(type.fromBuffer(value.subarray(HEAD))),
      };
      if (isWanted(message)) found.push(message);
      if (found.length === count) break;
    }
  } finally {
    await new Promise<void>((closed) => {
      consumer.close(true, () => {
        closed();
      });
    });
  }
  return found;
}

async function typeOf(registry: string, id: number): Promise<avro.Type> {
  const response = await fetch(`${registry}/schemas/ids/${String(id)}`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- by the API of registries
  const { schema } = (await response.json()) as { readonly schema: string };
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked by the library
  return avro.Type.forSchema(JSON.parse(schema) as avro.Schema);
}

/** Without the classes of the library, and bytes as text. */
function plain(record: unknown): ReadMessage['record'] {
  const text: string = JSON.stringify(record, (_key, value: unknown) => {
    const isBytes = typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Buffer';
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- how a Buffer is written as JSON
    return isBytes ? Buffer.from(Reflect.get(value, 'data') as number[]).toString() : value;
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- records are objects
  return JSON.parse(text) as ReadMessage['record'];
}
