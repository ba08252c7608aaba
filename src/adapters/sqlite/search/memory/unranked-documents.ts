import type { Urn } from '../../../../kernel/urn.js';

/** Memory of a URN, and of a document. */
const URN_BYTES = 200;
const DOCUMENT_BYTES = 40;
/** URNs that are kept of documents that are written, and of those whose URNs were read, too. */
const WRITTEN_URNS = 20_000;
const MOST_URNS = 65_536;

/** Documents without a place in the order of URNs. They are compared by their URNs, which are kept of some. */
export class UnrankedDocuments {
  private readonly urns = new Map<number, Urn | undefined>();
  private known = 0;

  get size(): number {
    return this.urns.size;
  }

  /** Memory that it takes; texts are estimated. */
  get bytes(): number {
    return DOCUMENT_BYTES * this.urns.size + URN_BYTES * this.known;
  }

  urn(id: number): Urn | undefined {
    return this.urns.get(id);
  }

  ids(): Iterable<number> {
    return this.urns.keys();
  }

  /** @param urn absent when it is not known */
  add(id: number, urn?: Urn): void {
    this.delete(id);
    const kept = this.known < WRITTEN_URNS ? urn : undefined;
    if (kept !== undefined) this.known++;
    this.urns.set(id, kept);
  }

  /** The URN of one of them was read. @returns whether it is kept */
  know(id: number, urn: Urn): boolean {
    if (!this.urns.has(id) || this.known >= MOST_URNS) return false;
    if (this.urns.get(id) === undefined) this.known++;
    this.urns.set(id, urn);
    return true;
  }

  delete(id: number): void {
    if (this.urns.get(id) !== undefined) this.known--;
    this.urns.delete(id);
  }
}
