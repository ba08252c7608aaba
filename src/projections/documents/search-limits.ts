import type { Urn } from '../../kernel/urn.js';
import type { FieldLeaf } from './value-walk.js';

/**
 * What one aspect contributes to one field of its document at most. Searches stay quick whatever a value has in it, and
 * no value is too large to be stored: what is beyond the limits is only not found by its words.
 */
export const SEARCH_LIMITS = { values: 10_000, characters: 1_000_000 } as const;

/** Values that a search does not find, or only by their beginning. */
export interface Omission {
  readonly urn: Urn;
  readonly aspect: string;
  readonly values: number;
}

/** Takes the values of a field as far as the limits allow, in their order. */
export class LimitedValues {
  /** Those that are taken; the last one may be the beginning of a text. */
  readonly taken: FieldLeaf[] = [];
  /** All of them. */
  count = 0;
  private complete = 0;
  private characters = 0;

  readonly take = (leaf: FieldLeaf): void => {
    this.count++;
    const free = SEARCH_LIMITS.characters - this.characters;
    if (this.complete < this.count - 1 || this.complete === SEARCH_LIMITS.values || free === 0) return;
    if (typeof leaf !== 'string' || leaf.length <= free) {
      this.complete++;
      this.characters += typeof leaf === 'string' ? leaf.length : 0;
      this.taken.push(leaf);
    } else this.taken.push(leaf.slice(0, free));
  };

  /** Values that are not there as they are. */
  get omitted(): number {
    return this.count - this.complete;
  }
}
