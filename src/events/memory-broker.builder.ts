import { type StoredText, StoredTexts } from '../change-log/stored-texts.port.js';
import { EventBroker, type EventMessage, type EventSubscription, type TakeEvents } from './event-broker.port.js';

/** A broker in memory. `refusal`: what its next calls reject with, as long as it is set. */
export class MemoryBroker extends EventBroker {
  readonly published: EventMessage[] = [];
  refusal: ((messages: readonly EventMessage[]) => Error | undefined) | undefined;
  take: TakeEvents | undefined;
  calls = 0;

  override publish(messages: readonly EventMessage[]): Promise<void> {
    this.calls++;
    const refusal = this.refusal?.(messages);
    if (refusal !== undefined) return Promise.reject(refusal);
    for (const message of messages) this.published.push(message);
    return Promise.resolve();
  }

  override subscribe(_topic: string, take: TakeEvents): EventSubscription {
    this.take = take;
    return { stop: () => Promise.resolve() };
  }

  override problem(): string | undefined {
    return undefined;
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Texts in memory. */
export class MemoryTexts extends StoredTexts {
  readonly all = new Map<string, string>();

  override read(name: string): Promise<string | undefined> {
    return Promise.resolve(this.all.get(name));
  }

  override write(name: string, text: string): Promise<void> {
    this.all.set(name, text);
    return Promise.resolve();
  }

  override list(prefix: string): Promise<readonly StoredText[]> {
    const found = [...this.all].filter(([name]) => name.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    return Promise.resolve(found.map(([name, text]) => ({ name, text })));
  }
}
