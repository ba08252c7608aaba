import type { AspectRow } from '../../../aspects/aspect-store.port.js';
import { AskedBefore } from '../../../kernel/asked-before.js';
import type { Urn } from '../../../kernel/urn.js';

/** Bytes of all that is kept. */
const RECENT_ENTITIES_BYTES = 16 * 1024 * 1024;
/** One that takes a larger part of the bytes is not kept. */
const LARGEST_PART = 1 / 64;
/** URNs that are remembered as asked for. */
const MOST_URNS = 8192;
/** Memory of an entity and of a row beside their texts, and of a character of these at most. */
const ENTITY_BYTES = 300;
const ROW_BYTES = 200;
const CHARACTER_BYTES = 2;

interface RecentEntity {
  readonly rows: readonly AspectRow[];
  readonly bytes: number;
}

/**
 * All latest rows of entities that are read again and again, such as the pages that people have open: to read and take
 * apart the rows of one costs more than all else that a read does (D-065). Whoever writes an entity forgets it here
 * first, in the same turn. What was read least recently leaves when the bytes are used up.
 */
export class RecentEntities {
  private readonly entities = new Map<Urn, RecentEntity>();
  private readonly asked = new AskedBefore(MOST_URNS);
  private total = 0;

  /** @param limit bytes */
  constructor(private readonly limit = RECENT_ENTITIES_BYTES) {}

  /** Bytes of what is kept. */
  get bytes(): number {
    return this.total;
  }

  /** The rows as they were read; `undefined` when they are not kept. */
  find(urn: Urn): readonly AspectRow[] | undefined {
    const known = this.entities.get(urn);
    if (known === undefined) return undefined;
    // The map is in the order of uses.
    this.entities.delete(urn);
    this.entities.set(urn, known);
    return known.rows;
  }

  /** Keep rows that were read just now, when the entity had been asked for before. */
  note(urn: Urn, rows: readonly AspectRow[]): void {
    if (!this.asked.isAgain(urn) || this.entities.has(urn)) return;
    const bytes = rows.reduce(
      (sum, { json }) => sum + ROW_BYTES + CHARACTER_BYTES * json.length,
      ENTITY_BYTES + CHARACTER_BYTES * urn.length,
    );
    if (bytes > this.limit * LARGEST_PART) return;
    this.entities.set(urn, { rows, bytes });
    this.total += bytes;
    for (const oldest of this.entities.keys()) {
      if (this.total <= this.limit) return;
      this.forget(oldest);
    }
  }

  /** Call before anything of the entity is written. */
  forget(urn: Urn): void {
    const known = this.entities.get(urn);
    if (known === undefined) return;
    this.entities.delete(urn);
    this.total -= known.bytes;
  }
}
