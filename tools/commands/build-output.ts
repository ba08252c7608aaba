import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Emitter } from '../emit/emitter.js';
import { compareText } from '../emit/order.js';
import { generatedNotice, type OutputFile } from '../emit/output-file.js';
import { placeByReader } from '../emit/output-layout.js';
import { GeneratorBug } from '../invariant.js';
import type { CatalogModel, SourceText } from '../model/catalog-model.js';
import { missingOperationsFile, type PageOperations, pageDocuments } from './page-documents.js';
import type { Times } from './report.js';
import { runThirdParties } from '../third-party/third-party.js';

/** Files of our own emitters. */
export interface OwnOutput {
  readonly files: readonly OutputFile[];
  /** Milliseconds of each emitter. */
  readonly times: Times;
}

/** All generated files, by path. */
export interface GeneratedOutput {
  readonly files: readonly OutputFile[];
  /** Milliseconds of each third-party generator, and from the start of the first to the end of the last. */
  readonly thirdParty: { readonly total: number; readonly each: Times };
}

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Settings that third-party generators read from their working directory. */
const SETTINGS = ['codegen.yml', 'package.json'];

/** Let all emitters see the model, and give each file its place. */
export function emitOwn(model: CatalogModel, emitters: readonly Emitter[]): OwnOutput {
  const times = new Map<string, number>();
  const files = emitters.flatMap((emitter) => {
    const began = performance.now();
    const emitted = emitter.emit(model);
    times.set(emitter.name, performance.now() - began);
    return emitted.map(placeByReader);
  });
  requireDistinct(files);
  return { files, times };
}

/**
 * Run the third-party generators on the emitted files, in a temporary directory.
 * @param signal ends them
 * @throws ThirdPartyAborted after the signal
 */
export async function completeOutput(
  model: CatalogModel,
  emitted: readonly OutputFile[],
  signal?: AbortSignal,
): Promise<GeneratedOutput> {
  const pages = pageDocuments(emitted);
  const texts = { graphqlSources: model.graphqlSources, pages };
  const { files: compiled, thirdParty } = await runThirdPartyGenerators(emitted, texts, signal);
  const files = [...emitted, missingOperationsFile(pages), ...compiled];
  requireDistinct(files);
  return { files: files.sort((a, b) => compareText(a.path, b.path)), thirdParty };
}

async function runThirdPartyGenerators(
  emitted: readonly OutputFile[],
  { graphqlSources, pages }: { readonly graphqlSources: readonly SourceText[]; readonly pages: PageOperations },
  signal: AbortSignal | undefined,
) {
  const below = (folder: string, files: readonly SourceText[]): readonly OutputFile[] =>
    files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
  const settings = SETTINGS.map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));
  const given = [...below('generated', emitted), ...below('models', graphqlSources), ...pages.documents, ...settings];
  const began = performance.now();
  const { files, times } = await runThirdParties(given, signal);
  const thirdParty = { total: performance.now() - began, each: times };
  const made = files.filter(({ path }) => path.startsWith('generated/'));
  return {
    files: made.map(({ path, text }) => ({ path: path.slice('generated/'.length), text: withNotice(path, text) })),
    thirdParty,
  };
}

/** Files of third-party generators name their source, too. */
function withNotice(path: string, text: string): string {
  const notice = `// ${generatedNotice('')}`;
  const unix = text.replaceAll('\r\n', '\n');
  return !path.endsWith('.ts') || unix.startsWith('// @generated') ? unix : `${notice}\n${unix}`;
}

/** Two files of one name would overwrite each other; on some systems even when they differ in case. */
function requireDistinct(files: readonly OutputFile[]): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const other = seen.get(path.toLowerCase());
    if (other !== undefined) throw new GeneratorBug(`Two emitters write ${other} and ${path}.`);
    seen.set(path.toLowerCase(), path);
  }
}
