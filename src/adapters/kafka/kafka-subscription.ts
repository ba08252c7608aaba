import { setTimeout } from 'node:timers/promises';
import { Consumer, type Message, type MessagesStream } from '@platformatic/kafka';
import { Logger } from '@nestjs/common';
import type { EventSubscription, ReadEvent, TakeEvents } from '../../events/event-broker.port.js';
import type { EventTopic } from '../../events/index.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { actorIn } from './actor-header.js';
import { type AvroFrames, UnreadableFrame } from './avro-frames.js';
import { kafkaFault } from './kafka-fault.js';
import type { KafkaOptions } from './kafka-options.js';

/** `ready`: resolves when the topic is there. */
export interface SubscriptionSources {
  readonly options: KafkaOptions;
  readonly frames: AvroFrames;
  readonly ready: () => Promise<void>;
}

type Stream = MessagesStream<Buffer, Buffer, Buffer, Buffer>;
/** `value`: null for a message that has none, whatever the type of the library says. */
type Bytes = Omit<Message, 'value'> & { readonly value: Buffer | null };

/** Messages, and bytes of them, of one batch. */
const MOST_MESSAGES = 500;
const MOST_BYTES = 8_388_608;
/** Milliseconds after which a connection that failed is made again. */
const RETRY_AFTER = 1000;
/** Milliseconds after which a member of the group that does not answer is given up by the others. */
const SESSION = 10_000;
const HEARTBEAT = 2000;
/** Milliseconds that a fetch waits for messages. */
const FETCH_WAIT = 500;
const NOTHING = Buffer.alloc(0);

/** Reads one topic in the consumer group until it is stopped, and joins the group again after every failure. */
export class KafkaSubscription implements EventSubscription {
  private readonly logger = new Logger('Events');
  private readonly end = new AbortController();
  private readonly running: Promise<void>;
  private failure: string | undefined;

  constructor(
    private readonly sources: SubscriptionSources,
    private readonly topic: EventTopic,
    private readonly take: TakeEvents,
  ) {
    this.running = this.run();
  }

  problem(): string | undefined {
    return this.failure;
  }

