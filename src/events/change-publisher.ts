/**
 * Publishes the change log: reads it from where the last message was acknowledged, and remembers how far that is.
 *
 * A message is on its way before the cursor is written, so a process that is killed in between publishes the last
 * messages again: every entry at least once, and those of one entity in their order, of which a tail may come twice.
 * The cursor is not in the transaction of anything, so it is written a few times a second and not for each message.
 * While the broker is away nothing is given up, and the log is not trimmed beyond the cursor (LogReaders). An entry
 * that the broker refuses for good, such as one that is too long, becomes a dead letter.
 */
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  type ChangeEntry,
  type ChangeLog,
  EventCursor,
  EVENTS,
  type LogReaders,
  type StoredTexts,
} from '../change-log/index.js';
import { messageOf } from '../kernel/caught-error.js';
import { StoreUnavailable } from '../kernel/failures.js';
import type { Clock } from '../kernel/clock.js';
import { type DeadLetters, EntryDelivery, LogPositions, RetryPolicy } from '../projections/index.js';
import type { EventMessage } from './event-broker.port.js';

/** What an entry is published as: always the change itself, and what is said of it in words. */
export type MessagesOf<Message = EventMessage> = (entry: ChangeEntry) => readonly Message[];

/** What an entry is sent as where it is not sent itself: its events, in order. */
export interface EntryEvents {
  events(entry: ChangeEntry): Promise<readonly object[]>;
}

/** Where messages go; see EventBroker. */
export interface MessageSink<Message> {
  publish(messages: readonly Message[]): Promise<void>;
}

/** `name`: of the reader, its cursor and its dead letters; that of events unless given. */
export interface PublisherSources<Message = EventMessage> {
  readonly name?: string;
  readonly log: ChangeLog;
  readonly readers: LogReaders;
  readonly texts: StoredTexts;
  readonly deadLetters: DeadLetters;
  readonly clock: Clock;
  readonly broker: MessageSink<Message>;
}

/** Milliseconds between looks at the log while nothing is new, and after a failure. */
export interface PublisherPauses {
  readonly quiet: number;
  readonly failed: number;
}

/** `lag`: entries that are not published. `seconds`: age of the oldest of them; 0 when there is none. */
export interface PublisherLag {
  readonly lag: number;
  readonly seconds: number;
}

const PAUSES: PublisherPauses = { quiet: 50, failed: 1000 };
/** Entries that one read of the log takes. */
const PAGE = 200;
/** Characters of values that one call of the broker takes, unless a single entry has more. */
const PART_LENGTH = 500_000;
/** Messages of one call of the broker: a table of ten thousand columns is as many events, and one batch of them. */
const MOST_MESSAGES = 1000;
/** Milliseconds for which a cursor may be behind what was acknowledged. */
const REMEMBER_AFTER = 250;

export class ChangePublisher<Message = EventMessage> {
  private readonly logger = new Logger('Events');
  private readonly positions: LogPositions;
  private readonly delivery: EntryDelivery;
  private readonly stored: EventCursor;
  private end = new AbortController();
  private running: Promise<void> | undefined;
  /** Number of the last entry that is published; `undefined` before the cursor was read. */
  private cursor: number | undefined;
  private remembered = 0;
  private rememberedAt = 0;
  private failure: string | undefined;

  constructor(
    private readonly sources: PublisherSources<Message>,
    private readonly messagesOf: MessagesOf<Message>,
    private readonly pauses = PAUSES,
  ) {
    this.positions = new LogPositions(sources.log);
    const { name = EVENTS } = sources;
    this.stored = new EventCursor(sources.texts, name);
    // An outage is waited for here, where the end of the service is seen.
    this.delivery = new EntryDelivery(name, sources, new RetryPolicy([]), () => undefined);
    sources.readers.add({ name, settled: () => this.settled() });
  }

  /** Again after `stop`: then from where the cursor is, which another process may have moved. */
  start(): void {
    if (this.running !== undefined) return;
    this.end = new AbortController();
    this.cursor = undefined;
    this.running = this.run(this.end.signal);
  }

  /** Resolves when the entries that are on their way are published or given up, and the cursor is durable. */
  async stop(): Promise<void> {
    this.end.abort();
    if (this.running === undefined) return;
    await this.running;
    await this.remember().catch((error: unknown) => {
      this.logger.warn(`What was published last is published again at the next start: ${String(error)}`);
    });
    this.cursor = undefined;
    this.running = undefined;
    this.failure = undefined;
  }

