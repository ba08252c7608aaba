/**
 * The values of one field of all documents, in memory.
 *
 * The problem: a filter, a facet or an order over a million documents must cost milliseconds, every write must be seen
 * at once, and the memory that it takes must be known to the byte. The idea: each distinct value is stored once, in a
 * dictionary of bytes, and has a number. A document has one 32-bit reference: 0 for no value, the number of its only
 * value, or below 0 the place of its list of numbers. What a request needs is computed for each value, of which there
 * are few, then looked up for each document.
 *
 *   dictionary  1 urn:li:tag:a   2 urn:li:tag:b   3 urn:li:tag:c
 *   document 0: [a]  1: []  2: [c, a]  3: [b]          references  1  0  -1  2          lists  (unused) 2 3 1
 *   filter `tags = a`: passes 1 of (1 2 3) -> documents 0 and 2        facet: a 2, c 1, b 1
 *
 * A change of a document writes its reference, and a new list when it has several values; unused lists are removed when
 * they are half of all. Values that no document has any more stay in the dictionary until the column is read again,
 * which `ColumnStore` does when they could be most of it.
 * The cost: 4 bytes a document, 4 more a value of a list, and of each distinct value its bytes and 16 to 28 more. It
 * does not keep texts as JavaScript values, is not read or written by itself, and does not know what a field means.
 */
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { ColumnPage, SingleValues } from '../storage/column-page.js';
import type { FieldValue } from '../storage/value-bytes.js';
import { immediately, inParts, type Stepwise } from '../../../../text-search/stepwise.js';
import type { CountedSet } from './counted-set.js';
import type { DocTest } from './doc-test.js';
import { enlarged } from '../../enlarged.js';
import { MatchingValues } from './matching-values.js';
import { SortKeys } from './sort-keys.js';
import { ValueDictionary } from './value-dictionary.js';
import { ValueSets } from './value-sets.js';

/** Lists begin at 1, so that a reference to one is below 0. */
const FIRST_LIST = 1;
/** Elements of unused lists from which on they are removed when they are half of all. */
const UNUSED = 16_384;
const NONE = new Int32Array(0);
/** Documents from which on they are counted by their sets of values. */
const MANY = 2048;
/** The same in a large column whose documents have several: a cache of the processor has no room for its lists. */
const MANY_OF_LARGE = 32;
/** Documents from which on a column is large. */
const LARGE = 32_768;
/** And up to which. */
const TOO_MANY = 65_536;
/** Values of a page that are added in one step, and references to what others share: each is found in large tables. */
const VALUES_AT_ONCE = 1024;
const REFERENCES_AT_ONCE = 4096;

/** `values`: by number, 1 for those that pass. `none`: whether a document without a value does. */
export interface PassingValues {
  readonly values: Uint8Array;
  readonly none: boolean;
}

export class Column {
  readonly dictionary = new ValueDictionary();
  readonly matching = new MatchingValues(this.dictionary);
  readonly sortKeys = new SortKeys(this.dictionary);
  private references = new Int32Array(0);
  private lists = new Int32Array(0);
  private listsEnd = FIRST_LIST;
  private unused = 0;
  /** Once many documents were counted; of no use where they share few lists (D-350). */
  private valueSets: ValueSets | 'useless' | undefined;
  /** Kept by whoever counts its values, and as its documents are now. */
  counted: CountedSet | undefined;
  private changes = 0;
  /** Numbers of values that the pages of a field share, by theirs; while pages are added. */
  private readonly numbersOfShared = new Map<ValueDictionary, Int32Array>();
  /** Of the values to which a page refers, by the place of the reference; while pages are added. */
  private referred = NONE;

  /** Memory that it takes, with what is kept of its values. */
  get bytes(): number {
    const { references, lists, dictionary, matching, sortKeys, counted, valueSets } = this;
    const ofSets = valueSets instanceof ValueSets ? valueSets.bytes : 0;
    const computed = matching.bytes + sortKeys.bytes + (counted?.bytes ?? 0) + ofSets;
    return references.byteLength + lists.byteLength + dictionary.bytes + computed;
  }