  async stop(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        await this.sources.ready();
        await this.follow();
      } catch (error) {
        if (this.isEnding()) return;
        const { message } = kafkaFault(error, `read the topic ${this.name} in the group ${this.sources.options.group}`);
        if (this.failure === undefined) this.logger.error(`Proposals from Kafka are not read: ${message}`);
        this.failure = message;
        await setTimeout(RETRY_AFTER, undefined, { signal: this.end.signal }).catch(() => undefined);
      }
    }
  }

  private isEnding(): boolean {
    return this.end.signal.aborted;
  }

  private get name(): string {
    return this.sources.options.names[this.topic];
  }

  /** Until it is stopped, or something fails. */
  private async follow(): Promise<void> {
    const { base, group } = this.sources.options;
    const consumer = new Consumer({
      ...base,
      groupId: group,
      autocommit: false,
      ...{ sessionTimeout: SESSION, rebalanceTimeout: SESSION, heartbeatInterval: HEARTBEAT, maxWaitTime: FETCH_WAIT },
    });
    // Failures are seen by whoever reads; without a listener they would end the process.
    consumer.on('error', () => undefined);
    const membership = new Membership(consumer);
    let stream: Stream | undefined;
    try {
      while (!this.isEnding()) {
        const before = stream;
        stream = await consumer.consume({ topics: [this.name], mode: 'committed', fallbackMode: 'earliest' });
        stream.on('error', () => undefined);
        const lost = membership.renewed();
        // It closes only when the next one is open: a member without any would leave its topic, and join once more.
        await before?.close().catch(() => undefined);
        if (this.failure !== undefined) this.logger.log('Proposals are read from Kafka again.');
        this.failure = undefined;
        await this.takeAll(consumer, stream, lost);
      }
    } finally {
      await stream?.close().catch(() => undefined);
      // It leaves the group even where the stream has not ended, and what it says of that matters to nobody.
      await new Promise<void>((closed) => {
        consumer.close(true, () => {
          closed();
        });
      });
    }
  }

  /**
   * Until the group is rebalanced: what the stream still has may be another member's by then, and what is not
   * committed the broker gives once more.
   */
  private async takeAll(consumer: Consumer, stream: Stream, lost: AbortSignal): Promise<void> {
    const over = AbortSignal.any([this.end.signal, lost]);
    const arrivals = new Arrivals(stream, over);
    while (!over.aborted) {
      const batch = readBatch(stream);
      if (batch.length > 0) await this.takeBatch(consumer, batch, lost);
      else if (stream.errored !== null) throw stream.errored;
      else if (stream.destroyed) throw new StoreUnavailable('The connection to the Kafka broker has ended.');
      else await arrivals.next();
    }
  }

  private async takeBatch(consumer: Consumer, batch: readonly Bytes[], lost: AbortSignal): Promise<void> {
    try {
      await this.take(await Promise.all(batch.map((message) => this.decoded(message, lost))), lost);
    } catch (error) {
      if (!lost.aborted) throw error;
    }
    // An offset of a partition that another member has by now would take that member back.
    if (lost.aborted) return;
    await consumer.commit({ offsets: offsetsAfter(batch) });
    this.failure = undefined;
  }

  /** A registry that is away is waited for. */
  private async decoded({ topic, partition, offset, value, headers }: Bytes, lost: AbortSignal): Promise<ReadEvent> {
    const place = `${topic}/${String(partition)}/${String(offset)}`;
    for (;;) {
      this.end.signal.throwIfAborted();
      lost.throwIfAborted();
      try {
        const record = await this.sources.frames.decode(this.topic, value ?? NOTHING);
        const actor = actorIn(headers);
        return { kind: 'record', place, record, ...(actor === undefined ? {} : { actor }) };
      } catch (error) {
        if (error instanceof UnreadableFrame) return { kind: 'unreadable', place, reason: error.message };
        const { message } = kafkaFault(error, 'read a schema');
        if (this.failure === undefined) this.logger.error(`Proposals from Kafka wait: ${message}`);
        this.failure = message;
        await setTimeout(RETRY_AFTER, undefined, { signal: this.end.signal }).catch(() => undefined);
      }
    }
  }
}

/** Whether the partitions that a member reads are still its own. */
class Membership {
  private lost = new AbortController();

  constructor(consumer: Consumer) {
    // In a rebalance all members join once more, and each learns then which partitions it has.
    consumer.on('consumer:group:join', () => {
      this.lost.abort();
    });
  }

  /** Aborted when the member has joined once more. */
  renewed(): AbortSignal {
    this.lost = new AbortController();
    return this.lost.signal;
  }
}

/** What has arrived, without waiting. */
function readBatch(stream: Stream): readonly Bytes[] {
  const batch: Bytes[] = [];
  for (let bytes = 0; batch.length < MOST_MESSAGES && bytes < MOST_BYTES;) {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- objects of the stream
    const message = stream.read() as Bytes | null;
    if (message === null) break;
    batch.push(message);
    bytes += message.value?.length ?? 0;
  }
  return batch;
}

/** The next offset of each partition. */
function offsetsAfter(batch: readonly Bytes[]): {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
  readonly leaderEpoch: number;
}[] {
  const last = new Map(batch.map(({ topic, partition, offset }) => [partition, { topic, offset }]));
  return [...last].map(([partition, { topic, offset }]) => ({
    topic,
    partition,
    offset: offset + 1n,
    leaderEpoch: -1,
  }));
}

/**
 * Waits for a stream. Its listeners stay for as long as it is read: a stream that nobody listens to for a moment
 * fetches nothing from then on, and never says so.
 */
class Arrivals {
  private wake: () => void = () => undefined;

  constructor(stream: Stream, signal: AbortSignal) {
    const woken = (): void => {
      this.wake();
    };
    stream.on('readable', woken);
    stream.on('close', woken);
    signal.addEventListener('abort', woken, { once: true });
    stream.once('close', () => {
      signal.removeEventListener('abort', woken);
    });
  }

  /** To be called after the stream has given nothing. Resolves when it may have something, or has ended. */
  next(): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
    });
  }
}
