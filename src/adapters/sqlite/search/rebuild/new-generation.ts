import type { Position } from '../../../../change-log/position.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { attempt } from '../../sqlite-fault.js';
import { NewDocumentFile } from './new-document-file.js';
import { StoredForm } from '../storage/stored-form.js';
import { type BeginThread, ThreadedDocumentFile } from './threaded-document-file.js';

/** Patches from which on a worker is worth its start: tens of milliseconds, and as many megabytes. */
const PATCHES_BEFORE_THREAD = 100;

/**
 * A generation of documents in the making: a small one on the main thread, a large one by a worker. When it is
 * finished, its file is complete and closed.
 */
export class NewGeneration {
  private readonly local: NewDocumentFile;
  private threaded: ThreadedDocumentFile | undefined;
  private patches = 0;

  /** @param beginThread `undefined`: all of it is made on the main thread */
  constructor(
    private readonly path: string,
    private readonly fields: SearchFields,
    private readonly beginThread: BeginThread | undefined,
  ) {
    this.local = NewDocumentFile.begin(path, fields);
  }

  /** `broken`: a worker was started and ended unexpectedly. */
  get thread(): 'broken' | 'sound' {
    return this.threaded?.state ?? 'sound';
  }

  async add(patches: readonly DocumentPatch[]): Promise<void> {
    this.patches += patches.length;
    if (this.threaded === undefined && this.patches > PATCHES_BEFORE_THREAD) await this.moveToThread();
    await (this.threaded?.add(patches) ??
      attempt(() => {
        this.local.add(patches);
      }));
  }

  async finish(position: Position): Promise<void> {
    await (this.threaded?.finish(position) ??
      attempt(() => {
        this.local.finish(position);
      }));
  }

  async abandon(): Promise<void> {
    await (this.threaded?.destroy() ??
      attempt(() => {
        this.local.destroy();
      }));
  }

  private moveToThread(): Promise<void> {
    return attempt(() => {
      if (this.beginThread === undefined) return;
      this.local.leave();
      const thread = this.beginThread({ path: this.path, models: this.fields.models() });
      this.threaded = new ThreadedDocumentFile(this.path, thread, new StoredForm(this.fields));
    });
  }
}
