import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTotal } from '../../change-log/content-sum.js';
import type { Generation, GenerationProgress } from '../../change-log/derived-store.port.js';
import type { Freshness, Position } from '../../change-log/position.js';
import { invariant } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { makeDirectory } from '../make-directory.js';
import type { CheckedFile, FileCheck } from './check/file-check.js';
import { attempt } from './sqlite-fault.js';
import { removeSqliteFile, type SqliteFile } from './sqlite-file.js';
import type { WriteBehind } from './write-behind.js';

/** One generation of a derived store, open. `signature`: of the models that its content was made for. */
export interface ServedFile {
  readonly file: CheckedFile & Pick<SqliteFile, 'close' | 'destroy'>;
  readonly writes: WriteBehind;
  readonly signature: string;
  /** What makes the next start quicker; called before it is closed, when all writes are durable. */
  prepareClose?(): void;
}

/** A generation in the making; when `finish` resolves, the file is complete, open and ready to serve. */
export interface GenerationBuilder<File, Change> {
  add(changes: readonly Change[]): Promise<ContentTotal>;
  checkpoint(progress: GenerationProgress): Promise<void>;
  total(): Promise<ContentTotal>;
  content(after: Urn | undefined, limit: number): Promise<readonly Change[]>;
  finish(position: Position): Promise<File>;
  /** Stop and close the file as of its last checkpoint; without one it is removed. */
  leave(): Promise<void>;
  /** Stop and remove the file, whatever state it is in. */
  destroy(): Promise<void>;
}

/** What files of one derived store are: the part that differs from store to store. All three throw StoreUnavailable. */
export interface GenerationFormat<File extends ServedFile, Change> {
  /** Files are called `<name>-<generation>.db`. */
  readonly name: string;
  /** Of the models that are served. */
  readonly signature: string;
  /** Open a file that is there; `undefined`, and it may be gone, when it was never finished or cannot be read. */
  openFinished(path: string): File | undefined;
  /** Make an empty one, without a position, that takes changes. */
  create(path: string): File;
  /** How far one is that was left in the making; `undefined` when it cannot be continued. It is closed. */
  left(path: string): GenerationProgress | undefined;
  /** Begin one that serves nobody until it is finished, or continue one that was left. */
  build(path: string, beginning: 'empty' | 'left'): GenerationBuilder<File, Change>;
}

/**
 * The files of one derived store in a directory: the generation that serves, at most one that is being made beside it,
 * and the switch from the one to the other. A generation counts from the moment in which it has a position. Of files
 * without one, the newest can be continued when it has a checkpoint; the others are removed, as are damaged ones: their
 * content can be derived again.
 */
export class ServedGenerations<File extends ServedFile, Change> {
  private next: GenerationBuilder<File, Change> | undefined;
  private onServed: (file: File) => void = () => undefined;
  /** Of the file that serves. */
  private state: 'damaged' | 'sound' = 'sound';

  private constructor(
    private readonly directory: string,
    private readonly format: GenerationFormat<File, Change>,
    private served: { readonly number: number; readonly file: File },
    private left: LeftGeneration | undefined,
  ) {}

  /**
   * Serve the newest finished generation in the directory, an empty one when there is none, and remove all others.
   * @throws StoreUnavailable when the directory cannot be used
   */
  static open<File extends ServedFile, Change>(
    directory: string,
    format: GenerationFormat<File, Change>,
  ): Promise<ServedGenerations<File, Change>> {
    return attempt(() => {
      makeDirectory(directory);
      const numbers = generationsIn(directory, format.name);
      let served: { readonly number: number; readonly file: File } | undefined;
      const left = leftIn(directory, format, numbers);
      for (const number of left === undefined ? numbers : numbers.slice(1)) {
        const path = pathOf(directory, format.name, number);
        const file = served === undefined ? format.openFinished(path) : undefined;
        if (file === undefined) removeSqliteFile(path);
        else served = { number, file };
      }
      // One that is made has the number after the one that serves.
      const first = left === undefined ? (numbers[0] ?? 0) + 1 : left.number - 1;
      served ??= { number: first, file: format.create(pathOf(directory, format.name, first)) };
      return new ServedGenerations(directory, format, served, left);
    });
  }

  /** The file that serves now; to be asked for at every use. @throws StoreUnavailable when it is damaged */
  get current(): File {
    if (this.state === 'damaged') throw new StoreUnavailable(`The file of ${this.format.name} is damaged.`);
    return this.served.file;
  }

  /** Whether the file that serves was closed by the process that had it before, and not changed since. */
  get closing(): 'clean' | 'open' {
    return this.served.file.file.check === 'due' ? 'open' : 'clean';
  }

