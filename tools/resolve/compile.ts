import type { DefinitionNode, DocumentNode } from 'graphql';
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import type {
  AspectSpec,
  CatalogModel,
  EntitySpec,
  OpenLineageSpec,
  PatchRules,
  ResourceSpec,
  SearchableSpec,
  SourceText,
} from '../model/catalog-model.js';
import { type EditRules, NO_EDITS } from '../model/edit-rules.js';
import type { ListRule } from '../model/list-rules.js';
import { NO_OVERVIEWS, type OverviewSpec } from '../model/overviews.js';
import { type GraphqlOverrides, NO_OVERRIDES } from '../model/graphql-overrides.js';
import type { Document, Value } from '../pdl/syntax.js';
import { SourceFile } from '../source/source-file.js';
import { AnnotationReader } from './annotations/annotation-checker.js';
import { checkAnnotations } from './annotations/annotations.js';
import type { AspectContext } from './annotations/aspect-context.js';
import { buildAspects, findAspects, type NamedAspect } from './catalog/aspects.js';
import { checkDefaults } from './names/defaults.js';
import { checkEndless } from './names/endless-records.js';
import { attachFindings } from './catalog/entity-findings.js';
import { readEdits } from './catalog/edits/edit-rules.js';
import { readRegistry, type RegisteredEntity } from './catalog/entity-registry.js';
import { ParseCache } from './parse-cache.js';
import { readOverrides } from './catalog/graphql-overrides.js';
import { checkGraphql } from './catalog/graphql-sources.js';
import type { TypeGraph } from './names/model-path.js';
import { resolveNames } from './names/name-resolver.js';
import { readLists } from './catalog/list-rules.js';
import { readOpenLineage } from './catalog/open-lineage-rules.js';
import { readOverviews } from './catalog/overviews.js';
import { buildTypes } from './catalog/named-types.js';
import { NO_PATCH_RULES, readPatchRules } from './catalog/patch-rules.js';
import { resolveRecords } from './names/records.js';
import { mergeRegistries } from './catalog/registry-merge.js';
import {
  EDITS_PATH,
  isRegistry,
  isRuleFile,
  LISTS_PATH,
  OPEN_LINEAGE_PATH,
  OVERVIEWS_PATH,
  RULES_PATH,
  TEXT_ANALYSIS_PATH,
} from './catalog/model-files.js';
import { withUsableExamples } from './catalog/rpc-example.js';
import { ResourceReader } from './catalog/rpc-resources.js';
import { NO_RULES, readRules, type StatedRules } from './catalog/rules/model-rules.js';
import { mergeRules } from './catalog/rules/rule-merge.js';
import { NO_TEXT_ANALYSIS, readTextAnalysis } from './catalog/rules/text-analysis.js';
import { attachSnapshots } from './catalog/snapshots.js';
import { indexTypes, type DeclarationIndex } from './names/type-index.js';
import { findCircularTyperefs, TypeTable } from './names/type-table.js';
import { checkUnions } from './names/unions.js';

const OVERRIDES_PATH = 'graphql/overrides.yml';
const DOCUMENTS_PATH = 'graphql/documents/';
const PATCHES_PATH = 'patches.yml';

export interface Compilation {
  /** `undefined` when there is an error among the diagnostics. */
  readonly model: CatalogModel | undefined;
  /** The same with errors, and without what has them. */
  readonly draft: CatalogModel;
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files and their resolved types. */
  readonly types: ResolvedTypes;
  /** What people wrote of the GraphQL schema. */
  readonly graphql: WrittenGraphql;
}

/** Files of `graphql/` with the places of everything in them; without those that cannot be read. */
export interface WrittenGraphql {
  /** Definitions of types and fields, and none of clients' operations. */
  readonly definitions: readonly { readonly file: SourceFile; readonly document: DocumentNode }[];
  /** The tree of `overrides.yml`. */
  readonly overrides: Value | undefined;
}

/**
 * All files of a model directory in, the model out. `sources` holds PDL files at any depth, one `entity-registry.yml`,
 * `rpc/*.yml`, `graphql/*`, `patches.yml`, `rules.yml` and `search/*`; other files are ignored. The order of `sources`
 * does not matter. Continues after errors, so that one run shows all of them. `parseCache` may be that of an earlier
 * compilation.
 */
