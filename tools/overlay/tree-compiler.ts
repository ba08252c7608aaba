import { Diagnostics } from '../diagnostics/diagnostics.js';
import { compile, type Compilation } from '../resolve/compile.js';
import { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile } from '../source/source-file.js';
import { checkSchema } from './graphql-check.js';
import { type GraphqlFiles, leaveOut, reportUnused } from './left-out.js';
import { isServiceFile } from '../resolve/catalog/model-files.js';
import { joinTrees } from './tree-join.js';

/** What the directories hold. */
export interface TreeSources {
  readonly own: readonly SourceFile[];
  /** None when our own models are compiled alone. */
  readonly trees: readonly (readonly SourceFile[])[];
}

/** `readings` may be those of an earlier compilation. */
export function compileSources({ own, trees }: TreeSources, parseCache = new ParseCache()): Compilation {
  return trees.length === 0 ? compileAlone(own, parseCache) : compileOver(own, trees, parseCache);
}

/** Compile our own models, or others that are as complete. */
export function compileAlone(sources: readonly SourceFile[], parseCache = new ParseCache()): Compilation {
  const compiled = compile(sources, parseCache);
  if (compiled.model === undefined) return compiled;
  const diagnostics = new Diagnostics();
  diagnostics.add(compiled.diagnostics);
  reportUnused(compiled.model, graphqlFiles(sources, parseCache), diagnostics);
  checkSchema(compiled.model, sources, diagnostics);
  return concluded(compiled, diagnostics);
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
  const { sources: joined, diagnostics: found } = joinTrees(trees, own, parseCache);
  const diagnostics = new Diagnostics();
  diagnostics.add(found);
  const compiled = compile(joined, parseCache);
  diagnostics.add(compiled.diagnostics);
  if (compiled.model === undefined) return concluded(compiled, diagnostics);
  const model = leaveOut(compiled.model, graphqlFiles(joined, parseCache), diagnostics);
  checkSchema(model, joined, diagnostics);
  return concluded({ ...compiled, model }, diagnostics);
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
