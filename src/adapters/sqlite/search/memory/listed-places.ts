/**
 * At which place of a list each of its documents stands, found by the id of the document.
 *
 * The problem: a list may have two entities or two hundred thousand, of a million documents. A bit for each document
 * finds a place at once, but to make the bits costs as much for a list of two. The idea: the ids of a short list are
 * hashed.
 */
import { bitCount, DocSet } from './doc-set.js';
import { DocumentBits } from './document-bits.js';

/** Documents in the order of a list, each once, with their places. */
export interface PlacedDocuments {
  readonly documents: Int32Array;
  readonly places: Int32Array;
}

/** `all`: the documents. `placeOf`: of one of them. */
export interface ListedPlaces {
  readonly all: DocSet;
  placeOf(id: number): number;
}

/** A list is short when there are at least so many ids for each of its entities. */
const SHORT = 256;

/** Whether a list is short beside the ids that there may be. @param limit one more than the highest of them */
export function isShort(entities: number, limit: number): boolean {
  return entities * SHORT <= limit;
}

/** @param limit one more than the highest id of a document */
export function listedPlaces(listed: PlacedDocuments, limit: number): ListedPlaces {
  return isShort(listed.documents.length, limit) ? new HashedPlaces(listed) : new RankedPlaces(listed, limit);
}

/** Ids stand where their hashes say, or in the next free place of a table that is at most half full. */
class HashedPlaces implements ListedPlaces {
  readonly all: DocSet;
  /** 0 where none is. */
  private readonly ids: Int32Array;
  private readonly places: Int32Array;
  private readonly shift: number;

  constructor({ documents, places }: PlacedDocuments) {
    this.shift = Math.clz32(2 * documents.length);
    const length = 2 ** (32 - this.shift);
    this.ids = new Int32Array(length);
    this.places = new Int32Array(length);
    for (let at = 0; at < documents.length; at++) {
      const id = documents[at] ?? 0;
      const slot = this.slotOf(id);
      this.ids[slot] = id;
      this.places[slot] = places[at] ?? 0;
    }
    this.all = new DocSet(documents.slice().sort());
  }

  placeOf(id: number): number {
    return this.places[this.slotOf(id)] ?? 0;
  }

  /** Where an id is, or would be. */
  private slotOf(id: number): number {
    const { ids } = this;
    let slot = this.shift === 32 ? 0 : Math.imul(id, GOLDEN) >>> this.shift;
    while (ids[slot] !== id && ids[slot] !== 0) slot = (slot + 1) & (ids.length - 1);
    return slot;
  }
}

/** 2^32 divided by the golden ratio: neighbours are far apart when they are multiplied by it. */
const GOLDEN = 0x9e3779b1;

/** The place of a document is found by its rank among all, which is counted from the bits before its own. */
class RankedPlaces implements ListedPlaces {
  readonly all: DocSet;
  private readonly bits: Uint32Array;
  /** By word of bits: how many are set in those before. */
  private readonly ranks: Int32Array;
  /** By rank. */
  private readonly places: Int32Array;

  constructor({ documents, places }: PlacedDocuments, limit: number) {
    const bits = new DocumentBits(limit);
    for (const id of documents) bits.add(id);
    this.bits = bits.words;
    this.ranks = ranksOf(this.bits);
    this.all = DocSet.ofBits(this.bits, documents.length);
    this.places = new Int32Array(documents.length);
    for (let at = 0; at < documents.length; at++) this.places[this.rank(documents[at] ?? 0)] = places[at] ?? 0;
  }

  placeOf(id: number): number {
    return this.places[this.rank(id)] ?? 0;
  }

  private rank(id: number): number {
    const word = id >>> 5;
    return (this.ranks[word] ?? 0) + bitCount((this.bits[word] ?? 0) & ((1 << (id & 31)) - 1));
  }
}

function ranksOf(bits: Uint32Array): Int32Array {
  const ranks = new Int32Array(bits.length);
  let rank = 0;
  for (let word = 0; word < bits.length; word++) {
    ranks[word] = rank;
    const own = bits[word] ?? 0;
    if (own !== 0) rank += bitCount(own);
  }
  return ranks;
}
