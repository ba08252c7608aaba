import { enlarged } from '../../enlarged.js';

/** Order of ids that are looked up. */
export type IdOrder = 'any' | 'ascending';

/**
 * An immutable set of document ids, in ascending order: a posting list when it is of a term. It is a list of ids, or a
 * bit for each id, or both: what two large sets have in common is found a word of bits at a time, and often nobody asks
 * for its ids.
 */
export class DocSet {
  static readonly EMPTY = new DocSet(new Int32Array(0));
  readonly size: number;
  private list: Int32Array | undefined;
  private bits: Uint32Array | undefined;

  /** @param ids ascending, each once; absent where there are bits, of which so many are set */
  constructor(ids: Int32Array | undefined, bits?: Uint32Array, size = ids?.length ?? 0) {
    this.list = ids;
    this.bits = bits;
    this.size = size;
  }

  static of(ids: Iterable<number>): DocSet {
    return new DocSet(Int32Array.from(new Set(ids)).sort());
  }

  /** The documents whose bits are set, so many. The bits belong to the set from now on. */
  static ofBits(bits: Uint32Array, size: number): DocSet {
    return new DocSet(undefined, bits, size);
  }

  get ids(): Int32Array {
    return (this.list ??= idsOf(this.bits ?? NO_BITS, this.size));
  }

  /** Words of bits up to its last id, or some more. */
  get words(): number {
    return this.list === undefined ? (this.bits?.length ?? 0) : ((this.list.at(-1) ?? 0) >>> 5) + 1;
  }

  /** Memory that it takes at most, with its bit field. */
  get bytes(): number {
    const { size, words } = this;
    return BYTES * (size + (size > SPARSE ? words : 0));
  }

  has(id: number): boolean {
    const bits = this.bitField();
    if (bits === undefined) return includes(this.ids, id);
    return hasBit(bits, id);
  }

  /** The same of a set that is asked for few ids, by binary search. */
  hasAmongFew(id: number): boolean {
    return includes(this.ids, id);
  }

  /** Write the mark at every index whose id is in the set, unless it has one. @returns how many marks were written */
  mark(ids: Int32Array, order: IdOrder, marks: Uint8Array, mark: number): number {
    const bits = this.bitField();
    let written = 0;
    if (bits === undefined) {
      this.visitAmong(ids, order, (_, at) => {
        if (marks[at] !== 0) return;
        marks[at] = mark;
        written++;
      });
      return written;
    }
    for (let at = 0; at < ids.length; at++) {
      if (!hasBit(bits, ids[at] ?? 0) || marks[at] !== 0) continue;
      marks[at] = mark;
      written++;
    }
    return written;
  }

  /** Hand each index whose id is in the set to `take`, with the id. */
  visitAmong(ids: Int32Array, order: IdOrder, take: (id: number, at: number) => void): void {
    const bits = this.bitField();
    if (bits === undefined) this.visitFew(ids, order, take);
    else for (let at = 0; at < ids.length; at++) if (hasBit(bits, ids[at] ?? 0)) take(ids[at] ?? 0, at);
  }

  private visitFew(ids: Int32Array, order: IdOrder, take: (id: number, at: number) => void): void {
    if (order === 'ascending' && this.size <= ids.length) this.visitInOrder(ids, take);
    else if (this.size > 0) {
      for (let at = 0; at < ids.length; at++) if (includes(this.ids, ids[at] ?? 0)) take(ids[at] ?? 0, at);
    }
  }

  /** Both ascend, and the set has fewer: what it has is looked for in the others, ever further on. */
  private visitInOrder(ids: Int32Array, take: (id: number, at: number) => void): void {
    if (this.size === 0) return;
    let at = 0;
    for (let place = lowerBound(this.ids, ids[0] ?? 0, 0); place < this.ids.length; place++) {
      const id = this.ids[place] ?? 0;
      at = lowerBound(ids, id, at);
      if (at === ids.length) return;
      if (ids[at] === id) take(id, at);
    }
  }

