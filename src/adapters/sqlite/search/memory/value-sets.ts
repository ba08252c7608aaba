/**
 * Counts the values of many documents by the sets of values that they have.
 *
 * The problem: a facet over 20,000 hits of 200,000 documents looks at the reference of each, at its list and at the
 * numbers in it, four bytes each in three places far apart: the processor waits for memory most of the time. The idea:
 * documents share few sets of tags or owners. Each distinct set has a number of two bytes; the numbers of the hits are
 * counted, and each set is taken apart once.
 *
 *   documents [a] [a, b] [] [a, b] [b]     sets  1 []  2 [a]  3 [a, b]  4 [b]     numbers of sets  2 3 1 3 4
 *   counted as sets: 1 once, 2 once, 3 twice, 4 once     as values: none 1, a 3, b 3
 *
 * Where documents are fewer than sets, each set is taken apart where it is met: its numbers are beside those of the
 * other sets, in less memory than the lists of all documents (D-322).
 *
 * A document's set is looked up when it is first counted after a change, so that nothing is computed for all documents
 * in one turn. Documents whose set is not known are counted under a number of their own: the pass over the hits says
 * whether there are any. The cost: two bytes a document, and a look-up by text when it is counted first, 0.2 µs. It is
 * of no use where most documents have a set of their own, and says so.
 */
import { enlarged } from '../../enlarged.js';

/** Of a document whose set is not known. */
const UNKNOWN = 0;
/** Of a document without values, and of the set without values. */
const EMPTY = 1;
/** Number of the value of a document that has none. */
const NO_VALUE = 0;
/** Numbers of two bytes. */
const MOST_SETS = 0x10000;
/** Sets up to which it is always worth it; beyond them so many documents must share each, on the average. */
const FEW_SETS = 8192;
const SHARED_BY = 4;
/** Memory of a set, beside its numbers: its key and its places in the maps. */
const SET_BYTES = 120;

export class ValueSets {
  private documents = new Uint16Array(0);
  /** The numbers of one set after the other, and where each set begins; one more place says where the last one ends. */
  private elements = new Int32Array(64);
  private begins = new Int32Array(64);
  /** One more than the highest number of a set. */
  private size = EMPTY + 1;
  /** By the only number, or by all of them as text. */
  private readonly places = new Map<number | string, number>([[NO_VALUE, EMPTY]]);
  /** How many of the documents in question have each set; 0 between two counts. */
  private counted = new Int32Array(64);
  private lookedUp = 0;

  /** @param numbersOf numbers of a document's values: a list, or the only one, which is 0 when it has none */
  constructor(private readonly numbersOf: (id: number) => Int32Array | number) {}

  /** Memory that it takes; texts are estimated. */
  get bytes(): number {
    const { documents, elements, begins, counted } = this;
    return documents.byteLength + elements.byteLength + begins.byteLength + counted.byteLength + SET_BYTES * this.size;
  }

  /** Call when a document has other values. */
  note(id: number): void {
    if (id < this.documents.length) this.documents[id] = UNKNOWN;
  }

  /**
   * Add to `counts`, by number, how many of these documents have each value; place 0 gets those that have none.
   * @param ids ascending
   * @param by 1, or -1 to take that away
   * @returns `false`, with nothing counted, when documents share too few sets: it need not be tried again
   */
  count(ids: Int32Array, counts: Int32Array, by: -1 | 1): boolean {
    this.reserve((ids.at(-1) ?? 0) + 1);
    return ids.length < this.size ? this.countDocuments(ids, counts, by) : this.countSets(ids, counts, by);
  }

  /** Whether so many sets are of so few documents that each might as well be counted by its values. */
  private get isUseless(): boolean {
    return this.size > FEW_SETS && (this.size === MOST_SETS || this.size * SHARED_BY > this.lookedUp);
  }

  /** Documents are fewer than sets: to take the set of each apart is less than to look at all sets. */
  private countDocuments(ids: Int32Array, counts: Int32Array, by: -1 | 1): boolean {
    const { documents } = this;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      if (documents[id] === UNKNOWN && !this.learn(id)) return false;
    }
    for (let at = 0; at < ids.length; at++) this.addSet(documents[ids[at] ?? 0] ?? EMPTY, counts, by);
    return true;
  }

  private countSets(ids: Int32Array, counts: Int32Array, by: -1 | 1): boolean {
    const { documents, counted } = this;
    for (let at = 0; at < ids.length; at++) {
      const set = documents[ids[at] ?? 0] ?? UNKNOWN;
      counted[set] = (counted[set] ?? 0) + 1;
    }
    if ((counted[UNKNOWN] ?? 0) > 0 && !this.countUnknown(ids)) {
      this.counted.fill(0);
      return false;
    }
    for (let set = EMPTY; set < this.size; set++) {
      const times = this.counted[set] ?? 0;
      if (times === 0) continue;
      this.counted[set] = 0;
      this.addSet(set, counts, by * times);
    }
    return true;
  }

  /** Documents that were counted as unknown are counted by their sets. @returns whether it is worth it */
  private countUnknown(ids: Int32Array): boolean {
    const { documents } = this;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      if (documents[id] !== UNKNOWN) continue;
      if (!this.learn(id)) return false;
      const set = documents[id] ?? EMPTY;
      this.counted[set] = (this.counted[set] ?? 0) + 1;
    }
    this.counted[UNKNOWN] = 0;
    return true;
  }

  /** Look up the set of a document. @returns whether it is worth it */
  private learn(id: number): boolean {
    this.documents[id] = this.lookUp(id);
    return !this.isUseless;
  }

  private addSet(set: number, counts: Int32Array, times: number): void {
    const { begins, elements } = this;
    if (set === EMPTY) counts[NO_VALUE] = (counts[NO_VALUE] ?? 0) + times;
    const end = begins[set + 1] ?? 0;
    for (let at = begins[set] ?? 0; at < end; at++) {
      const number = elements[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + times;
    }
  }

  private lookUp(id: number): number {
    this.lookedUp++;
    const numbers = this.numbersOf(id);
    const key = typeof numbers === 'number' ? numbers : numbers.toSorted().join();
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const set = this.add(typeof numbers === 'number' ? [numbers] : numbers);
    this.places.set(key, set);
    return set;
  }

  /** @returns its number */
  private add(numbers: ArrayLike<number>): number {
    const set = this.size++;
    const begin = this.begins[set] ?? 0;
    const end = begin + numbers.length;
    if (set + 1 >= this.begins.length) this.begins = enlarged(this.begins, set + 2);
    if (set >= this.counted.length) this.counted = enlarged(this.counted, set + 1);
    if (end > this.elements.length) this.elements = enlarged(this.elements, end);
    this.elements.set(numbers, begin);
    this.begins[set + 1] = end;
    return set;
  }

  private reserve(limit: number): void {
    if (limit > this.documents.length) this.documents = enlarged(this.documents, limit);
  }
}
