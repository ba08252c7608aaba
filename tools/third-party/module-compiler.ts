/**
 * Compile TypeScript modules in a process of its own. Takes files, gives JavaScript and declarations. Packages that
 * they import are the project's own. Types are not checked: what the generator emits is checked by its tests.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree, writeTree } from '../disk/file-tree.js';
import type { OutputFile } from '../emit/output-file.js';
import { binary, runProgram } from './program.js';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  declaration: true,
  noCheck: true,
  rootDir: 'modules',
  outDir: 'compiled',
  types: [],
};

/**
 * @param files modules that import each other by their paths, and no others that are not packages
 * @returns in order of their paths
 * @throws GeneratorBug with what the compiler says when a declaration cannot be written
 */
export async function compileModules(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-modules-'));
  try {
    writeTree(join(folder, OPTIONS.rootDir), files);
    symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction');
    const settings = { compilerOptions: OPTIONS, include: [OPTIONS.rootDir] };
    writeTree(folder, [
      { path: 'package.json', text: '{ "type": "module" }' },
      { path: 'tsconfig.json', text: JSON.stringify(settings) },
    ]);
    await runProgram('typescript', [binary('typescript-7', 'bin/tsc'), '--project', folder], { cwd: folder });
    return [...readTree(join(folder, OPTIONS.outDir), () => true)].map(([path, text]) => ({ path, text }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
