import { invariant } from '../kernel/assert-never.js';
import { type Position, readPosition } from './position.js';
import type { StoredTexts } from './stored-texts.port.js';

/** Name of the reader that publishes, of its cursor, and of its dead letters. */
export const EVENTS = 'events';

/** How far the change log is published, in the primary store. Every method rejects with StoreUnavailable. */
export class EventCursor {
  private readonly place: string;

  /** @param name of the reader */
  constructor(
    private readonly texts: StoredTexts,
    name: string = EVENTS,
  ) {
    this.place = `cursor/${name}`;
  }

  /** `undefined` where nothing was ever published. */
  async read(): Promise<Position | undefined> {
    const text = await this.texts.read(this.place);
    if (text === undefined) return undefined;
    const position = readPosition(JSON.parse(text));
    // To begin with the first entry, in silence, would publish the whole log again.
    invariant(position !== undefined, `stored text '${this.place}' is no position`);
    return position;
  }

  /** Durable when it resolves. */
  write(position: Position): Promise<void> {
    return this.texts.write(this.place, JSON.stringify(position));
  }
}
