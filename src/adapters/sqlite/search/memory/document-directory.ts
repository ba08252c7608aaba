import type { Urn } from '../../../../kernel/urn.js';
import { ENTITY_TYPE_FIELD } from '../../../../registry/search-fields.js';
import { FACTS_FIELD, readFacts } from '../storage/bare-fields.js';
import { PAGE_DOCUMENTS, type SingleValues } from '../storage/column-page.js';
import type { DocumentFacts, DocumentFile } from '../storage/document-file.js';
import type { PendingColumns } from '../storage/pending-columns.js';
import { computeRanks, writeRanks } from '../storage/urn-order.js';
import { Column } from './column.js';
import { PageReader } from './column-view.js';
import { DocSet } from './doc-set.js';
import { DocumentBits } from './document-bits.js';
import { enlarged } from '../../enlarged.js';
import { ScoreFactors } from './score-factors.js';
import type { TieOrder } from './top-documents.js';
import { UnrankedDocuments } from './unranked-documents.js';

const FIRST_CAPACITY = 1024;
/** Documents without a rank after which all are ranked again: so many by default, and this part of all. */
const UNRANKED = 1000;
const UNRANKED_PART = 0.05;

/** The order of fewer documents, as a multiple of those, is not stored: it is soon computed. */
const LEAST_STORED = 10;
/** Memory of a URN. */
const URN_BYTES = 200;
/** URNs that are kept of those that were read to compare or to show them. */
const KEPT_URNS = 4096;

/** Tokens of a name that is short. */
const SHORT_NAME = 4;

/** What scores need of a document. `factor`: its number, see ScoreFactors. */
interface ScoreFacts {
  readonly factor: number;
  readonly nameLength: number;
}

/**
 * What every document has, in memory by document id: type, score factor, length of its name, place in the order of
 * URNs. URNs themselves are read from the file. Loaded before it is read; updated by every write, also while it is
 * loaded.
 */
export class DocumentDirectory {
  /** Place of the type in `typeNames`; 0 for ids without a document. */
  private types = new Uint16Array(FIRST_CAPACITY);
  readonly factors = new ScoreFactors();
  private nameLengths = new Uint16Array(FIRST_CAPACITY);
  /** Rank in the order of URNs when it was computed last, from 1; 0 for documents that were added later. */
  private ranks = new Int32Array(FIRST_CAPACITY);
  /** Those without a rank, while all others have one. */
  private unranked = new UnrankedDocuments();
  /** Those of them that the ranks in the making will not have. Until then the old ranks are compared by. */
  private addedWhileRanking: UnrankedDocuments | undefined;
  private readonly keptUrns = new Map<number, Urn>();
  private ranking: 'due' | 'running' | 'sound' | 'unstored' = 'due';
  /** Part of the documents that may be without a rank: none after a start, when nothing is known of their URNs. */
  private mostUnrankedPart = 0;
  private readonly typeNames: string[] = [''];
  private readonly numbersOfTypes = new Map<string, number>();
  /** Documents of the types that were asked for. */
  private readonly ofTypes = new Map<number, DocumentBits>();
  /** By number of tokens that was asked for: documents whose names have no more of them. */
  private readonly shortNamed = new Map<number, DocumentBits>();
  private allIds: DocSet | undefined;
  private documents = 0;
  private end = 0;

  constructor(
    private readonly file: DocumentFile,
    private readonly pending: PendingColumns,
    private readonly mostUnranked = UNRANKED,
  ) {}

  /** Read all documents, a page of them in each step. */
  *load(): Generator<undefined> {
    const { limit, ranks } = this.file;
    const { version } = ranks;
    const reused = ranks.reused();
    this.allocate(limit);
    for (let place = 0; place * PAGE_DOCUMENTS < limit; place++) {
      const stored = version === undefined ? new Int32Array(0) : ranks.page(version, place);
      this.loadPage(place, withoutReused(stored, place, reused));
      yield;
    }
    if (version === undefined) yield* this.rank();
    this.ranking = version === undefined && !this.isSmall ? 'unstored' : 'sound';
    if (this.ranking === 'sound') this.addedWhileRanking = undefined;
  }

  /** Memory that it takes; texts are estimated. */
  get bytes(): number {
    const { types, factors, nameLengths, ranks, unranked, keptUrns, allIds, ofTypes, shortNamed } = this;
    const bits = [...ofTypes.values(), ...shortNamed.values()].reduce((sum, { words }) => sum + words.byteLength, 0);
    const arrays = types.byteLength + factors.bytes + nameLengths.byteLength + ranks.byteLength + bits;
    return arrays + (allIds?.bytes ?? 0) + URN_BYTES * keptUrns.size + unranked.bytes;
  }

  /** All documents. */
  all(): DocSet {
    if (this.allIds !== undefined) return this.allIds;
    const ids = new Int32Array(this.documents);
    let at = 0;
    for (let id = 0; id < this.end; id++) if (this.types[id] !== 0) ids[at++] = id;
    this.allIds = new DocSet(ids);
    return this.allIds;
  }