export function compile(sources: readonly SourceFile[], parseCache = new ParseCache()): Compilation {
  const diagnostics = new Diagnostics();
  const context = { parseCache, diagnostics };
  const files = modelFiles(sources);
  const types = resolveTypes(files, context);
  const model = buildModel(files, types, context);
  const graphql = writtenGraphql(files, parseCache);
  const accepted = diagnostics.errorCount > 0 ? undefined : model;
  return { model: accepted, draft: model, diagnostics: diagnostics.sorted(), types, graphql };
}

/** Parser of files, and collector of diagnostics. */
interface CompileContext {
  readonly parseCache: ParseCache;
  readonly diagnostics: Diagnostics;
}

/** With an error among `diagnostics` the model is incomplete. */
function buildModel(files: readonly SourceFile[], types: ResolvedTypes, compileContext: CompileContext): CatalogModel {
  const { diagnostics } = compileContext;
  const context = { graph: types.graph, reader: new AnnotationReader(diagnostics), diagnostics };
  checkAnnotations(types.documents, context);
  const named = findAspects(context);
  const errors = diagnostics.errorCount;
  const registered = registeredEntities(files, named, { ...context, ...compileContext });
  const registry = diagnostics.errorCount > errors ? 'incomplete' : 'complete';
  const overrides = overridesIn(files, compileContext);
  const entities = attachFindings(attachSnapshots(registered, named, { ...context, registry }), overrides);
  const entityNames = entities.map((entity) => entity.name);
  const aspects = buildAspects(named, entities, context);
  const stated = rulesIn(files, { named, entities, aspects, types }, compileContext);
  const words = ruleValue(files, TEXT_ANALYSIS_PATH, compileContext);
  const ruled = entities.map((entity) => ({ ...entity, ...stated.entities.get(entity.name) }));
  return {
    types: buildTypes(types.index, types.graph),
    aspects: aspects.map((aspect) => withColumnLineage(aspect, stated)),
    entities: ruled,
    rules: stated.rules,
    openLineage: openLineageIn(files, { named, entities: ruled, aspects, types }, compileContext),
    textAnalysis: words === undefined ? NO_TEXT_ANALYSIS : readTextAnalysis(words, diagnostics),
    resources: readResources(files, types.index, { ...context, ...compileContext }).map((resource) =>
      withUsableExamples(resource, { entities: new Set(entityNames), aspects: new Set(named.keys()) }),
    ),
    patches: patchesIn(files, named, { ...context, ...compileContext }),
    edits: editsIn(files, { named, entities: ruled, aspects, types }, compileContext),
    lists: listsIn(files, { named, entities: ruled, aspects, types }, compileContext),
    overviews: overviewsIn(files, { named, entities: ruled, aspects, types }, compileContext),
    graphqlSources: graphqlIn(files, compileContext),
    graphqlOverrides: overrides,
  };
}

/** The files as trees, their declarations, and the structures below the names. */
export interface ResolvedTypes {
  readonly documents: readonly Document[];
  readonly index: DeclarationIndex;
  readonly graph: TypeGraph;
}

/** The stages of the language, without the catalog: names, structures, includes, defaults. */
function resolveTypes(files: readonly SourceFile[], { parseCache, diagnostics }: CompileContext): ResolvedTypes {
  const documents = files
    .filter((file) => file.path.endsWith('.pdl'))
    .map((file) => parseCache.documentOf(file, diagnostics));
  const index = indexTypes(documents, diagnostics);
  const references = resolveNames(documents, index, diagnostics);
  const table = new TypeTable(index, references, findCircularTyperefs(index, references, diagnostics));
  checkUnions(documents, table, diagnostics);
  const records = resolveRecords(index, table, diagnostics);
  checkEndless(records, table, diagnostics);
  checkDefaults(records, table, diagnostics);
  return { documents, index, graph: { table, records } };
}

