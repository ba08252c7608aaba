import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { GeneratorBug } from '../../tools/invariant.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { compile } from '../../tools/resolve/compile.js';
import { SourceFile } from '../../tools/source/source-file.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** Models that every case starts from. */
const BASE = 'base';

/** One version of a case's models. */
export interface CaseVersion {
  readonly model: CatalogModel;
  readonly sources: readonly SourceFile[];
}

/** A folder of `test/evolution`: its `old/` and `new/` replace files of the base or add to them. */
export interface EvolutionCase {
  readonly name: string;
  readonly older: CaseVersion;
  readonly newer: CaseVersion;
}

/** All cases by name; each compiles. */
export function evolutionCases(): readonly EvolutionCase[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== BASE)
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, older: versionOf(name, 'old'), newer: versionOf(name, 'new') }));
}

/** The expected report of the case; with UPDATE_GOLDEN=1 it is set to `actual` first. */
export function expectedReport({ name }: EvolutionCase, actual: string): string {
  const file = join(ROOT, name, 'expected.txt');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, actual);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function versionOf(name: string, folder: 'new' | 'old'): CaseVersion {
  const texts = new Map([...readTexts(BASE), ...readTexts(join(name, folder))]);
  const sources = [...texts].map(([path, text]) => new SourceFile(path, text));
  const { model, diagnostics } = compile(sources);
  if (model === undefined || diagnostics.length > 0) {
    throw new GeneratorBug(`${name}/${folder} does not compile.\n${printDiagnostics(diagnostics, 'plain')}`);
  }
  return { model, sources };
}

function readTexts(folder: string): readonly (readonly [string, string])[] {
  const directory = join(ROOT, folder);
  // A version equal to the base has no folder.
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => [path, readFileSync(join(directory, path), 'utf8')]);
}