  /** Grows with every change of a document. */
  get version(): number {
    return this.changes;
  }

  /** Whether no document has or had a value. */
  get isEmpty(): boolean {
    return this.dictionary.limit === 1;
  }

  /** Make room for documents below an id at once. */
  reserve(limit: number): void {
    if (limit > this.references.length) this.references = enlarged(this.references, limit);
  }

  /** Make room for so many times the values of documents that have several. */
  reserveLists(times: number): void {
    this.extendLists(Math.ceil((this.listsEnd - FIRST_LIST) * (times - 1)));
  }

  hasValue(id: number): boolean {
    return (this.references[id] ?? 0) !== 0;
  }

  values(id: number): FieldValues {
    return Array.from(this.numbers(id), (number) => this.dictionary.value(number));
  }

  /** Of the first so many documents; those that have several count as without. */
  singleValues(documents: number): SingleValues {
    const numbers = Int32Array.from({ length: documents }, (_, id) => this.onlyNumber(id) ?? 0);
    const values = Array.from({ length: this.dictionary.limit }, (_, number) =>
      number === 0 ? undefined : this.dictionary.value(number),
    );
    return { numbers, values };
  }

  /** Number of a document's only value, 0 when it has none; `undefined` when it has a list. */
  onlyNumber(id: number): number | undefined {
    const reference = this.references[id] ?? 0;
    return reference < 0 ? undefined : reference;
  }

  /** Whether a document has the value of a number. */
  hasNumber(id: number, number: number): boolean {
    const { references, lists } = this;
    const reference = references[id] ?? 0;
    if (reference >= 0) return reference === number;
    const to = 1 - reference + (lists[-reference] ?? 0);
    for (let at = 1 - reference; at < to; at++) if (lists[at] === number) return true;
    return false;
  }

  /** How many values a document has. */
  countOf(id: number): number {
    const reference = this.references[id] ?? 0;
    return reference < 0 ? (this.lists[-reference] ?? 0) : reference === 0 ? 0 : 1;
  }