/** The model files, by path in code unit order. */
function modelFiles(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources
    .filter(
      (file) =>
        file.path.endsWith('.pdl') ||
        isRegistry(file) ||
        isIn(file, 'rpc', '.yml') ||
        isIn(file, 'graphql', '.graphql') ||
        file.path === OVERRIDES_PATH ||
        file.path === PATCHES_PATH ||
        isRuleFile(file),
    )
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.tree.rank - b.tree.rank));
}

function isIn(file: SourceFile, folder: string, ending: string): boolean {
  return file.path.startsWith(`${folder}/`) && file.path.endsWith(ending);
}

function registeredEntities(
  files: readonly SourceFile[],
  aspects: ReadonlyMap<string, NamedAspect>,
  { graph, parseCache, diagnostics }: AspectContext & CompileContext,
): readonly RegisteredEntity[] {
  const byTree = new Map<number, SourceFile>();
  for (const file of files.filter(isRegistry)) {
    const first = byTree.get(file.tree.rank);
    if (first === undefined) byTree.set(file.tree.rank, file);
    else diagnostics.report('duplicate-registry', { file, start: 0, end: 0 }, { other: first.place });
  }
  if (byTree.size === 0) {
    const tree = files.find((source) => source.tree.rank >= 0)?.tree;
    const file = new SourceFile('entity-registry.yml', '', tree);
    diagnostics.report('registry-missing', { file, start: 0, end: 0 });
  }
  const ordered = [...byTree].sort(([a], [b]) => a - b).map(([, file]) => file);
  const [value, ...others] = ordered.flatMap((file) => parseCache.valueOf(file, diagnostics) ?? []);
  return value === undefined ? [] : readRegistry(mergeRegistries([value, ...others]), aspects, graph, diagnostics);
}

