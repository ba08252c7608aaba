import type { DocumentNode } from 'graphql';
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { parseDocument } from '../pdl/parser.js';
import type { Document, Value } from '../pdl/syntax.js';
import type { SourceFile } from '../source/source-file.js';
import { readGraphql } from './catalog/graphql-sources.js';
import { readYaml } from './yaml/yaml-value.js';

/**
 * Parse results of single files. A file object is parsed once, so repeated compilations keep the cache and the objects
 * of unchanged files.
 */
export class ParseCache {
  private readonly documents = new Memory(parseDocument);
  private readonly graphql = new Memory(readGraphql);
  private readonly values = new Memory(readYaml);

  /** Syntax tree of a PDL file. */
  documentOf(file: SourceFile, diagnostics: Diagnostics): Document {
    return this.documents.read(file, diagnostics);
  }

  /** Syntax tree of a GraphQL file; `undefined` when it cannot be read. */
  graphqlOf(file: SourceFile, diagnostics: Diagnostics): DocumentNode | undefined {
    return this.graphql.read(file, diagnostics);
  }

  /** Tree of a YAML file; `undefined` when it is none. */
  valueOf(file: SourceFile, diagnostics: Diagnostics): Value | undefined {
    return this.values.read(file, diagnostics);
  }
}

/** What stands for bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

/** The first place where a file is not UTF-8: the other mistakes in it may follow from that. */
function encodingFault(file: SourceFile): readonly Diagnostic[] | undefined {
  const start = file.text.indexOf(REPLACEMENT);
  if (start < 0) return undefined;
  const found = new Diagnostics();
  found.report('not-utf8', { file, start, end: start + 1 });
  return found.sorted();
}

interface CachedParse<T> {
  readonly result: T;
  readonly found: readonly Diagnostic[];
}

/** Caches the results of a parser together with its diagnostics, and reports them again. */
class Memory<T> {
  private readonly parses = new WeakMap<SourceFile, CachedParse<T>>();
  private readonly reader: (file: SourceFile, diagnostics: Diagnostics) => T;

  constructor(reader: (file: SourceFile, diagnostics: Diagnostics) => T) {
    this.reader = reader;
  }

  read(file: SourceFile, diagnostics: Diagnostics): T {
    const cached = this.parses.get(file) ?? this.parse(file);
    diagnostics.add(cached.found);
    return cached.result;
  }

  private parse(file: SourceFile): CachedParse<T> {
    const found = new Diagnostics();
    const result = this.reader(file, found);
    const reading = { result, found: encodingFault(file) ?? found.sorted() };
    this.parses.set(file, reading);
    return reading;
  }
}