  /** The highest of the keys of a document's values, by their numbers, times the sign; the lowest when it has none. */
  highestKey(id: number, keys: Float64Array, sign: number): number {
    const reference = this.references[id] ?? 0;
    if (reference >= 0) return reference === 0 ? Number.NEGATIVE_INFINITY : sign * (keys[reference] ?? 0);
    const { lists } = this;
    const to = 1 - reference + (lists[-reference] ?? 0);
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 1 - reference; at < to; at++) {
      const key = sign * (keys[lists[at] ?? 0] ?? 0);
      if (key > best) best = key;
    }
    return best;
  }

  /** Numbers of a document's values, in their order. */
  numbers(id: number): Int32Array {
    const reference = this.references[id] ?? 0;
    if (reference >= 0) return reference === 0 ? NONE : Int32Array.of(reference);
    const from = 1 - reference;
    return this.lists.subarray(from, from + (this.lists[from - 1] ?? 0));
  }

  set(id: number, values: FieldValues): void {
    this.changes++;
    const counted = this.counted?.has(id) === true ? this.counted : undefined;
    counted?.change(this.numbers(id), -1);
    this.setValues(id, values);
    counted?.change(this.numbers(id), 1);
  }

  private setValues(id: number, values: FieldValues): void {
    if (id >= this.references.length) {
      if (values.length === 0) return;
      this.references = enlarged(this.references, id + 1);
    }
    const [first] = values;
    if (first === undefined) this.assign(id, 0);
    else if (values.length === 1) this.assign(id, this.dictionary.add(first));
    else this.setList(id, values);
  }

  /**
   * Take the values of a page, whose first document has this id here. Its documents have none yet.
   * @param numbers what `addValues` gave for this page; absent: they are added now
   */
  addPage(page: ColumnPage, base: number, numbers: Int32Array = immediately(this.addValues(page))): void {
    this.reserve(base + page.documents);
    this.valueSets = undefined;
    if (page.counts === undefined) this.references.set(numbers, base);
    else this.addLists(numbers, page.counts, base);
  }

  /** Call after the last page. */
  endPages(): void {
    this.numbersOfShared.clear();
    this.referred = NONE;
  }

  /**
   * Add the values to which a page refers, some in each step.
   * @returns their numbers, by the place of the reference; valid until the next call
   */
  *addValues(page: ColumnPage): Stepwise<Int32Array> {
    const { values, references, shared } = page;
    const own = new Int32Array(values + 1);
    yield* inParts(values, VALUES_AT_ONCE, (from, to) => {
      for (let value = from + 1; value <= to; value++) {
        own[value] = this.dictionary.addBytes(page.bytes, page.range(value));
      }
    });
    if (this.referred.length < references.length) this.referred = new Int32Array(references.length);
    const numbers = this.referred.subarray(0, references.length);
    if (shared === undefined) {
      translate(references, own, numbers);
      return numbers;
    }
    const known = this.numbersOf(shared, page.highestShared);
    yield* inParts(references.length, REFERENCES_AT_ONCE, (from, to) => {
      const { bytes } = shared.raw();
      for (let at = from; at < to; at++) {
        const reference = references[at] ?? 0;
        const number = reference - values;
        if (number <= 0) numbers[at] = own[reference] ?? 0;
        else numbers[at] = known[number] ||= this.dictionary.addBytes(bytes, shared.range(number));
      }
    });
    return numbers;
  }

  private numbersOf(shared: ValueDictionary, highest: number): Int32Array {
    let numbers = this.numbersOfShared.get(shared) ?? NONE;
    if (numbers.length <= highest) numbers = enlarged(numbers, highest + 1);
    this.numbersOfShared.set(shared, numbers);
    return numbers;
  }

  private addLists(numbers: Int32Array, counts: NonNullable<ColumnPage['counts']>, base: number): void {
    this.extendLists(numbers.length + counts.length);
    const references = this.references.subarray(base, base + counts.length);
    this.listsEnd = writeLists({ numbers, counts }, references, this.lists, this.listsEnd);
  }

  private extendLists(elements: number): void {
    const end = this.listsEnd + elements;
    if (end > this.lists.length) this.lists = enlarged(this.lists, end);
  }

  /**
   * Test of documents: whether a value passes, or there is none and that passes. What it says of documents that are
   * written later means nothing.
   */
  docTest({ values, none }: PassingValues, limit: number): DocTest {
    const numberOfNone = none ? 1 : 0;
    if (this.listsEnd === FIRST_LIST) {
      this.reserve(limit);
      const passes = Uint8Array.from(values);
      passes[0] = numberOfNone;
      return { kind: 'by-number', numbers: this.references, passes };
    }
    const { references, lists } = this;
    const passes = (id: number): boolean => {
      const reference = references[id] ?? 0;
      if (reference === 0) return none;
      if (reference > 0) return values[reference] === 1;
      const from = 1 - reference;
      const to = from + (lists[from - 1] ?? 0);
      for (let at = from; at < to; at++) if (values[lists[at] ?? 0] === 1) return true;
      return false;
    };
    return { kind: 'one-by-one', passes };
  }

  /**
   * Add to `counts`, by number, how many of these documents have each value, or take that away; place 0 gets those that
   * have none. It has room for all numbers.
   * @param documents how many are counted in all, for whoever counts in steps: to look up the sets of nearly all takes
   *   several times as long as to count them, and their counts are kept (D-281)
   */
  countValues(ids: Int32Array, counts: Int32Array, by: -1 | 1 = 1, documents = ids.length): void {
    const many = this.listsEnd > FIRST_LIST && this.references.length >= LARGE ? MANY_OF_LARGE : MANY;
    const isBySets = documents >= many && documents <= TOO_MANY;
    if (!isBySets || !this.countBySets(ids, counts, by)) this.countEach(ids, counts, by);
  }

  private countEach(ids: Int32Array, counts: Int32Array, by: -1 | 1): void {
    const { references, lists } = this;
    for (let at = 0; at < ids.length; at++) {
      const reference = references[ids[at] ?? 0] ?? 0;
      if (reference >= 0) {
        counts[reference] = (counts[reference] ?? 0) + by;
        continue;
      }
      const to = 1 - reference + (lists[-reference] ?? 0);
      for (let each = 1 - reference; each < to; each++) {
        const number = lists[each] ?? 0;
        counts[number] = (counts[number] ?? 0) + by;
      }
    }
  }

  private countBySets(ids: Int32Array, counts: Int32Array, by: -1 | 1): boolean {
    const sets = this.valueSets ?? new ValueSets((id) => this.onlyNumber(id) ?? this.numbers(id));
    if (sets === 'useless') return false;
    const isCounted = sets.count(ids, counts, by);
    this.valueSets = isCounted ? sets : 'useless';
    return isCounted;
  }

  /** Call `take` with the number of every value of these documents. */
  eachValue(ids: Int32Array, take: (number: number) => void): void {
    const { references, lists } = this;
    for (let at = 0; at < ids.length; at++) {
      const reference = references[ids[at] ?? 0] ?? 0;
      if (reference > 0) take(reference);
      if (reference >= 0) continue;
      const to = 1 - reference + (lists[-reference] ?? 0);
      for (let each = 1 - reference; each < to; each++) take(lists[each] ?? 0);
    }
  }

  private setList(id: number, values: readonly FieldValue[]): void {
    const from = this.beginList(id, values.length);
    let at = from;
    for (const value of values) this.lists[at++] = this.dictionary.add(value);
    if (this.unused > UNUSED && 2 * this.unused > this.listsEnd) this.removeUnused();
  }

  /** @returns where the numbers of the document's list begin */
  private beginList(id: number, count: number): number {
    const place = this.listsEnd;
    this.extendLists(1 + count);
    this.listsEnd += 1 + count;
    this.lists[place] = count;
    this.assign(id, -place);
    return place + 1;
  }

  private assign(id: number, reference: number): void {
    const before = this.references[id] ?? 0;
    if (before < 0) this.unused += 1 + (this.lists[-before] ?? 0);
    this.references[id] = reference;
    if (this.valueSets instanceof ValueSets) this.valueSets.note(id);
  }

  /** In new arrays: tests may still use the old ones. */
  private removeUnused(): void {
    const { lists } = this;
    const references = this.references.slice();
    const kept = new Int32Array(this.listsEnd - this.unused);
    let end = FIRST_LIST;
    for (let id = 0; id < references.length; id++) {
      const reference = references[id] ?? 0;
      if (reference >= 0) continue;
      const length = 1 + (lists[-reference] ?? 0);
      kept.set(lists.subarray(-reference, -reference + length), end);
      references[id] = -end;
      end += length;
    }
    this.references = references;
    this.lists = kept;
    this.listsEnd = end;
    this.unused = 0;
  }
}

/** Numbers of values, so many of each document. */
interface CountedNumbers {
  readonly numbers: Int32Array;
  readonly counts: NonNullable<ColumnPage['counts']>;
}

/** Write lists of documents that have several values after the others, and all references. @returns the new end */
function writeLists(
  { numbers, counts }: CountedNumbers,
  references: Int32Array,
  lists: Int32Array,
  end: number,
): number {
  let [at, place] = [0, end];
  for (let document = 0; document < counts.length; document++) {
    const count = counts[document] ?? 0;
    if (count < 2) {
      if (count === 1) references[document] = numbers[at++] ?? 0;
      continue;
    }
    references[document] = -place;
    lists[place++] = count;
    for (const to = at + count; at < to; at++) lists[place++] = numbers[at] ?? 0;
  }
  return place;
}

/** Put the number of each value to which a page refers into `numbers`. @param own numbers of the page's values */
function translate(references: ColumnPage['references'], own: Int32Array, numbers: Int32Array): void {
  for (let at = 0; at < references.length; at++) numbers[at] = own[references[at] ?? 0] ?? 0;
}
