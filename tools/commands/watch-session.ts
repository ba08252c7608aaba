import { once } from 'node:events';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Emitter } from '../emit/emitter.js';
import type { OutputFile } from '../emit/output-file.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { Compilation } from '../resolve/compile.js';
import { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile } from '../source/source-file.js';
import { emitOwn, type GeneratedOutput } from './build-output.js';
import { type Drift, findDrift } from '../disk/drift.js';
import { syncTree, readTree } from '../disk/file-tree.js';
import { BackgroundGenerator } from './background-generator.js';
import { ModelCache } from '../disk/model-cache.js';
import { answerLine, timeLine, writtenLine } from './report.js';
import { compileSources, type TreeSources } from '../overlay/tree-compiler.js';
import { findingsFile } from './model-findings.js';
import { readTrees, type TreeDirectories, treesOf } from './model-trees.js';
import { TreeWatch } from '../disk/tree-watch.js';

/** Warm-up runs, so that the first edit runs compiled code. */
const WARM_UPS = 5;

export interface WatchTask {
  readonly directories: TreeDirectories;
  readonly emitters: readonly Emitter[];
  readonly out: string;
  /** Which files below `out` are generated. */
  readonly takes: (path: string) => boolean;
  /** Report all diagnostics. @returns the model when it may be used */
  readonly accept: (compilation: Compilation) => CatalogModel | undefined;
  /** A new report begins: the previous one is obsolete. */
  readonly clear: () => void;
  readonly say: (text: string) => void;
}

/**
 * Keeps generated files up to date while models are edited: own stages at once, third-party generators after them in
 * the background. Nothing is written while there are errors.
 */
export class WatchSession {
  private readonly task: WatchTask;
  private readonly models = new ModelCache();
  private readonly parseCache = new ParseCache();
  private readonly backgroundGenerator: BackgroundGenerator;
  private sources: readonly SourceFile[] | undefined;
  /** The last files of our emitters; `undefined` before the first run. */
  private emitted: readonly OutputFile[] | undefined;

  constructor(task: WatchTask) {
    this.task = task;
    this.backgroundGenerator = new BackgroundGenerator(
      (output) => {
        this.finish(output);
      },
      (error) => {
        this.reportFailure(error);
      },
    );
  }

  /** Generate, then follow edits until the signal. */
  async run(signal: AbortSignal): Promise<void> {
    const { own, trees } = this.task.directories;
    const look = (): void => {
      this.guard(() => {
        this.look();
      });
    };
    const watch = new TreeWatch([own, ...trees.map((directory) => resolve(directory))], look);
    look();
    this.task.say('Watching for edits. Press Ctrl+C to stop.\n');
    for (let run = 0; run < WARM_UPS && !signal.aborted; run++) {
      await nextTurn();
      this.guard(() => {
        this.warmUp();
      });
    }
    if (!signal.aborted) await once(signal, 'abort');
    watch.close();
    await this.backgroundGenerator.stop();
  }

  /** Process an edit, if there was one. */
  private look(): void {
    const began = performance.now();
    const sources = this.read();
    const all = [...sources.own, ...sources.trees.flat()];
    if (this.sources !== undefined && isSame(this.sources, all)) return;
    this.sources = all;
    this.task.clear();
    this.answer(compileSources(sources, this.parseCache), began);
  }

  private read(): TreeSources {
    return readTrees(this.task.directories, (directory, tree) => this.models.read(directory, tree));
  }

  private answer(compilation: Compilation, began: number): void {
    const model = this.task.accept(compilation);
    if (model === undefined) {
      this.task.say('Nothing was written.\n');
      return;
    }
    const { files } = emitOwn(model, this.task.emitters);
    const drift = this.driftOf(files);
    syncTree(this.task.out, files, drift);
    this.task.say(answerLine(drift, performance.now() - began));
    const isNew = this.emitted === undefined || drift.length > 0;
    this.emitted = files;
    const { directories } = this.task;
    if (isNew) this.backgroundGenerator.start(model, [...files, findingsFile(compilation, treesOf(directories))]);
  }

  /** Before the first run the directory may contain anything; orphans are removed when everything else is written. */
  private driftOf(files: readonly OutputFile[]): readonly Drift[] {
    if (this.emitted === undefined) {
      return findDrift(files, readTree(this.task.out, this.task.takes)).filter(({ kind }) => kind !== 'orphan');
    }
    return findDrift(files, new Map(this.emitted.map(({ path, text }) => [path, text])));
  }

  private finish({ files, thirdParty }: GeneratedOutput): void {
    const drift = findDrift(files, readTree(this.task.out, this.task.takes));
    syncTree(this.task.out, files, drift);
    this.task.say(timeLine('Third-party generators', thirdParty.total, thirdParty.each));
    this.task.say(writtenLine(drift, files.length));
  }

  /** With its own parse cache, so that parsing is warmed up, too. */
  private warmUp(): void {
    const { model } = compileSources(this.read(), new ParseCache());
    if (model !== undefined) emitOwn(model, this.task.emitters);
  }

  /** Reports the failure; the watch continues with the next edit. */
  private guard(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.reportFailure(error);
    }
  }

  private reportFailure(error: unknown): void {
    this.task.say(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function isSame(before: readonly SourceFile[], now: readonly SourceFile[]): boolean {
  return before.length === now.length && before.every((source, at) => source === now[at]);
}
