import type { EntityNumbers } from '../../../../kernel/entity-numbers.js';
import type { DocumentFile } from '../storage/document-file.js';
import type { DocumentChange } from '../storage/document-writer.js';
import type { Evictable, IndexMemory } from './index-memory.js';
import { NumberedDocuments } from './numbered-documents.js';

interface CachedNumbers extends Evictable {
  readonly documents: NumberedDocuments;
  pins: number;
}

/** Documents by the numbers of an engine, for one request. */
export interface NumbersLease {
  readonly documents: NumberedDocuments;
  readonly release: () => void;
}

/**
 * Documents by the numbers of other engines: kept from request to request as long as there is room. Every write must be
 * reported to `note`.
 */
export class DocumentNumbers {
  private readonly cached = new Map<EntityNumbers, CachedNumbers>();

  constructor(
    private readonly file: Pick<DocumentFile, 'idOf'>,
    private readonly memory: IndexMemory,
  ) {}

  /** Those that one request works with stay current until it releases them, whether there is room for them or not. */
  lease(numbers: EntityNumbers): NumbersLease {
    const entry = this.cached.get(numbers) ?? this.begin(numbers);
    entry.pins++;
    this.memory.touch(entry);
    const release = (): void => {
      entry.pins--;
      const result = this.memory.count(entry, entry.documents.bytes);
      if (result === 'refused' && entry.pins === 0) this.cached.delete(numbers);
    };
    return { documents: entry.documents, release };
  }

  note(change: DocumentChange): void {
    for (const { documents } of this.cached.values()) documents.note(change);
  }

  private begin(numbers: EntityNumbers): CachedNumbers {
    for (const [other, entry] of this.cached) {
      if (other.state === 'current' || entry.pins > 0) continue;
      this.memory.forget(entry);
      this.cached.delete(other);
    }
    const entry: CachedNumbers = {
      documents: new NumberedDocuments(numbers, this.file),
      pins: 0,
      isUsed: false,
      get isPinned() {
        return entry.pins > 0;
      },
      evict: () => {
        this.cached.delete(numbers);
      },
    };
    this.cached.set(numbers, entry);
    return entry;
  }
}
