import type { FieldValues } from '../../../../search/document-store.port.js';
import { grown } from './document-directory.js';

/**
 * Values of one field of all documents, in memory. Equal lists of values are held once, as a bag; what a filter, a facet
 * or a sort asks is worked out for each bag, then looked up for each document by a number. Bag 0 is "no values".
 */
export class Column {
  private readonly bagList: FieldValues[] = [[]];
  private readonly lists = new Map<string, number>([['[]', 0]]);
  private readonly single = new Map<boolean | number | string, number>();
  private numberOf: Int32Array;

  constructor(capacity: number) {
    this.numberOf = new Int32Array(Math.max(capacity, 16));
  }

  /** Every list of values that a document has or had. */
  get valueSets(): readonly FieldValues[] {
    return this.bagList;
  }

  /** Numbers of the bags of all documents with an id below the limit, by id. */
  numbers(limit: number): Int32Array {
    if (limit > this.numberOf.length) this.numberOf = grown(new Int32Array(limit), this.numberOf);
    return this.numberOf;
  }

  /** Number of the document's bag. */
  valueSet(id: number): number {
    return this.numberOf[id] ?? 0;
  }

  values(id: number): FieldValues {
    return this.bagList[this.valueSet(id)] ?? [];
  }

  set(id: number, values: FieldValues): void {
    if (id >= this.numberOf.length) {
      if (values.length === 0) return;
      this.numberOf = grown(new Int32Array(Math.max(id + 1, this.numberOf.length * 2)), this.numberOf);
    }
    this.numberOf[id] = this.intern(values);
  }

  private intern(values: FieldValues): number {
    const [first] = values;
    if (first === undefined) return 0;
    if (values.length === 1) {
      const held = this.single.get(first);
      if (held !== undefined) return held;
      const number = this.bagList.push(values) - 1;
      this.single.set(first, number);
      return number;
    }
    const key = JSON.stringify(values);
    const held = this.lists.get(key);
    if (held !== undefined) return held;
    const number = this.bagList.push(values) - 1;
    this.lists.set(key, number);
    return number;
  }
}
