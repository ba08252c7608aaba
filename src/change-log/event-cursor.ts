import type { Position } from './position.js';
import type { StoredTexts } from './stored-texts.port.js';

/** Name of the reader that publishes, of its cursor, and of its dead letters. */
export const EVENTS = 'events';

const CURSOR = `cursor/${EVENTS}`;

/** How far the change log is published, in the primary store. Every method rejects with StoreUnavailable. */
export class EventCursor {
  constructor(private readonly texts: StoredTexts) {}

  /** `undefined` where nothing was ever published. */
  async read(): Promise<Position | undefined> {
    const text = await this.texts.read(CURSOR);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written below
    return text === undefined ? undefined : (JSON.parse(text) as Position);
  }

  /** Durable when it resolves. */
  write(position: Position): Promise<void> {
    return this.texts.write(CURSOR, JSON.stringify(position));
  }
}