  /**
   * Check the file that serves, if there is reason to. When it is damaged, it is given up: the store has no position
   * from then on, and every other use rejects with StoreUnavailable until a new generation serves.
   * @param run checks a file in the background
   * @param onDamage called when it was given up
   */
  check(run: FileCheck['run'], onDamage: (reason: string) => void): void {
    const { file, writes } = this.served.file;
    void run(file, (reason) => {
      if (this.served.file.file !== file) return;
      this.state = 'damaged';
      writes.stop();
      onDamage(reason);
    });
  }

  position(): Promise<Position | undefined> {
    return attempt(() => (this.state === 'sound' ? this.current.writes.position() : undefined));
  }

  recover(): Promise<void> {
    return attempt(() => {
      if (this.state === 'sound') this.current.writes.recover();
    });
  }

  freshness(): Promise<Freshness> {
    return attempt(() => (this.current.signature === this.format.signature ? 'current' : 'outdated'));
  }

  flush(): Promise<void> {
    return attempt(async () => {
      await this.current.writes.delay('flush');
      this.current.writes.flush();
    });
  }

  /** See DerivedStore. */
  leftGeneration(): Promise<GenerationProgress | undefined> {
    return Promise.resolve(this.left?.progress);
  }

  /** See DerivedStore. */
  async newGeneration(beginning: 'empty' | 'left'): Promise<Generation<Change>> {
    while (this.next !== undefined) await this.abandon(this.next);
    return attempt(() => {
      const left = beginning === 'left' ? this.left : undefined;
      if (this.left !== undefined && left === undefined) removeSqliteFile(this.pathOf(this.left.number));
      this.left = undefined;
      const number = left?.number ?? this.served.number + 1;
      const next = this.format.build(this.pathOf(number), left === undefined ? 'empty' : 'left');
      this.next = next;
      let progress = left?.progress;
      return {
        left: progress,
        add: (changes) => next.add(changes),
        checkpoint: async (reached) => {
          await next.checkpoint(reached);
          progress = reached;
        },
        total: () => next.total(),
        content: (after, limit) => next.content(after, limit),
        leave: async () => {
          if (this.next !== next) return;
          await next.leave();
          this.next = undefined;
          if (progress !== undefined) this.left = { number, progress };
        },
        finish: async (position) => {
          invariant(this.next === next, `a generation of ${this.format.name} was replaced while it was made`);
          const file = await next.finish(position);
          await attempt(() => {
            this.switchTo({ number, file });
          });
        },
        abandon: () => this.abandon(next),
      };
    });
  }

  /** Call `work` with the file that serves, unless it is damaged, and with every one that follows it. */
  forEachServed(work: (file: File) => void): void {
    this.onServed = work;
    if (this.state === 'sound') work(this.served.file);
  }

  /** Make durable what was applied, and close the files; the store is of no use afterwards. */
  async close(): Promise<void> {
    if (this.next !== undefined) await this.abandon(this.next);
    await attempt(() => {
      const { file, writes } = this.served.file;
      if (this.state === 'damaged') {
        file.destroy();
        return;
      }
      try {
        writes.flush();
        this.served.file.prepareClose?.();
      } finally {
        writes.stop();
        file.close();
      }
    });
  }

  private pathOf(number: number): string {
    return pathOf(this.directory, this.format.name, number);
  }

  private async abandon(builder: GenerationBuilder<File, Change>): Promise<void> {
    // One that serves, or was abandoned before, has nothing left to remove.
    if (this.next !== builder) return;
    try {
      await builder.destroy();
    } finally {
      if (this.next === builder) this.next = undefined;
    }
  }

  private switchTo(made: { readonly number: number; readonly file: File }): void {
    const { file, writes } = this.served.file;
    this.served = made;
    this.state = 'sound';
    this.next = undefined;
    writes.stop();
    file.destroy();
    this.onServed(made.file);
  }
}

/** A generation that was left in the making. */
interface LeftGeneration {
  readonly number: number;
  readonly progress: GenerationProgress;
}

/** The newest is the one that serves where there is no other. */
function leftIn<File extends ServedFile, Change>(
  directory: string,
  format: GenerationFormat<File, Change>,
  [newest, ...older]: readonly number[],
): LeftGeneration | undefined {
  if (newest === undefined || older.length === 0) return undefined;
  const progress = format.left(pathOf(directory, format.name, newest));
  return progress === undefined ? undefined : { number: newest, progress };
}

/** Numbers of the generations in a directory, the newest first. */
function generationsIn(directory: string, name: string): readonly number[] {
  const pattern = new RegExp(`^${name}-(\\d+)\\.db$`);
  return readdirSync(directory)
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

function pathOf(directory: string, name: string, generation: number): string {
  return join(directory, `${name}-${String(generation)}.db`);
}
