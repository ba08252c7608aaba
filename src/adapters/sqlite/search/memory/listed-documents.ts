import type { Page } from '../../../../kernel/page.js';
import type { EntitySections, SearchWithin } from '../../../../search/search-index.port.js';
import type { DocSet } from './doc-set.js';
import type { DocTest } from './doc-test.js';
import { DocumentBits } from './document-bits.js';
import { isShort, type ListedPlaces, listedPlaces, type PlacedDocuments } from './listed-places.js';
import type { TieOrder } from './top-documents.js';

/** `documentOf`: id of the document that a number means, below 1 for none. `limit`: one more than the highest id. */
export interface ListSources {
  readonly documentOf: (number: number) => number;
  readonly limit: number;
  /** Document that is not in the list whatever number means it. */
  readonly except: number | undefined;
}

/** Documents of a list of entities, each at its first place, in sections that some branch of the filter lets pass. */
export class ListedDocuments {
  /** Documents at earlier places come first. */
  readonly order: TieOrder;
  private readonly places: ListedPlaces;
  private readonly inOrder: Int32Array;
  private readonly sectionEnds: readonly number[];
  private readonly branchSections: NonNullable<SearchWithin['branchSections']>;

  constructor({ list, branchSections = [] }: SearchWithin, sources: ListSources) {
    this.sectionEnds = list.sectionEnds;
    // One branch asks nothing more of the documents that are left.
    this.branchSections = branchSections.length > 1 ? branchSections : [];
    const passes = passingSections(list.sectionEnds.length, branchSections);
    const placed = this.gather(list, passes, sources);
    this.inOrder = placed.documents;
    this.places = listedPlaces(placed, sources.limit);
    this.order = { compare: (a, b) => this.placeOf(a) - this.placeOf(b) };
  }

  get all(): DocSet {
    return this.places.all;
  }

  /** Place in the list of one of the documents. */
  placeOf(id: number): number {
    return this.places.placeOf(id);
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

  /** Documents of the sections that pass. */
  private gather({ entities }: EntitySections, passes: readonly boolean[], sources: ListSources): PlacedDocuments {
    const { documentOf, except, limit } = sources;
    const documents = new Int32Array(entities.length);
    const places = new Int32Array(entities.length);
    const seen = isShort(entities.length, limit) ? new Set<number>() : new DocumentBits(limit);
    if (except !== undefined) seen.add(except);
    let size = 0;
    let section = 0;
    for (let place = 0; place < entities.length; place++) {
      while (place >= (this.sectionEnds[section] ?? entities.length)) section++;
      const id = documentOf(entities[place] ?? 0);
      if (id < 1 || seen.has(id)) continue;
      seen.add(id);
      if (passes[section] !== true) continue;
      documents[size] = id;
      places[size++] = place;
    }
    return { documents: documents.subarray(0, size), places: places.subarray(0, size) };
  }
}

/** By section: whether any branch lets it pass. */
function passingSections(count: number, branches: NonNullable<SearchWithin['branchSections']>): readonly boolean[] {
  const all = branches.length === 0 || branches.includes(undefined);
  return Array.from({ length: count }, (_, section) => all || branches.some((own) => own?.has(section) === true));
}
