import type { Position } from '../../../../change-log/position.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { attempt } from '../../sqlite-fault.js';
import { NewDocumentFile } from './new-document-file.js';
import { type BeginThread, ThreadedDocumentFile } from './threaded-document-file.js';

/** Patches after which a thread of its own is worth its beginning: tens of milliseconds, and as many megabytes. */
const PATCHES_BEFORE_THREAD = 100;

/**
 * A generation of documents in the making: a small one is made here, a large one by a thread of its own. When it is
 * finished, its file is complete and closed.
 */
export class NewGeneration {
  private readonly here: NewDocumentFile;
  private threaded: ThreadedDocumentFile | undefined;
  private patches = 0;

  /** @param beginThread `undefined`: all of it is made here */
  constructor(
    private readonly path: string,
    private readonly fields: SearchFields,
    private readonly beginThread: BeginThread | undefined,
  ) {
    this.here = NewDocumentFile.begin(path, fields);
  }

  /** `broken`: a thread was begun and ended before its time. */
  get thread(): 'broken' | 'sound' {
    return this.threaded?.state ?? 'sound';
  }

  async add(patches: readonly DocumentPatch[]): Promise<void> {
    this.patches += patches.length;
    if (this.threaded === undefined && this.patches > PATCHES_BEFORE_THREAD) await this.moveToThread();
    await (this.threaded?.add(patches) ??
      attempt(() => {
        this.here.add(patches);
      }));
  }

  async finish(position: Position): Promise<void> {
    await (this.threaded?.finish(position) ??
      attempt(() => {
        this.here.finish(position);
      }));
  }

  async abandon(): Promise<void> {
    await (this.threaded?.destroy() ??
      attempt(() => {
        this.here.destroy();
      }));
  }

  private moveToThread(): Promise<void> {
    return attempt(() => {
      if (this.beginThread === undefined) return;
      this.here.leave();
      const thread = this.beginThread({ path: this.path, models: this.fields.models() });
      this.threaded = new ThreadedDocumentFile(this.path, thread);
    });
  }
}