  /** Number of documents. */
  get count(): number {
    return this.documents;
  }

  /** One more than the highest id. */
  get limit(): number {
    return this.end;
  }

  urn(id: number): Urn | undefined {
    const known = this.unranked.urn(id) ?? this.keptUrns.get(id);
    if (known !== undefined) return known;
    const urn = this.file.urnOf.get(id);
    if (urn === undefined) return undefined;
    if (this.unranked.know(id, urn)) return urn;
    if (this.keptUrns.size >= KEPT_URNS) this.keptUrns.clear();
    this.keptUrns.set(id, urn);
    return urn;
  }

  /** Places of the documents' types in `knownTypes()`, by id. */
  typeNumbers(): Uint16Array {
    return this.types;
  }

  typeOf(id: number): string {
    return this.typeNames[this.types[id] ?? 0] ?? '';
  }

  /** Documents of a type, a bit for each id; valid until a write. */
  bitsOfType(type: string): Uint32Array {
    const number = this.numberOfType(type);
    const known = this.ofTypes.get(number);
    if (known !== undefined) return known.words;
    const { types } = this;
    const bits = new DocumentBits(this.end);
    for (let id = 0; id < this.end; id++) if (types[id] === number) bits.add(id);
    this.ofTypes.set(number, bits);
    return bits.words;
  }

  /** Entity types of all documents that are or were there; the first one is empty and of no document. */
  knownTypes(): readonly string[] {
    return this.typeNames;
  }

  /** Tokens in the documents' names, by id. */
  lengthsOfNames(): Uint16Array {
    return this.nameLengths;
  }

  /**
   * Documents whose names have at most so many tokens, a bit for each id, valid until a write; `undefined` for names
   * that are not short.
   */
  bitsOfShortNames(longest: number): Uint32Array | undefined {
    if (longest > SHORT_NAME) return undefined;
    const known = this.shortNamed.get(longest);
    if (known !== undefined) return known.words;
    const { types, nameLengths } = this;
    const bits = new DocumentBits(this.end);
    for (let id = 0; id < this.end; id++) if (types[id] !== 0 && (nameLengths[id] ?? 0) <= longest) bits.add(id);
    this.shortNamed.set(longest, bits);
    return bits.words;
  }

  /** Documents of these URNs, in their order; unknown URNs are skipped. */
  find(urns: Iterable<string>): readonly number[] {
    const found: number[] = [];
    for (const urn of urns) {
      const id = this.file.idOf.get(urn);
      if (id !== undefined) found.push(id);
    }
    return found;
  }

  /** Order of URNs by code unit. */
  urnOrder(): TieOrder {
    return this.byUrn;
  }

  /**
   * Rank all documents again and store their order, some in each step; `undefined` while few have been added since.
   */
  rankAgain(): Generator<undefined> | undefined {
    const isDue = this.unranked.size > this.mostUnranked + this.documents * this.mostUnrankedPart;
    if (this.ranking === 'running' || this.ranking === 'due' || (this.ranking === 'sound' && !isDue)) return undefined;
    const steps = this.ranking === 'unstored' ? this.store() : this.rankAndStore();
    this.ranking = 'running';
    return steps;
  }

  put({ urn, ...facts }: DocumentFacts): void {
    if ((this.types[facts.id] ?? 0) === 0) {
      this.unranked.add(facts.id, urn);
      this.addedWhileRanking?.add(facts.id, urn);
      if (facts.id < this.ranks.length) this.ranks[facts.id] = 0;
      this.allIds = undefined;
    }
    this.putFacts(facts.id, this.numberOfType(facts.type), this.scoreFacts(facts));
  }

  remove(id: number): void {
    const type = this.types[id] ?? 0;
    if (type === 0) return;
    this.types[id] = 0;
    this.clearBits(id, type);
    this.documents--;
    this.allIds = undefined;
    this.unranked.delete(id);
    this.addedWhileRanking?.delete(id);
    this.keptUrns.delete(id);
  }

  private readonly byUrn: TieOrder = { compare: (a, b) => this.compare(a, b), places: () => this.ranks };

  private compare(a: number, b: number): number {
    const rankA = this.ranks[a] ?? 0;
    const rankB = this.ranks[b] ?? 0;
    if (rankA !== 0 && rankB !== 0) return rankA - rankB;
    const urnA = this.urn(a) ?? '';
    const urnB = this.urn(b) ?? '';
    return urnA < urnB ? -1 : urnA > urnB ? 1 : 0;
  }

  private putFacts(id: number, type: number, { factor, nameLength }: ScoreFacts): void {
    this.reserve(id);
    const before = this.types[id] ?? 0;
    if (before === 0) this.documents++;
    else this.clearBits(id, before);
    this.types[id] = type;
    this.factors.putNumber(id, factor);
    this.nameLengths[id] = nameLength;
    this.addBits(id);
  }

