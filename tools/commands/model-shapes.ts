/**
 * The generator's half of `cadastre models check`: reads and compiles two versions of the models and prints the shape
 * of each, with the places of its parts, as JSON on standard output. The comparison belongs to the service, which also
 * runs it at start. Exit codes: 0 done, 2 wrong use or errors in the models, reported on standard error.
 */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import process, { argv, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { printDiagnostics } from '../diagnostics/diagnostic-printer.js';
import { modelShape } from '../emit/registry/model-shape.js';
import { addDirectory, isDirectory, readOptions } from './command-options.js';
import { ModelsNotFound, readModelsAt } from '../disk/git-models.js';
import { isServiceFile } from '../resolve/catalog/model-files.js';
import { readModels } from '../disk/model-sources.js';
import { partPlaces } from './part-places.js';
import { OWN_MODELS } from './pdl-files.js';
import { findingsLine } from './report.js';
import { compileAlone, compileOver } from '../overlay/tree-compiler.js';
import { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile, SourceTree } from '../source/source-file.js';

interface ShapesOptions {
  readonly against: string;
  readonly models?: readonly string[];
}

/** One version of the models, and its name in messages. */
interface ModelVersion {
  readonly title: string;
  /** Files of a directory in this version. */
  readonly read: (directory: string, tree?: SourceTree) => readonly SourceFile[];
  readonly directories: readonly string[];
}

/** @returns the exit code */
function printShapes(args: readonly string[]): number {
  const asked = readOptions<ShapesOptions>(command(), args);
  if (typeof asked === 'number') return asked;
  const { against, models } = asked.options;
  const directories = models?.map((directory) => resolve(directory)) ?? [OWN_MODELS];
  try {
    const base = new ServiceModels();
    const older = describeVersion(olderVersion(against, directories), base);
    const newer = describeVersion({ title: 'models', read: readModels, directories }, base);
    if (older === undefined || newer === undefined) return 2;
    stdout.write(JSON.stringify({ older, newer }));
    return 0;
  } catch (error) {
    if (!(error instanceof ModelsNotFound)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

function command(): Command {
  return new Command('models check')
    .requiredOption('--against <ref|dir>')
    .option('--models <dir>', '', addDirectory)
    .exitOverride();
}

/** A directory takes precedence over a git ref of the same name. */
function olderVersion(against: string, directories: readonly string[]): ModelVersion {
  if (isDirectory(against)) {
    return { title: against, read: readModels, directories: [resolve(against)] };
  }
  return { title: against, read: (directory, tree) => readModelsAt(directory, against, tree), directories };
}

/** Shape and places; `undefined` after errors, which have been reported. */
function describeVersion({ title, read, directories }: ModelVersion, base: ServiceModels) {
  const trees = directories.map((directory, rank) =>
    read(directory, directories.length === 1 ? undefined : { label: directory, rank }),
  );
  const { compilation, sources } = compileVersion(trees, base);
  const { model, diagnostics } = compilation;
  if (model !== undefined) return { shape: modelShape(model), places: partPlaces(model, sources, base.parseCache) };
  stderr.write(`${printDiagnostics(diagnostics, stderr.isTTY ? 'coloured' : 'plain')}\n`);
  stderr.write(`In ${title}: ${findingsLine(diagnostics)}`);
  return undefined;
}

/** A tree with RPC resources is complete; others are joined with ours. */
function compileVersion(trees: readonly (readonly SourceFile[])[], base: ServiceModels) {
  const [first = [], ...others] = trees;
  if (others.length === 0 && first.some(isServiceFile)) {
    return { compilation: compileAlone(first, base.parseCache), sources: first };
  }
  const own = base.sources;
  return { compilation: compileOver(own, trees, base.parseCache), sources: [...own, ...trees.flat()] };
}

/** Our own models, which other trees are joined with: both versions need them, and they are read and parsed once. */
class ServiceModels {
  readonly parseCache = new ParseCache();
  private read: readonly SourceFile[] | undefined;

  get sources(): readonly SourceFile[] {
    return (this.read ??= readModels(OWN_MODELS, { label: 'models', rank: -1 }));
  }
}

if (realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)) process.exitCode = printShapes(argv.slice(2));
