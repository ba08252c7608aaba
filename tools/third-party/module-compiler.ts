/**
 * Compile TypeScript modules as they are in memory. Takes files, gives JavaScript and declarations; reads the disk only
 * for the packages that they import, from the project's own `node_modules`. Types are not checked: what the generator
 * emits is checked by its tests.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { OutputFile } from '../emit/output-file.js';
import { GeneratorBug } from '../invariant.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  declaration: true,
  noCheck: true,
  rootDir: PROJECT,
  outDir: PROJECT,
  types: [],
};

/**
 * @param files modules that import each other by their paths, and no others that are not packages
 * @throws GeneratorBug when a declaration cannot be written
 */
export function compileModules(files: readonly OutputFile[]): readonly OutputFile[] {
  const texts = new Map(files.map(({ path, text }) => [join(PROJECT, path), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: OPTIONS,
    host: {
      ...host,
      fileExists: (path) => texts.has(path) || host.fileExists(path),
      readFile: (path) => texts.get(path) ?? host.readFile(path),
      getSourceFile: (path, language) => {
        const text = texts.get(path) ?? host.readFile(path);
        return text === undefined ? undefined : ts.createSourceFile(path, text, language);
      },
    },
  });
  const compiled: OutputFile[] = [];
  const { diagnostics } = program.emit(undefined, (path, text) => {
    compiled.push({ path: path.slice(PROJECT.length), text });
  });
  const problems = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (problems.length > 0) throw new GeneratorBug(`The client cannot be compiled.\n${problems.join('\n')}`);
  return compiled;
}