function readResources(
  files: readonly SourceFile[],
  index: DeclarationIndex,
  { graph, parseCache, diagnostics }: AspectContext & CompileContext,
): readonly ResourceSpec[] {
  const reader = new ResourceReader(graph, index, diagnostics);
  const resources = files.flatMap((file) => {
    const value = isIn(file, 'rpc', '.yml') ? parseCache.valueOf(file, diagnostics) : undefined;
    return (value && reader.read(file, value)) ?? [];
  });
  return resources.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function patchesIn(
  files: readonly SourceFile[],
  aspects: ReadonlyMap<string, NamedAspect>,
  { graph, parseCache, diagnostics }: AspectContext & CompileContext,
): PatchRules {
  const file = files.find((candidate) => candidate.path === PATCHES_PATH);
  const value = file && parseCache.valueOf(file, diagnostics);
  return value === undefined ? NO_PATCH_RULES : readPatchRules(value, aspects, graph, diagnostics);
}

/** What rules may be about. */
interface RuleGround {
  readonly named: ReadonlyMap<string, NamedAspect>;
  readonly entities: readonly EntitySpec[];
  readonly aspects: readonly AspectSpec[];
  readonly types: ResolvedTypes;
}

function rulesIn(files: readonly SourceFile[], ground: RuleGround, compileContext: CompileContext): StatedRules {
  const value = ruleValue(files, RULES_PATH, compileContext);
  if (value === undefined) return NO_RULES;
  const { aspects: aspectSpecs } = ground;
  const subjects = { ...subjectsOf(ground, searchFieldsOf(aspectSpecs)), aspectSpecs };
  return readRules(value, subjects, compileContext.diagnostics);
}

function editsIn(files: readonly SourceFile[], ground: RuleGround, compileContext: CompileContext): EditRules {
  const value = ruleValue(files, EDITS_PATH, compileContext);
  if (value === undefined) return NO_EDITS;
  const enums = [...ground.types.index.byFqn.values()].filter(({ node }) => node.kind === 'enum');
  const sent = {
    enums: enums.map(({ fqn }) => fqn.slice(fqn.lastIndexOf('.') + 1)),
    written: writtenDefinitions(files, compileContext),
  };
  return readEdits(value, subjectsOf(ground), sent, compileContext.diagnostics);
}

function listsIn(
  files: readonly SourceFile[],
  ground: RuleGround,
  compileContext: CompileContext,
): readonly ListRule[] {
  const value = ruleValue(files, LISTS_PATH, compileContext);
  if (value === undefined) return [];
  return readLists(value, subjectsOf(ground), searchFieldsOf(ground.aspects), compileContext.diagnostics);
}

function overviewsIn(files: readonly SourceFile[], ground: RuleGround, compileContext: CompileContext): OverviewSpec {
  const value = ruleValue(files, OVERVIEWS_PATH, compileContext);
  if (value === undefined) return NO_OVERVIEWS;
  const fields = searchFieldsOf(ground.aspects);
  const subjects = subjectsOf(ground, fields);
  const written = writtenDefinitions(files, compileContext);
  return readOverviews(value, { subjects, fields, written }, compileContext.diagnostics);
}

function openLineageIn(
  files: readonly SourceFile[],
  ground: RuleGround,
  compileContext: CompileContext,
): OpenLineageSpec | undefined {
  const value = ruleValue(files, OPEN_LINEAGE_PATH, compileContext);
  return value === undefined ? undefined : readOpenLineage(value, subjectsOf(ground), compileContext.diagnostics);
}

/** What rules may name. @param fields search fields by aspect, for rules that name some */
function subjectsOf(
  { named, entities, types }: RuleGround,
  fields: ReadonlyMap<string, readonly string[]> = new Map(),
) {
  return { aspects: named, entities, searchFields: new Set([...fields.values()].flat()), graph: types.graph };
}

/** Names of search fields, by aspect. */
function searchFieldsOf(aspects: readonly AspectSpec[]): ReadonlyMap<string, readonly string[]> {
  return new Map(aspects.map(({ name, searchable }) => [name, searchable.flatMap(searchNames)]));
}

/** The files of all trees at that path, the last tree last, as one. */
function ruleValue(
  files: readonly SourceFile[],
  path: string,
  { parseCache, diagnostics }: CompileContext,
): Value | undefined {
  const ofPath = files.filter((file) => file.path === path);
  return mergeRules(ofPath.flatMap((file) => parseCache.valueOf(file, diagnostics) ?? []));
}

function searchNames({ name, aliases, hasValues, numValues }: SearchableSpec): readonly string[] {
  return [
    name,
    ...aliases,
    ...(hasValues === undefined ? [] : [hasValues.name]),
    ...(numValues === undefined ? [] : [numValues]),
  ];
}

function withColumnLineage(aspect: AspectSpec, { columnLineage }: StatedRules): AspectSpec {
  const stated = columnLineage.get(aspect.name);
  return stated === undefined ? aspect : { ...aspect, columnLineage: stated };
}

function graphqlIn(files: readonly SourceFile[], { parseCache, diagnostics }: CompileContext): readonly SourceText[] {
  const sources = files.filter((file) => isIn(file, 'graphql', '.graphql'));
  const read = sources.map((file) => ({ file, document: parseCache.graphqlOf(file, diagnostics) }));
  checkGraphql(read, diagnostics);
  return sources.map(({ path, text }) => ({ path, text }));
}

/** From the cache: what cannot be read has been reported. */
function writtenGraphql(files: readonly SourceFile[], parseCache: ParseCache): WrittenGraphql {
  const reported = new Diagnostics();
  const sources = files.filter((file) => isIn(file, 'graphql', '.graphql') && !file.path.startsWith(DOCUMENTS_PATH));
  const overrides = files.find(({ path }) => path === OVERRIDES_PATH);
  return {
    definitions: sources.flatMap((file) => {
      const document = parseCache.graphqlOf(file, reported);
      return document === undefined ? [] : { file, document };
    }),
    overrides: overrides && parseCache.valueOf(overrides, reported),
  };
}

function writtenDefinitions(files: readonly SourceFile[], { parseCache }: CompileContext): readonly DefinitionNode[] {
  return writtenGraphql(files, parseCache).definitions.flatMap(({ document }) => document.definitions);
}

function overridesIn(files: readonly SourceFile[], { parseCache, diagnostics }: CompileContext): GraphqlOverrides {
  const file = files.find((candidate) => candidate.path === OVERRIDES_PATH);
  const value = file && parseCache.valueOf(file, diagnostics);
  return value === undefined ? NO_OVERRIDES : readOverrides(value, diagnostics);
}
