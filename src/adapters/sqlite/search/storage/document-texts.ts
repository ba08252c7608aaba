import type { Urn } from '../../../../kernel/urn.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import { type DocumentText, documentText, type ValueTexts } from '../../../../text-search/document-text.js';
import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import type { DocumentFile } from './document-file.js';
import { readStored } from '../../../../text-search/stored-fields.js';
import { ValueSieve } from '../../../../text-search/value-sieve.js';

/** A document of this size would push out many others. */
const LARGEST_KEPT = 1024 * 1024;
/** Memory of a document and of a value beside their characters. */
const DOCUMENT_BYTES = 400;
const VALUE_BYTES = 16;
/** Characters from which on to look through all of them costs more than to ask the sieve. */
const LEAST_SIEVED = 512;

interface CachedText extends Evictable {
  document: DocumentText;
}

/**
 * Texts of documents that are shown as hits or completions, of each value the beginning: nobody waits for megabytes of
 * a description. Those shown last are cached: users ask for the same ones.
 */
export class DocumentTexts {
  private readonly entries = new Map<number, CachedText>();

  constructor(
    private readonly file: DocumentFile,
    private readonly fields: SearchFields,
    private readonly memory: IndexMemory,
  ) {}

  /** `undefined` when there is no such document. */
  get(id: number): DocumentText | undefined {
    const cached = this.entries.get(id);
    if (cached !== undefined) {
      this.memory.touch(cached);
      if (cached.document.sieve === undefined) this.addSieve(id, cached);
      return cached.document;
    }
    const row = this.file.byId.get(id);
    if (row === undefined) return undefined;
    const document = documentText([readStored(row.keywords), readStored(row.texts)], row.urn, this.fields);
    this.keep(id, document);
    return document;
  }

  /** What a document is called whose texts are cached. */
  urnOf(id: number): Urn | undefined {
    return this.entries.get(id)?.document.urn;
  }

  /** Call when the document has changed or is gone. */
  forget(id: number): void {
    const cached = this.entries.get(id);
    if (cached === undefined) return;
    this.entries.delete(id);
    this.memory.forget(cached);
  }

  /** A document that is shown again is looked through for one query after the other. */
  private addSieve(id: number, cached: CachedText): void {
    const { document } = cached;
    const { queried, folded } = document;
    if (folded.length < LEAST_SIEVED) return;
    cached.document = { ...document, sieve: new ValueSieve(folded, queried.ends) };
    if (this.memory.count(cached, bytesOf(cached.document)) === 'refused') this.entries.delete(id);
  }

  private keep(id: number, document: DocumentText): void {
    const bytes = bytesOf(document);
    if (bytes > LARGEST_KEPT) return;
    const entry: CachedText = {
      document,
      isPinned: false,
      isUsed: false,
      evict: () => {
        this.entries.delete(id);
      },
    };
    if (this.memory.count(entry, bytes) === 'counted') this.entries.set(id, entry);
  }
}

function bytesOf({ urn, queried, folded, others, sieve }: DocumentText): number {
  const bytes = DOCUMENT_BYTES + urn.length + bytesOfValues(queried) + folded.length + bytesOfValues(others);
  return sieve === undefined ? bytes : bytes + ValueSieve.BYTES;
}

function bytesOfValues({ text, isAscii, ends }: ValueTexts): number {
  return text.length * (isAscii ? 1 : 2) + VALUE_BYTES * ends.length;
}
