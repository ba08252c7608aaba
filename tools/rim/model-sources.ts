import { Diagnostics } from '../diagnostics/diagnostics.js';
import { namesIn, namesInUse } from '../emit/names-in-type.js';
import type { CatalogModel } from '../model/catalog-model.js';
import { parseDocument } from '../pdl/parser.js';
import { indexTypes } from '../resolve/type-index.js';
import { SourceFile } from '../source/source-file.js';
import { readTree } from './file-tree.js';

const REGISTRY = /(^|\/)entity-registry\.yml$/;
/** Resources and operations belong to the service, whichever models it serves. */
const SERVICE = /^(rpc\/[^/]+\.yml|graphql\/(.+\.graphql|overrides\.yml))$/;
/** Operations of the typed client ask for entities and aspects of our own models. */
const DOCUMENT = /^graphql\/documents\//;

/** The files of a model directory that say something about models, sorted by path, paths relative to it. */
export function readModels(directory: string): readonly SourceFile[] {
  return toSources(readTree(directory, (path) => isModel(path) || SERVICE.test(path)));
}

/**
 * Somebody else's models in the place of ours. `ours` gives what the service itself stands on: resources, operations, and
 * the records that resources name, as far as the foreign tree does not declare them itself.
 */
export function mergeModels(
  foreign: readonly SourceFile[],
  ours: { readonly sources: readonly SourceFile[]; readonly model: CatalogModel },
): readonly SourceFile[] {
  const wire = wireSources(ours.model, declaredIn(foreign));
  const taken = new Set(foreign.map((file) => file.path));
  const added = ours.sources.filter(({ path }) =>
    SERVICE.test(path) ? !DOCUMENT.test(path) : wire.has(path) && !taken.has(path),
  );
  return [...foreign.filter(({ path }) => !SERVICE.test(path)), ...added];
}

function isModel(path: string): boolean {
  return path.endsWith('.pdl') || REGISTRY.test(path);
}

function toSources(texts: ReadonlyMap<string, string>): readonly SourceFile[] {
  return [...texts].map(([path, text]) => new SourceFile(path, text));
}

/** Full names of all types in the files; what is wrong with the files is told when they are compiled. */
function declaredIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const silent = new Diagnostics();
  const documents = files.filter(({ path }) => path.endsWith('.pdl')).map((file) => parseDocument(file, silent));
  return new Set(indexTypes(documents, silent).byFqn.keys());
}

/** Files of the types that resources reach, without those that are declared elsewhere. */
function wireSources(model: CatalogModel, declared: ReadonlySet<string>): ReadonlySet<string> {
  const types = new Map(model.types.map((type) => [type.fqn, type]));
  const methods = model.resources.flatMap((resource) => resource.methods);
  const waiting = methods.flatMap((method) => [
    ...method.parameters.flatMap((parameter) => namesInUse(parameter.type)),
    ...(method.returns === undefined ? [] : namesInUse(method.returns)),
  ]);
  const files = new Set<string>();
  const seen = new Set<string>();
  for (let fqn = waiting.pop(); fqn !== undefined; fqn = waiting.pop()) {
    const type = types.get(fqn);
    if (type === undefined || seen.has(fqn) || declared.has(fqn)) continue;
    seen.add(fqn);
    files.add(type.source);
    waiting.push(...namesIn(type), ...(type.kind === 'record' ? type.includes : []));
  }
  return files;
}