  /** The set after some documents were added (`true`) or removed (`false`). */
  with(changes: ReadonlyMap<number, boolean>): DocSet {
    const differ = [...changes].filter(([id, present]) => this.has(id) !== present);
    if (differ.length === 0) return this;
    const gone = new Set(differ.filter(([, present]) => !present).map(([id]) => id));
    const added = differ.filter(([, present]) => present).map(([id]) => id);
    const ids = new Int32Array(this.ids.length - gone.size + added.length);
    let at = 0;
    for (const id of this.ids) if (!gone.has(id)) ids[at++] = id;
    ids.set(added, at);
    return new DocSet(added.length === 0 ? ids : ids.sort());
  }

  /** Those for which the test holds. */
  filter(test: (id: number) => boolean): DocSet {
    const kept = newBuffer(this.ids.length);
    let size = 0;
    for (const id of this.ids) if (test(id)) kept[size++] = id;
    return this.reduced(kept, size);
  }

  /** Those whose number, looked up by id, passes (1). There is a number for every id. */
  filterByNumber(numbers: Int32Array | Uint16Array | Uint8Array, passes: Uint8Array): DocSet {
    const { ids } = this;
    const kept = newBuffer(ids.length);
    let size = 0;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      kept[size] = id;
      size += passes[numbers[id] ?? 0] ?? 0;
    }
    return this.reduced(kept, size);
  }

  /** Those that are in the other set, too. */
  and(other: DocSet): DocSet {
    const [few, many] = this.size <= other.size ? [this, other] : [other, this];
    const bits = many.bitField();
    return bits === undefined ? few.common(many.ids) : few.among(bits);
  }

  /** Those whose bits are set among others, which mean documents as they are now. */
  among(bits: Uint32Array): DocSet {
    // Two ids are looked up in the time in which a word of both is compared and its bits are counted.
    const own = this.size < 2 * bits.length ? undefined : this.bitField();
    return own === undefined ? this.withBits(bits) : commonBits(this, own, bits);
  }

  private withBits(bits: Uint32Array): DocSet {
    const { ids } = this;
    const kept = newBuffer(ids.length);
    let size = 0;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0;
      kept[size] = id;
      size += ((bits[id >>> 5] ?? 0) >>> (id & 31)) & 1;
    }
    return this.reduced(kept, size);
  }

  /** Those that are also among more ids, which ascend. */
  private common(others: Int32Array): DocSet {
    const { ids } = this;
    const kept = newBuffer(ids.length);
    let size = 0;
    let at = 0;
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place] ?? 0;
      at = lowerBound(others, id, at);
      if (at === others.length) break;
      if (others[at] === id) kept[size++] = id;
    }
    return this.reduced(kept, size);
  }

  /** Those that are not in the other set. */
  without(other: DocSet): DocSet {
    return other.size === 0 ? this : this.filter((id) => !other.has(id));
  }

  private reduced(kept: Int32Array, size: number): DocSet {
    return size === this.ids.length ? this : new DocSet(kept.slice(0, size));
  }

  /** A bit for each id, which nobody may change; `undefined` for a set that is too small to need them. */
  bitField(): Uint32Array | undefined {
    return this.size > SPARSE ? (this.bits ??= bitsOf(this.ids)) : undefined;
  }
}

/** Those of a set whose bits are also set among others. */
function commonBits(set: DocSet, own: Uint32Array, others: Uint32Array): DocSet {
  const words = Math.min(own.length, others.length);
  const common = new Uint32Array(words);
  let size = 0;
  for (let word = 0; word < words; word++) {
    const bits = (own[word] ?? 0) & (others[word] ?? 0);
    common[word] = bits;
    size += bitCount(bits);
  }
  return size === set.size ? set : DocSet.ofBits(common, size);
}

/** Documents in all of the sets; at least one set. */
export function intersection(sets: readonly DocSet[]): DocSet {
  const [one, other] = sets;
  if (one !== undefined && other !== undefined && sets.length === 2) {
    return one.size <= other.size ? one.and(other) : other.and(one);
  }
  const [smallest, ...others] = [...sets].sort((a, b) => a.size - b.size);
  if (smallest === undefined) return DocSet.EMPTY;
  return others.reduce((common, other) => common.and(other), smallest);
}

