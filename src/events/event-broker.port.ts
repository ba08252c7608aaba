import type { Urn } from '../kernel/urn.js';
import type { EventTopic } from './event-topics.js';

/** A value of the topic's record: its fields by name, bytes as a Buffer, `null` for what is absent. */
export type EventRecord = Readonly<Record<string, unknown>>;

/**
 * `key`: messages with the same one keep their order; absent where order does not matter. `actor`: on whose behalf it
 * is sent; absent for the service's own.
 */
export interface EventMessage {
  readonly topic: EventTopic;
  readonly key: string | undefined;
  readonly actor?: Urn;
  readonly record: EventRecord;
}

/**
 * What was read from a topic. `place`: topic, partition and offset, for people. `actor`: on whose behalf it says that
 * it was sent, which whoever may write to the topic may say; absent where it says nothing.
 */
export type ReadEvent =
  | { readonly kind: 'record'; readonly place: string; readonly actor?: string; readonly record: EventRecord }
  | { readonly kind: 'unreadable'; readonly place: string; readonly reason: string };

/**
 * Gets the events of one batch, in order for each key; the next batch comes when it has resolved. `lost`: aborted when
 * another member of the group may read the batch, too, and may be ahead with later events of a key: what has not begun
 * is left, and comes again, here or there.
 */
export type TakeEvents = (batch: readonly ReadEvent[], lost: AbortSignal) => Promise<void>;

/** Of one topic, read in a consumer group. */
export interface EventSubscription {
  /** Resolves when what was handed over has been taken, or given up, and another member of the group may continue. */
  stop(): Promise<void>;
}

/** A broker of messages. It may be away at any time, from the start on. */
export abstract class EventBroker {
  /**
   * Resolves when all messages are durable. Messages of one key arrive in the order of the list, and after those of
   * earlier calls; one call at a time. When it rejects, some of them may have arrived: the same call may be made again.
   * @throws StoreUnavailable when the broker cannot be reached or does not answer in time
   * @throws EventRefused when the broker will never take one of the messages, or it does not fit its record
   */
  abstract publish(messages: readonly EventMessage[]): Promise<void>;
  /**
   * Read a topic in the consumer group of this service, from its beginning when the group has read nothing yet. A batch
   * is marked as read when `take` resolves; one that was not comes again.
   */
  abstract subscribe(topic: EventTopic, take: TakeEvents): EventSubscription;
  /** Why messages cannot be exchanged now, as a sentence; `undefined` while they can. */
  abstract problem(): string | undefined;
  /** After the last call of the other methods. */
  abstract close(): Promise<void>;
}

/** A message that the broker will never take, such as one that is too long. */
export class EventRefused extends Error {
  override readonly name = 'EventRefused';
}
