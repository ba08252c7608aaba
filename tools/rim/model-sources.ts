import { Diagnostics } from '../diagnostics/diagnostics.js';
import { namesIn, namesInUse } from '../emit/names-in-type.js';
import type { CatalogModel, NamedType, ResourceSpec, TyperefType } from '../model/catalog-model.js';
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

/** Our own directory, read and compiled. */
export interface OwnModels {
  readonly sources: readonly SourceFile[];
  readonly model: CatalogModel;
}

/**
 * Somebody else's models in the place of ours, with what the service itself stands on: resources, operations, and the
 * records that resources name, as far as the foreign tree does not declare them itself.
 */
export function mergeModels(foreign: readonly SourceFile[], ours: OwnModels): readonly SourceFile[] {
  const kept = foreign.filter(({ path }) => !SERVICE.test(path));
  const taken = new Set(kept.map((file) => file.path));
  const service = ours.sources.filter(({ path }) => SERVICE.test(path) && !DOCUMENT.test(path));
  const wire = [...wireSources(ours, declaredIn(foreign)).values()].filter(({ path }) => !taken.has(path));
  return [...kept, ...service, ...wire];
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

/** Files of the types that resources reach, by path, without those that are declared elsewhere. */
function wireSources(ours: OwnModels, declared: ReadonlySet<string>): ReadonlyMap<string, SourceFile> {
  const types = new Map(ours.model.types.map((type) => [type.fqn, type]));
  const sources = new Map(ours.sources.map((file) => [file.path, file]));
  const waiting = ours.model.resources.flatMap(namesInResource);
  const files = new Map<string, SourceFile>();
  const seen = new Set<string>();
  for (let fqn = waiting.pop(); fqn !== undefined; fqn = waiting.pop()) {
    const type = types.get(fqn);
    const source = sources.get(type?.source ?? '');
    if (type === undefined || source === undefined || seen.has(fqn) || declared.has(fqn)) continue;
    seen.add(fqn);
    if (listsSnapshots(type, types)) {
      files.set(source.path, emptied(type));
      continue;
    }
    files.set(source.path, source);
    waiting.push(...namesIn(type));
    if (type.kind === 'record') waiting.push(...type.includes);
  }
  return files;
}

function namesInResource({ methods }: ResourceSpec): readonly string[] {
  return methods.flatMap(({ parameters, returns }) => [
    ...parameters.flatMap((parameter) => namesInUse(parameter.type)),
    ...(returns === undefined ? [] : namesInUse(returns)),
  ]);
}

/** Snapshots hold the aspects of our entities. Models that declare none of their own have none. */
function listsSnapshots(type: NamedType, types: ReadonlyMap<string, NamedType>): type is TyperefType {
  if (type.kind !== 'typeref' || type.ref.kind !== 'union') return false;
  const members = type.ref.members.map((member) =>
    member.type.kind === 'named' ? types.get(member.type.fqn) : undefined,
  );
  return members.length > 0 && members.every((member) => member?.annotations['Entity'] !== undefined);
}

function emptied(type: TyperefType): SourceFile {
  const dot = type.fqn.lastIndexOf('.');
  return new SourceFile(
    type.source,
    `namespace ${type.fqn.slice(0, dot)}\n\ntyperef ${type.fqn.slice(dot + 1)} = union[]\n`,
  );
}
