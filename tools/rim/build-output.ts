import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Emitter } from '../emit/emitter.js';
import { emitManifest } from '../emit/manifest/emit-manifest.js';
import { compareText } from '../emit/order.js';
import { generatedNotice, type OutputFile } from '../emit/output-file.js';
import { InvariantError } from '../invariant.js';
import type { CatalogModel } from '../model/catalog-model.js';
import { readTree, writeTree } from './file-tree.js';
import { runThirdParties } from './third-party.js';

/** All that a run makes, by path, and how many milliseconds each emitter and each foreign generator took. */
export interface Output {
  readonly files: readonly OutputFile[];
  readonly own: ReadonlyMap<string, number>;
  readonly foreign: ReadonlyMap<string, number>;
}

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Below `node_modules`, so that foreign generators find their plug-ins from there. */
const CACHE = join(PROJECT, 'node_modules', '.cache');

/** Emit everything and let the foreign generators run over it, in a directory that is gone afterwards. */
export async function buildOutput(model: CatalogModel, emitters: readonly Emitter[]): Promise<Output> {
  const own = new Map<string, number>();
  const emitted = emitters.flatMap((emitter) => {
    const began = performance.now();
    const files = emitter.emit(model);
    own.set(emitter.name, performance.now() - began);
    return files;
  });
  requireDistinct(emitted);
  const { files: compiled, times: foreign } = await runForeign(emitted);
  const files = [...emitted, ...compiled];
  requireDistinct(files);
  const all = [...files, emitManifest(model.hash, files)];
  return { files: all.sort((a, b) => compareText(a.path, b.path)), own, foreign };
}

async function runForeign(emitted: readonly OutputFile[]) {
  mkdirSync(CACHE, { recursive: true });
  const directory = mkdtempSync(join(CACHE, 'cadastre-generate-'));
  try {
    layOut(directory, emitted);
    const paths = new Set(emitted.map((file) => file.path));
    const times = await runThirdParties(directory, [...paths]);
    const made = readTree(join(directory, 'generated'), (path) => !paths.has(path));
    return { files: [...made].map(([path, text]) => ({ path, text: withNotice(path, text) })), times };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Operations and settings of the foreign generators are always the project's own. */
function layOut(directory: string, emitted: readonly OutputFile[]): void {
  writeTree(join(directory, 'generated'), emitted);
  for (const path of ['codegen.yml', 'models/graphql', 'package.json']) {
    if (existsSync(join(PROJECT, path))) cpSync(join(PROJECT, path), join(directory, path), { recursive: true });
  }
}

/** What foreign generators write says where it comes from, too. */
function withNotice(path: string, text: string): string {
  const notice = `// ${generatedNotice('')}`;
  const unix = text.replaceAll('\r\n', '\n');
  return !path.endsWith('.ts') || unix.startsWith('// @generated') ? unix : `${notice}\n${unix}`;
}

/** Two files of one name would overwrite each other, on some machines also when only their case differs. */
function requireDistinct(files: readonly OutputFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const other = seen.get(path.toLowerCase());
    if (other !== undefined) throw new InvariantError(`Two emitters write ${other} and ${path}.`);
    seen.set(path.toLowerCase(), path);
  }
}
