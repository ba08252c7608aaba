import type { Page } from '../../../../kernel/page.js';
import type { EntitySections, SearchWithin } from '../../../../search/search-index.port.js';
import { bitCount, DocSet } from './doc-set.js';
import type { DocTest } from './doc-test.js';
import type { TieOrder } from './top-documents.js';

/** `documentOf`: id of the document that a number means, below 1 for none. `limit`: one more than the highest id. */
export interface ListSources {
  readonly documentOf: (number: number) => number;
  readonly limit: number;
  /** Document that is not in the list whatever number means it. */
  readonly except: number | undefined;
}

/**
 * Documents of a list of entities, each at its first place in it, in sections that some branch of the filter lets pass.
 * A document's place is found by its rank among them, which is counted from the bits before its own.
 */
export class ListedDocuments {
  readonly all: DocSet;
  /** Documents at earlier places come first. */
  readonly order: TieOrder;
  private readonly bits: Uint32Array;
  /** By word of bits: how many are set in those before. */
  private readonly ranks: Int32Array;
  /** By rank. */
  private readonly places: Int32Array;
  private readonly inOrder: Int32Array;
  private readonly sectionEnds: readonly number[];
  private readonly branchSections: NonNullable<SearchWithin['branchSections']>;

  constructor({ list, branchSections = [] }: SearchWithin, sources: ListSources) {
    this.sectionEnds = list.sectionEnds;
    // One branch asks nothing more of the documents that are left.
    this.branchSections = branchSections.length > 1 ? branchSections : [];
    this.bits = new Uint32Array((sources.limit >>> 5) + 1);
    const passes = passingSections(list.sectionEnds.length, branchSections);
    const { documents, places } = this.gather(list, passes, sources);
    this.inOrder = documents;
    this.ranks = ranksOf(this.bits);
    this.all = DocSet.ofBits(this.bits, documents.length);
    this.places = new Int32Array(documents.length);
    for (let at = 0; at < documents.length; at++) this.places[this.rank(documents[at] ?? 0)] = places[at] ?? 0;
    this.order = { compare: (a, b) => this.placeOf(a) - this.placeOf(b) };
  }

  /** Place in the list of one of the documents. */
  placeOf(id: number): number {
    return this.places[this.rank(id)] ?? 0;
  }

  /** What a branch of the filter asks of the documents: to be in one of its sections. */
  branchTest(branch: number): readonly DocTest[] {
    const sections = this.branchSections[branch];
    if (sections === undefined) return [];
    return [{ kind: 'one-by-one', passes: (id) => sections.has(this.sectionOf(id)) }];
  }

  private sectionOf(id: number): number {
    const place = this.placeOf(id);
    let section = 0;
    while (place >= (this.sectionEnds[section] ?? Number.POSITIVE_INFINITY)) section++;
    return section;
  }

  /** How many of these documents each section has. */
  countSections({ ids }: DocSet): readonly number[] {
    const counts = this.sectionEnds.map(() => 0);
    for (let at = 0; at < ids.length; at++) {
      const section = this.sectionOf(ids[at] ?? 0);
      counts[section] = (counts[section] ?? 0) + 1;
    }
    return counts;
  }

  /** The window of some of the documents, in the order of the list. */
  page(found: DocSet, { start, count }: Page): Int32Array {
    if (found.size === this.inOrder.length) return this.inOrder.slice(start, start + count);
    const first: number[] = [];
    const end = Math.min(start + count, found.size);
    for (let at = 0; at < this.inOrder.length && first.length < end; at++) {
      const id = this.inOrder[at] ?? 0;
      if (found.has(id)) first.push(id);
    }
    return Int32Array.from(first.slice(start));
  }

  /** Set the bits of the documents. @returns them in the order of the list, each once, with their places */
  private gather({ entities }: EntitySections, passes: readonly boolean[], sources: ListSources): PlacedDocuments {
    const { documentOf, except } = sources;
    const documents = new Int32Array(entities.length);
    const places = new Int32Array(entities.length);
    const others: number[] = [];
    let size = 0;
    let section = 0;
    if (except !== undefined) {
      this.set(except);
      others.push(except);
    }
    for (let place = 0; place < entities.length; place++) {
      while (place >= (this.sectionEnds[section] ?? entities.length)) section++;
      const id = documentOf(entities[place] ?? 0);
      if (id < 1 || this.isSet(id)) continue;
      this.set(id);
      if (passes[section] === true) {
        documents[size] = id;
        places[size++] = place;
      } else others.push(id);
    }
    for (const id of others) this.clear(id);
    return { documents: documents.subarray(0, size), places: places.subarray(0, size) };
  }

  private rank(id: number): number {
    const word = id >>> 5;
    return (this.ranks[word] ?? 0) + bitCount((this.bits[word] ?? 0) & ((1 << (id & 31)) - 1));
  }

  private isSet(id: number): boolean {
    return ((this.bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  private set(id: number): void {
    this.bits[id >>> 5] = (this.bits[id >>> 5] ?? 0) | (1 << (id & 31));
  }

  private clear(id: number): void {
    this.bits[id >>> 5] = (this.bits[id >>> 5] ?? 0) & ~(1 << (id & 31));
  }
}

interface PlacedDocuments {
  readonly documents: Int32Array;
  readonly places: Int32Array;
}

/** By section: whether any branch lets it pass. */
function passingSections(count: number, branches: NonNullable<SearchWithin['branchSections']>): readonly boolean[] {
  const all = branches.length === 0 || branches.includes(undefined);
  return Array.from({ length: count }, (_, section) => all || branches.some((own) => own?.has(section) === true));
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
