import type { DiagnosticRow } from '../diagnostics/diagnostic-row.js';
import { DIAGNOSTIC_ROWS } from '../diagnostics/diagnostic-table.js';
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { compile, type Compilation } from '../resolve/compile.js';
import { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile, SourceTree } from '../source/source-file.js';
import { checkSchema } from './graphql-check.js';
import { type GraphqlFiles, leaveOut, reportUnused } from './left-out.js';
import { isServiceFile } from '../resolve/catalog/model-files.js';
import { joinTrees } from './tree-join.js';

/** Files that the GraphQL schema is made without. */
const BESIDE_SCHEMA = /^(rpc\/.*|search\/.*|openlineage\.yml|patches\.yml)$/;

/** What the directories hold. */
export interface TreeSources {
  readonly own: readonly SourceFile[];
  /** None when our own models are compiled alone. */
  readonly trees: readonly (readonly SourceFile[])[];
}

/** One directory of models, and the tree that its files belong to. */
export interface TreeRoot {
  readonly directory: string;
  readonly tree: SourceTree;
}

/** Where `TreeSources` are read from. */
export interface TreeRoots {
  readonly own: TreeRoot;
  readonly trees: readonly TreeRoot[];
}

/**
 * A compilation in two stages, for those who want to show early what is wrong. What people wrote of the GraphQL schema
 * is compared with the schema of the models in the second one, which takes twice as long as the first.
 */
export interface StagedCompilation {
  /** All that is known of types, annotations and YAML files. */
  readonly compiled: Compilation;
  readonly finish: () => Compilation;
}

/** `parseCache` may be that of an earlier compilation. */
export function compileSources(sources: TreeSources, parseCache = new ParseCache()): Compilation {
  return compileInStages(sources, parseCache).finish();
}

export function compileInStages({ own, trees }: TreeSources, parseCache: ParseCache): StagedCompilation {
  return trees.length === 0 ? stagesAlone(own, parseCache) : stagesOver(own, trees, parseCache);
}

/** Compile our own models, or others that are as complete. */
export function compileAlone(sources: readonly SourceFile[], parseCache = new ParseCache()): Compilation {
  return stagesAlone(sources, parseCache).finish();
}

function stagesAlone(sources: readonly SourceFile[], parseCache: ParseCache): StagedCompilation {
  const compiled = compile(sources, parseCache);
  const finish = (): Compilation => {
    if (!hasSchema(compiled)) return compiled;
    const diagnostics = new Diagnostics();
    diagnostics.add(compiled.diagnostics);
    reportUnused(compiled.draft, graphqlFiles(sources, parseCache), diagnostics);
    checkSchema(compiled.draft, { sources, parseCache }, diagnostics);
    return concluded(compiled, diagnostics);
  };
  return { compiled, finish };
}

/**
 * Compile trees of models in the place of `own`, from which only what the service stands on is taken. The rank of a
 * tree is its position.
 */
export function compileOver(
  own: readonly SourceFile[],
  trees: readonly (readonly SourceFile[])[],
  parseCache = new ParseCache(),
): Compilation {
  return stagesOver(own, trees, parseCache).finish();
}

function stagesOver(
  own: readonly SourceFile[],
  trees: readonly (readonly SourceFile[])[],
  parseCache: ParseCache,
): StagedCompilation {
  const { sources: joined, diagnostics: found } = joinTrees(trees, own, parseCache);
  const diagnostics = new Diagnostics();
  diagnostics.add(found);
  const compilation = compile(joined, parseCache);
  diagnostics.add(compilation.diagnostics);
  const compiled = concluded(compilation, diagnostics);
  const finish = (): Compilation => {
    if (!hasSchema(compiled)) return compiled;
    const model = leaveOut(compilation.draft, graphqlFiles(joined, parseCache), diagnostics);
    checkSchema(model, { sources: joined, parseCache }, diagnostics);
    return concluded({ ...compilation, model }, diagnostics);
  };
  return { compiled, finish };
}

/** Whether no error touches the GraphQL schema, so that what is found in it follows from none. */
function hasSchema({ diagnostics }: Compilation): boolean {
  return diagnostics.every(({ code, severity, span }) => {
    const row: DiagnosticRow<never> = DIAGNOSTIC_ROWS[code];
    return severity !== 'error' || row.leavesSchema === true || BESIDE_SCHEMA.test(span.file.path);
  });
}

/** The compilation with all that was found until now. */
function concluded(compilation: Compilation, diagnostics: Diagnostics): Compilation {
  const model = diagnostics.errorCount > 0 ? undefined : compilation.model;
  return { ...compilation, model, diagnostics: diagnostics.sorted() };
}

function graphqlFiles(joined: readonly SourceFile[], parseCache: ParseCache): GraphqlFiles {
  const sources = joined.filter(isServiceFile);
  const overrides = sources.find(({ path }) => path === 'graphql/overrides.yml');
  return { sources, overrides: overrides && parseCache.valueOf(overrides, new Diagnostics()) };
}