  /** Why the log cannot be published now; `undefined` while it can. */
  problem(): string | undefined {
    return this.failure;
  }

  /** Of whoever publishes: another process, while this one is not started. @throws StoreUnavailable */
  async lag(): Promise<PublisherLag> {
    const { clock, log } = this.sources;
    // What another process has published need not be kept for it any more.
    if (this.running === undefined) this.remembered = (await this.stored.read())?.seq ?? 0;
    const after = this.cursor ?? this.remembered;
    const lag = Math.max((await log.head()) - after, 0);
    const [oldest] = lag === 0 ? [] : await log.sizes(after, 1);
    return { lag, seconds: oldest === undefined ? 0 : Math.max(clock.now() - oldest.time, 0) / 1000 };
  }

  /** Of a process that does not publish: what others have published, or all of it where nobody has yet begun. */
  private async settled(): Promise<number> {
    if (this.running !== undefined) return this.remembered;
    return (await this.stored.read())?.seq ?? Number.POSITIVE_INFINITY;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.cursor ??= await this.begin();
        const published = await this.publishPage(this.cursor);
        this.recovered();
        if (published === 'nothing') {
          await this.remember();
          await this.pause(this.pauses.quiet);
        }
      } catch (error) {
        this.failed(error);
        await this.pause(this.pauses.failed);
      }
    }
  }

  /** Where to begin: after the cursor, or with what is committed from now on where nothing was ever published. */
  private async begin(): Promise<number> {
    const { log } = this.sources;
    const found = await this.stored.read();
    if (found !== undefined && (await log.continues(found))) {
      this.positions.found = found;
      this.remembered = found.seq;
      return found.seq;
    }
    if (found === undefined) {
      const head = await log.head();
      await this.stored.write(await this.positions.at(head));
      this.remembered = head;
      return head;
    }
    const tail = (await log.tail()) - 1;
    this.logger.warn(
      `The change log is not the one of which ${String(found.seq)} entries were published, such as after a restore: it is published once more from entry ${String(tail + 1)}.`,
    );
    this.remembered = tail;
    return tail;
  }

  private async publishPage(after: number): Promise<'nothing' | 'something'> {
    const entries = await this.sources.log.read(after, PAGE);
    for (const part of partsOf(entries)) {
      if (this.end.signal.aborted) break;
      await this.delivery.deliver(part, async (some) => {
        const messages = some.flatMap(this.messagesOf);
        for (let from = 0; from < messages.length; from += MOST_MESSAGES) {
          await this.sources.broker.publish(messages.slice(from, from + MOST_MESSAGES));
        }
      });
      this.cursor = part.at(-1)?.seq ?? this.cursor;
      if (performance.now() - this.rememberedAt >= REMEMBER_AFTER) await this.remember();
    }
    return entries.length === 0 ? 'nothing' : 'something';
  }

  private async remember(): Promise<void> {
    const { cursor } = this;
    if (cursor === undefined || cursor === this.remembered) return;
    await this.stored.write(await this.positions.at(cursor));
    this.remembered = cursor;
    this.rememberedAt = performance.now();
  }

  /** Said once, however often it is tried again. */
  private failed(error: unknown): void {
    const reason = messageOf(error);
    if (this.failure === undefined) this.logger.error(`Changes are not published, which is tried again: ${reason}`);
    else if (!(error instanceof StoreUnavailable)) this.logger.debug(`Changes are not published: ${reason}`);
    this.failure = reason;
  }

  private recovered(): void {
    if (this.failure !== undefined) this.logger.log('Changes are published again.');
    this.failure = undefined;
  }

  private async pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: this.end.signal }).catch(() => undefined);
  }
}

/** Entries in their order, divided by what their values take. */
function* partsOf(entries: readonly ChangeEntry[]): Generator<readonly ChangeEntry[], void> {
  let part: ChangeEntry[] = [];
  let length = 0;
  for (const entry of entries) {
    const own = (entry.json?.length ?? 0) + (entry.previousJson?.length ?? 0);
    if (part.length > 0 && length + own > PART_LENGTH) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(entry);
    length += own;
  }
  if (part.length > 0) yield part;
}
