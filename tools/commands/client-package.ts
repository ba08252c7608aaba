/**
 * The typed client of some models as a package of its own. Takes all generated files, gives those of the package:
 * JavaScript and declarations of the client and of the types of aspects, and a manifest.
 */
import { fileURLToPath } from 'node:url';
import { jsonText } from '../emit/json-file.js';
import { compareText } from '../emit/order.js';
import type { OutputFile } from '../emit/output-file.js';
import { GeneratorBug } from '../invariant.js';
import { compileModules } from '../third-party/module-compiler.js';
import { GENERATED_BY, MANIFEST, readManifest } from './client-folder.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** What the manifest in the directory says already, such as name and version, stays. */
export async function clientPackage(
  generated: readonly OutputFile[],
  directory: string,
): Promise<readonly OutputFile[]> {
  const modules = generated.flatMap(({ path, text }) => {
    const [, own] = /^contract\/((?:client|types)\/.+)$/.exec(path) ?? [];
    return own === undefined ? [] : [{ path: own, text }];
  });
  const compiled = await compileModules(modules);
  const project = readManifest(PROJECT);
  const initial = { name: 'catalog-client', version: project?.version };
  const dependencies = dependenciesOf(compiled, project?.dependencies ?? {});
  const manifest = { ...initial, ...readManifest(directory), ...GENERATED_MEMBERS, dependencies };
  return [...compiled, { path: MANIFEST, text: jsonText(manifest) }];
}

const GENERATED_MEMBERS = {
  generatedBy: GENERATED_BY,
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './client/index.d.ts', default: './client/index.js' },
    './types/*.js': { types: './types/*.d.ts', default: './types/*.js' },
    './package.json': './package.json',
  },
};

/** Packages that the modules import, from the versions on with which they are tested. */
function dependenciesOf(
  compiled: readonly OutputFile[],
  tested: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = compiled.flatMap(({ text }) =>
    [...text.matchAll(/^(?:im|ex)port .* from ['"]([^.'"][^'"]*)['"];/gm)].map(([, name = '']) => name),
  );
  const entries = [...new Set(names)].sort(compareText).map((name): [string, string] => {
    const version = tested[name];
    if (version === undefined) throw new GeneratorBug(`The client imports ${name}, which is no dependency.`);
    return [name, `^${version}`];
  });
  return Object.fromEntries(entries);
}
