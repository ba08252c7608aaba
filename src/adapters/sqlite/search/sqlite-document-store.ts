import type { Generation, GenerationProgress } from '../../../change-log/derived-store.port.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import type { Urn } from '../../../kernel/urn.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import {
  type DocumentPatch,
  DocumentStore,
  type SearchDocument,
  type TextFindings,
} from '../../../search/document-store.port.js';
import { ServedGenerations } from '../served-generations.js';
import { asStoreFault, attempt } from '../sqlite-fault.js';
import { WRITE_BEHIND_CAPABILITIES } from '../write-behind.js';
import { DocumentFormat } from './document-format.js';
import { boundedMemory, DEFAULT_MEMORY } from './memory/index-memory.js';
import { type BeginThread, beginThread } from './rebuild/threaded-document-file.js';
import type { ServedDocumentFile } from './served-document-file.js';
import type { DocumentRow } from './storage/document-file.js';
import { asAspects, joinStored, readStored } from '../../../text-search/stored-fields.js';

/**
 * `memoryLimit`: bytes of memory for the index; less is used when the heap is small. `pendingValues`: changed values
 * that gather before pages of columns are written. `readAtOnce`: number of documents up to which the list of a text is
 * read in one turn. `mostUnranked`: documents that are added before all are put in the order of their URNs again.
 * `largeColumn`: bytes in the file from which on a column is read while requests pass over it in the file. `threads`:
 * begins the threads that make large generations.
 */
export interface DocumentStoreSettings {
  readonly memoryLimit?: number;
  readonly pendingValues?: number;
  readonly manyHits?: number;
  readonly readAtOnce?: number;
  readonly mostUnranked?: number;
  readonly largeColumn?: number;
  readonly threads?: BeginThread;
}

/** The files of the documents, and which one serves. */
export type DocumentGenerations = ServedGenerations<ServedDocumentFile, DocumentPatch>;

/**
 * Search documents in a SQLite file of their own, `documents-<generation>.db`. The file may be deleted at any time when
 * it is not open: the store then has no position, and is rebuilt from the primary store.
 */
export class SqliteDocumentStore extends DocumentStore {
  override readonly capabilities = WRITE_BEHIND_CAPABILITIES;

  private constructor(readonly generations: DocumentGenerations) {
    super();
  }

  /**
   * Open the newest finished generation in the directory that these fields can read, an empty one when there is none.
   * @throws StoreUnavailable when the directory cannot be used
   */
  static async open(
    directory: string,
    fields: SearchFields,
    { memoryLimit = DEFAULT_MEMORY, threads = beginThread, ...settings }: DocumentStoreSettings = {},
  ): Promise<SqliteDocumentStore> {
    const format = new DocumentFormat(fields, threads, { ...settings, memoryLimit: boundedMemory(memoryLimit) });
    return new SqliteDocumentStore(await ServedGenerations.open(directory, format));
  }

  close(): Promise<void> {
    return this.generations.close();
  }

  override position(): Promise<Position | undefined> {
    return this.generations.position();
  }

  override recover(): Promise<void> {
    return this.generations.recover();
  }

  override freshness(): Promise<Freshness> {
    return this.generations.freshness();
  }

  override apply(patches: readonly DocumentPatch[], position: Position): Promise<void> {
    return attempt(async () => {
      await this.generations.current.writes.delay('write');
      this.generations.current.write(patches, position);
    });
  }

  override flush(): Promise<void> {
    return this.generations.flush();
  }

  override purge(pace: PurgePace): Promise<void> {
    return this.generations.current.purge(pace);
  }

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.generations.leftGeneration();
  }

  override newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<Generation<DocumentPatch>> {
    return this.generations.newGeneration(beginning);
  }

  override document(urn: Urn): Promise<SearchDocument | undefined> {
    return attempt(() => {
      const row = this.generations.current.documents.byUrn.get(urn);
      return row === undefined ? undefined : asDocument(row);
    });
  }

  override async compareTexts(limits: { readonly most: number; readonly signal: AbortSignal }): Promise<TextFindings> {
    // The other connection sees what is committed.
    await this.flush();
    try {
      return await this.generations.current.compareTexts(limits);
    } catch (error) {
      throw asStoreFault(error);
    }
  }

  override documents(after: Urn | undefined, limit: number): Promise<readonly SearchDocument[]> {
    return attempt(() => this.generations.current.documents.after.all(after ?? '', limit).map(asDocument));
  }
}

function asDocument({ urn, type, keywords, texts }: DocumentRow): SearchDocument {
  return { urn, entityType: type, aspects: asAspects(joinStored(readStored(keywords), readStored(texts))) };
}
