/**
 * Which document an entity has that another engine names by a number.
 *
 * The problem: lineage reaches thousands of entities, which the edges know by numbers and this index by document ids;
 * to compare URNs takes microseconds for each. The idea: the id of each number is looked up once, by its URN, and kept
 * in an array. It is forgotten when the document is removed, or comes where there was none.
 *
 *   numbers 7 and 9 mean columns of the table with document 3:   documents[7] = documents[9] = 3
 *   document 3 is removed: first[3] = 9, next[9] = 7 say which numbers to forget
 *
 * The cost: 8 bytes a number and 4 a document, more for entities without a document; some microseconds for the first
 * look at a number.
 */
import type { EntityNumbers } from '../../../../kernel/entity-numbers.js';
import type { Urn } from '../../../../kernel/urn.js';
import { enlarged } from '../../enlarged.js';
import type { DocumentFile } from '../storage/document-file.js';
import type { DocumentChange } from '../storage/document-writer.js';

const UNKNOWN = 0;
const NO_DOCUMENT = -1;
const NUMBERS_A_STEP = 50;
const UNITS_OF_A_NUMBER = 8;
/** Memory of an entity without a document, about. */
const MISSING_BYTES = 300;

export class NumberedDocuments {
  /** By number: id of the document, UNKNOWN or NO_DOCUMENT. */
  private documents = new Int32Array(1024);
  /** By number: another number that means the same entity, 0 for none. */
  private next = new Int32Array(1024);
  /** By document: the first of its numbers, 0 for none. */
  private first = new Int32Array(1024);
  /** The first number of each entity without a document. */
  private readonly missing = new Map<Urn, number>();

  constructor(
    private readonly numbers: EntityNumbers,
    private readonly file: Pick<DocumentFile, 'idOf'>,
  ) {}

  /** Memory that it takes. */
  get bytes(): number {
    const { documents, next, first, missing } = this;
    return documents.byteLength + next.byteLength + first.byteLength + MISSING_BYTES * missing.size;
  }

  /** Whether all of the numbers were looked up. */
  knows(numbers: Int32Array): boolean {
    for (let at = 0; at < numbers.length; at++) {
      if ((this.documents[numbers[at] ?? 0] ?? UNKNOWN) === UNKNOWN) return false;
    }
    return true;
  }

  /** Look up the numbers that are not known, some in each step, which gives what it cost in units of `Work`. */
  *lookUp(numbers: Int32Array): Generator<number> {
    let found = 0;
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      if ((this.documents[number] ?? UNKNOWN) !== UNKNOWN) continue;
      this.find(number);
      if (++found % NUMBERS_A_STEP === 0) yield NUMBERS_A_STEP * UNITS_OF_A_NUMBER;
    }
    yield (found % NUMBERS_A_STEP) * UNITS_OF_A_NUMBER;
  }

  /** Id of the document that a number means, looked up if need be; below 1 when there is none. */
  documentOf(number: number): number {
    const known = this.documents[number] ?? UNKNOWN;
    return known === UNKNOWN ? this.find(number) : known;
  }

  /** Reflect what was written. */
  note(change: DocumentChange): void {
    if (change.kind === 'removed') {
      this.forget(this.first[change.id] ?? 0);
      this.first[change.id] = 0;
    } else if (change.isNew) {
      const { urn } = change.facts;
      this.forget(this.missing.get(urn) ?? 0);
      this.missing.delete(urn);
    }
  }

  private find(number: number): number {
    const urn = this.numbers.urnOf(number);
    // Nothing has the number any more, nor will.
    if (urn === undefined) return NO_DOCUMENT;
    if (number >= this.documents.length) {
      this.documents = enlarged(this.documents, number + 1);
      this.next = enlarged(this.next, this.documents.length);
    }
    const id = this.file.idOf.get(urn);
    if (id === undefined) {
      this.next[number] = this.missing.get(urn) ?? 0;
      this.missing.set(urn, number);
      return (this.documents[number] = NO_DOCUMENT);
    }
    if (id >= this.first.length) this.first = enlarged(this.first, id + 1);
    this.next[number] = this.first[id] ?? 0;
    this.first[id] = number;
    return (this.documents[number] = id);
  }

  /** Forget a number and those that follow it. */
  private forget(first: number): void {
    for (let number = first; number !== 0; number = this.next[number] ?? 0) this.documents[number] = UNKNOWN;
  }
}
