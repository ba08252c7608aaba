/**
 * What programs import from the package, below dist/: declarations of the service's door and of what its signatures name,
 * and the generated clients and types as JavaScript with declarations.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const SERVICE_DOOR = 'src/index.ts';
const GENERATED_DOORS = ['generated/contract/client/index.ts', 'generated/contract/types/index.ts'];

/** @param {string} root directory of the sources */
export function writeDeclarations(root) {
  declareService(root, join(root, 'dist'));
  const options = optionsOf(root);
  // Signatures of the clients are inferred, so here the compiler has to read all of it.
  const doors = GENERATED_DOORS.map((path) => join(root, path));
  const program = ts.createProgram({ rootNames: doors, options });
  emitFrom(doors, (path) => {
    const files = new Map();
    const { diagnostics } = program.emit(program.getSourceFile(path), (out, text) => files.set(out, text));
    return { files, diagnostics };
  });
}

/**
 * Declarations of the service's door alone. Each file by itself, since types are written where the door names them: the
 * service need not be read.
 * @param {string} root directory of the sources
 * @param {string} directory where they are written, laid out like the sources
 */
export function declareService(root, directory) {
  const compilerOptions = optionsOf(root);
  emitFrom([join(root, SERVICE_DOOR)], (path) => {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path, 'utf8'), { compilerOptions });
    const out = join(directory, relative(root, path)).replace(/\.ts$/, '.d.ts');
    return { files: new Map([[out, outputText]]), diagnostics };
  });
}

function optionsOf(root) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const settings = { ...config.compilerOptions, declaration: true, sourceMap: false, types: ['node'] };
  return ts.convertCompilerOptionsFromJson(settings, root).options;
}

/**
 * Write what files become, and what becomes of the files that their declarations and their JavaScript import.
 * @param {string[]} doors paths of sources
 * @param {(path: string) => { files: Map<string, string>, diagnostics: readonly object[] }} emit
 */
function emitFrom(doors, emit) {
  const pending = new Set(doors);
  for (const path of pending) {
    const { files, diagnostics } = emit(path);
    const problems = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    for (const [out, text] of files) {
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, text);
      for (const source of importedBy(path, text)) {
        if (existsSync(source)) pending.add(source);
        else problems.push(`There is no ${source}.`);
      }
    }
    if (problems.length > 0) throw new RangeError(`${path} cannot be declared: ${problems.join(' ')}`);
  }
}

/** Sources of the project that what a source becomes imports. */
function importedBy(path, text) {
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return imported
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(dirname(path), name.replace(/\.js$/, '.ts')));
}
