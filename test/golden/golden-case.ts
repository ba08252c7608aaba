import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilation } from '../../tools/resolve/compile.js';
import { compileAlone, compileOver } from '../../tools/overlay/tree-compiler.js';
import { SourceFile, type SourceTree } from '../../tools/source/source-file.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** One folder of `test/golden`: models in, texts out. */
export interface GoldenCase {
  readonly name: string;
  /** Everything below `models/`, paths relative to it, by path. */
  readonly sources: readonly SourceFile[];
  /** Everything below `standard/`: what the service brings along, for cases about trees of somebody else. */
  readonly standard: readonly SourceFile[];
}

/** Compile the case, over its standard models when it has some. */
export function compileCase({ sources, standard }: GoldenCase): Compilation {
  return standard.length === 0 ? compileAlone(sources) : compileOver(standard, [sources]);
}

/** All cases of a folder by name, which begins with it. A folder without `models/` is none. */
export function goldenCases(folder = ''): readonly GoldenCase[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isDirectory(join(ROOT, folder, entry.name, 'models')))
    .map((entry) => (folder === '' ? entry.name : `${folder}/${entry.name}`))
    .sort()
    .map((name) => {
      const standard = join(ROOT, name, 'standard');
      const hasStandardModels = isDirectory(standard);
      return {
        name,
        sources: readSources(join(ROOT, name, 'models'), hasStandardModels ? { label: 'theirs', rank: 0 } : undefined),
        standard: hasStandardModels ? readSources(standard, { label: 'models', rank: -1 }) : [],
      };
    });
}

/**
 * The text that the case must give for `file` of its `expected/` folder, `''` when there is none.
 * With UPDATE_GOLDEN=1 it becomes `actual` first.
 */
export function expectedText(golden: GoldenCase, file: string, actual: string): string {
  const folder = join(ROOT, golden.name, 'expected');
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), actual);
  }
  return hasExpected(golden, file) ? readFileSync(join(folder, file), 'utf8') : '';
}

/** Whether the case states what `file` must be. */
function hasExpected(golden: GoldenCase, file: string): boolean {
  return statSync(join(ROOT, golden.name, 'expected', file), { throwIfNoEntry: false }) !== undefined;
}

function readSources(folder: string, tree: SourceTree | undefined): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isDirectory(join(folder, path)))
    .sort()
    .map((path) => new SourceFile(path, readFileSync(join(folder, path), 'utf8'), tree));
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
