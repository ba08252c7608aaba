import { Diagnostics } from '../diagnostics/diagnostics.js';
import { compileInStages, type StagedCompilation, type TreeSources } from '../overlay/tree-compiler.js';
import type { Document, Value } from '../pdl/syntax.js';
import type { TypeGraph } from '../resolve/names/model-path.js';
import { type References, resolveNames } from '../resolve/names/name-resolver.js';
import { resolveRecords } from '../resolve/names/records.js';
import { type DeclarationIndex, indexTypes } from '../resolve/names/type-index.js';
import { findCircularTyperefs, TypeTable } from '../resolve/names/type-table.js';
import type { ParseCache } from '../resolve/parse-cache.js';
import type { SourceFile } from '../source/source-file.js';
import { CatalogNames } from './catalog-names.js';
import type { ReadableFiles } from './readable-files.js';
import { TypeMentions } from './type-mentions.js';

/**
 * All files at one moment, and what their names mean. Everything is computed when it is first asked for: answers need
 * names, which take milliseconds, and never the whole compilation.
 */
export class Snapshot implements ReadableFiles {
  readonly sources: TreeSources;
  private readonly parseCache: ParseCache;
  private cachedDocuments: ReadonlyMap<SourceFile, Document> | undefined;
  private cachedIndex: DeclarationIndex | undefined;
  private cachedReferences: References | undefined;
  private cachedGraph: TypeGraph | undefined;
  private cachedPlaces: TypeMentions | undefined;
  private cachedNames: CatalogNames | undefined;

  constructor(sources: TreeSources, parseCache: ParseCache) {
    this.sources = sources;
    this.parseCache = parseCache;
  }

  get files(): readonly SourceFile[] {
    const { own, trees } = this.sources;
    const label = own[0]?.tree.label;
    const isTree = trees.some((files) => files[0]?.tree.label === label);
    return isTree ? trees.flat() : [...own, ...trees.flat()];
  }

  /** Syntax trees of the PDL files. */
  get documents(): ReadonlyMap<SourceFile, Document> {
    this.cachedDocuments ??= new Map(
      this.files.filter(({ path }) => path.endsWith('.pdl')).map((file) => [file, this.documentOf(file)]),
    );
    return this.cachedDocuments;
  }

  get index(): DeclarationIndex {
    this.cachedIndex ??= indexTypes([...this.documents.values()], new Diagnostics());
    return this.cachedIndex;
  }

  get references(): References {
    this.cachedReferences ??= resolveNames([...this.documents.values()], this.index, new Diagnostics());
    return this.cachedReferences;
  }

  /** Structures below the names, for paths of annotations. */
  get graph(): TypeGraph {
    this.cachedGraph ??= this.buildGraph();
    return this.cachedGraph;
  }

  /** Where types are declared and named. */
  get places(): TypeMentions {
    this.cachedPlaces ??= new TypeMentions(this);
    return this.cachedPlaces;
  }

  /** Aspects and entities by name. */
  get names(): CatalogNames {
    this.cachedNames ??= new CatalogNames(this);
    return this.cachedNames;
  }

  documentOf(file: SourceFile): Document {
    return this.parseCache.documentOf(file, new Diagnostics());
  }

  valueOf(file: SourceFile): Value | undefined {
    return this.parseCache.valueOf(file, new Diagnostics());
  }

  /** The compilation that `npm run generate` would do. */
  compile(): StagedCompilation {
    return compileInStages(this.sources, this.parseCache);
  }

  private buildGraph(): TypeGraph {
    const silent = new Diagnostics();
    const { index, references } = this;
    const table = new TypeTable(index, references, findCircularTyperefs(index, references, silent));
    return { table, records: resolveRecords(index, table, silent) };
  }
}
