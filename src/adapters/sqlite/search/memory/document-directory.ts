import type { Urn } from '../../../../kernel/urn.js';
import type { DocumentFacts, DocumentFile } from '../storage/document-file.js';
import { DocSet } from './doc-set.js';

const FIRST_CAPACITY = 1024;
/** Documents without a rank after which all are ranked again: so many, and this part of all. */
const UNRANKED = 1000;
const UNRANKED_PART = 0.05;

/** Documents that are read at a time. */
const PAGE = 500;

/**
 * What every document has, in memory by document id: URN, type, score factor, length of its name. Loaded before it is
 * read; updated by every write, also while it is loaded.
 */
export class DocumentDirectory {
  private urns: (Urn | undefined)[] = [];
  private types = new Uint16Array(FIRST_CAPACITY);
  private factors = new Float64Array(FIRST_CAPACITY);
  private weighed = false;
  private nameLengths = new Uint16Array(FIRST_CAPACITY);
  /** Rank in the order of URNs when it was computed last, from 1; 0 for documents that were added later. */
  private ranks = new Int32Array(FIRST_CAPACITY);
  private unranked = 0;
  private readonly typeNames: string[] = [];
  private readonly numbersOfTypes = new Map<string, number>();
  private ids: Map<Urn, number> | undefined;
  private allIds: DocSet | undefined;
  private count = 0;

  constructor(private readonly file: DocumentFile) {}

  /** Read all documents, some in each step. */
  *load(): Generator<undefined> {
    for (let after = 0, more = true; more;) {
      const page = this.file.facts.all(after, PAGE);
      for (const [id, urn, type, factor, nameLength] of page) this.put({ id, urn, type, factor, nameLength });
      after = page.at(-1)?.[0] ?? after;
      more = page.length === PAGE;
      yield;
    }
    yield* this.rank();
  }

  /** All documents. */
  all(): DocSet {
    if (this.allIds !== undefined) return this.allIds;
    const ids = new Int32Array(this.count);
    let at = 0;
    for (let id = 0; id < this.urns.length; id++) if (this.urns[id] !== undefined) ids[at++] = id;
    this.allIds = new DocSet(ids);
    return this.allIds;
  }

  /** One more than the highest id. */
  get limit(): number {
    return this.urns.length;
  }

  urn(id: number): Urn | undefined {
    return this.urns[id];
  }

  /** Places of the documents' types in `knownTypes()`, by id. */
  typeNumbers(): Uint16Array {
    return this.types;
  }

  typeOf(id: number): string {
    return this.typeNames[this.types[id] ?? 0] ?? '';
  }

  /** Entity types of all documents that are or were there. */
  knownTypes(): readonly string[] {
    return this.typeNames;
  }

  /** Factors of the documents' scores, by id; `undefined` while all of them are 1. */
  scoreFactors(): Float64Array | undefined {
    return this.weighed ? this.factors : undefined;
  }

  /** Tokens in the documents' names, by id. */
  lengthsOfNames(): Uint16Array {
    return this.nameLengths;
  }

  /** Documents of these URNs, in their order; unknown URNs are skipped. */
  find(urns: Iterable<string>): readonly number[] {
    const ids: ReadonlyMap<string, number> = (this.ids ??= this.indexUrns());
    const found: number[] = [];
    for (const urn of urns) {
      const id = ids.get(urn);
      if (id !== undefined) found.push(id);
    }
    return found;
  }

  /** Order of URNs by code unit. Ranks are computed again when many documents have been added since. */
  urnOrder(): { readonly compare: (a: number, b: number) => number } {
    if (this.unranked > UNRANKED + this.count * UNRANKED_PART) runAll(this.rank());
    return this.byUrn;
  }

  private readonly byUrn = { compare: (a: number, b: number): number => this.compare(a, b) };

  private compare(a: number, b: number): number {
    const rankA = this.ranks[a] ?? 0;
    const rankB = this.ranks[b] ?? 0;
    if (rankA !== 0 && rankB !== 0) return rankA - rankB;
    const urnA = this.urns[a] ?? '';
    const urnB = this.urns[b] ?? '';
    return urnA < urnB ? -1 : urnA > urnB ? 1 : 0;
  }

  put({ id, urn, type, factor, nameLength }: DocumentFacts): void {
    this.reserve(id);
    if (this.urns[id] === undefined) {
      this.count++;
      this.unranked++;
      this.ranks[id] = 0;
      this.allIds = undefined;
      this.ids?.set(urn, id);
    }
    this.urns[id] = urn;
    this.types[id] = this.numberOfType(type);
    this.factors[id] = factor;
    if (factor !== 1) this.weighed = true;
    this.nameLengths[id] = nameLength;
  }

  remove(id: number): void {
    const urn = this.urns[id];
    if (urn === undefined) return;
    this.urns[id] = undefined;
    this.count--;
    this.allIds = undefined;
    this.ids?.delete(urn);
  }

  /** Documents that are added meanwhile stay without a rank. */
  private *rank(): Generator<undefined> {
    this.unranked = 0;
    let rank = 0;
    for (let after = '', more = true; more;) {
      const page = this.file.order.all(after, PAGE);
      for (const [id, urn] of page) {
        this.ranks[id] = ++rank;
        after = urn;
      }
      more = page.length === PAGE;
      yield;
    }
  }

  private indexUrns(): Map<Urn, number> {
    const ids = new Map<Urn, number>();
    this.urns.forEach((urn, id) => {
      if (urn !== undefined) ids.set(urn, id);
    });
    return ids;
  }

  private numberOfType(type: string): number {
    const known = this.numbersOfTypes.get(type);
    if (known !== undefined) return known;
    const number = this.typeNames.push(type) - 1;
    this.numbersOfTypes.set(type, number);
    return number;
  }

  private reserve(id: number): void {
    while (this.urns.length <= id) this.urns.push(undefined);
    if (id < this.types.length) return;
    const capacity = Math.max(id + 1, this.types.length * 2);
    this.types = grown(new Uint16Array(capacity), this.types);
    this.factors = grown(new Float64Array(capacity), this.factors);
    this.nameLengths = grown(new Uint16Array(capacity), this.nameLengths);
    this.ranks = grown(new Int32Array(capacity), this.ranks);
  }
}

/** Take all steps at once. */
export function runAll(steps: Iterator<undefined>): void {
  while (steps.next().done !== true);
}

/** A longer array with the old one's content. */
export function grown<A extends Float64Array | Int32Array | Uint16Array>(longer: A, content: A): A {
  longer.set(content);
  return longer;
}
