import { nextTurn } from '../../../../kernel/event-loop-turn.js';
import { ContentSum, type ContentTotal } from '../../../../change-log/content-sum.js';
import type { GenerationProgress } from '../../../../change-log/derived-store.port.js';
import type { Position } from '../../../../change-log/position.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { invariant } from '../../../../kernel/assert-never.js';
import { attempt } from '../../sqlite-fault.js';
import { type StoredDocument, StoredForm } from '../storage/stored-form.js';
import { NewDocumentFile } from './new-document-file.js';
import { type BeginThread, ThreadedDocumentFile } from './threaded-document-file.js';

/** Patches from which on a worker is worth its start: tens of milliseconds, and as many megabytes. */
const PATCHES_BEFORE_THREAD = 100;

/** What a generation is made with. `beginThread`: absent when all of it is made on the main thread. */
export interface NewGenerationSettings {
  readonly fields: SearchFields;
  readonly beginThread: BeginThread | undefined;
  readonly beginning: 'empty' | 'left';
}

/**
 * A generation of documents in the making: a small one on the main thread, a large one by a worker. When it is
 * finished, its file is complete and closed.
 */
export class NewGeneration {
  /** Until a worker has it. */
  private local: NewDocumentFile | undefined;
  private readonly form: StoredForm;
  private threaded: ThreadedDocumentFile | undefined;
  private patches = 0;

  constructor(
    private readonly path: string,
    private readonly settings: NewGenerationSettings,
  ) {
    const { fields, beginning, beginThread } = settings;
    this.form = new StoredForm(fields);
    if (beginning === 'empty') this.local = NewDocumentFile.begin(path, fields);
    // One that was worth a checkpoint is large.
    else if (beginThread !== undefined) this.threaded = this.begun(beginThread);
    else this.local = NewDocumentFile.resume(path, fields);
  }

  /** `broken`: a worker was started and ended unexpectedly. */
  get thread(): 'broken' | 'sound' {
    return this.threaded?.state ?? 'sound';
  }

  /** @returns the sum of what the patches make where there are no documents */
  async add(patches: readonly DocumentPatch[]): Promise<ContentTotal> {
    this.patches += patches.length;
    if (this.threaded === undefined && this.patches > PATCHES_BEFORE_THREAD) await this.moveToThread();
    const sum = new ContentSum();
    const documents = patches.map((patch) => {
      const document = this.form.of(patch);
      const made = document ?? this.form.alone(patch);
      if (made !== undefined) sum.add(made.urn, made.entityType, made.keywords, made.texts);
      return document ?? patch;
    });
    await (this.threaded?.add(documents) ??
      attempt(() => {
        this.file.add(documents);
      }));
    return sum.total;
  }

  async checkpoint(progress: GenerationProgress): Promise<void> {
    await (this.threaded?.checkpoint(progress) ??
      attempt(() => {
        this.file.checkpoint(progress);
      }));
  }

  /** Sum of all that it has. */
  total(): Promise<ContentTotal> {
    return this.threaded?.total() ?? attempt(() => this.localTotal());
  }

  /** Documents after a URN, in order of URN. */
  content(after: string | undefined, limit: number): Promise<readonly StoredDocument[]> {
    return this.threaded?.content(after, limit) ?? attempt(() => this.file.content(after, limit));
  }

  async finish(position: Position): Promise<void> {
    await (this.threaded?.finish(position) ??
      attempt(() => {
        this.file.finish(position);
      }));
  }

  /** Close it as of its last checkpoint, without which it is removed. */
  async leave(): Promise<void> {
    await (this.threaded?.keep() ??
      attempt(() => {
        this.file.keep();
      }));
  }

  async abandon(): Promise<void> {
    await (this.threaded?.destroy() ??
      attempt(() => {
        this.file.destroy();
      }));
  }

  private async localTotal(): Promise<ContentTotal> {
    const steps = this.file.total();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await nextTurn();
    }
  }

  private moveToThread(): Promise<void> {
    return attempt(() => {
      const { beginThread } = this.settings;
      if (beginThread === undefined) return;
      this.file.leave();
      this.local = undefined;
      this.threaded = this.begun(beginThread);
    });
  }

  private begun(beginThread: BeginThread): ThreadedDocumentFile {
    const thread = beginThread({ path: this.path, models: this.settings.fields.models() });
    return new ThreadedDocumentFile(this.path, thread);
  }

  private get file(): NewDocumentFile {
    invariant(this.local !== undefined, 'a file in the making is on one thread');
    return this.local;
  }
}
