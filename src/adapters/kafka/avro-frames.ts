/**
 * Records to bytes and back, in the frame of Confluent's registry: a zero, the id of the writer's schema in four bytes,
 * then the record in Avro. What others wrote with another schema is read as the schema of this service has it.
 */
import type avro from 'avsc';
import { EventRefused, type EventRecord } from '../../events/event-broker.port.js';
import { type EventTopic, subjectOf, TOPIC_RECORDS } from '../../events/index.js';
import type { SchemaIds } from '../../events/schema-registry/schema-ids.port.js';
import { messageOf } from '../../kernel/caught-error.js';
import { isMembers } from '../../kernel/members.js';
import { type AvroTypeSchemas, typeOf } from './avro-type-schemas.js';

const MAGIC = 0;
const HEAD = 5;
/** Schemas of others that are kept parsed: they come from a registry, which others may fill. */
const MOST_RESOLVERS = 100;

/** Bytes are no message of the topic. */
export class UnreadableFrame extends Error {
  override readonly name = 'UnreadableFrame';
}

interface OwnType {
  readonly schema: string;
  readonly type: avro.Type;
}

export class AvroFrames {
  private readonly types = new Map<string, OwnType>();
  private readonly ids = new Map<EventTopic, number>();
  private readonly resolvers = new Map<string, avro.Resolver>();

  /** @param nameOf what the topic is called */
  constructor(
    private readonly schemas: AvroTypeSchemas,
    private readonly registry: SchemaIds,
    private readonly nameOf: (topic: EventTopic) => string,
  ) {}

  /** @throws StoreUnavailable when the registry is away @throws EventRefused when the record does not fit */
  async encode(topic: EventTopic, record: EventRecord): Promise<Buffer> {
    const { schema, type } = this.ownType(topic);
    const id = this.ids.get(topic) ?? (await this.registry.idOf(subjectOf(this.nameOf(topic)), schema));
    this.ids.set(topic, id);
    const head = Buffer.alloc(HEAD);
    head[0] = MAGIC;
    head.writeUInt32BE(id, 1);
    try {
      return Buffer.concat([head, type.toBuffer(record)]);
    } catch (error) {
      throw new EventRefused(`It does not fit the record of its topic: ${messageOf(error)}`, { cause: error });
    }
  }

  /** @throws StoreUnavailable when the registry is away @throws UnreadableFrame */
  async decode(topic: EventTopic, bytes: Buffer): Promise<EventRecord> {
    if (bytes.length < HEAD || bytes[0] !== MAGIC) throw new UnreadableFrame('it does not begin with a schema id');
    const resolver = await this.resolver(topic, bytes.readUInt32BE(1));
    const { type } = this.ownType(topic);
    try {
      const record: unknown = type.fromBuffer(bytes.subarray(HEAD), resolver);
      if (isMembers(record)) return record;
    } catch (error) {
      throw new UnreadableFrame(messageOf(error));
    }
    throw new UnreadableFrame('it is no record');
  }

  private async resolver(topic: EventTopic, id: number): Promise<avro.Resolver> {
    const key = `${topic}/${String(id)}`;
    const known = this.resolvers.get(key);
    if (known !== undefined) return known;
    const written = await this.registry.schemaOf(id);
    if (written === undefined) throw new UnreadableFrame(`the registry has no schema ${String(id)}`);
    let resolver: avro.Resolver;
    try {
      resolver = this.ownType(topic).type.createResolver(typeOf(written));
    } catch (error) {
      throw new UnreadableFrame(`schema ${String(id)} cannot be read as ${TOPIC_RECORDS[topic]}: ${messageOf(error)}`);
    }
    if (this.resolvers.size >= MOST_RESOLVERS) this.resolvers.clear();
    this.resolvers.set(key, resolver);
    return resolver;
  }

  private ownType(topic: EventTopic): OwnType {
    const record = TOPIC_RECORDS[topic];
    const known = this.types.get(record);
    if (known !== undefined) return known;
    const schema = this.schemas.ofRecord(record);
    const own = { schema, type: typeOf(schema) };
    this.types.set(record, own);
    return own;
  }
}