/** Documents in any of the sets. */
export function union(sets: readonly DocSet[]): DocSet {
  const filled = sets.filter((set) => set.size > 0);
  if (filled.length <= 1) return filled[0] ?? DocSet.EMPTY;
  const size = filled.reduce((sum, set) => sum + set.size, 0);
  const words = filled.reduce((most, set) => Math.max(most, set.words), 0);
  if (size * WORDS_AN_ID < words) return DocSet.of(filled.flatMap(({ ids }) => [...ids]));
  const gathered = new GatheredIds();
  for (const set of filled) gathered.addSet(set);
  return gathered.set();
}

/** Ids that come in any order, also several times, and become a set. Takes a bit for each id up to the highest. */
export class GatheredIds {
  private bits = new Uint32Array(64);

  add(ids: Int32Array | readonly number[]): void {
    for (let at = 0; at < ids.length; at++) this.addOne(ids[at] ?? 0);
  }

  addOne(id: number): void {
    const place = id >>> 5;
    if (place >= this.bits.length) this.bits = enlarged(this.bits, place + 1);
    this.bits[place] = (this.bits[place] ?? 0) | (1 << (id & 31));
  }

  addSet(set: DocSet): void {
    const { words } = set;
    // With fewer ids than words these are looked at in less time than those.
    const field = set.size < words ? undefined : set.bitField();
    if (field === undefined) {
      this.add(set.ids);
      return;
    }
    if (words > this.bits.length) this.bits = enlarged(this.bits, words);
    const { bits } = this;
    for (let word = 0; word < words; word++) bits[word] = (bits[word] ?? 0) | (field[word] ?? 0);
  }

  /** Nothing may be added afterwards. */
  set(): DocSet {
    const { bits } = this;
    let size = 0;
    for (let word = 0; word < bits.length; word++) size += bitCount(bits[word] ?? 0);
    return DocSet.ofBits(bits, size);
  }
}

/** How many bits of a word are set: counted in pairs, then in fours, bytes and the whole word at once. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words of bits that are looked through in the time in which an id is sorted among few. */
const WORDS_AN_ID = 40;
/** Above this size membership is looked up in a bit field, below it by binary search. */
const SPARSE = 512;

let spare = new Int32Array(4096);

/**
 * A shared buffer for the ids that a pass keeps; they are copied out of it before the next pass begins. Passes write
 * every id and advance only after one that is kept: a mispredicted branch costs more than the write.
 */
function newBuffer(size: number): Int32Array {
  if (spare.length < size) spare = new Int32Array(2 * size);
  return spare;
}

const WHOLE_WORD = 0xffffffff;

function bitsOf(ids: Int32Array): Uint32Array {
  const bits = new Uint32Array(((ids.at(-1) ?? 0) >>> 5) + 1);
  for (let at = 0; at < ids.length;) {
    const id = ids[at] ?? 0;
    // Large sets mostly have whole words of neighbours.
    if ((id & 31) === 0 && ids[at + 31] === id + 31) {
      bits[id >>> 5] = WHOLE_WORD;
      at += 32;
    } else {
      bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
      at++;
    }
  }
  return bits;
}

/** Of an id, and of a word of bits. */
const BYTES = 4;
const NO_BITS = new Uint32Array(0);

function idsOf(bits: Uint32Array, size: number): Int32Array {
  const ids = new Int32Array(size);
  let at = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      ids[at++] = (word << 5) + 31 - Math.clz32(rest & -rest);
  }
  return ids;
}

export function hasBit(bits: Uint32Array, id: number): boolean {
  return ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

function includes(ids: Int32Array, id: number): boolean {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return true;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** First place from one on whose id is not lower; the number of ids when all are. */
function lowerBound(ids: Int32Array, id: number, from: number): number {
  // Mostly it is near: the steps double until they are too far.
  let low = from;
  let step = 1;
  while (low + step < ids.length && (ids[low + step] ?? 0) < id) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
