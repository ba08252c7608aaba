import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import type { DocumentFile } from '../storage/document-file.js';
import { DocSet, intersection } from '../memory/doc-set.js';
import { type FullTextExpression, matchesTexts, printExpression } from './full-text-expression.js';

/** Memory of an entry beside its ids. */
const ENTRY_BYTES = 400;
/** Changed documents that are remembered; a list that is older than the oldest of them is read again. */
const MAX_CHANGES = 256;

interface CachedPostings extends Evictable {
  readonly set: DocSet;
  /** Number of changes that the list reflects. */
  readonly at: number;
}

interface TextChange {
  readonly id: number;
  /** The texts of the full-text table now; `undefined` when the document is gone. */
  readonly texts: (() => readonly string[]) | undefined;
}

/**
 * Posting lists: the documents that match a full-text expression. They are cached, since users search for the same
 * words; a cached list is updated with the documents that have changed since it was read.
 */
export class Postings {
  private readonly entries = new Map<string, CachedPostings>();
  private changes: TextChange[] = [];
  private forgotten = 0;
  /** Number of changes that the newest list reflects. */
  private newest = 0;

  constructor(
    private readonly file: DocumentFile,
    private readonly memory: IndexMemory,
    /** Writes pending rows, before the full-text table is read. */
    private readonly flushPending: () => void,
  ) {}

  /** Documents that match. */
  find(expression: FullTextExpression): DocSet {
    const { columns, pattern } = expression;
    // The parts of a pattern may be in different rows of the table.
    if (pattern.length > 1) return intersection(pattern.map((part) => this.find({ columns, pattern: [part] })));
    const printed = printExpression(expression);
    const cached = this.entries.get(printed);
    if (cached?.at === this.now()) {
      this.memory.touch(cached);
      return cached.set;
    }
    const set = (cached === undefined ? undefined : this.revised(expression, cached)) ?? this.read(printed);
    this.keep(printed, set);
    return set;
  }

  /** Terms of the index between two texts, the second excluded, for which the test holds. */
  terms(from: string, to: string, test: (term: string) => boolean): readonly string[] {
    this.flushPending();
    const found: string[] = [];
    for (const term of this.file.terms.iterate(from, to)) if (test(term)) found.push(term);
    return found;
  }

  /** Call when the texts of a document have changed or are gone. */
  noteChange(change: TextChange): void {
    this.changes.push(change);
    const isWanted = this.newest >= this.forgotten;
    if (isWanted && this.changes.length < 2 * MAX_CHANGES) return;
    // When every list is older than what is remembered, as while nobody searches, no text need be kept.
    const spent = isWanted ? MAX_CHANGES : this.changes.length;
    this.forgotten += spent;
    this.changes = this.changes.slice(spent);
  }

  private read(printed: string): DocSet {
    this.flushPending();
    const ids = Int32Array.from(this.file.matching.all(printed));
    let count = 0;
    // A document of which both rows match is there twice.
    for (const id of ids) if (count === 0 || ids[count - 1] !== id) ids[count++] = id;
    return new DocSet(count === ids.length ? ids : ids.slice(0, count));
  }

  private revised(expression: FullTextExpression, { set, at }: CachedPostings): DocSet | undefined {
    if (at < this.forgotten) return undefined;
    const changes = this.changes.slice(at - this.forgotten);
    if (changes.length === 0) return set;
    const now = new Map(changes.map(({ id, texts }) => [id, texts !== undefined && matchesTexts(expression, texts())]));
    return set.with(now);
  }

  private keep(printed: string, set: DocSet): void {
    const before = this.entries.get(printed);
    if (before !== undefined) this.memory.forget(before);
    this.newest = this.now();
    const entry: CachedPostings = {
      set,
      at: this.newest,
      isPinned: false,
      evict: () => {
        this.entries.delete(printed);
      },
    };
    this.entries.set(printed, entry);
    if (this.memory.count(entry, ENTRY_BYTES + set.bytes) === 'refused') this.entries.delete(printed);
  }

  private now(): number {
    return this.forgotten + this.changes.length;
  }
}
