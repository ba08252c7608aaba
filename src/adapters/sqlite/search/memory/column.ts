import type { FieldValues } from '../../../../search/document-store.port.js';
import { grown } from './document-directory.js';

/**
 * Values of one field of all documents, in memory, dictionary-encoded: each distinct list of values, a value set, is
 * stored once, and a document has its ordinal. What a filter, a facet or a sort needs is computed for each value set,
 * then looked up for each document. Ordinal 0 is the empty set.
 */
export class Column {
  private readonly sets: FieldValues[] = [[]];
  private readonly lists = new Map<string, number>([['[]', 0]]);
  private readonly single = new Map<boolean | number | string, number>();
  private ordinals: Int32Array;

  constructor(capacity: number) {
    this.ordinals = new Int32Array(Math.max(capacity, 16));
  }

  /** Every list of values that a document has or had, by ordinal. Sets are only ever added. */
  get valueSets(): readonly FieldValues[] {
    return this.sets;
  }

  /** Ordinals of all documents with an id below the limit, by id. */
  ordinalsBelow(limit: number): Int32Array {
    if (limit > this.ordinals.length) this.ordinals = grown(new Int32Array(limit), this.ordinals);
    return this.ordinals;
  }

  /** Ordinal of the document's value set. */
  ordinal(id: number): number {
    return this.ordinals[id] ?? 0;
  }

  values(id: number): FieldValues {
    return this.sets[this.ordinal(id)] ?? [];
  }

  set(id: number, values: FieldValues): void {
    if (id >= this.ordinals.length) {
      if (values.length === 0) return;
      this.ordinals = grown(new Int32Array(Math.max(id + 1, this.ordinals.length * 2)), this.ordinals);
    }
    this.ordinals[id] = this.intern(values);
  }

  private intern(values: FieldValues): number {
    const [first] = values;
    if (first === undefined) return 0;
    if (values.length === 1) {
      const known = this.single.get(first);
      if (known !== undefined) return known;
      const added = this.sets.push(values) - 1;
      this.single.set(first, added);
      return added;
    }
    const key = JSON.stringify(values);
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const added = this.sets.push(values) - 1;
    this.lists.set(key, added);
    return added;
  }
}
