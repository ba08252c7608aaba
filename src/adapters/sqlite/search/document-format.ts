import { InvariantError } from '../../../kernel/assert-never.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../search/document-store.port.js';
import type { GenerationProgress } from '../../../change-log/derived-store.port.js';
import { asAspects, fieldsIn } from '../../../text-search/stored-fields.js';
import type { GenerationBuilder, GenerationFormat } from '../served-generations.js';
import { attempt } from '../sqlite-fault.js';
import { NewGeneration } from './rebuild/new-generation.js';
import type { StoredDocument } from './storage/stored-form.js';
import type { BeginThread } from './rebuild/threaded-document-file.js';
import { ServedDocumentFile, type ServingSettings } from './served-document-file.js';
import { DocumentFile } from './storage/document-file.js';

/** Files of documents, `documents-<generation>.db`. */
export class DocumentFormat implements GenerationFormat<ServedDocumentFile, DocumentPatch> {
  readonly name = 'documents';
  readonly signature: string;

  /** @param threads begins the threads that make large generations; `undefined`: all are made on the main thread */
  constructor(
    private readonly fields: SearchFields,
    private threads: BeginThread | undefined,
    private readonly settings: ServingSettings,
  ) {
    this.signature = fields.signature;
  }

  openFinished(path: string): ServedDocumentFile | undefined {
    const file = DocumentFile.open(path, this.signature);
    if (file === undefined) return undefined;
    if (file.position() !== undefined && this.fields.canRead(file.signature)) return this.served(file);
    file.destroy();
    return undefined;
  }

  create(path: string): ServedDocumentFile {
    const file = DocumentFile.create(path, this.signature);
    if (file === undefined) throw new InvariantError('a new file of search documents cannot be read');
    return this.served(file);
  }

  left(path: string): GenerationProgress | undefined {
    const file = DocumentFile.open(path, this.signature);
    const progress = file?.position() === undefined ? file?.making.read() : undefined;
    file?.abandon();
    return progress;
  }

  build(path: string, beginning: 'empty' | 'left'): GenerationBuilder<ServedDocumentFile, DocumentPatch> {
    const next = new NewGeneration(path, { fields: this.fields, beginThread: this.threads, beginning });
    return {
      add: (patches) => next.add(patches),
      checkpoint: (progress) => next.checkpoint(progress),
      total: () => next.total(),
      content: async (after, limit) => (await next.content(after, limit)).map(patchOf),
      leave: () => next.leave(),
      finish: async (position) => {
        await next.finish(position);
        return attempt(() => this.openMade(path));
      },
      destroy: async () => {
        await next.abandon();
        // Do not try another worker; fall back to the main thread.
        if (next.thread === 'broken') this.threads = undefined;
      },
    };
  }

  private openMade(path: string): ServedDocumentFile {
    const file = this.openFinished(path);
    if (file === undefined) throw new InvariantError('a finished generation of search documents cannot be read');
    return file;
  }

  private served(file: DocumentFile): ServedDocumentFile {
    return new ServedDocumentFile(file, this.fields, this.settings);
  }
}

/** What makes a document where there is none. */
function patchOf({ urn, entityType, ...stored }: StoredDocument): DocumentPatch {
  return { urn, entityType, set: asAspects(fieldsIn(stored)), clear: [], dropsFirst: false };
}
