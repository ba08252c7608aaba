import type { DocumentFile } from './document-file.js';
import { DocSet } from './doc-set.js';

/** Memory for sets of documents that were found before. */
const CACHE_BYTES = 12 * 1024 * 1024;
/** Memory of an entry beside its ids. */
const ENTRY_BYTES = 200;
/** Changed documents that are looked at one by one; beyond it the set is read anew. */
const MAX_REVISED = 64;

interface Entry {
  readonly set: DocSet;
  /** Changes that the set knows of. */
  readonly at: number;
}

/**
 * Sets of documents that match full-text expressions. The sets of words that people search for again are kept; a kept
 * set is brought up to date with the documents that changed since it was read.
 */
export class Postings {
  private readonly entries = new Map<string, Entry>();
  private readonly changed: number[] = [];
  private forgotten = 0;
  private bytes = 0;

  constructor(private readonly file: DocumentFile) {}

  /** Documents that match an FTS5 expression; made by `full-text-expression.ts` alone. */
  find(expression: string): DocSet {
    const held = this.entries.get(expression);
    const set = held === undefined ? this.read(expression) : this.revise(expression, held);
    this.keep(expression, set);
    return set;
  }

  /** Terms of the index between two texts, the second excluded, for which the test holds. */
  terms(from: string, to: string, test: (term: string) => boolean): readonly string[] {
    const found: string[] = [];
    for (const term of this.file.terms.iterate(from, to)) if (test(term)) found.push(term);
    return found;
  }

  /** The full-text entry of a document is another one now, or is gone. */
  noteChange(id: number): void {
    this.changed.push(id);
    if (this.changed.length <= MAX_REVISED * 4) return;
    this.forgotten += this.changed.length;
    this.changed.length = 0;
  }

  private read(expression: string): DocSet {
    return new DocSet(Int32Array.from(this.file.matching.all(expression)));
  }

  private revise(expression: string, { set, at }: Entry): DocSet {
    const from = at - this.forgotten;
    if (from === this.changed.length) return set;
    const changed = from < 0 ? [] : [...new Set(this.changed.slice(from))];
    if (from < 0 || changed.length > MAX_REVISED) return this.read(expression);
    const revised = DocSet.of(changed);
    const matching = changed.filter((id) => this.file.matchesOne.get(expression, id) !== undefined);
    const kept = set.filter((id) => !revised.has(id));
    if (matching.length === 0) return kept;
    return DocSet.of([...kept.ids, ...matching]);
  }

  private keep(expression: string, set: DocSet): void {
    const held = this.entries.get(expression);
    if (held !== undefined) {
      this.entries.delete(expression);
      this.bytes -= cost(held.set);
    }
    this.entries.set(expression, { set, at: this.forgotten + this.changed.length });
    this.bytes += cost(set);
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= CACHE_BYTES || oldest === expression) break;
      this.entries.delete(oldest);
      this.bytes -= cost(entry.set);
    }
  }
}

function cost(set: DocSet): number {
  // Ids, and the bit field that a large set may get.
  return ENTRY_BYTES + set.ids.byteLength * 2;
}