  private addBits(id: number): void {
    this.ofTypes.get(this.types[id] ?? 0)?.add(id);
    for (const [longest, bits] of this.shortNamed) if ((this.nameLengths[id] ?? 0) <= longest) bits.add(id);
  }

  private scoreFacts({ factor, nameLength }: Pick<DocumentFacts, 'factor' | 'nameLength'>): ScoreFacts {
    return { factor: this.factors.numberOf(factor), nameLength };
  }

  private clearBits(id: number, type: number): void {
    this.ofTypes.get(type)?.delete(id);
    for (const bits of this.shortNamed.values()) bits.delete(id);
  }

  /** What was written since is known already, and newer than the stored rank. */
  private loadPage(place: number, ranks: Int32Array): void {
    const base = place * PAGE_DOCUMENTS;
    const types = this.singleValues(ENTITY_TYPE_FIELD, place);
    const facts = this.singleValues(FACTS_FIELD, place);
    const typeNumbers = types.values.map((type) => (type === undefined ? 0 : this.numberOfType(String(type))));
    const ownFacts = facts.values.map((value) => (value === undefined ? NO_FACTS : this.scoreFacts(readFacts(value))));
    const { types: known, nameLengths, ranks: ownRanks, factors } = this;
    const hasBits = this.ofTypes.size + this.shortNamed.size > 0;
    for (let at = 0; at < PAGE_DOCUMENTS; at++) {
      const type = typeNumbers[types.numbers[at] ?? 0] ?? 0;
      const id = base + at;
      if (type === 0 || known[id] !== 0) continue;
      const { factor, nameLength } = ownFacts[facts.numbers[at] ?? 0] ?? NO_FACTS;
      known[id] = type;
      nameLengths[id] = nameLength;
      factors.putNumber(id, factor);
      ownRanks[id] = ranks[at] ?? 0;
      if (ownRanks[id] === 0) this.unranked.add(id);
      if (hasBits) this.addBits(id);
      this.documents++;
      this.end = Math.max(this.end, id + 1);
    }
  }

  private singleValues(field: string, place: number): SingleValues {
    const page = this.pending.of(field, place).size === 0 ? this.file.columns.page(field, place) : undefined;
    const stored = page?.singleValues();
    if (stored !== undefined) return stored;
    const column = new Column();
    new PageReader(this.file, this.pending, [field]).addTo(column, place, 0);
    return column.singleValues(PAGE_DOCUMENTS);
  }

  private *rankAndStore(): Generator<undefined> {
    yield* this.rank();
    yield* this.store();
  }

  /** Documents that are added meanwhile, and until the ranks are stored, stay without a rank. */
  private *rank(): Generator<undefined> {
    const added = new UnrankedDocuments();
    this.addedWhileRanking = added;
    try {
      const ranks = yield* computeRanks(this.file, this.ranks.length);
      for (const id of added.ids()) if (id < ranks.length) ranks[id] = 0;
      this.ranks = ranks.length < this.types.length ? enlarged(ranks, this.types.length) : ranks;
      this.unranked = added;
      this.mostUnrankedPart = UNRANKED_PART;
    } finally {
      this.ranking = 'sound';
    }
  }

  private *store(): Generator<undefined> {
    const { ranks, addedWhileRanking } = this;
    this.ranking = 'running';
    try {
      if (this.isSmall) return;
      yield* writeRanks(this.file, ranks.subarray(0, this.end), () => addedWhileRanking?.ids() ?? []);
    } finally {
      this.addedWhileRanking = undefined;
      this.ranking = 'sound';
    }
  }

  private get isSmall(): boolean {
    return this.documents < LEAST_STORED * this.mostUnranked;
  }

  private numberOfType(type: string): number {
    const known = this.numbersOfTypes.get(type);
    if (known !== undefined) return known;
    const number = this.typeNames.push(type) - 1;
    this.numbersOfTypes.set(type, number);
    return number;
  }

  private reserve(id: number): void {
    this.end = Math.max(this.end, id + 1);
    this.allocate(id + 1);
  }

  private allocate(limit: number): void {
    if (limit <= this.types.length) return;
    this.types = enlarged(this.types, limit);
    this.nameLengths = enlarged(this.nameLengths, this.types.length);
    this.ranks = enlarged(this.ranks, this.types.length);
  }
}

/** Stored ranks of a page, and none for documents whose ids others had when they were stored. */
function withoutReused(ranks: Int32Array, place: number, reused: ReadonlySet<number>): Int32Array {
  if (reused.size === 0) return ranks;
  const base = place * PAGE_DOCUMENTS;
  return ranks.map((rank, at) => (reused.has(base + at) ? 0 : rank));
}

const NO_FACTS: ScoreFacts = { factor: 0, nameLength: 0 };
